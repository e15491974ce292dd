"""A scoring, one thing after the other: all camps, everybody's sets, altar after altar, lit in the temple; at the end
treasures and cards; then everybody's sums."""

from dataclasses import dataclass

import flet as ft

from model.games.tikal2.receipts import Scoring
from screens.shared.pictures import mark, picture
from screens.table.sitting import Sitting
from screens.table.steps import Steps
from screens.tikal2.aim import Aiming
from screens.tikal2.receipts import receipt_table
from screens.tikal2.round_two import round_two
from screens.tikal2.scored import AltarTold, altars_told, camps
from screens.tikal2.seen import light
from screens.tikal2.step_face import altar_face, camps_face, cards_face, sets_face, treasures_face


@dataclass(frozen=True)
class Step:
    """`kind`: `camps`, `sets` (of a seat), `altar`, `treasures`, `cards`, `total`, `second` (round 2 is prepared)."""

    kind: str
    seat: int = 0
    altar: AltarTold | None = None


def steps_of(sitting: Sitting, told: Scoring, whole: bool = False) -> tuple[Step, ...]:
    """`whole`: with what comes after it."""
    found = [Step("camps")] if camps(sitting) is not None and not light(sitting) else []
    found += [Step("sets", one.seat) for one in told.receipts if one.sets]
    found += [Step("altar", altar=altar) for altar in altars_told(sitting, told)]
    found += [Step("treasures")] if any(one.treasures for one in told.receipts) else []
    found += [Step("cards")] if any(one.cards for one in told.receipts) else []
    return (*found, Step("total"), *([Step("second")] if whole and not told.final else []))


def steps(sitting: Sitting, aiming: Aiming, told: Scoring, scale: float = 1, whole: bool = False) -> ft.Control:
    found = steps_of(sitting, told, whole)
    body = Steps(
        sitting.look,
        aiming,
        tuple(() if one.altar is None or one.altar.hex is None else (one.altar.hex,) for one in found),
        lambda at: _head(sitting, found[at], scale),
        lambda at: _face(sitting, told, found[at], scale),
        scale,
    )
    return ft.Container(body, key=f"scored-{told.number}")


def _head(sitting: Sitting, step: Step, scale: float) -> list[ft.Control]:
    look = sitting.look
    size = look.size(26 * scale)
    if step.kind == "sets":
        sign, words = mark(*sitting.mark_of(step.seat), size), look.say("t2-step-sets", name=sitting.names[step.seat])
    elif step.altar is not None:
        words = look.say(f"tikal-2-called-sanctuary-{step.altar.altar}")
        sign, words = picture(f"tikal-2/altar-{step.altar.altar}", size), words[:1].upper() + words[1:]
    else:
        sign, words = picture(f"tikal-2/{_SIGNS[step.kind]}", size), look.say(f"t2-step-{step.kind}")
    return [sign, ft.Container(look.text(words, 17 * scale, bold=True), expand=True)]


LISTED = 0.62
"""A list of seven things is written closer: all of it stands on a TV that nobody scrolls."""
_SIGNS = {"camps": "camp", "treasures": "treasure", "cards": "card", "total": "chest", "second": "tile"}


def _face(sitting: Sitting, told: Scoring, step: Step, scale: float) -> ft.Control:
    if step.altar is not None:
        return altar_face(sitting, step.altar, scale)
    match step.kind:
        case "camps":
            return camps_face(sitting, scale)
        case "sets":
            return sets_face(sitting, told.receipts[step.seat], scale)
        case "treasures":
            return treasures_face(sitting, told, scale)
        case "cards":
            return cards_face(sitting, told, scale)
        case "second":
            return round_two(sitting, max(1, scale * LISTED))
    return receipt_table(sitting, told, scale, "scored")
