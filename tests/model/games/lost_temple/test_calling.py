"""LT4: calling, and what happens before a turn."""

from model.games.lost_temple import GAME
from model.games.lost_temple.events import CharacterCalled, GemsStolen, GemTaken, MeeplesSwapped
from tests.model.games.lost_temple.table import Table, at_turn
from tests.rule import rule


def cards(spaces=(9, 5, 7, 20), gems=(3, 3, 3, 3), **how):
    seats = [{"space": s, "gems": g} for s, g in zip(spaces, gems, strict=True)]
    return Table(len(spaces), position={"seats": seats, "idol": 0, **how.pop("position", {})}, draft="cards", **how)


@rule("LT4.1")
def test_characters_are_called_from_one_to_nine_held_or_not():
    table = cards()
    assert table.do(None, "call", held_by=None) == (CharacterCalled("shaman", None),)
    assert table.do(None, "call", held_by=2)[0] == CharacterCalled("thief", 2)
    assert (table.state.called, table.state.phase, GAME.to_act(table.state)) == ("thief", "turn", (2,))
    table.refuses("X1", None, "call", held_by=None)


@rule("LT4.1")
def test_a_table_move_is_entered_for_the_table():
    table = cards()
    table.refuses("X1", 0, "call", held_by=None)
    assert GAME.keeper(table.state) == 0


@rule("LT4.1", "LT3.4")
def test_an_unheld_call_never_tells_why():
    up = Table(4, position={"idol": 0})
    up.do(None, "deal", up=["shaman", "thief", "seer"], down=["priest"])
    for seat in range(4):
        up.do(seat, "pick", card=up.state.hand[0])
    skipped = [up.do(None, "call") for _ in range(4)]
    assert skipped == [(CharacterCalled(name, None),) for name in ("shaman", "thief", "seer", "priest")]


@rule("LT4.2")
def test_swap_then_theft_then_the_gem():
    table = cards(spaces=(9, 30, 7, 20))
    table.do(None, "call", held_by=0)
    table.do(0, "curse", target="priest")
    table.do(None, "call", held_by=2)
    table.do(2, "rob", target="priest", advance=1)
    table.do(None, "call", held_by=None)
    events = table.do(None, "call", held_by=1)
    assert events[1:] == (MeeplesSwapped(0, 1, 9, 30), GemsStolen(2, 1, 3), GemTaken(1, 1))
    assert [s.space for s in table.state.seats] == [30, 9, 8, 20]
    assert [s.gems for s in table.state.seats] == [4, 1, 7, 3]


@rule("LT4.3")
def test_every_turn_begins_with_a_gem():
    table = cards()
    table.do(None, "call", held_by=0)
    assert (table.state.seats[0].gems, table.state.bank) == (4, 37)


@rule("LT4.4", "LT7.6")
def test_an_empty_bank_gives_nothing_and_says_so():
    table = cards(gems=(20, 10, 10, 10))
    assert table.state.bank == 0
    assert table.do(None, "call", held_by=0)[-1] == GemTaken(0, 0)
    assert table.state.seats[0].gems == 20


@rule("LT5.1")
def test_the_swap_never_turns_up_a_token_and_costs_no_machete():
    table = cards(spaces=(11, 40, 7, 20))
    table.do(None, "call", held_by=0)
    table.do(0, "curse", target="priest")
    table.calls(2)
    table.do(None, "call", held_by=1)
    assert (table.state.seats[0].space, table.state.seats[1].space) == (40, 11)
    assert table.state.phase == "turn"


@rule("LT5.1")
def test_the_swap_happens_also_backwards_and_not_for_nobody():
    table = cards(spaces=(40, 12, 7, 20))
    table.do(None, "call", held_by=0)
    table.do(0, "curse", target="seer")
    table.calls(1)
    table.do(None, "call", held_by=1)
    assert table.state.seats[0].space == 12
    other = cards(spaces=(40, 12, 7, 20))
    other.do(None, "call", held_by=0)
    other.do(0, "curse", target="seer")
    other.calls(2)
    assert other.state.seats[0].space == 40


@rule("LT5.1", "LT5.2")
def test_own_second_character_is_neither_swapped_nor_robbed():
    table = cards(spaces=(40, 12), gems=(3, 3))
    table.do(None, "call", held_by=0)
    table.do(0, "curse", target="priest")
    table.do(None, "call", held_by=1)
    table.do(1, "rob", target="elder", advance=1)
    table.calls(1)
    table.do(None, "call", held_by=0)
    assert table.state.seats[0].space == 40
    table.do(0, "stay")
    events = table.do(None, "call", held_by=1)
    assert not any(isinstance(event, GemsStolen) for event in events)


@rule("LT5.2", "LT4.3")
def test_the_robbed_still_takes_his_gem():
    table = cards()
    table.calls(1)
    table.do(None, "call", held_by=2)
    table.do(2, "rob", target="priest", advance=1)
    table.calls(1)
    table.do(None, "call", held_by=1)
    assert (table.state.seats[1].gems, table.state.seats[2].gems) == (1, 7)


@rule("LT4.1")
def test_wrong_moves_for_the_character_called():
    table = at_turn("priest")
    for move, args in (
        ("paddle", {}),
        ("follow", {}),
        ("advance", {"steps": 1}),
        ("curse", {"target": "child"}),
    ):
        assert table.refuses("X1", 0, move, **args)["why"] == "character"
    table.refuses("X1", 1, "stay")
    table.refuses("X1", None, "stay")
    table.refuses("X1", 7, "stay")
