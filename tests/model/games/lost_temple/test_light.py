"""Light detail: the app drafts, calls, remembers curse and theft, and finds the idol's holder."""

import pytest

from model.games.lost_temple import GAME
from model.games.lost_temple.events import GemsStolen, MeeplesSwapped
from tests.model.games.lost_temple.table import Table
from tests.rule import rule


def light(players=4, **how):
    return Table(players, detail="light", **how)


def drafted(players=4):
    table = light(players)
    table.do(None, "start", characters=["scout", "canoe", "elder", "priest"][:players])
    table.do(None, "deal", up=["craftsman", "canoe", "child"], down=["scout"])
    for seat, card in ((0, "shaman"), (1, "thief"), (2, "seer"), (3, "priest")):
        table.do(seat, "pick", card=card)
    return table


@rule("LT2.2", "LT4.2")
def test_a_round_in_light_detail():
    table = drafted()
    assert (table.state.idol, GAME.scores(table.state)) == (0, None)
    table.do(None, "call")
    table.refuses("X1", 0, "done")
    table.do(0, "curse", target="priest")
    table.do(None, "call")
    table.refuses("X2", 1, "rob", target="priest", advance=1)
    table.do(1, "rob", target="priest")
    table.do(None, "call")
    table.refuses("X1", 2, "peek", spaces=[3, 7], advance=1)
    table.do(2, "done")
    events = table.do(None, "call")
    assert events[1:] == (MeeplesSwapped(0, 3), GemsStolen(1, 3))
    table.do(3, "done")
    for _ in range(5):
        table.do(None, "call")
    assert (table.state.phase, GAME.to_act(table.state), table.state.round) == ("idol", (), 1)
    table.do(None, "last", seats=[2])
    assert (table.state.idol, table.state.round, table.state.phase) == (2, 2, "deal")
    assert GAME.truth(table.state)["seats"][0] == {
        "space": None,
        "gems": None,
        "machetes": None,
        "characters": [],
    }


def asked(holder=0):
    table = drafted()
    for _ in range(9):
        table.do(None, "call")
        if table.state.phase == "turn":
            move = {"shaman": ("curse", {"target": "child"}), "thief": ("rob", {"target": "child"})}
            do, args = move.get(table.state.called, ("done", {}))
            table.do(table.state.turn, do, **args)
    return table


@rule("LT2.3", "LT2.4")
@pytest.mark.parametrize(
    ("args", "holder"),
    [({"seats": [1, 2], "gems": {"1": 4, "2": 3}}, 2), ({"seats": [1, 2], "gems": {"1": 3, "2": 3}}, 0)],
)
def test_several_last(args, holder):
    table = asked()
    table.refuses("LT2.3", None, "last", seats=args["seats"])
    table.refuses("LT2.3", None, "last", seats=args["seats"], gems={"1": 3})
    table.do(None, "last", **args)
    assert table.state.idol == holder


@rule("LT2.1")
def test_whoever_drew_an_idol_token_is_named():
    table = asked()
    table.refuses("LT2.1", None, "idol", holder=9)
    table.do(None, "idol", holder=3)
    assert (table.state.idol, table.state.round) == (3, 2)


@rule("LT2.2")
@pytest.mark.parametrize("seats", [[], [4], [1, 1], [-1]])
def test_last_names_seats_at_the_table(seats):
    asked().refuses("LT2.2", None, "last", seats=seats)


@rule("LT2.6")
def test_a_light_game_may_begin_by_telling_who_is_last():
    table = light()
    table.do(None, "last", seats=[1, 3], gems={"1": 2, "3": 2})
    assert (table.state.phase, table.state.tied) == ("idol", (1, 3))
    table.refuses("LT2.6", None, "idol", holder=0)
    table.refuses("LT2.6", None, "last", seats=[1])
    assert [choice.do for choice in GAME.choices(table.state, None)] == ["idol"]
    table.do(None, "idol", holder=3)
    assert (table.state.idol, table.state.phase, table.state.round) == (3, "deal", 1)
    assert list(table.play.points()) == []


@rule("LT6.8")
@pytest.mark.parametrize("make", [light, drafted, asked])
def test_won_ends_the_game_at_any_time(make):
    table = make()
    table.refuses("X2", None, "won")
    table.do(2, "won")
    assert (table.state.phase, GAME.winners(table.state)) == ("over", (2,))
    table.refuses("X1", 2, "won")


def test_light_moves_are_for_light_tables():
    table = Table(4, position={"idol": 0}, draft="cards")
    table.refuses("X1", 0, "won")
    table.refuses("X1", None, "last", seats=[0])
    table.do(None, "call", held_by=0)
    table.refuses("X1", 0, "done")
