"""Going on: the tables this device sits at, and on the owner's device all that are stored."""

import asyncio

import flet as ft

from model.signs import listed
from model.table.guest import HOST
from screens.games import all_screens
from screens.shared.buttons import big, small
from screens.shared.hooks import use_after, use_value
from screens.shared.look import Look
from screens.shared.panels import panel
from screens.shared.pictures import game_picture
from screens.shared.remembered import forget_seat, remembered_seats
from screens.shared.visit import Visit

MOST = 6


@ft.component
def Continuing(visit: Visit, look: Look) -> ft.Control:
    found, set_found = use_value(())

    async def load() -> None:
        set_found(tuple(await _found(visit)))

    use_after(load, [])
    if not found:
        return ft.Container()

    def row(index: int, route: str, game: str, title: str) -> ft.Control:
        async def go() -> None:
            await visit.go(route)
            if visit.place.kind == "lost":
                await forget_seat(route)

        icon = game_picture(game)
        role = look.say("home-as-host" if route.startswith("/h/") else "home-as-player")
        under = f"{look.say(f'word-{game}')} · {role}"
        return big(look, f"continue-{index}", title, go, icon=icon, under=under, strong=False)

    async def all_tables() -> None:
        await visit.go("/tables")

    rows = [row(index, *one) for index, one in enumerate(found[:MOST])]
    if visit.owner:
        rows.append(ft.Row([small(look, "go-tables", look.say("tables-title"), all_tables, ft.Icons.TABLE_ROWS)]))
    return panel(look.title(look.say("home-continue"), 20), *rows, spacing=8)


async def _found(visit: Visit) -> list[tuple[str, str, str]]:
    """(address, game, title), the newest first; a table that this device hosts and plays at stands here once."""
    kept = await remembered_seats()
    seen: dict[str, tuple[str, str, str]] = {}
    for seat in sorted(kept, key=lambda seat: not seat.route.startswith("/h/")):
        seen.setdefault(seat.table, (seat.route, seat.game, seat.title))
    rows = [seen[table] for table in dict.fromkeys(seat.table for seat in kept)]
    if visit.owner:
        rows += await asyncio.to_thread(_stored, visit, set(seen))
    return rows


def _stored(visit: Visit, known: set[str]) -> list[tuple[str, str, str]]:
    tables, playable = visit.house.tables, all_screens()
    found: list[tuple[str, str, str]] = []
    for table in tables.listed():
        if table.id not in known and table.game in playable and len(found) < MOST:
            found.append((f"/h/{tables.link(table.id, HOST)}", table.game, listed(table.names)))
    return found
