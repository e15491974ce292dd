"""What an exploration or a discovery would bring, and that the choices announce just that (T2.5)."""

from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from model.games.tikal2 import GAME
from model.games.tikal2.events import Excavated
from model.games.tikal2.moves import MOVES
from model.games.tikal2.outlook import outlooks, would_connect
from model.games.tikal2.temple import as_place, crossing
from model.kernel.illegal import Illegal
from model.kernel.move import read_move
from model.kernel.play import Play
from model.kernel.simulate import random_entry
from tests.model.games.tikal2.table import begun, exploring, setup
from tests.rule import rule

OUT = "outside"
LEFT_OUT = object()


def seen(more=2, rooms=None, **own):
    """What seat 0 sees, by place."""
    table = exploring(rooms=rooms or {}, seats=[own, {}])
    return {outlook.place: outlook for outlook in outlooks(table.state, 0, more)}


@rule("T2.5.1", "T2.5.2", "T2.5.9")
def test_the_way_and_its_points():
    found = seen(explorer=[0, 2], backpack={"pink": 1, "blue": 1}, rooms={"4,4": {"flags": {0: 0}}})
    blue = found[(0, 1)]
    assert (blue.path, blue.steps, blue.lacks) == (((0, 2), OUT, (0, 1)), (), 0)
    assert (blue.new, blue.old, blue.bonuses, blue.bonus_points, blue.refused) == (2, 2, (0,), (2,), None)
    here = found[(0, 2)]
    assert (here.path, here.steps, here.new, here.old, here.bonus_points) == (((0, 2),), (), 1, 0, (1,))


@rule("T2.5.4")
@pytest.mark.parametrize(
    ("own", "lacks"),
    [({}, 2), ({"passages": 1}, 1), ({"cards": ["passage"]}, 1), ({"passages": 1, "cards": ["passage"]}, 0)],
)
def test_passages_lacking(own, lacks):
    """To the altar behind the brown room it takes two passages."""
    altar = {"room": "sanctuary", "colour": "yellow", "flags": {1: 0}}
    found = seen(rooms={"1,4": altar}, **own)[(1, 4)]
    assert (found.path, found.steps, found.lacks) == ((OUT, (0, 4), (1, 4)), (0, 1), lacks)
    assert (found.new, found.old, found.bonuses, found.bonus_points) == (0, 0, (1, 2, 3), (3, 2, 0))


@rule("T2.5.4")
def test_how_far_the_map_looks():
    altar = {"1,4": {"room": "sanctuary", "colour": "yellow"}}
    assert set(seen(0, altar)) == {OUT}
    assert (0, 4) in seen(1, altar)
    assert (1, 4) not in seen(1, altar)
    assert (1, 4) in seen(2, altar)
    assert (0, 3) not in seen(2, altar)


@rule("T2.5.6")
def test_secret_rooms_in_sight():
    found = seen(passages=1)
    assert (found["S2"].path, found["S2"].steps, found["S2"].lacks) == ((OUT, "S2"), (0,), 0)
    assert (found["S2"].new, found["S2"].old, found["S2"].bonus_points) == (0, 0, (7, 6))


@rule("T2.5.7", "T2.5.10")
def test_why_nothing_can_be_dug_up():
    found = seen(backpack={"blue": 1}, rooms={"0,1": {"flags": {0: 0}}})
    for place, why in ((OUT, "outside"), ((0, 1), "flag")):
        assert (found[place].refused.rule, found[place].refused.facts) == ("T2.5.7", {"why": why})
        assert (found[place].new, found[place].old, found[place].bonuses) == (0, 0, ())
    without = seen(flags_left=0, backpack={"blue": 1})
    assert without[(0, 1)].refused.facts == {"why": "flags"}
    full = exploring(3, seats=[{"passages": 1}, {}, {}], secret={"S1": {1: 0, 2: 1}})
    assert {o.place: o for o in outlooks(full.state, 0)}["S1"].refused.rule == "T2.5.10"


@rule("T2.5.9")
def test_a_light_room_whose_bonus_is_taken():
    found = seen(backpack={"green": 1}, rooms={"3,0": {"flags": {1: 0}}})[(3, 0)]
    assert (found.new, found.old, found.bonuses, found.bonus_points, found.refused) == (2, 0, (), (), None)


# L1 has doors N and NE. 0,3: north 0,2 (pink, door SW), south 0,4 (brown, door NW), the outside to the west.
# 3,1: north 3,0 (green, doors N and S), NW 2,1 (yellow, door N), SE 4,2 (brown, doors N and SE).
CONNECTIONS = [
    ((0, 3), 0, {(0, 2)}),
    ((0, 3), 3, {(0, 4), OUT}),
    ((0, 3), 4, {OUT}),
    ((0, 3), 1, set()),
    ((3, 1), 1, {(3, 0), (4, 2)}),
    ((3, 1), 3, {(3, 0)}),
    ((3, 1), 4, {(3, 0), (2, 1)}),
    ((1, 4), 2, {(2, 5), (1, 5)}),
]


def joined_by(state, room, space, turn):
    lying = zip(state.board.spaces, state.rooms, strict=True)
    return would_connect(state.board.kit, {at: one.doors for at, one in lying if one}, room, space, turn)


@rule("T2.4.5", "T2.5.2")
@pytest.mark.parametrize(("space", "turn", "joined"), CONNECTIONS)
def test_what_a_room_would_connect(space, turn, joined):
    found = joined_by(begun().state, "L1", space, turn)
    assert set(found) == joined
    assert len(found) == len(joined)


