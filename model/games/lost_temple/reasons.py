"""Why a meeple stands farther on or back: the character's move, the curse, a token, the start card."""

from collections.abc import Sequence

from model.games.lost_temple import events as e
from model.games.lost_temple.parts import CHARACTERS
from model.games.lost_temple.tale import moves, plays, starts
from model.kernel.event import Event
from model.kernel.points import Point
from model.kernel.tale import Say, Seat, deed

MOVES = {f"LT5.{number}": character for number, character in enumerate(CHARACTERS, start=1)}
"""Whose move a rule is."""


def reason(point: Point, happened: Sequence[Event]) -> tuple[Say, ...]:
    match happened:
        case [*_, e.StartCardsDealt(cards=cards)]:
            return (starts(cards[point.seat]),)
        case [*_, e.MeepleMoved(rule=rule) as moved] if rule in MOVES:
            return (plays(MOVES[rule]), moves(moved))
        case [*_, e.MeepleMoved(start=start, to=to)]:  # LT7.2
            return (deed(f"lost-temple-why-token.{'forward' if to > start else 'back'}", start=start, to=to),)
        case [*_, e.MeeplesSwapped()]:
            why = point.why
            return (deed("lost-temple-why-swap", name=Seat(why["with"]), start=why["from"], to=why["to"]),)
    return ()
