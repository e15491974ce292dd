"""A new table: players with remembered names, their colours and seating, how much the app does, which kit."""

import asyncio
import re
from dataclasses import replace
from typing import Any

import flet as ft

from model.games import GAMES
from model.games.samples import sample_kit
from model.kernel.flaws import Flaw, Flawed, decoded
from model.kernel.record import SAMPLE
from model.names import tidied
from model.table.desk import Desk
from model.table.errors import NotKept
from model.table.guest import HOST
from screens.new_table.people import People
from screens.new_table.plan import Plan, first_plan
from screens.new_table.ways import Devices, Kits, Ways, colours_of
from screens.shared.buttons import big
from screens.shared.hooks import use_after, use_alone, use_latest, use_value
from screens.shared.look import Look
from screens.shared.panels import page_column, panel
from screens.shared.remembered import remember_names, remembered_names
from screens.shared.topbar import topbar
from screens.shared.visit import Visit

_NOBODY: list[str] = []
_NAME = re.compile(r"players\[(\d+)\]\.name")


@ft.component
def NewTable(visit: Visit, look: Look, game_id: str) -> ft.Control:
    game = GAMES[game_id]
    colours = colours_of(sample_kit(game_id))
    untouched = first_plan(game, colours, _numbered(look, game.players[0] + 1))
    plan, latest, set_plan = use_latest(untouched)
    known, set_known = use_value(_NOBODY)
    flaw, set_flaw = use_value("")

    async def remember() -> None:
        names = await remembered_names()
        set_known(names)
        if len(names) >= game.players[0]:
            last = first_plan(game, colours, names[: min(len(names), 5)])
            set_plan(lambda now: replace(last, turn=1) if now == untouched else now)

    use_after(remember, [])

    async def back() -> None:
        await visit.go("/")

    use_after(lambda: set_plan(lambda now: now.written()), [look.wide])  # the fields are drawn anew elsewhere

    async def create() -> None:
        plan = latest.current  # the last letter may not have been drawn yet
        problem = _problem(look, plan)
        if problem:
            set_flaw(problem)
            return
        try:
            route = await asyncio.to_thread(_created, visit, game_id, plan)
        except Flawed as error:
            set_flaw(_wrong(look, error.flaws[0]))
            return
        except NotKept as error:
            set_flaw(look.say("new-not-kept", why=look.say(error.code, **error.facts)))
            return
        await remember_names([tidied(name) for name in plan.names])
        await visit.go(route)

    parts: list[ft.Control] = [
        People(look, game_id, plan, set_plan, tuple(known)),
        Devices(look, plan, set_plan),
        Ways(look, game_id, plan, set_plan),
        Kits(visit, look, game_id, plan, set_plan),
    ]
    go: list[ft.Control] = [
        *([_flaw(look, flaw)] if flaw else []),
        big(
            look,
            "create",
            look.say("new-create"),
            use_alone(create),
            icon=ft.Icon(ft.Icons.PLAY_ARROW, color=ft.Colors.ON_PRIMARY, size=30),
        ),
    ]
    return ft.Column(
        [
            topbar(look, look.say("new-title"), look.say(f"word-{game_id}"), on_back=back),
            page_column(_beside(parts), *go, width=1100) if look.wide else page_column(*parts, *go),
        ],
        expand=True,
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _beside(parts: list[ft.Control]) -> ft.Control:
    sides = (parts[:2], parts[2:])
    return ft.Row(
        [
            ft.Column(side, spacing=16, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
            for side in sides
        ],
        spacing=16,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


def _flaw(look: Look, words: str) -> ft.Control:
    body = panel(look.text(words, 16, color=ft.Colors.ON_ERROR), ground=ft.Colors.ERROR)
    return ft.Semantics(identifier="new-flaw", live_region=True, container=True, content=body)


def _numbered(look: Look, count: int) -> list[str]:
    return [look.say("new-player", number=number) for number in range(1, count + 1)]


def _wrong(look: Look, flaw: Flaw) -> str:
    """What is wrong, with whose name if it is one, and the way out."""
    at = _NAME.fullmatch(flaw.where)
    facts = {**flaw.facts, "number": int(at[1]) + 1} if at else flaw.facts
    if look.words.has(f"new-flaw-{flaw.code}"):
        return look.say(f"new-flaw-{flaw.code}", **facts)
    return look.say("new-flaw", what=look.say(f"flaw-{flaw.code}", **flaw.facts))


def _problem(look: Look, plan: Plan) -> str:
    names = [tidied(name) for name in plan.names]
    if not all(names):
        return look.say("new-name-missing")
    twice = next((name for name in names if names.count(name) > 1), None)
    return look.say("new-name-twice", name=twice) if twice else ""


def _created(visit: Visit, game_id: str, plan: Plan) -> str:
    tables = visit.house.tables
    players = [(tidied(name), colour) for name, colour in zip(plan.names, plan.worn, strict=True)]
    kit: Any = SAMPLE
    if plan.kit:
        kit = decoded(next(kit.body for kit in tables.copies(game_id) if kit.id == plan.kit))
    desk = Desk(host_seat=plan.me, one_device=plan.one_device)
    options = {**plan.options, **({"first": plan.first} if GAMES[game_id].starter else {})}
    live = tables.create(game_id, players, options, kit, desk=desk)
    return f"/h/{tables.link(live.id, HOST)}"
