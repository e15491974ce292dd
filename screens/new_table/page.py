"""A new table: players with remembered names, their colours and seating, which copy, how much the app does."""

import asyncio
import re
from collections.abc import Sequence
from dataclasses import replace

import flet as ft

from model.games import GAMES
from model.games.copies import known_kit
from model.kernel.flaws import Flaw, Flawed
from model.kernel.record import SAMPLE
from model.names import tidied
from model.table.desk import Desk
from model.table.errors import NotKept
from model.table.guest import HOST
from screens.copies.begun import begun
from screens.copies.flaws import said
from screens.copies.reading import told_copies
from screens.new_table.offers import NONE, Offer, offers
from screens.new_table.people import People
from screens.new_table.plan import Plan, first_plan
from screens.new_table.ways import Devices, Ways
from screens.new_table.which import Which
from screens.shared.buttons import big
from screens.shared.hooks import use_after, use_alone, use_latest, use_value
from screens.shared.look import Look
from screens.shared.panels import page_column, panel
from screens.shared.remembered import remember_names, remembered_names
from screens.shared.topbar import topbar
from screens.shared.visit import Visit

_NOBODY: list[str] = []
_NOT_LOOKED: tuple[Offer, ...] = ()
_NAME = re.compile(r"players\[(\d+)\]\.name")


@ft.component
def NewTable(visit: Visit, look: Look, game_id: str) -> ft.Control:
    game = GAMES[game_id]
    found, latest_found, set_found = use_latest(_NOT_LOOKED)
    offered = found or offers(game_id)
    untouched = first_plan(game, offers(game_id)[0].colours, _numbered(look, game.players[0] + 1))
    left = ft.use_memo(lambda: visit.unfinished.pop(f"new {game_id}", None), [])
    plan, latest, set_plan = use_latest(left or untouched)
    known, set_known = use_value(_NOBODY)
    flaw, set_flaw = use_value("")
    offer = _chosen(offered, plan)

    async def remember() -> None:
        names = await remembered_names()
        set_known(names)
        if len(names) >= game.players[0]:
            last = first_plan(game, untouched.colours, names[: min(len(names), 5)])
            set_plan(lambda now: replace(last, turn=1) if now == untouched else now)
        await look_for_copies()

    async def look_for_copies() -> None:
        there = offers(game_id, await told_copies(visit.house.tables, game_id))
        set_found(there)
        set_plan(lambda now: now.offered(there))

    use_after(remember, [])

    async def back() -> None:
        await visit.go("/")

    async def leave_for(route: str) -> None:
        """What was chosen here is there again for whoever comes back; then the copy told last is played with."""
        visit.unfinished[f"new {game_id}"] = replace(latest.current.written(), kit=NONE, kit_chosen=False)
        await visit.go(route)

    async def to_copies() -> None:
        await leave_for(f"/copies/{game_id}")

    async def describe() -> None:
        """Where only a look at the board is missing, straight to it."""
        if offer.looked_at(len(plan.people)):
            await leave_for(f"/copy/{await begun(visit.house.tables, look, game_id, known_kit(game_id))}")
        else:
            await leave_for(f"/copy/{offer.id}" if offer.own else f"/copies/{game_id}")

    use_after(lambda: set_plan(lambda now: now.written()), [look.wide])  # the fields are drawn anew elsewhere

    async def create() -> None:
        if not latest_found.current:  # whoever is faster than the disk still plays with the own copy
            await look_for_copies()
        plan = latest.current  # the last letter may not have been drawn yet
        problem = _problem(look, plan)
        if problem:
            set_flaw(problem)
            return
        try:
            route = await asyncio.to_thread(_created, visit, game_id, plan, _chosen(latest_found.current, plan))
        except Flawed as error:
            set_flaw(_wrong(look, game_id, error.flaws[0]))
            return
        except LookupError:  # somebody has deleted it while this page was open
            set_flaw(look.say("new-kit-gone"))
            await look_for_copies()
            return
        except NotKept as error:
            set_flaw(look.say("new-not-kept", why=look.say(error.code, **error.facts)))
            return
        await remember_names([tidied(name) for name in plan.names])
        await visit.go(route)

    parts: list[ft.Control] = [
        People(look, game_id, plan, set_plan, tuple(known)),
        Devices(look, game_id, plan, offer, set_plan),
        Which(look, offered, plan, set_plan, to_copies),
        Ways(look, game_id, plan, offer, set_plan, describe),
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


def _chosen(offered: Sequence[Offer], plan: Plan) -> Offer:
    return next(offer for wanted in (plan.kit, NONE) for offer in offered if offer.id == wanted)


def _flaw(look: Look, words: str) -> ft.Control:
    body = panel(look.text(words, 16, color=ft.Colors.ON_ERROR), ground=ft.Colors.ERROR)
    return ft.Semantics(identifier="new-flaw", live_region=True, container=True, content=body)


def _numbered(look: Look, count: int) -> list[str]:
    return [look.say("new-player", number=number) for number in range(1, count + 1)]


def _wrong(look: Look, game_id: str, flaw: Flaw) -> str:
    """What is wrong, with whose name if it is one, and the way out."""
    if flaw.where.startswith("kit"):
        return look.say("new-flaw-kit", what=said(look, game_id, flaw))
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


def _created(visit: Visit, game_id: str, plan: Plan, offer: Offer) -> str:
    tables = visit.house.tables
    players = [(tidied(name), colour) for name, colour in zip(plan.names, plan.worn, strict=True)]
    desk = Desk(host_seat=plan.me, one_device=plan.one_device)
    options = {**plan.played(offer), **({"first": plan.first} if GAMES[game_id].starter else {})}
    if offer.own and offer.id not in {copy.id for copy in tables.copies(game_id)}:
        raise LookupError(offer.id)
    kit = SAMPLE if offer.id == SAMPLE else None
    live = tables.create(game_id, players, options, kit, desk=desk, copy=offer.id if offer.own else None)
    return f"/h/{tables.link(live.id, HOST)}"
