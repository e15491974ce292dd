"""The paper of last time is not asked again, however slowly the phone remembers it."""

from pathlib import Path

import flet as ft
import pytest

from tests.screens.evening import Evening, evening
from tests.screens.harness import Device

PAPER = "companion.paper"


def picture(device: Device) -> str:
    return next(str(one.src) for one in device.walk(device.find("print-preview")) if isinstance(one, ft.Image))


async def printing(at: Evening, kept: str | None, *, slow: bool = False) -> Device:
    phone = Device("/print")
    if kept:
        phone.stored[PAPER] = kept
    if slow:
        phone.connection.slow = {PAPER}
    return await phone.start(at.main)


@pytest.mark.parametrize("slow", [False, True])
def test_the_paper_of_last_time(tmp_path: Path, slow: bool) -> None:
    async def look(at: Evening) -> None:
        phone = await printing(at, "letter mono", slow=slow)
        await phone.recall()
        assert "paper=letter&mono=1" in picture(phone)
        await phone.tap("print-ink-colour")
        assert phone.stored[PAPER] == "letter"

    evening(tmp_path, look)


@pytest.mark.parametrize("kept", [None, "a4 mono"])
def test_what_was_chosen_before_the_phone_remembers_is_printed_and_kept(tmp_path: Path, kept: str | None) -> None:
    async def look(at: Evening) -> None:
        phone = await printing(at, kept, slow=True)
        await phone.tap("print-paper-letter")
        await phone.recall()
        assert "paper=letter&" in picture(phone)
        assert "mono" not in picture(phone)
        assert phone.stored[PAPER] == "letter"

    evening(tmp_path, look)
