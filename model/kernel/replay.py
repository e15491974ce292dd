"""Plays a record: keeps the good prefix and the first refusal."""

from typing import Any

from msgspec import Struct

from model.kernel.answer import tells
from model.kernel.game import Game, Setup
from model.kernel.illegal import Illegal
from model.kernel.move import kept_entry, read_entry
from model.kernel.play import Play


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
    """The game as far as its moves are legal. `kept` ones were taken in before, whatever the limits are today;
    `accepted` corrections stand, also such as nobody may enter any more."""
    read = kept_entry if kept else read_entry
    play: Play[Any] = Play(game, setup)
    for raw in moves:
        try:
            play.submit(read(raw, game.moves), accepted or kept)
        except Illegal as error:
            return play, refusal_of(play, raw, error)
    return play, None


def refusal_of(play: Play[Any], raw: Any, error: Illegal) -> Refused:
    """The refusal of the move that would have come next."""
    seat = raw.get("seat") if isinstance(raw, dict) else None
    try:
        entry = read_entry(raw, play.game.moves)
    except Illegal:  # no move at all: that is seen by its form
        return Refused(play.version, seat, error.rule, error.facts, True)
    return Refused(play.version, seat, error.rule, error.facts, not tells(play, entry))
