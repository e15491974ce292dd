"""LT5 and LT6: what each character does, and the track. Rows: what the meeple has, the move, what comes of it."""

import pytest

from model.games.lost_temple import GAME
from model.games.lost_temple.events import MeepleMoved, TokensLookedAt, TokensSwapped
from tests.model.games.lost_temple.table import at_turn
from tests.rule import rule

# rules, character, (space, gems, machetes) before, move, (space, gems, machetes) after, phase
TURNS = [
    ("LT5.2 LT5.10", "thief", (10, 1, 0), {"do": "rob", "target": "child", "advance": 2}, (12, 1, 0), "call"),
    ("LT5.4", "priest", (10, 3, 0), {"do": "pay"}, (12, 1, 0), "call"),
    ("LT5.4", "priest", (10, 3, 0), {"do": "stay"}, (10, 3, 0), "call"),
    ("LT5.4", "priest", (12, 2, 1), {"do": "pay"}, (20, 0, 0), "call"),
    ("LT5.5", "elder", (10, 2, 1), {"do": "pay"}, (17, 0, 0), "call"),
    ("LT5.5", "elder", (10, 2, 0), {"do": "stay"}, (10, 2, 0), "call"),
    ("LT5.6", "craftsman", (8, 1, 0), {"do": "advance", "steps": 2}, (10, 1, 1), "call"),
    ("LT5.6 LT6.1", "craftsman", (12, 1, 0), {"do": "advance", "steps": 2}, (14, 1, 0), "call"),
    ("LT5.7", "scout", (8, 4, 0), {"do": "pay", "gems": 2}, (10, 2, 0), "call"),
    ("LT5.7 LT7.1", "scout", (11, 4, 0), {"do": "pay", "gems": 0}, (11, 4, 0), "call"),
    ("LT5.8", "canoe", (30, 4, 0), {"do": "paddle"}, (38, 0, 0), "call"),
    ("LT5.8", "canoe", (14, 12, 1), {"do": "paddle"}, (34, 0, 0), "call"),
    ("LT5.8", "canoe", (11, 0, 0), {"do": "paddle"}, (11, 0, 0), "call"),
    ("LT6.1", "scout", (10, 6, 1), {"do": "pay", "gems": 4}, (14, 2, 0), "call"),
    ("LT6.2", "scout", (10, 6, 0), {"do": "pay", "gems": 6}, (13, 0, 0), "call"),
    ("LT6.2", "priest", (12, 2, 0), {"do": "pay"}, (13, 0, 0), "call"),
    ("LT6.3", "scout", (10, 6, 1), {"do": "pay", "gems": 3}, (13, 3, 1), "call"),
    ("LT6.3", "scout", (13, 6, 1), {"do": "pay", "gems": 1}, (14, 5, 1), "call"),
    ("LT6.4", "canoe", (12, 10, 3), {"do": "paddle"}, (32, 0, 1), "reveal"),
    ("LT6.4 LT6.2", "canoe", (12, 10, 1), {"do": "paddle"}, (27, 0, 0), "call"),
    ("LT7.1", "scout", (10, 1, 0), {"do": "pay", "gems": 1}, (11, 0, 0), "reveal"),
]  # fmt: skip


@pytest.mark.parametrize(("rules", "character", "before", "move", "after", "phase"), TURNS)
def test_turns(rules, character, before, move, after, phase):
    space, gems, machetes = before
    table = at_turn(character, (space, 5, 5, 5), (gems,), (machetes,))
    table.do(0, **move)
    seat = table.state.seats[0]
    assert (seat.space, seat.gems, seat.machetes) == after
    assert table.state.phase == phase
    assert sum(s.gems for s in table.state.seats) + table.state.bank == 50
    assert sum(s.machetes for s in table.state.seats) + table.state.machetes == 8


