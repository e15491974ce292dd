"""`hidden` "players": treasures and cards are known to their players alone, here only counted, and told at the end."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from model.games.tikal2 import GAME
from model.games.tikal2 import events as e
from model.kernel.flaws import Flawed
from model.kernel.points import totals
from model.kernel.simulate import simulate
from tests.model.games.switching import any_options
from tests.model.games.tikal2.table import setup, sites
from tests.model.games.tikal2.told import accepted, by, kit_with, refused, replayed
from tests.often import tried
from tests.rule import rule

KEPT = {"hidden": "players"}


def at(*seats: dict[str, Any], **told: Any) -> dict[str, Any]:
    """Seat 0's turn on site 0 with these belongings."""
    return {"position": {"sites": sites(2, s0="T08"), "to_act": [0], "seats": [*seats, {}, {}][:2], **told}, **KEPT}


def holding(treasures: int = 0, cards: int = 0, **more: Any) -> dict[str, Any]:
    return {"treasures": {"null": treasures}, "cards": [None] * cards, **more}


def seat(result: dict[str, Any], index: int = 0) -> tuple[Any, Any]:
    own = result["state"]["seats"][index]
    return own["treasures"], own["cards"]


TAKES = (by(0, "take", tile="T08"), by(0, "skip", action="sanctuary"))
"""Sanctuary, treasure."""


@rule("T2.4.3", "T2.2.4")
def test_a_treasure_is_only_counted() -> None:
    result = accepted(*TAKES, by(0, "treasure", pile=1), **at(holding(2)))
    assert seat(result) == ({"null": 3}, [])
    assert result["state"]["piles"] == [7, 7, 8]
    assert refused(*TAKES, by(0, "treasure", pile=1, keep="mask"), **at())[0] == "X2"
    assert refused(*TAKES, by(0, "treasure"), **at())[0] == "X2"


@rule("T2.4.4")
def test_a_card_is_only_counted() -> None:
    told = at(holding(cards=1), sites=sites(2, s0="T12"))
    take = by(0, "take", tile="T12")
    assert seat(accepted(take, by(0, "card"), **told)) == ({"null": 0}, [None, None])
    assert refused(take, by(0, "card", keep="five"), **told)[0] == "X2"
    phones = {"position": {"sites": sites(2, s0="T12"), "to_act": [0]}}
    assert refused(take, by(0, "card"), **phones)[0] == "X2"


@rule("T2.10.1")
def test_an_open_treasure_taken_is_only_counted_too() -> None:
    told = at(holding(1), open_treasures={"mask": 2, "jug": 1})
    result = accepted(*TAKES, by(0, "treasure", open="mask", pile=0, turned="dagger"), **told, more_control=True)
    assert seat(result)[0] == {"null": 2}
    assert result["state"]["open_treasures"] == {"mask": 1, "jug": 1, "statue": 0, "dagger": 1, "necklace": 0}


def delivers(cards: tuple[str, ...] = (), **treasures: int) -> dict[str, Any]:
    return by(0, "paddle", to=2, deliveries=[{"plane": 0, "treasures": treasures, "cards": list(cards)}])


@rule("T2.3.4")
def test_no_more_is_delivered_than_is_held_or_exists() -> None:
    result = accepted(delivers(mask=2), **at(holding(3)))
    assert (seat(result)[0], result["state"]["delivered"]["mask"], result["scores"]) == ({"null": 1}, 2, [4, 0])
    assert refused(delivers(mask=2), **at(holding(1)))[0] == "T2.3.4"
    assert refused(delivers(mask=3), **at(holding(5), delivered={"mask": 3}))[0] == "T2.3.4"
    assert refused(delivers(mask=4), **at(holding(5), open_treasures={"mask": 2}))[0] == "T2.3.4"
    assert refused(delivers(mask=1, jug=1), **at(holding(5)))[0] == "T2.3.4"
    both = delivers(("many-types",), mask=2, jug=2)
    accepted(both, **at(holding(4, 1)))
    assert refused(both, **at(holding(3, 1)))[0] == "T2.3.4"


