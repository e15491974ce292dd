"""All tables of the house: searched, running or over, with who is connected; put away, resumed, deleted."""

import asyncio
from collections.abc import Callable
from typing import Any

import flet as ft

from model.table.errors import NotRead
from model.table.overview import Overview
from screens.shared.buttons import one_of
from screens.shared.hooks import use_after, use_box, use_latest, use_value
from screens.shared.look import Look
from screens.shared.panels import page_column, panel
from screens.shared.topbar import topbar
from screens.shared.visit import Visit
from screens.shared.writing import field
from screens.tables.row import TableRow

MOST = 40
"""Rows at once; whoever looks for another types a letter or two."""
AGAIN = 5.0
"""Seconds between two looks: people come and go."""
WIDTH = 860


@ft.component
def AllTables(visit: Visit, look: Look) -> ft.Control:
    nothing_yet: tuple[Overview, ...] | None = None
    found, set_found = use_value(nothing_yet)
    words, _, search = use_latest("")
    over, set_over = use_value(False)
    opened, set_opened = use_value("")
    wrong, set_wrong = use_value("")
    here = use_box(True)

    async def load() -> None:
        set_found(tuple(await asyncio.to_thread(visit.house.tables.overview)))

    async def follow() -> None:
        """As long as the page is looked at; a database that is away is asked again."""
        while here.current:
            try:
                await load()
                set_wrong("")
            except NotRead as error:
                set_wrong(look.say(error.code, **error.facts))
            await asyncio.sleep(AGAIN)

    def leave() -> None:
        here.current = False

    async def back() -> None:
        await visit.go("/")

    use_after(follow, [], leave)
    all_found = [one for one in found or () if one.fits(words)]
    counts = {
        state: sum(one.over is state for one in all_found) if found is not None else "…" for state in (False, True)
    }
    shown = [one for one in all_found if one.over is over]
    states = [
        ("running", look.say("tables-running", count=counts[False]), False),
        ("over", look.say("tables-over", count=counts[True]), True),
    ]
    rows = [
        ft.Container(TableRow(visit, look, one, one.id == opened, _opens(set_opened, one.id), load), key=one.id)
        for one in shown[:MOST]
    ]
    return ft.Column(
        [
            topbar(look, look.say("tables-title"), on_back=back),
            page_column(
                panel(
                    field(look, look.say("tables-search"), "", 0, search, prefix_icon=ft.Icons.SEARCH),
                    one_of(look, "tables", states, over, set_over),
                ),
                *([look.text(wrong, 16, bold=True, color=ft.Colors.ERROR)] if wrong else []),
                *rows,
                _rest(look, found, len(shown)),
                width=WIDTH,
            ),
        ],
        expand=True,
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _opens(set_opened: Callable[[Any], None], table: str) -> Callable[[], None]:
    return lambda: set_opened(lambda now: "" if now == table else table)


def _rest(look: Look, found: tuple[Overview, ...] | None, count: int) -> ft.Control:
    """What is not listed."""
    if found is None:
        return ft.Container()
    if count > MOST:
        return look.quiet(look.say("tables-more", count=count - MOST), 15)
    if count:
        return ft.Container()
    return ft.Semantics(
        identifier="tables-none", content=look.quiet(look.say("tables-none" if found else "tables-none-yet"), 15)
    )
