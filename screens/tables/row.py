"""One table of the house: what is played, how far, who is connected; a tap shows what can be done with it."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import flet as ft

from model.signs import listed
from model.table.guest import HOST
from model.table.overview import Overview
from screens.copies.summary import days_since
from screens.games import all_screens
from screens.shared import theme
from screens.shared.buttons import small
from screens.shared.look import Look
from screens.shared.panels import panel
from screens.shared.pictures import game_picture
from screens.shared.visit import Visit
from screens.table.asking import Asking


@ft.component
def TableRow(
    visit: Visit,
    look: Look,
    table: Overview,
    opened: bool,
    toggle: Callable[[], Any],
    load: Callable[[], Awaitable[None]],
) -> ft.Control:
    parts: list[ft.Control] = [_head(look, table, opened, toggle)]
    if opened:
        parts.append(_deeds(visit, look, table, load))
    return panel(*parts, padding=6, spacing=4)


def _head(look: Look, table: Overview, opened: bool, toggle: Callable[[], Any]) -> ft.Control:
    about = [
        look.say(f"word-{table.game}"),
        *([look.say("tables-code", code=table.code)] if table.code else []),
        look.say("tables-moves", count=table.moves),
        look.say("tables-when", days=days_since(table.last_at)),
    ]
    room = look.room(120)
    lines: list[ft.Control] = [look.text(table.called, 18, bold=True, room=room)]
    if table.title:
        lines.append(look.text(listed(table.names), 15, room=room))
    lines += [look.quiet(" · ".join(about), 14, room=room), _people(look, table, room)]
    turn = ft.Icons.EXPAND_LESS if opened else ft.Icons.EXPAND_MORE
    return ft.Semantics(
        identifier=f"table-{table.id}",
        button=True,
        expanded=opened,
        content=ft.Container(
            ft.Row(
                [
                    game_picture(table.game),
                    ft.Column(lines, spacing=3, expand=True),
                    ft.Icon(turn, size=24, color=ft.Colors.ON_SURFACE_VARIANT),
                ],
                spacing=14,
            ),
            padding=ft.Padding(10, 10, 6, 10),
            border_radius=theme.RADIUS,
            ink=True,
            on_click=look.safe(toggle),
        ),
    )


def _people(look: Look, table: Overview, room: float) -> ft.Control:
    """A sign and words: colour alone never tells anything."""
    if table.present:
        words = look.say("tables-present", names=table.present)
    else:
        words = look.say("tables-watched" if table.screens else "tables-nobody")
    icon, ink = (
        (ft.Icons.WIFI, ft.Colors.PRIMARY) if table.screens else (ft.Icons.WIFI_OFF, ft.Colors.ON_SURFACE_VARIANT)
    )
    return ft.Row(
        [ft.Icon(icon, size=16, color=ink), ft.Container(look.text(words, 14, color=ink, room=room - 24), expand=True)],
        spacing=8,
    )


def _deeds(visit: Visit, look: Look, table: Overview, load: Callable[[], Awaitable[None]]) -> ft.Control:
    tables, name = visit.house.tables, f"table-{table.id}"

    async def open_desk() -> None:
        link = await tables.lane(table.id).run(tables.link, table.id, HOST)
        await visit.go(f"/h/{link}")

    async def put_away() -> None:
        await tables.lane(table.id).run(tables.put_away, table.id, not table.away)
        await load()

    async def delete() -> None:
        await asyncio.to_thread(tables.delete, table.id)
        await load()

    away = "again" if table.away else "away"
    doing = look.say("desk-again" if table.away else "desk-end")
    sign = ft.Icons.PLAY_ARROW if table.away else ft.Icons.INVENTORY_2_OUTLINED
    about = look.say("tables-delete-about", names=list(table.names))
    ways: list[ft.Control] = [
        Asking(look, f"{name}-away", doing, look.say(f"tables-{away}-about"), doing, put_away, sign),
        Asking(
            look,
            f"{name}-delete",
            look.say("tables-delete"),
            about,
            look.say("tables-delete-yes"),
            delete,
            ft.Icons.DELETE_OUTLINE,
        ),
    ]
    if table.game in all_screens():
        go = small(look, f"{name}-open", look.say("tables-open"), open_desk, ft.Icons.MEETING_ROOM_OUTLINED)
        ways.insert(0, ft.Row([go], wrap=True))
    inside: ft.Control = ft.Column(ways, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Container(inside, padding=ft.Padding(10, 2, 10, 10))