@rule("T2.7.1", "T2.7.2", "T2.7.4", "T2.7.5", "T2.7.6", "T2.7.7")
def test_no_more_cards_are_played_than_are_held_or_exist() -> None:
    assert refused(delivers(("plus-two",), mask=1), **at(holding(1)))[0] == "T2.7.2"
    assert refused(delivers(("plus-two", "many-types"), mask=1, jug=1), **at(holding(2, 1)))[0].startswith("T2.7")
    key = by(0, "play", card="key", colour="pink", to="camp")
    assert seat(accepted(key, **at(holding(0, 2))))[1] == [None]
    assert refused(key, **at(holding()))[0] == "T2.7.5"
    played = ["key"] * kit_with()["cards"]["key"]
    assert refused(key, **at(holding(0, 2), played=played))[0] == "T2.7.5"
    remote = by(0, "play", card="remote", treasures={"mask": 1}, cards=["plus-two"])
    accepted(remote, **at(holding(1, 2)))
    assert refused(remote, **at(holding(1, 1)))[0] == "T2.7.2"
    explore = by(0, "explore", path=["outside", "S1"], passages={"0": "card"}, dig=True, bonus=0, **{"with": "card"})
    accepted(explore, **at(holding(0, 2)))
    assert refused(explore, **at(holding(0, 1)))[0] == "T2.7.1"
    assert refused(by(0, "play", card="five"), **at(holding(0, 1)))[0] == "T2.7.0"


@rule("T2.5.13")
def test_for_a_rescue_only_tokens_count() -> None:
    rescue = by(0, "rescue", colour="pink")
    accepted(rescue, **at(holding(0, 3), phase="explorer"))
    assert refused(rescue, **at(holding(0, 3, passages=1), phase="explorer"))[0] == "T2.5.13"


def test_everybody_sees_all_but_camp_keys() -> None:
    told = at(holding(2, 1, camp={"pink": 1}), holding(1, 3, camp={"blue": 2}))
    for viewer in (0, 1, "table"):
        shown = accepted(viewer=viewer, **told)["state"]["seats"]
        assert [one["treasures"] for one in shown] == [{"null": 2}, {"null": 1}]
        assert [one["cards"] for one in shown] == [[None], [None] * 3]
        assert ["camp" in one for one in shown] == [viewer == 0, viewer == 1]


def test_positions_and_corrections_count_too() -> None:
    result = accepted(
        by(None, "correct", set={"seats.0.treasures.null": 4, "seats.0.cards": [None]}), **at(holding(2, 2))
    )
    assert seat(result) == ({"null": 4}, [None])
    assert sum(result["state"]["piles"]) == 21
    for wrong in ({"treasures": {"mask": 1}}, {"cards": ["five"]}, {"treasures": {"null": 26}}, {"cards": [None] * 14}):
        with pytest.raises(Flawed):
            replayed(**at(wrong))
    for wrong in ({"seats.0.cards": ["five"]}, {"seats.0.treasures.null": 26}, {"seats.0.treasures": {"mask": 1}}):
        assert refused(by(None, "correct", set=wrong), **at(holding()))[0] in ("X2", "T2.1.3")
    with pytest.raises(Flawed):
        replayed(position={"seats": [{"treasures": {"null": 1}}, {}]})
    with pytest.raises(Flawed):
        replayed(position={"seats": [{"cards": [None]}, {}]})


# tell

LAST = {"phase": "last", "round": 2, "to_act": [0, 1], "sites": [[], [], [], [], [], []]}
ENDS = (by(0, "end"), by(1, "end"))


def last(*seats: dict[str, Any]) -> dict[str, Any]:
    return at(*seats, **LAST)


