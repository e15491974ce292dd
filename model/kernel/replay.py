"""Plays a record: keeps the good prefix and the first refusal."""

from functools import partial
from typing import Any

from msgspec import Struct

from model.kernel import taking
from model.kernel.answer import tells
from model.kernel.game import Game, Setup
from model.kernel.illegal import Illegal
from model.kernel.limits import excess
from model.kernel.move import read_entry
from model.kernel.play import Play

EVENTS = "events"


class Refused(Struct, frozen=True):
    """The first move that was not legal; `open`: its rule tells others nothing of what only the seat knows."""

    index: int
    seat: int | None
    rule: str
    facts: dict[str, Any]
    open: bool = False


def replay(
    game: Game[Any], setup: Setup, moves: list[Any], *, kept: bool = False, accepted: bool = False
) -> tuple[Play[Any], Refused | None]:
    """The game as far as its moves are legal. `kept` ones were taken in before, whatever limits and rules are today;
    `accepted` corrections stand, also such as nobody may enter any more, and moves that say what they made happen."""
    play: Play[Any] = Play(game, setup)
    for written in moves:
        raw, events = told_apart(written)
        if kept:
            taking.accepted(play, raw, partial(_same, events))
            continue
        try:
            play.submit(read_entry(raw, game.moves), accepted)
        except Illegal as error:
            if not accepted or events is None or excess(events) is not None:
                return play, refusal_of(play, raw, error)
            taking.accepted(play, raw, partial(_same, events))
    return play, None


def _same(events: Any) -> Any:
    return events


def told_apart(raw: Any) -> tuple[Any, Any]:
    """A move of a record, and the events that stand beside it where it was told so."""
    if not isinstance(raw, dict) or EVENTS not in raw:
        return raw, None
    return {key: value for key, value in raw.items() if key != EVENTS}, raw[EVENTS]


def refusal_of(play: Play[Any], raw: Any, error: Illegal) -> Refused:
    """The refusal of the move that would have come next."""
    seat = raw.get("seat") if isinstance(raw, dict) else None
    try:
        entry = read_entry(raw, play.game.moves)
    except Illegal:  # no move at all: that is seen by its form
        return Refused(play.version, seat, error.rule, error.facts, True)
    return Refused(play.version, seat, error.rule, error.facts, not tells(play, entry))
