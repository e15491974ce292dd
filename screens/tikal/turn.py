"""What a player does in a turn: the tile, then actions for ten points. Others see what lies on the hex they tapped."""

from collections.abc import Hashable
from dataclasses import replace

import flet as ft

from model.games.tikal.parts import EXCHANGE
from screens.shared.panels import panel
from screens.table.action import action, actions
from screens.table.aiming import aim_part
from screens.table.between import BELOW
from screens.table.fresh import fresh
from screens.table.sitting import Chair, Sitting
from screens.tikal.aim import CORRECT, Aim, Aiming
from screens.tikal.deeds import deeds, price
from screens.tikal.doing import enter
from screens.tikal.drawing import drawing, laying
from screens.tikal.offers import Offer, offers
from screens.tikal.placing import drawable, placing
from screens.tikal.primary import confirm
from screens.tikal.seen import acts, own_figures
from screens.tikal.steppers import steppers
from screens.tikal.there import There, there, there_lines
from screens.tikal.treasures import exchange_refused, exchanging, which

Parts = list[ft.Control]
_ICONS = {"uncover": "uncover", "guard-member": "guard", "guard-leader": "guard", "raise": "raise", "camp": "build"}


def _inside(sitting: Sitting, aim: Aim, aiming: Aiming) -> tuple[Parts, There | None, Parts]:
    """What is only to be read, what is to be seen on the chosen hex, and what is to be tapped now; nothing while it is
    being set right."""
    if aim.do == CORRECT:
        return [], None, []
    if placing(sitting) is not None:
        return laying(sitting, aim), None if aim.do == "place" else _here(sitting, aim), []
    if sitting.mine and drawable(sitting):
        return [], None, drawing(sitting, aiming)
    if not acts(sitting):
        return [], _here(sitting, aim), []
    if aim.do == "raise":
        return [], None, which(sitting, aiming, aim)
    if aim.do == "exchange":
        return [], None, exchanging(sitting, aiming, aim)
    chosen = _chosen(sitting, aim, aiming) if aim.hex is not None else []
    return [], _here(sitting, aim), chosen if aim.way else [*chosen, *_exchange(sitting, aiming)]


def _here(sitting: Sitting, aim: Aim) -> There | None:
    """Of figures that go somewhere, where they come to."""
    at = aim.way[-1] if aim.way else aim.hex
    return None if at is None else there(sitting, at)


def _chosen(sitting: Sitting, aim: Aim, aiming: Aiming) -> Parts:
    """How many go, and what can be done on the chosen hex."""
    assert aim.hex is not None
    counts = steppers(sitting, aiming, aim)
    if aim.way:
        return [*counts, *(confirm(sitting, aiming, deed, strong=False) for deed in deeds(sitting, aim)[1:])]
    return [*actions([_offer(sitting, aiming, aim, one) for one in offers(sitting, aim.hex)]), *counts]


def _offer(sitting: Sitting, aiming: Aiming, aim: Aim, one: Offer) -> ft.Control:
    async def do() -> None:
        if one.name == "raise":  # which treasure it was is still to be told
            aiming.change(sitting.snapshot.moved, lambda now: replace(now, do="raise"))
        else:
            await enter(sitting, aiming, [one.move], aim.hex)

    leaving = _leaving(sitting, aim, one)
    gone = sitting.say("tk-leave", count=leaving) if leaving else ""
    under = ", ".join(part for part in (price(sitting, one.price), gone) if part)
    words = sitting.say(f"tk-action-{one.name}")
    return action(sitting, one.name, words, f"tikal/{_ICONS[one.name]}", under, do, refused=one.refused)


def _leaving(sitting: Sitting, aim: Aim, one: Offer) -> int:
    """TK3.8: so many own figures go out of the game when one of them becomes the guard."""
    if one.move["do"] != "guard" or one.refused is not None or aim.hex is None:
        return 0
    return sum(own_figures(sitting, aim.hex)) - 1


def _exchange(sitting: Sitting, aiming: Aiming) -> Parts:
    any_, refused = exchange_refused(sitting)
    if not any_:
        return []

    async def begin() -> None:
        aiming.change(sitting.snapshot.moved, lambda aim: Aim(aim.moment, aim.hex, "exchange", spot=aim.spot))

    words, under = sitting.say("tk-exchange"), price(sitting, EXCHANGE)
    return actions([action(sitting, "exchange", words, "tikal/exchange", under, begin, refused=refused)])


def _panel(sitting: Sitting, aim: Aim, aiming: Aiming) -> ft.Control:
    """What is only read stays while buttons are made anew."""
    read, here, tapped = _inside(sitting, aim, aiming)
    buttons = fresh(sitting, tapped, f"{aim.hex}{aim.do}{len(aim.way[:2])}")  # none becomes another under a finger
    inside = [*read, *(buttons if here is None else there_lines(sitting, here, buttons))]
    if not inside:
        return ft.Container()
    card = panel(*inside, padding=12)
    card.margin = BELOW
    return card


def _panel_of(sitting: Sitting, aim: Aim, aiming: Aiming) -> Hashable:
    """Whoever only watches sees what they tapped."""
    if sitting.mine:
        return sitting.version, aim
    shown: There | None = None if aim.hex is None else there(sitting, aim.hex)
    return sitting.mine, aim.do, shown


_panel_part = aim_part(_panel_of, _panel)


def turn_panel(chair: Chair, aiming: Aiming) -> ft.Control:
    return _panel_part(chair, aiming, aiming)
