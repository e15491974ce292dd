"""The table is right: undo and corrections, with both values kept in the log."""

from random import Random

import pytest

from model.games.lost_temple import GAME
from model.kernel.event import Change, Corrected
from model.kernel.log import log_for
from model.kernel.points import totals
from model.kernel.simulate import random_entry
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
    ("X4", {"seats": []}), ("X4", {"called": "child"}),
    ("X4", {"seats.0": {"space": 3}}), ("X2", {"seats.0": None}), ("X4", {"seats.00.gems": 1}), ("X2", {"idol": None}),
    ("X4", {"tokens.3": "idol"}), ("X4", {"reserve.idol": 1}), ("X2", {"seats.0.space": 0}),
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
    ):
        table.do(None, "correct", set={path: value})
        assert GAME.truth(table.state)[path] == value
    table.do(None, "correct", set={"down": ["scout"]})
    assert table.state.down == ("scout",)
    assert "priest" in table.state.hand
    assert GAME.to_act(table.state) == (2,)


def test_app_tokens_can_be_corrected():
    table = running(tokens="app")
    lay = GAME.chance(table.state, Random(1))
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


def test_a_told_supply_stays_told():
    table = running()
    table.do(None, "correct", set={"bank": 30, "machetes": 5})
    table.do(None, "correct", set={"idol": 2})
    assert (table.state.bank, table.state.machetes) == (30, 5)
    table.do(None, "correct", set={"seats.0.gems": 5})
    assert table.state.bank == 28


def test_nothing_lies_on_the_table_before_the_start():
    Table(4).refuses("X4", None, "correct", set={"bank": 0})
    Table(4, detail="light").refuses("X4", None, "correct", set={"idol": 0})


@pytest.mark.parametrize("stop", ["deal", "draft", "call", "turn", "last turn", "reveal", "refill"])
def test_a_wrong_victory_taken_back_goes_on_where_it_was(stop):
    """LT6.8, told by mistake."""
    table = halted(stop)
    before = table.state
    space = before.seats[1].space
    table.do(None, "correct", set={"seats.1.space": 58})
    assert GAME.winners(table.state) == (1,)
    table.do(None, "correct", set={"seats.1.space": space})
    assert table.state == before
    finish(table)


def halted(stop):
    table = running(draft="app", tokens="app")
    while True:
        state = table.state
        if state.phase == stop or (stop == "last turn" and (state.phase, state.called) == ("turn", "child")):
            return table
        table.play.submit(random_entry(GAME, state, RNG))
        if GAME.winners(table.state) is not None:
            table = running(draft="app", tokens="app")


RNG = Random(3)


def finish(table):
    """The game can be played to its end."""
    while GAME.winners(table.state) is None:
        table.play.submit(random_entry(GAME, table.state, RNG))


@rule("LT6.8")
def test_a_victory_reached_by_a_move_and_corrected_away_ends_that_turn():
    table = running()
    table.calls(5)
    table.do(None, "correct", set={"seats.1.space": 57})
    table.do(None, "call", held_by=1)
    table.do(1, "advance", steps=1)
    assert GAME.winners(table.state) == (1,)
    table.do(None, "correct", set={"seats.1.space": 50})
    assert (table.state.phase, table.state.called, GAME.to_act(table.state)) == ("call", "craftsman", ())
    table.do(None, "call", held_by=0)


@rule("LT7.1")
def test_a_meeple_told_to_stand_elsewhere_turns_up_what_is_there():
    for space, phase in ((7, "reveal"), (8, "call")):
        table = running()
        table.calls(5)
        table.do(None, "call", held_by=0)
        table.do(0, "advance", steps=2)
        assert table.state.phase == "reveal"
        table.do(None, "correct", set={"seats.0.space": space})
        assert table.state.phase == phase
        assert table.state.revealing == (7 if phase == "reveal" else None)


@rule("LT3.1")
def test_how_many_cards_lie_where_cannot_be_told():
    table = drafting()
    for changes in (
        {"hand": []},
        {"hand": [], "down": ["priest", "craftsman", "scout", "canoe", "child"]},
        {"seats.1.characters": []},
        {"seats.0.characters": ["canoe"]},
        {"seats.1.characters": ["canoe", "elder"]},
        {"down": ["elder"], "seats.1.characters": ["elder"]},
    ):
        table.refuses("X2", None, "correct", set=changes)


def test_with_physical_cards_who_held_a_card_can_be_told():
    table = running()
    table.do(None, "call", held_by=0)
    table.do(None, "correct", set={"seats.0.characters": [], "seats.2.characters": ["shaman"]})
    assert GAME.to_act(table.state) == (2,)
    table.do(2, "curse", target="child")
    table.refuses("X2", None, "correct", set={"seats.0.characters": ["thief"]})


@rule("LT1.5")
def test_a_seat_corrects_nothing_it_may_not_know():
    table = drafting()
    for seat, path in ((0, "seats.1.characters"), (1, "hand"), (1, "down")):
        assert table.refuses("X1", seat, "correct", set={path: ["canoe"]})["why"] == "secret"


@rule("LT2.6")
def test_the_idol_told_while_the_table_is_asked():
    table = Table(3, position={"seats": [{"space": 4}] * 3})
    assert table.state.phase == "idol"
    table.do(None, "correct", set={"idol": 2})
    assert (table.state.phase, table.state.idol) == ("deal", 2)


@rule("LT5.3")
def test_a_player_cannot_undo_a_look():
    table = halted("call")
    while (table.state.phase, table.state.called) != ("turn", "seer"):
        table.play.submit(random_entry(GAME, table.state, RNG))
        if GAME.winners(table.state) is not None:
            table = halted("call")
    seer, before = table.state.turn, len(table.play.in_force)
    table.do(seer, "look", spaces=[3, 7])
    table.refuses("X3", seer, "undo", to=before)
    table.do(None, "undo", to=before)
    assert table.state.looked == ()
