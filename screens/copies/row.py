"""One copy in the list: a tap goes on with it; sharing, another name, deleting."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import flet as ft

from model.kernel.flaws import decoded
from model.names import LONGEST_NAME, tidied
from model.table.tables import Tables
from screens.copies.reading import Told
from screens.copies.summary import summary
from screens.shared.buttons import big, small, tiles
from screens.shared.hooks import use_latest, use_value
from screens.shared.look import Look
from screens.shared.panels import panel
from screens.shared.pictures import game_picture
from screens.shared.visit import Visit
from screens.shared.writing import field
from screens.table.asking import Asking


@ft.component
def CopyRow(
    visit: Visit, look: Look, copy: Told, load: Callable[[], Awaitable[None]], failed: Callable[[Any], None]
) -> ft.Control:
    """`load` reads the list again; `failed` is told why something was refused."""
    naming, set_naming = use_value(False)
    _, written, write = use_latest(copy.name)
    tables = visit.house.tables

    def to(route: str) -> Callable[[], Awaitable[None]]:
        async def go() -> None:
            await visit.go(route)

        return go

    async def rename() -> None:
        name = tidied(written.current)
        try:
            if name != copy.name:
                await tables.lane(copy.id).run(_renamed, tables, copy.id, name)
        except Exception as error:
            failed(error)
            return
        set_naming(False)
        await load()

    async def delete() -> None:
        try:
            await asyncio.to_thread(tables.forget_copy, copy.id)
        except Exception as error:
            failed(error)
            return
        await load()

    icon = game_picture(copy.game)
    under = f"{look.say(f'word-{copy.game}')} · {summary(look, copy.game, copy.raw, copy.changed)}"
    name = f"copy-{copy.id}"
    rows: list[ft.Control] = [big(look, name, copy.name, to(f"/copy/{copy.id}"), icon=icon, under=under, strong=False)]
    if naming:
        rows += [
            field(look, look.say("copies-name"), copy.name, 0, write, max_length=LONGEST_NAME),
            big(look, f"{name}-rename-yes", look.say("copies-name-keep"), rename),
        ]
    ways = [
        small(look, f"{name}-share", look.say("copy-share"), to(f"/copy/{copy.id}/share"), ft.Icons.QR_CODE),
        small(look, f"{name}-rename", look.say("copies-rename"), lambda: set_naming(not naming), ft.Icons.EDIT),
    ]
    about = look.say("copies-delete-about", name=copy.name)
    asking = Asking(
        look,
        f"{name}-delete",
        look.say("copies-delete"),
        about,
        look.say("copies-delete-yes"),
        delete,
        ft.Icons.DELETE_OUTLINE,
    )
    return panel(*rows, tiles([*ways, asking]), spacing=10)


def _renamed(tables: Tables, copy: str, name: str) -> None:
    """What is told of it stays, whatever that is by now."""
    tables.enter_copy(copy, decoded(tables.copy(copy).body), name)
