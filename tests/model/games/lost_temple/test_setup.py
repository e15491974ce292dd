"""LT1: the box, the track, the start cards; LT2: the idol."""

import pytest

from model.games.lost_temple import GAME
from model.games.lost_temple.events import RoundBegan
from model.games.samples import sample_kit
from model.kernel.flaws import Flawed
from model.kernel.record import Record, open_record
from tests.model.games.lost_temple.table import Table
from tests.rule import rule


@rule("LT1.1")
@pytest.mark.parametrize(("players", "finish"), [(2, 58), (3, 58), (4, 58), (5, 58), (6, 38), (7, 38), (8, 38)])
def test_the_finish_depends_on_the_players(players, finish):
    assert Table(players).state.track.finish == finish


@rule("LT1.1")
@pytest.mark.parametrize("players", [0, 1, 9])
def test_two_to_eight_play(players):
    seats = [{"name": f"P{i}"} for i in range(players)]
    with pytest.raises(Flawed) as caught:
        open_record(Record("temple-companion", 1, "lost-temple", seats, []), {GAME.id: GAME}, sample_kit)
    assert caught.value.flaws[0].where == "players"


@rule("LT1.2", "LT7.6")
def test_supplies_at_the_start():
    state = Table().state
    assert (state.bank, state.machetes) == (50, 8)


KINDS = ["gems"] * 3 + ["back"] * 3 + ["pay"] * 3 + ["machete"] * 3 + ["forward"] * 2


@rule("LT1.3")
def test_app_tokens_cover_every_chance_space():
    table = Table(4, tokens="app")
    table.do(None, "start", characters=["thief", "seer", "priest", "elder"])
    assert table.state.phase == "lay"
    chance = table.state.track.chance
    laid = {str(space): kind for space, kind in zip(chance, KINDS, strict=True)}
    missing = dict(list(laid.items())[1:])
    table.refuses("LT1.3", None, "lay", tokens=missing)
    table.refuses("LT1.3", None, "lay", tokens={**laid, "5": "idol"})
    table.refuses("LT1.2", None, "lay", tokens=dict.fromkeys(laid, "gems"))
    table.do(None, "lay", tokens=laid)
    truth = GAME.truth(table.state)
    assert truth["tokens"] == laid
    assert truth["reserve"] == {
        "idol": 2, "gems": 0, "back": 0, "pay": 0, "machete": 0, "forward": 1, "lose-machete": 1,
    }  # fmt: skip


@rule("LT1.3", "LT1.1")
def test_with_six_tokens_lie_only_before_the_finish():
    table = Table(6, tokens="app")
    table.do(None, "start", characters=["thief", "seer", "priest", "elder", "scout", "child"])
    chance = table.state.track.chance
    assert max(chance) < 38
    laid = dict(zip(map(str, chance), KINDS, strict=False))
    behind = next(space for space in table.state.track.kit.chance if space > 38)
    refused = table.refuses("LT1.3", None, "lay", tokens={**laid, str(behind): "machete"})
    assert (refused["why"], refused["finish"]) == ("beyond", 38)
    table.do(None, "lay", tokens=laid)
    assert table.state.phase == "deal"
    assert sum(GAME.truth(table.state)["reserve"].values()) == 18 - len(chance)


@rule("LT1.3")
def test_a_game_taken_up_with_tokens_behind_the_finish_still_opens():
    """Earlier versions let them lie there."""
    kit = sample_kit(GAME.id)
    laid = dict(zip(map(str, kit["chance"]), KINDS, strict=True))
    state = Table(6, position={"tokens": laid}, tokens="app").state
    assert GAME.truth(state)["tokens"] == laid
    assert sum(GAME.truth(state)["reserve"].values()) == 18 - len(laid)


@rule("LT1.4", "LT1.6")
def test_start_cards_give_space_gems_and_machete():
    table = Table(3)
    table.do(None, "start", characters=["scout", "canoe", "child"])
    got = [(s.space, s.gems, s.machetes) for s in table.state.seats]
    assert got == [(2, 3, 1), (3, 4, 0), (1, 4, 1)]
    assert (table.state.bank, table.state.machetes) == (50 - 11, 8 - 2)
    assert table.state.round == 1


@rule("LT1.4")
@pytest.mark.parametrize("cards", [["scout"], ["scout", "scout", "child"], ["scout", "canoe", "child", "elder"]])
def test_start_cards_are_one_each(cards):
    Table(3).refuses("LT1.4", None, "start", characters=cards)


