"""How it is played: with which devices, and how much the app does, as far as the copy is known."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import flet as ft

from model.games import GAMES
from screens.new_table.lacking import lacking
from screens.new_table.offers import Offer
from screens.new_table.plan import Change, Plan
from screens.shared.buttons import one_of
from screens.shared.hooks import use_value
from screens.shared.look import Look
from screens.shared.panels import panel
from screens.shared.switches import switch_rows

_NOTHING: tuple[str, Any] = ("", None)


@ft.component
def Devices(look: Look, game_id: str, plan: Plan, offer: Offer, change: Change) -> ft.Control:
    """Who taps. Where no secret is entered one device just lies there, beside as many phones as people like."""
    game = GAMES[game_id]
    open_ = "-open" if game.trusts(game.options(**plan.played(offer))) else ""
    words = {"many": look.say("new-devices-many"), "one": look.say(f"new-devices-one{open_}")}
    ways = [(name, words[name], one) for name, one in (("many", False), ("one", True))]
    about = look.say(f"new-devices-one{open_}-about" if plan.one_device else f"new-devices-many{open_}-about")
    return panel(
        look.title(look.say("new-devices"), 20),
        one_of(look, "devices", ways, plan.one_device, lambda one: change(lambda now: replace(now, one_device=one))),
        look.quiet(about, 14),
    )


@ft.component
def Ways(
    look: Look, game_id: str, plan: Plan, offer: Offer, change: Change, describe: Callable[[], Awaitable[None]]
) -> ft.Control:
    """Every switch of the game, each with one sentence. What needs more of the copy than is known says so."""
    asked, set_asked = use_value(_NOTHING)
    played = plan.played(offer)

    def allowed(name: str, value: Any) -> bool:
        return offer.allows(len(plan.people), {**played, name: value})

    def switch(name: str, value: Any) -> None:
        set_asked(_NOTHING if allowed(name, value) else (name, value))
        if allowed(name, value):
            change(lambda now: now.switched(name, value))

    def note(name: str, value: Any) -> str | None:
        return None if allowed(name, value) else look.say("new-needs-copy")

    name, value = asked
    told = {name: lacking(look, offer, len(plan.people), {**played, name: value}, describe)} if name else {}
    rows = switch_rows(look, game_id, played, switch, note=note, below=told)
    return panel(look.title(look.say("new-ways"), 20), *rows, spacing=8)
