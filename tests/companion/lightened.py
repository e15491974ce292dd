"""Flet as the running host has it, for a while: its own ways to make and compare screens are put back afterwards."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from flet.controls import base_control, object_patch
from flet.controls.object_patch import DiffBuilder
from flet.messaging import protocol

from companion.host import comparing, lean, making


@contextmanager
def lightened() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        for name in lean.WALKS:
            patch.setattr(DiffBuilder, name, getattr(DiffBuilder, name))
        for kind, name in comparing.PLACES:
            patch.setattr(kind, name, getattr(kind, name))
        patch.setattr(object_patch, "dataclasses", object_patch.dataclasses)
        patch.setattr(protocol, "is_dataclass", protocol.is_dataclass)  # type: ignore[attr-defined]
        patch.setattr(base_control, "get_event_field_type", base_control.get_event_field_type)
        for name in lean.CHATTER:
            patch.setattr(logging.getLogger(name), "debug", logging.getLogger(name).debug)
        for made in making.KINDS:
            patch.setattr(made, "__init__", made.__init__)
        comparing.install()
        lean.install()
        making.install()
        yield
