"""Nobody's phone receives another's secret (T2.2.4, T2.2.5): what is counted and what is named, and twins that differ
only in what a seat may not know and give it the same bytes, log, choices and "if scored now" included."""

from collections import Counter
from itertools import chain
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import UNSET

from companion.replaying import TABLE, outcome
from model.games.tikal2 import GAME
from model.games.tikal2 import events as e
from model.games.tikal2.parts import COLOURS
from model.kernel.log import log_for, points_for
from model.kernel.move import write_entry
from model.kernel.play import Play
from model.kernel.replay import replay
from model.kernel.simulate import random_entry
from model.kernel.view import written
from model.language import texts
from tests.model.games.tikal2.table import begun, setup, taken
from tests.model.games.tikal2.twin import KINDS, other_secret
from tests.often import EVENINGS
from tests.rule import rule

ENOUGH = 1000 if EVENINGS else 12
"""Twins of a kind that are compared."""
SEATS = [
    {"camp": {"pink": 2, "blue": 1}, "treasures": {"mask": 1, "jug": 2}, "cards": ["five", "key"]},
    {"camp": {"brown": 1}, "treasures": {"dagger": 1}, "cards": ["pair"], "backpack": {"pink": 1}},
]


@rule("T2.2.4")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_seat_knows_its_own_and_counts_the_others(viewer):
    table = begun(seats=SEATS)
    for index, seat in enumerate(written(GAME.view(table.state, viewer))["seats"]):
        if index == viewer:
            assert seat == table.seat(index)
            continue
        own = table.seat(index)
        counted = {"camp": sum(own["camp"].values()), "treasures": sum(own["treasures"].values())}
        assert seat["hidden"] == {**counted, "cards": len(own["cards"])}
        assert not {"camp", "treasures", "cards"} & set(seat)
        assert seat["backpack"] == own["backpack"]


@rule("T2.2.4")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_hidden_piles_stay_hidden(viewer):
    view = written(GAME.view(begun(seats=SEATS).state, viewer))
    assert "light_rooms" not in view
    assert view["piles"] == [7, 7, 7]


@rule("T2.2.4", "T2.8.1")
def test_camps_are_shown_at_a_scoring_and_hidden_again():
    empty = [[], [], [], [], [], []]
    table = begun(seats=SEATS, sites=empty, phase="explorer")
    table.do(0, "end")
    shown = written(GAME.view(table.state, 1))["seats"][0]
    assert shown["camp"] == table.seat(0)["camp"]
    assert not {"treasures", "cards"} & set(shown)
    table.do(None, "sites", tiles=write_entry(random_entry(GAME, table.state, Random(1)))["tiles"])
    assert GAME.view(table.state, 1).seats[0].camp is UNSET


@rule("T2.2.4")
def test_camps_are_shown_at_the_end():
    table = begun(seats=SEATS, phase="last", round=2)
    table.do(0, "end")
    assert GAME.view(table.state, 1).seats[0].camp is UNSET
    table.do(1, "end")
    for viewer in (0, 1, None):
        assert [seat.camp for seat in GAME.view(table.state, viewer).seats] == [
            table.seat(0)["camp"],
            table.seat(1)["camp"],
        ]


@rule("T2.2.4")
def test_what_was_scored_does_not_go_on_naming_keys():
    """Whose set of how many stays readable; of which colours is the owner's knowledge."""
    table = begun(
        seats=SEATS,
        rooms={"1,1": {"room": "sanctuary", "colour": "pink", "flags": {"0": 0, "1": 1}}},
        phase="last",
        round=2,
    )
    table.do(0, "end")
    table.do(1, "end")
    own = [point.why for point in points_for(table.play, 0) if (point.seat, point.rule) == (0, "T2.9.1")]
    other = [point.why for point in points_for(table.play, 1) if (point.seat, point.rule) == (0, "T2.9.1")]
    assert own == [{"size": 2, "colours": ("pink", "blue")}, {"size": 1, "colours": ("pink",)}]
    assert other == [{"size": 2}, {"size": 1}]
    for viewer in (0, 1, None):
        assert [p.why for p in points_for(table.play, viewer) if p.rule == "T2.9.2"] == [{"altar": "pink"}]


def key_read(table, viewer):
    return [
        (event.colour, event.to) for event in log_for(table.play, viewer)[-1].events if isinstance(event, e.KeyTaken)
    ]


@rule("T2.2.5", "T2.2.1")
@pytest.mark.parametrize("open_memory", [False, True])
def test_a_key_to_the_camp_is_not_repeated(open_memory):
    table = taken("T15", seats=[{"cards": ["key"]}, {}], open_memory=open_memory)
    table.do(0, "key", colour="green", to="backpack")
    assert all(key_read(table, viewer) == [("green", "backpack")] for viewer in (0, 1, None))
    moves = [("key", {"colour": "pink"}), ("play", {"card": "key", "colour": "pink"})]
    for do, args in moves:
        table.do(0, do, to="camp", **args)
        assert key_read(table, 0) == [("pink", "camp")]
        for viewer in (1, None):
            assert key_read(table, viewer) == [("pink" if open_memory else None, "camp")]
    assert GAME.view(table.state, 1).seats[0].camp is UNSET
    assert ("Pink" in words(table, 1) or "pink" in words(table, 1)) == open_memory


