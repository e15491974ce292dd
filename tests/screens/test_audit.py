"""The audit bites: a button without words and an identifier that is there twice are found."""

import asyncio
from contextlib import nullcontext

import flet as ft
import pytest

from tests.screens.audit import audit
from tests.screens.harness import Device


def _button(content: ft.Control, **how: str) -> ft.Control:
    return ft.Semantics(identifier="one", button=True, content=ft.Container(content, on_click=print), **how)


@pytest.mark.parametrize(
    ("screen", "found"),
    [
        ([_button(ft.Icon(ft.Icons.CLOSE))], "no words for"),
        ([_button(ft.Text(" "))], "no words for"),
        ([_button(ft.Icon(ft.Icons.CLOSE), label="Close"), _button(ft.Text("Close"))], "more than once"),
        ([_button(ft.Icon(ft.Icons.CLOSE, tooltip="Close"))], ""),
    ],
)
def test_what_the_audit_finds(screen: list[ft.Control], found: str) -> None:
    async def run() -> None:
        device = await Device().start(lambda page: page.add(*screen))
        with pytest.raises(AssertionError, match=found) if found else nullcontext():
            audit(device)

    asyncio.run(run())