@rule("T2.9.4", "T2.7.9")
def test_everybody_tells_before_the_final_scoring() -> None:
    told = last(holding(2, 2), holding(1, 0))
    asked = accepted(*ENDS, **told)
    assert (asked["phase"], asked["to_act"], asked["winners"]) == ("tell", [0, 1], None)
    first = by(1, "tell", treasures=1, cards=[])
    half = accepted(*ENDS, first, **told)
    assert (half["phase"], half["to_act"], half["points"]) == ("tell", [0], [])
    whole = accepted(*ENDS, first, by(0, "tell", treasures=2, cards=["five", "forest"]), **told)
    assert (whole["phase"], whole["scores"], whole["winners"]) == ("over", [7, 1], [0])
    assert seat(whole) == ({"null": 2}, ["five", "forest"])
    for viewer in (1, "table"):
        shown = accepted(*ENDS, by(0, "tell", treasures=2, cards=["five", "forest"]), **told, viewer=viewer)
        assert shown["state"]["seats"][0]["cards"] == ["five", "forest"]


@rule("T2.9.4", "T2.1.3")
@pytest.mark.parametrize(
    ("treasures", "cards", "rule_id"),
    [
        (1, ["five", "forest"], "T2.9.4"),
        (3, ["five", "forest"], "T2.9.4"),
        (2, ["five"], "T2.9.4"),
        (2, ["five", "forest", "key"], "T2.9.4"),
        (2, ["five", "dragon"], "X2"),
    ],
)
def test_what_is_told_is_as_counted(treasures: int, cards: list[str], rule_id: str) -> None:
    told = last(holding(2, 2), holding())
    assert refused(*ENDS, by(0, "tell", treasures=treasures, cards=cards), **told)[0] == rule_id


@rule("T2.1.3")
def test_of_no_kind_more_is_told_than_exists() -> None:
    told = last(holding(0, 3), holding(0, 1))
    assert refused(*ENDS, by(0, "tell", treasures=0, cards=["pair"] * 3), **told)[0] == "T2.1.3"
    both = by(0, "tell", treasures=0, cards=["pair", "pair", "key"])
    assert refused(*ENDS, both, by(1, "tell", treasures=0, cards=["pair"]), **told)[0] == "T2.1.3"


def test_once_and_only_then() -> None:
    tell = by(0, "tell", treasures=0, cards=[])
    assert refused(tell, **at(holding()))[0] == "X1"
    assert refused(*ENDS, tell, tell, **last(holding(), holding()))[0] == "X1"
    assert refused(*ENDS, by(None, "tell", treasures=0, cards=[]), **last())[0] == "X1"
    assert refused(by(0, "tell", treasures=0, cards=[]))[0] == "X1"
    over = [*ENDS, tell, by(1, "tell", treasures=0, cards=[])]
    assert refused(*over, tell, **last(holding(), holding()))[0] == "X1"


def test_a_wrong_count_is_corrected_first() -> None:
    told = last(holding(2, 1), holding())
    mended = by(None, "correct", set={"seats.0.treasures.null": 1, "seats.0.cards": [None, None]})
    tells = by(0, "tell", treasures=1, cards=["five", "key"])
    result = accepted(*ENDS, mended, tells, by(1, "tell", treasures=0, cards=[]), **told)
    assert result["scores"] == [6, 0]


@given(players=st.integers(2, 4), options=any_options(GAME, hidden=st.just("players")), seed=st.integers(0, 10**9))
@tried(8, evenings=80)
def test_whole_games(players: int, options: dict[str, Any], seed: int) -> None:
    """All is counted at every moment; the cards are told in the end, and the ledger is the score."""
    play = simulate(GAME, setup(players, **options), seed)
    assert GAME.phase(play.state) == "over"
    for state in play._states:
        held = sum(one.treasure_count for one in state.seats)
        out = held + sum(state.piles) + sum(state.open_treasures) + sum(state.gone_treasures)
        assert out == 25 or (state.phase == "sites" and state.round == 1)
        assert len(state.played) + sum(one.card_count for one in state.seats) <= 13
        assert min(min(one.kept, one.kept_cards) for one in state.seats) >= 0
    told = [event for line in play.lines for event in line.events if isinstance(event, e.HandTold)]
    assert sorted(event.seat for event in told) == list(range(players))
    assert totals(play.points(), players) == GAME.scores(play.state)
