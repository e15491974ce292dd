"""The table is right: undo and corrections, with both values kept in the log."""

import pytest

from model.games.lost_temple import GAME
from model.kernel.event import Change, Corrected
from model.kernel.log import log_for
from model.kernel.points import totals
from tests.model.games.lost_temple.table import Table
from tests.rule import rule


def running(**how):
    seats = [{"space": s, "gems": 3} for s in (9, 6, 20, 20)]
    return Table(4, position={"seats": seats}, **{"draft": "cards", **how})


@rule("LT7.6")
def test_a_seats_gems_come_from_the_bank():
    table = running()
    (event,) = table.do(None, "correct", set={"seats.0.gems": 5}, why="miscounted")
    assert event == Corrected((Change("seats.0.gems", 3, 5),), "miscounted")
    assert (table.state.seats[0].gems, table.state.bank) == (5, 36)
    table.do(1, "correct", set={"seats.0.machetes": 2, "seats.1.gems": 0})
    assert (table.state.seats[0].machetes, table.state.machetes, table.state.bank) == (2, 6, 39)


@rule("LT7.6")
def test_the_supply_may_be_told_and_never_exceeds_the_box():
    table = running()
    table.do(None, "correct", set={"bank": 30})
    assert table.state.bank == 30
    table.refuses("LT7.6", None, "correct", set={"bank": 39})
    table.refuses("LT7.6", None, "correct", set={"seats.0.gems": 45})
    table.refuses("LT7.6", None, "correct", set={"machetes": 9})


def test_a_corrected_space_is_a_point_of_its_own():
    table = running()
    table.do(None, "correct", set={"seats.1.space": 17})
    (point,) = table.play.points()
    assert (point.seat, point.points, point.rule, point.why) == (1, 11, "correct", {"from": 6, "to": 17})
    table.do(None, "undo", to=0)
    assert list(table.play.points()) == []


@rule("LT6.8")
def test_told_to_stand_on_the_finish_is_a_victory_and_can_be_taken_back():
    table = running()
    table.do(None, "correct", set={"seats.1.space": 58})
    assert (table.state.phase, GAME.winners(table.state)) == ("over", (1,))
    table.do(None, "correct", set={"seats.1.space": 57})
    assert (table.state.phase, GAME.winners(table.state)) == ("call", None)
    table.do(None, "call", held_by=None)


WRONG = [
    ("X4", {}), ("X4", {"seats.9.gems": 1}), ("X4", {"weather": 1}), ("X4", {"seats.0.gems.x": 1}), ("X4", {"": 1}),
    ("X4", {"seats.-1.gems": 1}), ("X4", {"seats.00000000.gems": 1}),
    ("X2", {"seats.0.gems": "many"}), ("X2", {"seats.0.gems": -1}), ("X2", {"seats.0.gems": 1.5}),
    ("X2", {"seats.0.gems": None}), ("X2", {"seats.0.gems": True}), ("LT7.6", {"seats.0.gems": 10**30}),
    ("X2", {"idol": 4}), ("X2", {"round": -1}), ("X2", {"seats.0.space": 59}), ("X2", {"seats.0.characters": ["ox"]}),
    ("X2", {"seats": []}), ("X2", {"called": "child"}),
]  # fmt: skip


@pytest.mark.parametrize(("rule_id", "changes"), WRONG)
def test_what_cannot_be_corrected(rule_id, changes):
    running().refuses(rule_id, None, "correct", set=changes)


def drafting():
    table = running(draft="app")
    table.do(None, "deal", up=["shaman", "thief", "seer"], down=["priest"])
    table.do(1, "pick", card="elder")
    return table


@rule("LT3.4", "LT1.5")
def test_a_corrected_character_changes_places_and_stays_secret():
    table = drafting()
    table.do(1, "correct", set={"seats.1.characters": ["canoe"]}, why="wrong tap")
    assert table.state.seats[1].characters == ("canoe",)
    assert sorted(table.state.hand) == ["child", "craftsman", "elder", "scout"]
    for viewer in (None, 0, 2, 3):
        assert "canoe" not in str(log_for(table.play, viewer))
    own = log_for(table.play, 1)[-1].events[0]
    assert own.changes == (Change("seats.1.characters", ["elder"], ["canoe"]),)


def test_everything_in_the_state_can_be_corrected():
    table = drafting()
    for path, value in (
        ("idol", 3),
        ("round", 7),
        ("drew", 2),
        ("cursed", "child"),
        ("robbed", "child"),
        ("called", None),
    ):
        table.do(None, "correct", set={path: value})
        assert GAME.truth(table.state)[path] == value
    table.do(None, "correct", set={"down": ["scout"]})
    assert table.state.down == ("scout",)
    assert "priest" in table.state.hand
    assert GAME.to_act(table.state) == (2,)


def test_app_tokens_can_be_corrected():
    table = running(tokens="app")
    lay = GAME.chance(table.state, __import__("random").Random(1))
    table.do(None, "lay", tokens={str(k): v for k, v in lay.tokens.items()})
    free = next(kind for kind, n in GAME.truth(table.state)["reserve"].items() if n)
    table.do(None, "correct", set={"tokens.3": free})
    assert GAME.truth(table.state)["tokens"]["3"] == free
    assert free not in str(log_for(table.play, 0)[-1])
    table.refuses("LT1.2", None, "correct", set={f"tokens.{space}": "idol" for space in (3, 7, 11)})


def test_undo_is_an_entry_and_what_was_undone_stays_readable():
    table = running()
    table.do(None, "call", held_by=0)
    table.do(0, "curse", target="child")
    gone = table.state
    table.do(2, "undo", to=1)
    assert (table.state.phase, table.state.called) == ("turn", "shaman")
    assert [line.undone for line in log_for(table.play, None)] == [False, True, False]
    table.do(0, "curse", target="child")
    assert table.state == gone
    assert table.play.version == 4
    table.do(None, "undo", to=0)
    assert table.state.called is None


def test_undo_counts_moves_in_force_and_corrections():
    table = running()
    table.do(None, "call", held_by=None)
    table.do(None, "correct", set={"seats.0.gems": 1})
    table.do(None, "call", held_by=None)
    table.do(None, "undo", to=2)
    assert (table.state.called, table.state.seats[0].gems) == ("shaman", 1)
    table.refuses("X3", None, "undo", to=3)
    table.refuses("X3", None, "undo", to=-1)
    table.do(None, "undo", to=1)
    assert table.state.seats[0].gems == 3


def test_the_ledger_sums_up_to_the_race():
    table = Table(4)
    table.do(None, "start", characters=["thief", "seer", "priest", "elder"])
    assert totals(table.play.points(), 4) == GAME.scores(table.state) == (8, 7, 6, 5)