# rule, character, (space, gems) before, refused move
REFUSED = [
    ("LT5.1", "shaman", (10, 1), {"do": "curse", "target": "shaman"}),
    ("LT5.2", "thief", (10, 1), {"do": "rob", "target": "shaman", "advance": 1}),
    ("LT5.2", "thief", (10, 1), {"do": "rob", "target": "thief", "advance": 1}),
    ("LT5.10", "thief", (10, 1), {"do": "rob", "target": "child", "advance": 0}),
    ("LT5.10", "thief", (10, 1), {"do": "rob", "target": "child", "advance": 3}),
    ("X2", "thief", (10, 1), {"do": "rob", "target": "child"}),
    ("LT5.3", "seer", (10, 1), {"do": "peek", "spaces": [3], "advance": 1}),
    ("LT5.3", "seer", (10, 1), {"do": "peek", "spaces": [3, 3], "advance": 1}),
    ("LT5.3", "seer", (10, 1), {"do": "peek", "spaces": [3, 7, 11], "advance": 1}),
    ("LT5.3", "seer", (10, 1), {"do": "peek", "spaces": [3, 4], "advance": 1}),
    ("LT5.10", "seer", (10, 1), {"do": "peek", "spaces": [3, 7], "advance": 0}),
    ("X1", "seer", (10, 1), {"do": "look", "spaces": [3, 7]}),
    ("LT5.4", "priest", (10, 1), {"do": "pay"}),
    ("X2", "priest", (10, 4), {"do": "pay", "gems": 2}),
    ("LT5.5", "elder", (10, 1), {"do": "pay"}),
    ("LT5.5 LT6.9", "elder", (56, 9), {"do": "pay"}),
    ("LT5.10", "craftsman", (10, 1), {"do": "advance", "steps": 0}),
    ("LT5.10", "craftsman", (10, 1), {"do": "advance", "steps": 3}),
    ("X2", "craftsman", (10, 1), {"do": "advance"}),
    ("LT5.7", "scout", (10, 3), {"do": "pay", "gems": 4}),
    ("LT5.7", "scout", (10, 3), {"do": "pay", "gems": -1}),
    ("X2", "scout", (10, 3), {"do": "pay"}),
    ("X1", "scout", (10, 3), {"do": "stay"}),
    ("X1", "canoe", (10, 3), {"do": "pay", "gems": 1}),
]  # fmt: skip


@pytest.mark.parametrize(("rules", "character", "before", "move"), REFUSED)
def test_refused(rules, character, before, move):
    at_turn(character, (before[0], 5, 5, 5), (before[1],)).refuses(rules.split()[0], 0, **move)


@rule("LT5.1")
def test_the_shaman_does_not_move():
    table = at_turn("shaman", (10, 5, 5, 5))
    table.do(0, "curse", target="child")
    assert table.state.seats[0].space == 10
    assert table.state.cursed == "child"


@rule("LT5.3")
def test_the_seer_looks_may_swap_and_moves():
    events = at_turn("seer", (9, 5, 5, 5)).do(0, "peek", spaces=[3, 7], swap=True, advance=1)
    assert events[:3] == (TokensLookedAt(0, (3, 7)), TokensSwapped(0, (3, 7)), MeepleMoved(0, 9, 10, "LT5.3"))


@rule("LT5.3")
@pytest.mark.parametrize(("chance", "spaces"), [((3,), [3]), ((), [])])
def test_the_seer_looks_at_what_there_is(chance, spaces):
    table = at_turn("seer", (9, 5, 5, 5), kit={"chance": list(chance)})
    table.refuses("LT5.3", 0, "peek", spaces=[3, 7], advance=1)
    table.refuses("LT5.3", 0, "peek", spaces=spaces, swap=True, advance=1)
    table.do(0, "peek", spaces=spaces, advance=1)
    assert table.state.seats[0].space == 10


@rule("LT5.3", "LT1.1")
def test_the_seer_cannot_look_behind_the_finish():
    table = at_turn("seer", (9, 5, 5, 5, 5, 5))
    table.refuses("LT5.3", 0, "peek", spaces=[3, 42], advance=1)