@rule("T2.4.5", "T2.5.2")
@given(room=st.integers(1, 10), number=st.integers(0, 16), turn=st.integers(0, 5))
@settings(max_examples=60)
def test_it_connects_what_all_keys_open_afterwards(room, number, turn):
    table = begun(sites=[["T01"], [], [], [], [], []])
    table.do(0, "take", tile="T01")
    spaces = table.state.board.spaces
    empty = [space for space, there in zip(spaces, table.state.rooms, strict=True) if there is None]
    joined = joined_by(table.state, f"L{room}", empty[number], turn)
    table.do(0, "room", room=f"L{room}", space=list(empty[number]), turn=turn)
    here = table.state.board.number[empty[number]]
    places = [OUT, *(space for space in spaces if space != empty[number])]
    opened = {p for p in places if crossing(table.state, (1,) * 5, here, as_place(table.state, p))}
    assert set(joined) == opened


# Every explore choice of simulated games, against the rules.


def every(choice):
    """All the moves of a choice."""
    names = [arg.name for arg in choice.args]
    values = [(*arg.values, *((LEFT_OUT,) if arg.optional else ())) for arg in choice.args]
    for picked in product(*values):
        given_ = {name: value for name, value in zip(names, picked, strict=True) if value is not LEFT_OUT}
        yield {"do": choice.do, **given_}


def check_offered(state, seat, choice):
    bonuses = next((arg.values for arg in choice.args if arg.name == "bonus"), ())
    for raw in every(choice):
        events = GAME.decide(state, seat, read_move(raw, MOVES))
        scored = dict.fromkeys(("new", "old", "bonus"), 0)
        for event in events:
            if isinstance(event, Excavated):
                scored[event.part] += event.points
        expected = {"new": 0, "old": 0, "bonus": 0}
        if raw.get("dig"):
            bonus = choice.info["bonus"][bonuses.index(raw["bonus"])] if "bonus" in raw else 0
            expected = {"new": choice.info["new"], "old": choice.info["old"], "bonus": bonus}
        assert scored == expected, raw


def right(state, seat):
    """Some right to explore now, the turn's own first."""
    if state.phase != "pirogue" and not state.explored:
        return {}
    tent = state.seats[seat].tent and state.phase != "last" and not state.board.options.short_game
    return {"with": "tent" if tent else "card"}


def check_refused(state, seat, choice):
    """Tried with all the passages it takes, as tokens beyond what is at hand."""
    path = next(arg.values[0] for arg in choice.args if arg.name == "path")
    own, places = state.seats[seat], [as_place(state, shown) for shown in path]
    steps = [i for i in range(len(path) - 1) if not crossing(state, own.backpack, places[i], places[i + 1])]
    cards = own.cards.count("passage")
    passages = {
        step: "token" if i < own.passages or i >= own.passages + cards else "card" for i, step in enumerate(steps)
    }
    lacks = max(0, len(steps) - own.passages - cards)
    assert choice.info["lacks"] == lacks
    dig = any(arg.name == "dig" for arg in choice.args)
    raw = {"do": "explore", "path": path, "passages": passages, "dig": dig, **right(state, seat)}
    with pytest.raises(Illegal) as caught:
        GAME.decide(state, seat, read_move(raw, MOVES))
    assert caught.value.rule == choice.refused.rule, raw
    if lacks:
        assert choice.refused.facts == {"why": "tokens", "need": len(steps), "have": own.passages + cards}
    else:
        assert caught.value.refusal == choice.refused


@pytest.mark.long
@rule("T2.5.1", "T2.5.4", "T2.5.7", "T2.5.9", "T2.5.10")
@given(seed=st.integers(0, 10**9), players=st.integers(2, 4), more=st.booleans(), short=st.booleans())
@settings(max_examples=8)
def test_explorations_offered_are_accepted_with_the_points_announced(seed, players, more, short):
    rng = Random(seed)
    play = Play(GAME, setup(players, more_control=more, short_game=short))
    while GAME.winners(play.state) is None and play.version < 1000:
        state = play.state
        for seat in GAME.to_act(state):
            for choice in GAME.choices(state, seat):
                if choice.do == "explore" and rng.random() < 0.3:
                    (check_refused if choice.refused else check_offered)(state, seat, choice)
        play.submit(random_entry(GAME, state, rng))
    assert GAME.winners(play.state) is not None


@rule("T2.5.13", "T2.6.1", "T2.6.4")
@given(seed=st.integers(0, 10**9), players=st.integers(2, 4))
@settings(max_examples=5)
def test_tent_and_rescue_are_offered_as_the_rules_have_it(seed, players):
    rng = Random(seed)
    play = Play(GAME, setup(players))
    while GAME.winners(play.state) is None and play.version < 1000:
        state = play.state
        for seat in GAME.to_act(state):
            for choice in GAME.choices(state, seat):
                if choice.do in ("tent", "rescue"):
                    check_either(state, seat, choice)
        play.submit(random_entry(GAME, state, rng))


def check_either(state, seat, choice):
    for raw in every(choice):
        move = read_move(raw, MOVES)
        if choice.refused is None:
            assert GAME.decide(state, seat, move)
            continue
        with pytest.raises(Illegal) as caught:
            GAME.decide(state, seat, move)
        assert caught.value.refusal == choice.refused
