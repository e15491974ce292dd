"""Light detail, after the ninth character: who is last on the track, and the gems of several (LT2.2, LT2.3)."""

from typing import Any

import flet as ft

from screens.shared.buttons import HALF, big, glyph, tile, tiles
from screens.shared.hooks import use_latest
from screens.shared.pictures import mark
from screens.table.sitting import Sitting

_NO_GEMS: dict[int, int] = {}


@ft.component
def LastOnTheTrack(sitting: Sitting, version: int) -> ft.Control:
    look, actor = sitting.look, sitting.actor
    chosen, last, set_chosen = use_latest(())
    gems, counted, set_gems = use_latest(_NO_GEMS)

    def cell(seat: int) -> ft.Control:
        def toggle() -> None:
            set_chosen(lambda now: tuple(s for s in now if s != seat) if seat in now else (*now, seat))

        icon = mark(*sitting.mark_of(seat), 28)
        return tile(look, f"last-{seat}", sitting.names[seat], toggle, icon=icon, chosen=seat in chosen, width=HALF)

    def count(seat: int) -> ft.Control:
        have = gems.get(seat, 0)
        return ft.Row(
            [
                ft.Container(
                    look.text(look.say("lt-gems-of", name=sitting.names[seat]), 15, room=look.room(130)), expand=True
                ),
                glyph(
                    look,
                    f"less-gems-{seat}",
                    ft.Icons.REMOVE_CIRCLE_OUTLINE,
                    look.say("correct-less", what=look.say("lt-gems")),
                    lambda: set_gems(lambda now: {**now, seat: max(0, now.get(seat, 0) - 1)}),
                ),
                look.text(str(have), 18, bold=True),
                glyph(
                    look,
                    f"more-gems-{seat}",
                    ft.Icons.ADD_CIRCLE_OUTLINE,
                    look.say("correct-more", what=look.say("lt-gems")),
                    lambda: set_gems(lambda now: {**now, seat: min(50, now.get(seat, 0) + 1)}),
                ),
            ]
        )

    async def tell() -> None:
        seats, have = last.current, counted.current
        more: dict[str, Any] = {"gems": {str(seat): have.get(seat, 0) for seat in seats}} if len(seats) > 1 else {}
        await actor.act(version, "last", table=True, seats=list(seats), **more)

    parts: list[ft.Control] = [
        look.text(look.say("lt-last"), 16),
        tiles([cell(seat) for seat in range(len(sitting.names))]),
    ]
    if len(chosen) > 1:
        parts += [count(seat) for seat in chosen]
    if chosen:
        parts.append(big(look, "last", look.say("lt-last-do"), tell))
    return ft.Column(parts, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
