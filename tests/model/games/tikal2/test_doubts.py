"""Numbers that cannot all be right are told, never refused (T2.1.3, T2.2.4): at once when what lies open contradicts
itself, otherwise at the final scoring, with the kind and the entries, so that people can correct."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.replaying import outcome
from model.games.tikal2 import GAME
from model.games.tikal2.events import NumbersDoubted
from model.games.tikal2.parts import CARDS
from model.kernel.log import log_for
from model.kernel.move import read_entry
from model.kernel.play import Play
from model.kernel.simulate import random_entry
from model.language import LANGUAGES, texts
from model.table.words import event_words
from tests.model.games.tikal2.table import Table, begun, setup, sites, taken
from tests.often import tried
from tests.rule import rule

EMPTY = [[], [], [], [], [], []]


def doubted(table: Table) -> list[tuple[Any, ...]]:
    """What the last entry made doubtful."""
    found = [event for event in table.play.lines[-1].events if isinstance(event, NumbersDoubted)]
    return [(one.treasure or one.card or one.colour, one.count, one.most, one.numbers) for one in found]


@rule("T2.1.3", "T2.2.4")
def test_cards_kept_twice_come_out_at_the_final_scoring():
    table = begun(sites=EMPTY, phase="last", round=2)
    table.do(0, "correct", set={"seats.0.cards": ["five"]})
    table.do(1, "correct", set={"seats.1.cards": ["five"]})
    table.do(0, "end")
    assert not any(isinstance(event, NumbersDoubted) for line in table.play.lines for event in line.events)
    table.do(1, "end")
    assert doubted(table) == [("five", 2, 1, (1, 2))]
    for viewer in (0, 1, None):
        (line,) = outcome(table.play, None, "table" if viewer is None else viewer, texts("en"))["log"][-1:]
        assert "“5 points” was entered 2 times" in line["text"]
        assert "Moves to look at: 1 and 2." in line["text"]


@rule("T2.1.3")
def test_it_is_corrected_by_going_back_before_the_scoring():
    table = begun(sites=EMPTY, phase="last", round=2, seats=[{"treasures": {"mask": 3}}, {}])
    table.do(1, "correct", set={"seats.1.treasures.mask": 4})
    table.do(0, "end")
    table.do(1, "end")
    assert doubted(table) == [("mask", 7, 5, (1,))]
    table.do(None, "undo", to=2)
    table.do(1, "correct", set={"seats.1.treasures.mask": 2})
    table.do(1, "end")
    assert doubted(table) == []
    assert table.scores == (3, 2)


@rule("T2.1.3", "T2.3.4")
def test_more_delivered_than_there_are_is_told_at_once():
    """Both were entered in secret, so neither was refused; delivered, everybody sees that there are only five."""
    table = begun(sites=sites(s2="T10"), seats=[{"treasures": {"mask": 3}}, {}], delivered={"mask": 2})
    table.do(1, "correct", set={"seats.1.treasures.mask": 3})
    assert doubted(table) == []
    table.do(0, "paddle", to=2, deliveries=[{"plane": 0, "treasures": {"mask": 3}}])
    assert doubted(table) == []
    table.do(0, "take", tile="T10")
    table.do(0, "skip", action="treasure")
    table.do(0, "skip", action="treasure")
    table.do(0, "end")
    table.do(1, "paddle", to=2, deliveries=[{"plane": 0, "treasures": {"mask": 1}}])
    assert doubted(table) == [("mask", 6, 5, (1, 2, 7))]


@rule("T2.1.3", "T2.7.5")
def test_a_card_played_twice_is_told_at_once():
    table = begun(seats=[{"cards": ["key"]}, {}])
    table.do(1, "correct", set={"seats.1.cards": ["key"]})
    table.do(0, "play", card="key", colour="pink", to="camp")
    assert doubted(table) == []
    table.do(0, "take", tile=table.truth()["sites"][table.seat(0)["site"]][0])
    while table.truth()["actions"]:
        action = table.truth()["actions"][0]
        table.do(0, "skip", action=action["do"], **({"colour": action["colour"]} if "colour" in action else {}))
    table.do(0, "end")
    played = len(table.play.lines)
    table.do(1, "play", card="key", colour="pink", to="backpack")
    assert doubted(table) == [("key", 2, 1, (1, 2, played + 1))]


@rule("T2.1.3")
@pytest.mark.parametrize(
    ("changes", "what", "count", "most"),
    [({"seats.0.treasures": {"mask": 5, "jug": 5, "statue": 5}}, "treasures", 28, 25), ({}, "cards", 15, 13)],
)
def test_more_in_all_than_the_box_holds_is_told_at_once(changes, what, count, most):
    """How many everybody holds is open."""
    hand = {"treasures": {"dagger": 5, "necklace": 5, "mask": 3}, "cards": [card for card in CARDS if card != "pair"]}
    table = begun(seats=[{}, hand])
    cards = ["pair", "pair", *(card for card in CARDS if card != "pair")][:6]
    table.do(0, "correct", set=changes or {"seats.0.cards": cards})
    (event,) = table.play.lines[-1].events[1:]
    assert (event.what, event.count, event.most, event.numbers) == (what, count, most, (1,))
    table.do(0, "correct", set={"seats.0.score": 1})
    assert len(table.play.lines[-1].events) == 1  # told once


@rule("T2.1.3", "T2.9.1")
def test_more_keys_than_there_are_is_told_when_the_camps_lie_open():
    table = begun(sites=EMPTY, phase="explorer", seats=[{"camp": {"pink": 3}}, {"camp": {"pink": 2}}])
    table.do(None, "correct", set={"stock.pink": 5})
    assert doubted(table) == []
    table.do(0, "end")
    assert doubted(table) == [("pink", 10, 7, (1,))]


@rule("T2.1.3")
def test_a_wrong_number_can_always_be_lowered():
    """Also when others told more meanwhile, and what lies open alone is too much already."""
    table = taken("T10", seats=[{"treasures": {"mask": 2}}, {"treasures": {"mask": 3}}])
    table.do(0, "treasure", keep="mask", pile=0)
    table.do(0, "correct", set={"seats.0.treasures.mask": 2})
    table.do(0, "correct", set={"seats.0.treasures.mask": 5})
    table.do(0, "correct", set={"seats.0.treasures.mask": 0})
    table.refuses("T2.1.3", 0, "correct", set={"seats.0.cards": ["five", "five"]})
    table.do(None, "correct", set={"stock.pink": 7})
    table.do(0, "correct", set={"seats.0.camp.pink": 0})
    assert table.truth()["stock"]["pink"] == 7


@rule("T2.1.3", "T2.7.9")
def test_light_tallies_that_cannot_all_be_right():
    table = Table(2, detail="light")
    for _ in range(2):
        final = table.state.round == 2
        for seat in (0, 1):
            table.do(seat, "tally", keys={"pink": 4}, **({"cards": ["five"]} if final else {}))
        if not final:
            assert doubted(table) == [("pink", 8, 7, (1, 2))]
    assert doubted(table) == [("five", 2, 1, (3, 4)), ("pink", 8, 7, (1, 2, 3, 4))]


@rule("T2.1.3", "T2.7")
def test_light_tallies_of_more_cards_than_the_box_holds():
    table = Table(2, detail="light")
    for seat in (0, 1):
        table.do(seat, "tally")
    for seat in (0, 1):
        table.do(seat, "tally", cards=["five"] * 7)
    assert (None, 14, 13, (3, 4)) in doubted(table)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_doubt_has_words(lang):
    for event in (
        NumbersDoubted("treasures", 6, 5, treasure="mask", numbers=(3, 4)),
        NumbersDoubted("cards", 2, 1, True, card="five", numbers=(3, 4)),
        NumbersDoubted("keys", 8, 7, colour="pink", numbers=(3, 4)),
        NumbersDoubted("treasures", 26, 25, numbers=(3, 4)),
        NumbersDoubted("cards", 14, 13),
    ):
        said = event_words(texts(lang), GAME.id, event, ["Ada", "Ben"])
        for number in (event.count, event.most):
            assert str(number) in said
        assert event.numbers is None or texts(lang).listed(["3", "4"]) in said
        assert texts(lang).say("word-mask") in said or event.treasure is None


@rule("T2.1.3")
@given(players=st.integers(2, 4), more_control=st.booleans(), seed=st.integers(0, 10**9))
@tried(12, evenings=50)
def test_whatever_people_claim_in_secret_the_game_goes_on(players: int, more_control: bool, seed: int) -> None:
    """They keep what they like, over and over: nothing falls over, nothing is negative, and what is told before the
    end is told by what lies open."""
    play: Play[Any] = Play(GAME, setup(players, more_control=more_control))
    rng = Random(seed)
    while play.version < 400 and GAME.winners(play.state) is None:
        entry = random_entry(GAME, play.state, rng)
        play.submit(entry)
        seat = rng.randrange(players)
        if rng.random() < 0.2:
            claim(play, seat, rng)
        for viewer in (None, *range(players)):
            GAME.view(play.state, viewer)
            log_for(play, viewer, play.version - 1)
        GAME.choices(play.state, play.state.seat)
        assert min(*play.state.stock, *play.state.piles) >= 0


def claim(play: Play[Any], seat: int, rng: Random) -> None:
    """The most that nobody can contradict by what lies open and by this seat's own."""
    state = play.state
    index = rng.randrange(5)
    name = state.board.treasures[index]
    most = 5 - state.gone_treasures[index] - state.open_treasures[index]
    card = rng.choice(CARDS)
    left = state.board.kit.cards[card] - state.played.count(card)
    for changes in (
        {f"seats.{seat}.treasures.{name}": max(0, most)},
        {f"seats.{seat}.cards": [card] * max(0, left)},
    ):
        play.submit(read_entry({"seat": seat, "do": "correct", "set": changes}, GAME.moves))
