"""What the explorer does: the chosen room, the way, passages, the bonus; and what else may be done at any time of a
turn: tent, rescue, cards."""

from collections.abc import Hashable
from dataclasses import replace
from typing import Any

import flet as ft

from model.games.tikal2 import naming
from model.games.tikal2.kit import Bonus
from model.games.tikal2.outlook import Outlook
from model.games.tikal2.prospect import Prospect
from model.kernel.illegal import UNTOLD
from model.table.called import said
from screens.shared.buttons import pair
from screens.shared.panels import panel
from screens.table.aiming import aim_of, aim_part
from screens.table.between import BELOW
from screens.table.deed import Deed, Move, confirm
from screens.table.foot import HIGH
from screens.table.fresh import fresh
from screens.table.sitting import Chair, Sitting
from screens.tikal2.aim import Aim, Aiming, Place
from screens.tikal2.bonuses import bonus_tiles, bonuses_of
from screens.tikal2.doing import enter
from screens.tikal2.extras import extras
from screens.tikal2.lacking import lacking
from screens.tikal2.learning import learning
from screens.tikal2.placing import laid
from screens.tikal2.reaching import (
    best_bonus,
    by_card,
    onwards,
    over,
    passages_on,
    prospect_of,
    right_of,
    straight,
    walkable,
    way_to,
    worth,
)
from screens.tikal2.seen import light
from screens.tikal2.there import there_lines
from screens.tikal2.way import way_lines

Parts = list[ft.Control]


def aimed(sitting: Sitting, aim: Aim, place: Place) -> Aim:
    """What is chosen after a tap there: where the explorer goes; along its way a tap bends it, beside its goal it goes
    on; where it stands it goes straight through the wall; on the goal it puts the choice away."""
    prospect = prospect_of(sitting, aim)
    if place == aim.place:
        return replace(aim, place=None, way=(), via=(), bonus=None)
    if prospect is None or right_of(prospect, aim) is None:
        return replace(aim, place=place, way=(), via=(), bonus=None)
    if len(aim.way) > 1 and walkable(prospect, aim.way):
        bent = straight(prospect, aim, place) or over(prospect, aim, place) or onwards(prospect, aim, place)
        return bent or way_to(prospect, aim, place)
    return way_to(prospect, aim, place)


def deeds_there(sitting: Sitting, aim: Aim) -> list[Deed]:
    """What can be done at the end of the way; the first is what people most likely want."""
    prospect = prospect_of(sitting, aim)
    right = right_of(prospect, aim)
    if prospect is None or right is None or not walkable(prospect, aim.way):
        return []
    outlook = prospect.places[aim.way[-1]]
    move = _going(prospect, aim, right)
    taken = passages_on(prospect, aim.way)
    found = []
    if outlook.refused is None:
        bonus = _bonus(aim, outlook)
        dug = {**move, "dig": True, **({} if bonus is None else {"bonus": bonus})}
        brings = _brings(sitting, aim, outlook, bonus)
        found.append(Deed("dig-do", sitting.say("t2-dig-do"), brings, (dug,)))
        if taken and taken[-1] == len(aim.way) - 2:
            back = {**dug, "back": True}
            found.append(Deed("back-do", sitting.say("t2-back-do"), brings, (back,)))
    if len(aim.way) > 1:
        found.append(Deed("stay-do", sitting.say("t2-stay-do"), "", (move,)))
    return found


def _going(prospect: Prospect, aim: Aim, right: str) -> Move:
    """By the cards that were laid out for it, and tokens for the rest."""
    taken = passages_on(prospect, aim.way)
    tokens = len(taken) - by_card(prospect, aim.way)
    by = {str(step): "token" if at < tokens else "card" for at, step in enumerate(taken)}
    move: dict[str, Any] = {"do": "explore", "path": aim.way, "passages": by}
    return {**move, "with": right} if right else move


def _bonus(aim: Aim, outlook: Outlook) -> int | None:
    return aim.bonus if aim.bonus in outlook.bonuses else best_bonus(outlook)


def _brings(sitting: Sitting, aim: Aim, outlook: Outlook, bonus: int | None) -> str:
    """“Brings 7 + card”."""
    told = bonuses_of(sitting, aim.way[-1])
    given = None if bonus is None or told is None else told[bonus]
    points = worth(outlook, bonus) or 0
    whole = Bonus(points) if given is None else Bonus(points, given.cards, given.treasures)
    return sitting.say("t2-brings", what=said(sitting.look.words, naming.bonus(whole)))


def _chosen(sitting: Sitting, aim: Aim, aiming: Aiming) -> Parts:
    """The chosen place: what is there; the way to it and what can be done there, or what is lacking."""
    assert aim.place is not None
    prospect = prospect_of(sitting, aim)
    if prospect is None or right_of(prospect, aim) is None:
        return there_lines(sitting, aim.place)
    if not walkable(prospect, aim.way):
        return [*there_lines(sitting, aim.place), *lacking(sitting, prospect, aim.place)]
    goal = aim.way[-1]
    outlook = prospect.places[goal]
    if outlook.refused is not None and outlook.refused.rule == UNTOLD:
        asked = [learning(sitting, outlook.refused.facts["path"])]
    else:
        asked = bonus_tiles(sitting, aiming, goal, outlook, _bonus(aim, outlook))
    others = [_confirm(sitting, aiming, deed) for deed in deeds_there(sitting, aim)[1:]]
    row = [ft.Container(pair(*others), height=sitting.look.size(HIGH))] if others else []
    way = ft.Column(way_lines(sitting, prospect, aim), spacing=4)
    return [*there_lines(sitting, goal, free=not asked), way, *asked, *row]


def _confirm(sitting: Sitting, aiming: Aiming, deed: Deed) -> ft.Control:
    def by_now() -> list[Deed]:
        return deeds_there(sitting, aim_of(sitting, aiming))

    return confirm(sitting, deed, by_now, lambda now: enter(sitting, now.moves), strong=False)


def _panel(sitting: Sitting, aim: Aim, aiming: Aiming) -> ft.Control:
    lying = laid(sitting, aim) is not None  # a room is about to be placed there
    inside = fresh(sitting, [] if aim.place is None or lying or light(sitting) else _chosen(sitting, aim, aiming))
    if not inside:
        return ft.Container()
    card = panel(*inside, padding=12)
    card.margin = BELOW
    return card


def _panel_of(sitting: Sitting, aim: Aim, aiming: Aiming) -> Hashable:
    """Whoever only watches sees what they tapped."""
    return (sitting.version, aim) if aim.place is not None else (-1, None)


_panel_part = aim_part(_panel_of, _panel)


def explorer_panel(chair: Chair, aiming: Aiming) -> ft.Control:
    both = [_panel_part(chair, aiming, aiming), extras(chair, aiming, aiming)]
    return ft.Column(both, spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