def words(table, viewer):
    return " ".join(line["text"] for line in outcome(table.play, None, viewer, texts("en"))["log"][-2:])


@rule("T2.2.4")
def test_kept_treasures_and_cards_are_their_owners():
    table = taken("T12")
    table.do(0, "card", keep="five")
    for viewer, card in ((0, "five"), (1, None), (None, None)):
        assert log_for(table.play, viewer)[-1].events[0].card == card
    table = taken("T10")
    table.do(0, "treasure", pile=2, keep="mask")
    for viewer, treasure in ((0, "mask"), (1, None), (None, None)):
        event = log_for(table.play, viewer)[-1].events[0]
        assert (event.treasure, event.pile) == (treasure, 2)


@rule("T2.2.4")
def test_nobody_corrects_what_it_may_not_know():
    table = begun(seats=SEATS)
    table.refuses("X1", 0, "correct", set={"seats.1.camp.pink": 1})
    table.refuses("X1", 0, "correct", set={"seats.1.cards": ["five"]})
    table.do(1, "correct", set={"seats.1.camp.green": 2})
    for viewer, hidden in ((0, True), (1, False), (None, True)):
        (change,) = log_for(table.play, viewer)[-1].events[0].changes
        assert (change.hidden, change.after) == (hidden, None if hidden else 2)


# Twins


def moments(players: int, seed: int, often: float = 0.08, **options: Any) -> Any:
    """A random game, halted at random moments."""
    rng = Random(f"{players} {seed} {options}")
    play: Play[Any] = Play(GAME, setup(players, **options))
    while GAME.winners(play.state) is None:
        play.submit(random_entry(GAME, play.state, rng))
        if rng.random() < often:
            yield play, rng


def seen(play: Play[Any], seat: int | None) -> bytes:
    """All bytes a seat could get."""
    viewer = TABLE if seat is None else seat
    now = GAME.if_scored(play.state, seat) if seat is not None else None
    return msgspec.json.encode([outcome(play, None, viewer, texts("de")), now])


@pytest.mark.search
@pytest.mark.long
@rule("T2.2.4", "T2.2.5")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"more_control": True, "short_game": True}])
def test_twins_look_the_same(players, options):
    compared: Counter[str] = Counter()
    for seed in range({2: 6, 3: 7, 4: 3}[players]):
        if players > 2 and all(compared[kind] >= ENOUGH for kind in KINDS):
            break
        for play, rng in moments(players, seed, **options):
            for seat in rng.sample(range(players), 2) if players > 2 else [None]:
                for kind in (each for each in KINDS if compared[each] < ENOUGH):
                    twin = other_secret(play, seat, kind, rng)
                    if twin is not None:
                        assert twin.state.stock == play.state.stock
                        assert seen(play, seat) == seen(twin, seat), (kind, seat, play.version)
                        compared[kind] += 1
    assert compared.total() >= 20, compared
    assert players == 2 or min(compared[kind] for kind in KINDS) >= 5, compared


@pytest.mark.search
@pytest.mark.long
@rule("T2.2.4")
@pytest.mark.parametrize("kind", ["treasure", "card"])
@pytest.mark.parametrize("players", [2, 4])
def test_what_lies_in_the_piles_looks_the_same(players, kind):
    """Another kept this, or left it in the pile: also who takes the next one is not told by what it is offered."""
    compared = 0
    for seed in range(4 if EVENINGS else 2):
        for play, rng in moments(players, seed, often=1):
            offered = {choice.do for choice in GAME.choices(play.state, play.state.seat)}
            if kind in offered and (twin := other_secret(play, play.state.seat, kind, rng, spare=True)):
                assert seen(play, play.state.seat) == seen(twin, play.state.seat), play.version
                compared += 1
    assert compared > 4


@rule("T2.2.5")
def test_open_memory_tells_twins_apart():
    """The switch does what it says: with it the log repeats the key, so the comparison above is not blind."""
    for play, rng in chain.from_iterable(moments(4, seed, often=0.3) for seed in range(8)):
        twin = other_secret(play, 0, "camp", rng)
        if twin is not None:
            open_ = [
                replay(GAME, setup(4, open_memory=True), [write_entry(line.entry) for line in each.lines])[0]
                for each in (play, twin)
            ]
            assert seen(play, 0) == seen(twin, 0)
            assert seen(open_[0], 0) != seen(open_[1], 0)
            return
    pytest.fail("no twin found")


@rule("T2.2.4")
@pytest.mark.parametrize("colour", COLOURS)
def test_light_tallies_look_the_same(colour):
    tallies = [{"keys": {colour: 1}, "altars": ["pink"]}, {"keys": {colour: 4, "pink": 2}}]
    one, two = (replay(GAME, setup(3, detail="light"), [{"seat": 1, "do": "tally", **each}])[0] for each in tallies)
    assert (one.version, two.version) == (1, 1)
    for seat in (0, 2, None):
        assert seen(one, seat) == seen(two, seat)
