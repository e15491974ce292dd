"""Calling the characters one by one (LT4.1); with physical cards the caller also tells who showed it."""

import flet as ft

from screens.lost_temple.helping import CHARACTERS
from screens.lost_temple.seen import seen
from screens.lost_temple.status import next_called
from screens.shared.buttons import HALF, big, tile, tiles
from screens.shared.pictures import mark, picture
from screens.table.sitting import Sitting


def calling(sitting: Sitting) -> list[ft.Control]:
    """For the idol's holder, and for the host."""
    look, actor, version = sitting.look, sitting.actor, sitting.version
    character = next_called(seen(sitting))
    number = CHARACTERS.index(character) + 1
    left = sitting.table_narrowed("call")
    if not left.choices:
        return []

    async def call() -> None:
        await actor.act(version, "call", table=True)

    if "held_by" not in left.values:
        words = look.say("lt-call-do", number=number, character=character)
        return [big(look, "call", words, call, icon=picture(f"lost-temple/{character}", 48))]
    return [look.text(look.say("lt-who-shows", character=character), 16), _who(sitting, left.values["held_by"])]


def _who(sitting: Sitting, holders: tuple[int | None, ...]) -> ft.Control:
    look, actor, version = sitting.look, sitting.actor, sitting.version

    def cell(seat: int | None) -> ft.Control:
        async def tell() -> None:
            await actor.act(version, "call", table=True, held_by=seat)

        name = look.say("lt-nobody") if seat is None else sitting.names[seat]
        icon = None if seat is None else mark(*sitting.mark_of(seat), 28)
        return tile(look, f"held-by-{'nobody' if seat is None else seat}", name, tell, icon=icon, width=HALF)

    return tiles([cell(seat) for seat in holders])
