"""Flet as the running host has it, for a while: its own ways of comparing screens are put back afterwards."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from flet.controls import base_control, object_patch
from flet.controls.object_patch import DiffBuilder

from companion.host import lean


@contextmanager
def lightened() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        for name in lean.WALKS:
            patch.setattr(DiffBuilder, name, getattr(DiffBuilder, name))
        patch.setattr(object_patch, "dataclasses", object_patch.dataclasses)
        patch.setattr(base_control, "get_event_field_type", base_control.get_event_field_type)
        lean.install()
        yield
