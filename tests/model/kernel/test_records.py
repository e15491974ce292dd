"""Records: read, checked, played as far as their moves are legal; limits stand where data comes in."""

from typing import Any

import msgspec
import pytest

from model.kernel.flaws import Flawed
from model.kernel.illegal import Illegal
from model.kernel.limits import LONGEST_TEXT, MOST_MOVES, excess
from model.kernel.move import kept_entry, read_entry, write_entry
from model.kernel.record import open_record, read_record, write_record
from model.kernel.replay import replay
from model.kernel.simulate import simulate
from tests.toy.game import GAME
from tests.toy.table import record, sample_kit, setup

GAMES = {GAME.id: GAME}
ROLL = {"seat": None, "do": "roll", "pips": 4}


def opened(**parts: Any) -> Any:
    return open_record(record(**parts), GAMES, sample_kit)


def test_a_whole_game_out_and_in_again():
    play = simulate(GAME, setup(), 3)
    text = write_record(record(*(write_entry(line.entry) for line in play.lines)))
    back = read_record(text)
    again, refused = replay(*open_record(back, GAMES, sample_kit), back.moves)
    assert refused is None
    assert (again.state.scores, write_record(back)) == (play.state.scores, text)


def test_the_good_prefix_and_the_first_refusal():
    moves = [ROLL, {"seat": 0, "do": "lay", "pebble": 1}, ROLL]
    play, refused = replay(GAME, setup(), moves)
    assert (play.version, refused.index, refused.seat, refused.rule) == (1, 1, 0, "X1")
    assert refused.open


@pytest.mark.parametrize(
    ("parts", "where", "code"),
    [
        ({"players": [{"name": "Ada"}]}, "players", "players"),
        (
            {"players": [{"name": "Ada", "colour": "red"}, {"name": "Ben", "colour": "red"}]},
            "players[1].colour",
            "twice",
        ),
        ({"options": {"first": 2}}, "options.first", "seat"),
        ({"options": {"double": 3}}, "options.double", "type"),
        ({"options": {"wings": True}}, "options.wings", "unknown"),
        ({"kit": {"game": "pebbles"}}, "kit.name", "missing"),
        ({"kit": 7}, "kit", "kit-form"),
    ],
)
def test_what_is_wrong_says_where(parts, where, code):
    raw = {**msgspec.to_builtins(record()), **parts}
    with pytest.raises(Flawed) as error:
        open_record(msgspec.convert(raw, type(record())), GAMES, sample_kit)
    assert (error.value.flaws[0].where, error.value.flaws[0].code) == (where, code)


def test_colours_are_given_in_the_kits_order():
    _, made = opened()
    assert [player.colour for player in made.players] == ["red", "blue"]


@pytest.mark.parametrize(
    ("raw", "why"),
    [
        (7, "shape"),
        ({"do": "roll", "pips": 4}, "missing"),
        ({"seat": None}, "missing"),
        ({"seat": "0", "do": "look"}, "wrong"),
        ({"seat": 0, "do": "dance"}, "name"),
        ({"seat": None, "do": "roll"}, "missing"),
        ({"seat": None, "do": "roll", "pips": "four"}, "wrong"),
        ({**ROLL, "twice": True}, "unknown"),
        ({"seat": 0, "do": "correct", "set": {}, "why": "x" * (LONGEST_TEXT + 1)}, "long"),
        ({"seat": 0, "do": "lay", "pebble": 10**50}, "number"),
    ],
)
def test_what_is_no_move_is_refused(raw, why):
    with pytest.raises(Illegal) as error:
        read_entry(raw, GAME.moves)
    assert (error.value.rule, error.value.facts["why"]) == ("X2", why)


def test_what_was_taken_in_before_stays_whatever_the_limits_are():
    raw = {"seat": 0, "do": "correct", "set": {"die": 1}, "why": "x" * (LONGEST_TEXT + 1)}
    assert write_entry(kept_entry(raw, GAME.moves)) == raw


def test_limits_stand_where_records_come_in():
    with pytest.raises(Flawed) as error:
        read_record(write_record(record(*[ROLL] * (MOST_MOVES + 1))))
    assert (error.value.flaws[0].where, error.value.flaws[0].code) == ("moves", "many")
    deep: Any = []
    for _ in range(40):
        deep = [deep]
    found = [excess(value, "x").code for value in ("x" * 501, 10**40, deep, list(range(2001)))]
    assert found == ["long-text", "long-number", "deep", "many"]
