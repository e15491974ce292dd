"""LT7: tokens, physical and dealt by the app; backward moves of LT6."""

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from model.games.lost_temple import GAME
from model.games.lost_temple.parts import TOKENS
from model.kernel.illegal import Illegal
from tests.model.games.lost_temple.table import at_turn
from tests.rule import rule


def revealing(space=11, gems=5, machetes=1, **how):
    """The meeple has just come to a chance space by one step."""
    table = at_turn("scout", (space - 1, 5, 5, 5), (gems + 1,), (machetes,), **how)
    table.do(0, "pay", gems=1)
    assert table.state.phase == "reveal"
    return table


# rules, token, (space, gems, machetes) after, from space 11 with 5 gems and 1 machete
EFFECTS = [
    ("LT7.2", "idol", (11, 5, 1)),
    ("LT7.2", "gems", (11, 9, 1)),
    ("LT7.2", "pay", (11, 3, 1)),
    ("LT7.2 LT6.5", "back", (9, 5, 1)),
    ("LT7.2", "machete", (11, 5, 2)),
    ("LT7.2 LT6.1", "forward", (14, 5, 0)),
    ("LT7.2", "lose-machete", (11, 5, 0)),
]


@pytest.mark.parametrize(("rules", "token", "after"), EFFECTS)
def test_effects(rules, token, after):
    table = revealing()
    table.do(0, "reveal", token=token)
    seat = table.state.seats[0]
    assert (seat.space, seat.gems, seat.machetes) == after
    assert table.state.phase == "call"
    assert table.state.drew == (0 if token == "idol" else None)
    assert sum(s.gems for s in table.state.seats) + table.state.bank == 50
    assert sum(s.machetes for s in table.state.seats) + table.state.machetes == 8


@rule("LT7.2", "LT7.6")
@pytest.mark.parametrize(
    ("token", "gems", "machetes", "how", "after"),
    [
        ("pay", 1, 0, {}, (0, 0)),
        ("pay", 0, 0, {}, (0, 0)),
        ("lose-machete", 3, 0, {}, (3, 0)),
        ("gems", 3, 0, {"bank": 1}, (5, 0)),
        ("machete", 3, 0, {"supply": 0}, (3, 0)),
    ],
)
def test_effects_go_as_far_as_possible(token, gems, machetes, how, after):
    table = revealing(gems=gems, machetes=machetes, **how)
    table.do(0, "reveal", token=token)
    assert (table.state.seats[0].gems, table.state.seats[0].machetes) == after


@rule("LT6.5")
def test_moving_back_over_jungle_costs_nothing():
    table = revealing(space=29, machetes=1)
    table.do(0, "reveal", token="back")
    assert (table.state.seats[0].space, table.state.seats[0].machetes) == (27, 1)
    over = revealing(space=15, machetes=1, kit={"jungle": [14, 27, 45]})
    over.do(0, "reveal", token="back")
    assert (over.state.seats[0].space, over.state.seats[0].machetes) == (13, 1)


@rule("LT6.6")
def test_never_back_beyond_the_first_space():
    table = revealing(space=2, kit={"chance": [1, 2]})
    table.do(0, "reveal", token="back")
    assert (table.state.seats[0].space, table.state.phase) == (1, "reveal")
    table.do(0, "reveal", token="back")
    assert (table.state.seats[0].space, table.state.phase) == (1, "call")


@rule("LT7.3")
def test_a_token_that_moves_onto_chance_turns_up_the_next():
    table = revealing(space=15)
    table.do(0, "reveal", token="forward")
    assert (table.state.seats[0].space, table.state.phase, GAME.to_act(table.state)) == (18, "reveal", (0,))
    table.do(0, "reveal", token="back")
    assert (table.state.seats[0].space, table.state.phase) == (16, "call")


@rule("LT7.3")
def test_the_chain_can_be_switched_off():
    table = revealing(space=15, chain=False)
    table.do(0, "reveal", token="forward")
    assert (table.state.seats[0].space, table.state.phase) == (18, "call")


@rule("LT7.2", "LT6.2")
def test_a_token_forward_stops_at_the_jungle():
    table = revealing(space=11, machetes=0)
    table.do(0, "reveal", token="forward")
    assert table.state.seats[0].space == 13


@rule("LT6.8", "LT7.2")
def test_a_token_can_win():
    table = revealing(space=56, kit={"chance": [56]})
    table.do(0, "reveal", token="forward")
    assert (table.state.phase, GAME.winners(table.state)) == ("over", (0,))
    assert table.state.seats[0].space == 58


