"""Plays a record: keeps the good prefix and the first refusal."""

from typing import Any

from msgspec import Struct

from model.kernel.game import Game, Setup
from model.kernel.illegal import Illegal
from model.kernel.move import kept_entry, read_entry
from model.kernel.play import Play


class Refused(Struct, frozen=True):
    """The first move that was not legal."""

    index: int
    seat: int | None
    rule: str
    facts: dict[str, Any]


def replay(game: Game[Any], setup: Setup, moves: list[Any], *, kept: bool = False) -> tuple[Play[Any], Refused | None]:
    """The game as far as its moves are legal; `kept` ones were taken in before, whatever the limits are today."""
    read = kept_entry if kept else read_entry
    play: Play[Any] = Play(game, setup)
    for index, raw in enumerate(moves):
        try:
            play.submit(read(raw, game.moves))
        except Illegal as error:
            seat = raw.get("seat") if isinstance(raw, dict) else None
            return play, Refused(index, seat, error.rule, error.facts)
    return play, None