@rule("LT1.5")
def test_gems_and_machetes_are_public_characters_are_not():
    table = Table(4)
    table.do(None, "start", characters=["scout", "canoe", "child", "elder"])
    table.do(None, "deal", up=["shaman", "thief", "seer"], down=["priest"])
    table.do(2, "pick", card="canoe")
    for viewer in (None, 0, 1, 3):
        seat = GAME.view(table.state, viewer).seats[2]
        assert (seat.gems, seat.machetes, seat.characters, seat.hidden) == (4, 1, (), 1)
    assert GAME.view(table.state, 2).seats[2].characters == ("canoe",)


def starting(spaces, gems, **position):
    seats = [{"space": s, "gems": g} for s, g in zip(spaces, gems, strict=True)]
    return Table(len(spaces), position={"seats": seats, **position}, draft="cards")


IDOL = [
    ("LT2.2", (9, 4, 7), (3, 3, 3), 1),
    ("LT2.3", (4, 4, 7), (3, 2, 0), 1),
    ("LT2.6", (4, 4, 7), (3, 3, 0), None),
]


@pytest.mark.parametrize(("rule_id", "spaces", "gems", "holder"), IDOL, ids=[row[0] for row in IDOL])
def test_the_first_holder(rule_id, spaces, gems, holder):
    table = starting(spaces, gems)
    assert table.state.idol == holder
    assert table.state.phase == ("idol" if holder is None else "call")


@rule("LT2.6")
def test_the_table_names_one_of_the_tied():
    table = starting((4, 4, 7), (3, 3, 0))
    assert table.state.tied == (0, 1)
    table.refuses("LT2.6", None, "idol", holder=2)
    table.refuses("LT2.6", None, "idol", holder=9)
    table.refuses("X1", 0, "idol", holder=0)
    table.do(None, "idol", holder=1)
    assert (table.state.idol, table.state.phase) == (1, "call")
    table.refuses("X1", None, "idol", holder=0)


def round_out(table, holders):
    """Nine calls with the cheapest turns; a holder for some characters."""
    last = ()
    for character in ("shaman", "thief", "seer", "priest", "elder", "craftsman", "scout", "canoe", "child"):
        seat = holders.get(character)
        last = table.do(None, "call", held_by=seat)
        if seat is None:
            continue
        if character in ("priest", "elder"):
            last = table.do(seat, "stay")
        elif character == "scout":
            last = table.do(seat, "pay", gems=0)
        elif character == "child":
            last = table.do(seat, "follow")
        elif character == "shaman":
            last = table.do(seat, "curse", target="thief")
    return last


STILL = {"shaman": 0, "priest": 1, "elder": 2, "scout": 3}


@rule("LT2.4")
def test_a_tie_leaves_the_idol_where_it_was_even_outside_the_tie():
    table = starting((20, 5, 5, 9), (0, 3, 3, 0), idol=0, round=4)
    events = round_out(table, STILL)
    assert events[-1] == RoundBegan(5, 0, "LT2.4")
    assert (table.state.idol, table.state.round, table.state.called) == (0, 5, None)
    assert all(seat.characters == () for seat in table.state.seats)


@rule("LT2.1", "LT2.5")
def test_the_last_idol_token_drawn_counts_and_only_next_round():
    table = starting((20, 6, 6, 30), (3, 3, 3, 3), idol=3)
    table.calls(5)
    table.do(None, "call", held_by=1)
    table.do(1, "advance", steps=1)
    table.do(1, "reveal", token="idol")
    assert table.state.idol == 3
    table.do(None, "call", held_by=2)
    table.do(2, "pay", gems=1)
    table.do(2, "reveal", token="idol")
    table.do(None, "call", held_by=0)
    table.do(0, "paddle")
    table.do(None, "call", held_by=3)
    events = table.do(3, "follow")
    assert events[-1] == RoundBegan(2, 2, "LT2.1")
    assert table.state.idol == 2


@rule("LT2.1")
def test_an_idol_token_of_two_rounds_ago_is_forgotten():
    table = starting((20, 6, 6, 30), (3, 3, 3, 3), idol=3)
    table.calls(5)
    table.do(None, "call", held_by=1)
    table.do(1, "advance", steps=1)
    table.do(1, "reveal", token="idol")
    table.do(None, "call", held_by=2)
    table.do(2, "pay", gems=0)
    table.do(None, "call", held_by=0)
    table.do(0, "paddle")
    table.do(None, "call", held_by=3)
    table.do(3, "follow")
    assert table.state.idol == 1
    round_out(table, STILL)
    assert table.state.idol == 2
