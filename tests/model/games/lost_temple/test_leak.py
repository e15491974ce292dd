"""Nobody's phone receives another's secret: a twin that differs only in what a seat may not know gives the same
bytes with `--as SEAT`, log, choices and refusal texts included (LT1.5, LT3.4, LT3.5, LT7.5)."""

from random import Random
from typing import Any

import msgspec
import pytest

from companion.replaying import TABLE, outcome, refusal_told
from model.games.lost_temple import GAME
from model.games.lost_temple.parts import CHARACTERS
from model.kernel.illegal import Illegal
from model.kernel.move import read_entry
from model.kernel.play import Play
from model.kernel.replay import Refused, replay
from model.kernel.simulate import random_entry
from model.language import texts
from tests.model.games.lost_temple.table import setup
from tests.model.games.lost_temple.twin import twin_of
from tests.often import EVENINGS
from tests.rule import rule

pytestmark = pytest.mark.long

TRIES: list[dict[str, Any]] = [
    {"do": "pick", "card": "shaman"}, {"do": "call"}, {"do": "curse", "target": "shaman"}, {"do": "stay"},
    {"do": "pay", "gems": 99}, {"do": "look", "spaces": [1]}, {"do": "undo", "to": 9999},
    {"do": "correct", "set": {"seats.0.wings": 2}}, {"do": "correct", "set": {"idol": 9}}, {"do": "dance"},
]  # fmt: skip


def moments(players: int, seed: int, **options: Any) -> Any:
    """A random game, halted at random moments."""
    rng = Random(f"{players} {seed} {options}")
    play: Play[Any] = Play(GAME, setup(players, **options))
    while play.version < 160 and GAME.winners(play.state) is None:
        play.submit(random_entry(GAME, play.state, rng))
        if rng.random() < 0.3:
            yield play, rng


GAMES = 3 if EVENINGS else 1


@pytest.mark.search
@rule("LT1.5", "LT3.4", "LT3.5", "LT7.5")
@pytest.mark.parametrize("tokens", ["app", "table"])
@pytest.mark.parametrize("players", range(2, 9))
def test_twins_look_the_same(players, tokens):
    compared = 0
    for seed in range(GAMES):
        for play, rng in moments(players, seed, tokens=tokens):
            for seat in rng.sample([None, *range(players)], 2):
                twin = twin_of(play, seat, rng)
                if twin is None:
                    continue
                other, _ = replay(GAME, play.setup, twin)
                assert seen(play, seat) == seen(other, seat), (seat, play.version)
                compared += 1
    assert compared > 20 * GAMES


def seen(play: Play[Any], seat: int | None) -> bytes:
    """All bytes a seat could get: the replay as that seat, and what it is told when it tries things."""
    viewer = TABLE if seat is None else seat
    said: list[Any] = [outcome(play, None, viewer, texts("de"))]
    for attempt in TRIES if seat is not None else []:
        refused = refusal(play, {"seat": seat, **attempt})
        names = [player.name for player in play.setup.players]
        said.append(refusal_told(refused, True, texts("fi"), names))
    return msgspec.json.encode(said)


def refusal(play: Play[Any], raw: dict[str, Any]) -> Refused | None:
    """Why the seat's attempt is refused; an accepted one is taken back."""
    try:
        play.submit(read_entry(raw, GAME.moves))
    except Illegal as error:
        return Refused(play.version, raw["seat"], error.rule, error.facts)
    for kept in (play.lines, play.in_force, play._states):
        kept.pop()
    return None


@rule("LT3.4")
def test_another_seats_refusal_tells_no_facts():
    play: Play[Any] = Play(GAME, setup(4, position={"idol": 0}))
    play.submit(read_entry({"seat": None, "do": "deal", "up": list(CHARACTERS[:3]), "down": ["priest"]}, GAME.moves))
    with pytest.raises(Illegal) as caught:
        play.submit(read_entry({"seat": 0, "do": "pick", "card": "priest"}, GAME.moves))
    refused = Refused(1, 0, caught.value.rule, caught.value.facts)
    own, other = (outcome(play, refused, seat, texts("en"))["refused"] for seat in (0, 1))
    assert own["facts"] == {"card": "priest"}
    assert "Priest" in own["text"]
    assert other["facts"] == {}
    assert "Priest" not in other["text"]
