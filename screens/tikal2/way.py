"""The way that is chosen: from place to place, where a secret passage is used, and what digging at its end brings."""

from itertools import pairwise

import flet as ft

from model.games.tikal2 import told_pieces
from model.games.tikal2.outlook import Outlook
from model.games.tikal2.prospect import Prospect
from model.games.tikal2.state import OUTSIDE
from model.kernel.hexes import called
from model.kernel.illegal import UNTOLD
from model.kernel.tale import Say, say
from model.language import Name
from model.table.called import said
from model.table.words import refusal_words
from screens.shared.pictures import picture
from screens.table.sitting import Sitting
from screens.tikal2.aim import Aim, Place
from screens.tikal2.bonuses import room_at
from screens.tikal2.reaching import by_card, passages_on, worth

ARROW, PASSAGE = 16, 22


def way_lines(sitting: Sitting, prospect: Prospect, aim: Aim) -> list[ft.Control]:
    look, taken = sitting.look, passages_on(prospect, aim.way)
    lines: list[ft.Control] = []
    if len(aim.way) > 1:
        lines.append(
            ft.Semantics(
                identifier="way",
                label=_said(sitting, aim, taken),
                exclude_semantics=True,
                content=_drawn(sitting, aim, taken),
            )
        )
    if taken:
        words = sitting.say("t2-takes", count=len(taken), cards=by_card(prospect, aim.way))
        lines.append(ft.Semantics(identifier="takes", content=look.text(words, 15)))
    words = worth_words(sitting, aim, prospect.places[aim.way[-1]])
    return [*lines, *([ft.Semantics(identifier="worth", content=look.text(words, 15))] if words else [])]


def short(sitting: Sitting, place: Place) -> str:
    """“c3”, “outside”."""
    if isinstance(place, str):
        return sitting.say("tikal-2-called-outside" if place == OUTSIDE else "t2-way-secret")
    return called(place)


def _drawn(sitting: Sitting, aim: Aim, taken: tuple[int, ...]) -> ft.Control:
    look = sitting.look
    cells: list[ft.Control] = [look.text(short(sitting, aim.way[0]), 15)]
    for at, (_, there) in enumerate(pairwise(aim.way)):
        if at in taken:
            cells.append(picture("tikal-2/passage", PASSAGE))
        else:
            cells.append(ft.Icon(ft.Icons.ARROW_FORWARD, size=ARROW, color=ft.Colors.ON_SURFACE_VARIANT))
        cells.append(look.text(short(sitting, there), 15, bold=there == aim.way[-1]))
    return ft.Row(cells, wrap=True, spacing=6, run_spacing=2, vertical_alignment=ft.CrossAxisAlignment.CENTER)


def _said(sitting: Sitting, aim: Aim, taken: tuple[int, ...]) -> str:
    """For ears: “outside, c3, by a secret passage c4”."""
    steps = [short(sitting, aim.way[0])]
    for at, place in enumerate(aim.way[1:]):
        name = short(sitting, place)
        steps.append(sitting.say("t2-way-passage", place=Name(name)) if at in taken else name)
    return ", ".join(steps)


def worth_words(sitting: Sitting, aim: Aim, outlook: Outlook) -> str:
    """“7 points now: 2 for its doors, 3 for earlier blue doors and a bonus of 2.” Or why nothing can be dug up."""
    points = worth(outlook, aim.bonus if aim.bonus in outlook.bonuses else None)
    if points is None:
        return _nothing(sitting, outlook)
    texts, bonus = sitting.look.words, points - outlook.new - outlook.old
    room = room_at(sitting, aim.way[-1])
    parts: list[Say] = []
    if outlook.new:
        parts.append(say("tikal-2-told-for", points=outlook.new, why=say("tikal-2-told-part.new", points=outlook.new)))
    if outlook.old and room is not None and room.colour is not None:
        hue = told_pieces.hue(room.colour, "door" if outlook.old == 1 else "doors")
        why = say("tikal-2-told-part.old", points=outlook.old, hue=hue)
        parts.append(say("tikal-2-told-for", points=outlook.old, why=why))
    if bonus:
        parts.append(say("tikal-2-told-part.bonus", points=bonus))
    if not parts:
        return sitting.say("t2-worth-none")
    listed = texts.listed([said(texts, one) for one in parts])
    return sitting.say("t2-worth", points=points, parts=Name(listed))


def _nothing(sitting: Sitting, outlook: Outlook) -> str:
    """Why nothing can be dug up; outside that needs no words, and what is not told yet is asked."""
    why, snapshot = outlook.refused, sitting.snapshot
    if why is None or why.rule == UNTOLD or outlook.place == OUTSIDE:
        return ""
    return refusal_words(sitting.look.words, why.rule, why.facts, sitting.names, snapshot.game.id, snapshot.kit).reason
