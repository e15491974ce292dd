"""A table of Pebbles for tests."""

from pathlib import Path
from typing import Any

import msgspec

from model.kernel.game import Player, Setup
from model.kernel.illegal import Illegal
from model.kernel.move import read_entry
from model.kernel.play import Line, Play
from model.kernel.record import FORMAT, SAMPLE, VERSION, Record
from tests.toy.game import GAME, State

HERE = Path(__file__).parent
NAMES = ("Ada", "Ben", "Cleo", "Dan")
HANDS = ((1, 2, 3), (4, 5, 6))
BAG = (6, 1)


def sample_kit(game: str = GAME.id) -> Any:
    return msgspec.json.decode((HERE / "kit.json").read_bytes())


def setup(players: int = 2, position: Any = None, **options: Any) -> Setup:
    kit = GAME.kit(sample_kit())
    seats = tuple(Player(NAMES[i], kit.colours[i]) for i in range(players))
    return Setup(seats, kit, GAME.options(**options), position)


def record(*moves: dict[str, Any], **parts: Any) -> Record:
    people = [{"name": name} for name in NAMES[:2]]
    return Record(FORMAT, VERSION, GAME.id, people, list(moves), **{"kit": SAMPLE, **parts})


def begun(**options: Any) -> Play[State]:
    """Two play; a four was rolled; the hands are dealt, seat 0 is on."""
    play: Play[State] = Play(GAME, setup(**options))
    do(play, None, "roll", pips=4, by=0)
    do(play, None, "deal", hands=HANDS, bag=BAG)
    return play


def do(play: Play[State], seat: int | None, name: str, **args: Any) -> Line:
    return play.submit(read_entry({"seat": seat, "do": name, **args}, GAME.moves))


def refused(play: Play[State], seat: int | None, name: str, **args: Any) -> tuple[str, dict[str, Any]]:
    """The rule and its facts; nothing has changed."""
    before = play.version, play.state, play.in_force[:]
    try:
        do(play, seat, name, **args)
    except Illegal as error:
        assert (play.version, play.state, play.in_force) == before
        return error.rule, error.facts
    raise AssertionError(f"{name} was accepted")
