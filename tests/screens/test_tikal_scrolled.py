"""What lies below the board, drawn up by a finger: what can be done now comes back into sight when it is another."""

from pathlib import Path

import flet as ft
import pytest

from tests.screens.evening import Evening, evening
from tests.screens.harness import Device
from tests.screens.scrolling import drawn_up
from tests.screens.tikal_table import begun, do, tikal

pytestmark = pytest.mark.long


@pytest.mark.parametrize("seat", [0, 1])
def test_a_tapped_hex_is_told_of_within_sight(tmp_path: Path, seat: int) -> None:
    """Whoever acts and whoever only looks."""

    async def play(at: Evening) -> None:
        await tikal(at, 0, 1)
        await begun(at)
        phone = at.phones[seat]
        shown = await drawn_up(phone)
        await phone.tap("hex-a4")
        assert shown == [0]
        await phone.tap("hex-b5")
        assert shown == [0], "it is there already"

    evening(tmp_path, play)


def test_a_turn_that_is_begun_again_is_seen_from_its_beginning(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await tikal(at, 0, 1)
        await begun(at)
        await phone.tap("hex-a5", "bring-do")
        shown = await drawn_up(phone)
        await phone.tap("turn-again")
        assert shown == [0]

    evening(tmp_path, play)


def test_who_reads_while_others_act_is_left_alone(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        await tikal(at, 0, 1)
        await begun(at)
        phone = at.phones[1]
        shown = await drawn_up(phone)
        await do(at, 0, "bring", figure="member", to=[0, 4])
        assert shown == []
        await do(at, 0, "end")
        assert shown == [0], "it is their turn"

    evening(tmp_path, play)


def test_with_large_type_the_board_leaves_room_for_what_can_be_done(tmp_path: Path) -> None:
    """It is scrolled with what lies below it, which would have no room under it on a phone."""

    async def play(at: Evening) -> None:
        phone = await tikal(at, 0)
        await phone.resize(390, 844)
        assert not _board_is_scrolled(phone)
        await phone.tap("open-settings", "switch-large", "back")
        assert _board_is_scrolled(phone)

    evening(tmp_path, play)


def _board_is_scrolled(phone: Device) -> bool:
    columns = [one for one in phone.all(ft.Column) if one.scroll == ft.ScrollMode.AUTO]
    inside = [part for column in columns for part in phone.walk(column) if isinstance(part, ft.Semantics)]
    return any(part.identifier == "board" for part in inside)