@rule("LT5.6", "LT7.6")
def test_no_machete_left_for_the_craftsman():
    table = at_turn("craftsman", (8, 5, 5, 5), supply=0)
    table.do(0, "advance", steps=1)
    assert (table.state.seats[0].machetes, table.state.seats[0].space) == (0, 9)


@rule("LT5.5")
def test_no_village_ahead_no_payment():
    table = at_turn("elder", (56, 5, 5, 5), (9,))
    (pay, stay) = GAME.choices(table.state, 0)
    assert pay.refused is not None
    assert pay.refused.rule == "LT5.5"
    assert stay.refused is None


@rule("LT5.9")
@pytest.mark.parametrize(
    ("spaces", "to"), [((5, 9, 12, 30), 9), ((5, 5, 9, 30), 9), ((30, 5, 9, 30), 30), ((6, 6, 6, 6), 6)]
)
def test_the_child_catches_up_with_the_nearest_ahead(spaces, to):
    table = at_turn("child", spaces)
    table.do(0, "follow")
    assert table.state.seats[0].space == to


@rule("LT5.9", "LT6.2", "LT6.7")
def test_the_child_stops_at_the_jungle_and_may_share_a_space():
    table = at_turn("child", (10, 20, 5, 5))
    table.do(0, "follow")
    assert table.state.seats[0].space == 13
    shared = at_turn("child", (5, 9, 9, 9))
    shared.do(0, "follow")
    assert [s.space for s in shared.state.seats] == [9, 9, 9, 9]


@rule("LT6.2", "LT3.3")
def test_stopped_by_the_jungle_the_second_character_goes_on():
    table = at_turn("scout", (10, 5), (5, 0))
    table.do(0, "pay", gems=4)
    assert table.state.seats[0].space == 13
    table.do(None, "call", held_by=0)
    table.do(0, "paddle")
    assert table.state.seats[0].space == 17


@rule("LT6.7")
def test_meeples_share_the_start():
    assert at_turn("scout", (5, 5, 5, 5)).state.phase == "turn"


WINS = [
    ("LT6.8", "scout", (57, 5, 5, 5), (3,), {"do": "pay", "gems": 1}),
    ("LT6.8", "canoe", (50, 5, 5, 5), (9,), {"do": "paddle"}),
    ("LT6.8 LT6.9", "priest", (52, 5, 5, 5), (2,), {"do": "pay"}),
    ("LT6.8", "thief", (57, 5, 5, 5), (2,), {"do": "rob", "target": "child", "advance": 2}),
    ("LT6.8 LT1.1", "craftsman", (37, 5, 5, 5, 5, 5), (2,), {"do": "advance", "steps": 1}),
]  # fmt: skip


@pytest.mark.parametrize(("rules", "character", "spaces", "gems", "move"), WINS)
def test_reaching_the_finish_wins_at_once(rules, character, spaces, gems, move):
    table = at_turn(character, spaces, gems)
    table.do(0, **move)
    assert (table.state.phase, GAME.winners(table.state), GAME.to_act(table.state)) == ("over", (0,), ())
    assert table.state.seats[0].space == table.state.track.finish
    table.refuses("X1", None, "call", held_by=None)


@rule("LT6.9")
def test_the_first_great_temple_is_an_ordinary_temple_with_few_players():
    table = at_turn("priest", (36, 5, 5, 5), (2,))
    table.do(0, "pay")
    assert (table.state.seats[0].space, table.state.phase) == (38, "call")


@rule("LT6.9", "LT5.5")
def test_the_elder_does_not_go_beyond_the_finish():
    at_turn("elder", (37, 5, 5, 5, 5, 5), (9,)).refuses("LT5.5", 0, "pay")


@rule("LT6.1", "LT6.9")
def test_jungle_behind_the_finish_costs_nothing():
    table = at_turn("canoe", (30, 5, 5, 5, 5, 5), (10,), (1,))
    table.do(0, "paddle")
    assert table.state.phase == "over"
    assert table.state.seats[0].machetes == 1
