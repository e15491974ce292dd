"""A link that leads nowhere, or not any more."""

import asyncio
import math
from collections.abc import Callable
from typing import Any

import flet as ft

from model.table.errors import NotRead
from screens.shared.buttons import big
from screens.shared.hooks import use_after
from screens.shared.look import Look
from screens.shared.panels import page_column, panel
from screens.shared.topbar import topbar
from screens.shared.visit import Visit

AGAIN = 2.0
"""Seconds until a database that did not answer is asked once more."""


@ft.component
def Lost(visit: Visit, look: Look, wait: float, away: bool = False) -> ft.Control:
    words = look.say("lost-wait", seconds=math.ceil(wait)) if wait > 0 else look.say("lost-about")
    words = look.say("lost-away") if away else words
    return lost_page(look, words, _home(visit))


@ft.component
def Troubled(visit: Visit, look: Look, error: NotRead) -> ft.Control:
    """The link is right, but what it leads to cannot be read. Where that may pass, the device tries again by itself."""

    async def again() -> None:
        if error.passing:
            await asyncio.sleep(AGAIN)
            if visit.place.trouble is error:
                await visit.go(visit.place.route)

    use_after(again, [error])
    return lost_page(look, look.say(error.code, **error.facts), _home(visit))


def _home(visit: Visit) -> Callable[[], Any]:
    async def home() -> None:
        await visit.go("/")

    return home


def lost_page(look: Look, words: str, home: Callable[..., Any]) -> ft.Control:
    return ft.Column(
        [
            topbar(look, look.say("lost-title")),
            page_column(
                ft.Semantics(identifier="lost", container=True, content=panel(look.text(words, 17))),
                big(
                    look,
                    "go-home",
                    look.say("table-home"),
                    home,
                    icon=ft.Icon(ft.Icons.HOME, color=ft.Colors.ON_PRIMARY),
                ),
            ),
        ],
        expand=True,
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