@rule("LT7.1")
def test_only_the_meeple_that_moved_reveals():
    table = revealing()
    table.refuses("X1", 1, "reveal", token="gems")
    table.refuses("X1", None, "reveal", token="gems")
    table.refuses("X1", 0, "pay", gems=1)
    table.refuses("X2", 0, "reveal")
    table.refuses("X2", 0, "reveal", token="dragon")


@rule("LT7.5")
def test_physical_tokens_may_be_of_any_kind():
    for token in TOKENS:
        revealing().do(0, "reveal", token=token)


def app_table(space=11, laid=None, chain=True):
    table = at_turn("scout", (space - 1, 5, 5, 5), (6,), (1,), draft="cards", tokens="app", chain=chain)
    tokens = ["pay"] * 3 + ["gems"] * 3 + ["back"] * 3 + ["machete"] * 3 + ["forward"] * 2
    chance = table.state.track.chance
    for at, kind in (laid or {}).items():
        place = chance.index(at)
        tokens[tokens.index(kind)], tokens[place] = tokens[place], kind
    table.play._states[-1] = replace(table.state, tokens=tuple(tokens))
    return table


@rule("LT7.5")
def test_the_app_turns_up_what_it_dealt():
    table = app_table(laid={11: "back"})
    table.do(0, "pay", gems=1)
    assert GAME.choices(table.state, 0)[0].args == ()
    table.refuses("LT7.5", 0, "reveal", token="gems")
    table.do(0, "reveal")
    assert table.state.seats[0].space == 9


@rule("LT7.4")
def test_a_used_token_is_replaced_from_the_reserve_then_goes_back():
    table = app_table(laid={11: "gems"})
    table.do(0, "pay", gems=1)
    table.do(0, "reveal", token="gems")
    assert (table.state.phase, GAME.to_act(table.state)) == ("refill", ())
    reserve = GAME.truth(table.state)["reserve"]
    assert reserve["gems"] == 0
    table.refuses("LT7.4", None, "refill", token="gems")
    table.refuses("X1", 0, "refill", token="idol")
    table.do(None, "refill", token="idol")
    after = GAME.truth(table.state)
    assert after["tokens"]["11"] == "idol"
    assert (after["reserve"]["gems"], after["reserve"]["idol"]) == (1, 1)
    assert table.state.phase == "call"


@rule("LT7.4", "LT7.3")
def test_the_refill_comes_before_a_chained_reveal():
    table = app_table(space=15, laid={15: "forward", 18: "gems"})
    table.do(0, "pay", gems=1)
    table.do(0, "reveal")
    assert (table.state.phase, table.state.seats[0].space) == ("refill", 18)
    table.do(None, "refill", token="idol")
    assert (table.state.phase, GAME.to_act(table.state)) == ("reveal", (0,))
    table.do(0, "reveal")
    table.do(None, "refill", token="idol")
    assert (table.state.phase, table.state.seats[0].gems) == ("call", 9)


@rule("LT7.5", "LT5.3", "LT3.5")
def test_the_seer_is_shown_the_apps_tokens_alone_and_once():
    table = app_table(laid={3: "back", 7: "gems"})
    table.play._states[-1] = replace(table.state, called="seer")
    table.refuses("LT5.3", 0, "peek", spaces=[3, 7], advance=1)
    table.refuses("LT5.3", 0, "look", spaces=[4])
    table.refuses("LT5.3", 0, "look", spaces=[])
    table.do(0, "look", spaces=[3])
    assert GAME.view(table.state, 0).looked == {3: "back"}
    table.refuses("LT5.3", 0, "look", spaces=[7, 11])
    table.refuses("LT5.3", 0, "peek", spaces=[3], advance=1)
    table.do(0, "look", spaces=[7])
    assert GAME.view(table.state, 0).looked == {3: "back", 7: "gems"}
    assert all(GAME.view(table.state, other).looked is UNSET for other in (None, 1, 2, 3))
    table.refuses("LT5.3", 0, "peek", spaces=[3, 11], advance=1)
    table.do(0, "peek", spaces=[3, 7], swap=True, advance=2)
    truth = GAME.truth(table.state)["tokens"]
    assert (truth["3"], truth["7"]) == ("gems", "back")
    assert GAME.view(table.state, 0).looked is UNSET


def test_refill_only_with_app_tokens():
    with pytest.raises(Illegal):
        revealing().do(None, "refill", token="idol")
