"""A handler that fails leaves the screen standing."""

import asyncio
import logging

import flet as ft

from screens.shared.safe import safe
from tests.screens.harness import Device


@ft.component
def Fragile() -> ft.Control:
    def fail() -> None:
        raise ValueError("broken")

    button = ft.Container(ft.Text("press"), on_click=safe(fail, "Sorry!"))
    return ft.Semantics(identifier="fragile", content=button)


def test_a_failing_handler_says_sorry(complaints: list[logging.LogRecord]) -> None:
    async def run() -> None:
        device = await Device().start(lambda page: page.render(Fragile))
        await device.tap("fragile")
        assert "press" in device.texts()
        assert b"Sorry!" in device.received
        assert b"Traceback" not in device.received

    asyncio.run(run())
    assert [record.getMessage() for record in complaints] == ["a handler failed"]
    complaints.clear()
