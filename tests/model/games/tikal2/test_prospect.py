"""What an explorer could do as everybody may know it: keys, tokens, tent and cards that were laid out, nothing else."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from model.games.tikal2 import GAME
from model.games.tikal2.moves import MOVES
from model.games.tikal2.outlook import outlooks
from model.games.tikal2.prospect import Prospect
from model.games.tikal2.temple import PASSAGE
from model.kernel.move import read_move
from model.kernel.play import Play
from model.kernel.simulate import random_entry
from model.kernel.ways import cheapest, cost
from tests.model.games.tikal2.table import Table, begun, exploring, setup, taken
from tests.rule import rule

OUT = "outside"


def prospect(table: Table, *laid: str) -> Prospect:
    found = GAME.prospect(table.state, 0, laid)
    assert found is not None
    return found


@rule("T2.5.11", "T2.6.1", "T2.6.4", "T2.7.3", "T2.10.2")
@pytest.mark.parametrize(
    ("table", "laid", "rights"),
    [
        (exploring(), (), ("", "tent")),
        (exploring(), ("explore",), ("", "tent", "card")),
        (exploring(seats=[{"tent": False}, {}]), (), ("",)),
        (begun(), (), ("tent",)),
        (begun(), ("explore", "passage"), ("tent", "card")),
        (begun(short_game=True), (), ()),
    ],
)
def test_by_which_right(table: Table, laid: tuple[str, ...], rights: tuple[str, ...]) -> None:
    assert prospect(table, *laid).rights == rights


@rule("T2.6.4")
def test_no_tent_in_the_last_special_turn() -> None:
    found = GAME.prospect(replace(exploring().state, phase="last"), 0, ("explore",))
    assert found is not None
    assert found.rights == ("", "card")
    assert found.tent is not None


def test_where_nobody_goes_no_ways_are_sought() -> None:
    assert not prospect(begun()).places
    assert prospect(begun(), "tent").places == prospect(exploring()).places
    assert prospect(begun(), "explore").places


def test_only_for_whoever_is_on_turn() -> None:
    assert GAME.prospect(begun().state, 1, ()) is None
    assert GAME.prospect(Table(2, detail="light").state, 0, ()) is None


@rule("T2.2.4", "T2.5.4", "T2.7.1", "T2.7.3")
def test_what_is_in_the_hand_changes_nothing_until_it_is_laid_out() -> None:
    """Twins: equal but for what the seat alone knows."""
    hands: list[dict[str, Any]] = [
        {},
        {"cards": ["passage", "explore", "key", "remote", "forest"], "treasures": {"mask": 3}},
    ]
    for table in (begun, exploring):
        one, other = (table(seats=[hand, {}]) for hand in hands)
        for laid in ((), ("passage",), ("tent",), ("explore",), ("explore", "passage")):
            assert prospect(one, *laid) == prospect(other, *laid)
    more = prospect(other, "passage")
    assert (more.passages, more.tokens) == (1, 0)
    assert more.places != prospect(other).places


@rule("T2.5.2", "T2.5.6")
@pytest.mark.parametrize(
    ("backpack", "passages", "place", "keys", "lacks"),
    [
        ({}, 0, (0, 1), ("blue",), 1),
        ({"blue": 1}, 0, (0, 1), (), 0),
        ({}, 1, (0, 1), (), 0),
        ({}, 0, "S1", (), 1),
        ({}, 0, (4, 4), ("pink",), 1),
    ],
)
def test_what_is_missing(backpack: Any, passages: int, place: Any, keys: tuple[str, ...], lacks: int) -> None:
    found = prospect(exploring(seats=[{"backpack": backpack, "passages": passages}, {}]))
    assert found.keys.get(place, ()) == keys
    assert found.places[place].lacks == lacks


@rule("T2.5.13")
def test_rescue_is_judged_by_what_lies_open() -> None:
    assert prospect(exploring(seats=[{"cards": ["passage"]}, {}])).rescue is None
    held = prospect(exploring(seats=[{"cards": ["passage"]}, {}]), "passage").rescue
    assert held is not None
    assert held.facts == {"why": "reach"}
    assert prospect(exploring(seats=[{"passages": 1}, {}])).rescue == held


def test_nothing_by_any_right_before_what_was_dug_up_is_entered() -> None:
    table = taken("T01")
    assert prospect(table).rights == ("tent",)
    won = replace(table.state, won=("card",))
    found = GAME.prospect(won, 0, ())
    assert found is not None
    assert found.rights == ()


@rule("T2.5.1", "T2.5.4")
@pytest.mark.parametrize("seed", [3, 4])
def test_every_way_is_allowed_and_the_best_one(seed: int) -> None:
    """In games played at random: with the cards held laid out it is what `outlooks` finds, and the rules accept it."""
    play: Play[Any] = Play(GAME, setup(3))
    rng, compared = Random(seed), 0
    while GAME.winners(play.state) is None and compared < 400:
        state = play.state
        seat = state.seat
        laid = tuple(card for card in state.seats[seat].cards if card == "passage")
        found = GAME.prospect(state, seat, (*laid, "tent")) if rng.random() < 0.2 else None
        if found is not None:
            assert list(found.places.values()) == outlooks(state, seat)
            for place, one in found.places.items():
                way = cheapest(found.steps, one.path[0], place)
                assert way is not None
                assert cost(found.steps, way) == cost(found.steps, one.path)
                taken_ = [at for at, (a, b) in enumerate(pairwise(one.path)) if found.steps[a][b] >= PASSAGE]
                assert tuple(taken_) == one.steps
                if not one.lacks and found.rights:
                    by = {step: "token" if at < found.tokens else "card" for at, step in enumerate(taken_)}
                    right = {"with": found.rights[0]} if found.rights[0] else {}
                    move = {"do": "explore", "path": way, "passages": by, **right}
                    assert GAME.decide(state, seat, read_move(move, MOVES)) if way == one.path else True
                    compared += 1
        play.submit(random_entry(GAME, state, rng))
    assert compared > 100
