"""What every screen has to have: a name for whoever cannot see it, and one of each identifier."""

from collections import Counter
from collections.abc import Iterator

import flet as ft
from flet.controls.base_control import BaseControl

from tests.screens.harness import Device


def audit(device: Device) -> None:
    parts = device.all(ft.Semantics)
    silent = [part.identifier for part in parts if part.button and not any(words(device, part))]
    assert not silent, f"a screen reader has no words for {silent}"
    named = Counter(part.identifier for part in parts if part.identifier)
    twice = [name for name, count in named.items() if count > 1]
    assert not twice, f"on the screen more than once: {twice}"


def words(device: Device, part: BaseControl) -> Iterator[str]:
    """Everything a screen reader can say about a part."""
    for one in device.walk(part):
        for name in ("label", "tooltip", "value", "semantics_label"):
            said = getattr(one, name, None)
            if isinstance(said, str):
                yield said.strip()
