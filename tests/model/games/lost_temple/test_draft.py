"""LT3: the hidden draft."""

from random import Random

import pytest
from msgspec import UNSET

from model.games.lost_temple import GAME
from model.games.lost_temple.draft import choosing_from, picker
from model.games.lost_temple.parts import CHARACTERS
from model.kernel.simulate import random_entry
from tests.model.games.lost_temple.table import Table
from tests.rule import rule

# players, aside face up, face down, hands the picks are made from, cards face down at the end
SIZES = [
    (2, 1, 1, (7, 6, 4, 2), 4),
    (3, 0, 1, (8, 7, 6, 4, 3, 2), 3),
    (4, 3, 1, (5, 4, 3, 2), 2),
    (5, 2, 1, (6, 5, 4, 3, 2), 2),
    (6, 1, 1, (7, 6, 5, 4, 3, 2), 2),
    (7, 0, 1, (8, 7, 6, 5, 4, 3, 2), 2),
    (8, 0, 1, (8, 7, 6, 5, 4, 3, 2, 2), 1),
]


def dealt(players: int, idol: int = 0) -> Table:
    position = {"seats": [{"space": 5 + (i != idol)} for i in range(players)], "idol": idol}
    table = Table(players, position=position)
    up = next(row[1] for row in SIZES if row[0] == players)
    table.do(None, "deal", up=list(CHARACTERS[:up]), down=[CHARACTERS[up]])
    return table


@rule("LT3.1", "LT3.6", "LT3.3")
@pytest.mark.parametrize(("players", "up", "down", "hands", "left"), SIZES)
def test_hand_sizes_and_order(players, up, down, hands, left):
    table, seen, order = dealt(players, idol=1), [], []
    rng = Random(players)
    while table.state.phase != "call":
        if table.state.phase == "draft":
            seat = picker(table.state)
            hand = GAME.view(table.state, seat).hand
            seen.append(len(hand))
            order.append(seat)
            assert GAME.to_act(table.state) == (seat,)
            table.do(seat, "pick", card=rng.choice(hand))
        else:
            assert GAME.to_act(table.state) == ()
            table.do(None, "bury", card=rng.choice(table.state.hand))
    assert tuple(seen) == hands
    assert order == [(1 + n) % players for n in range(len(hands))]
    assert len(table.state.down) == left
    each = 2 if players <= 3 else 1
    assert all(len(seat.characters) == each for seat in table.state.seats)


@rule("LT3.1")
@pytest.mark.parametrize(("players", "phases"), [(2, "draft bury bury call"), (3, "draft draft bury draft draft call")])
def test_when_cards_are_buried(players, phases):
    table = dealt(players)
    for phase in phases.split():
        table.do(picker(table.state), "pick", card=choosing_from(table.state)[0])
        assert table.state.phase == phase
        if phase == "bury":
            table.do(None, "bury", card=table.state.hand[0])


@rule("LT3.1")
def test_a_buried_card_is_one_of_those_left():
    table = dealt(2)
    table.do(0, "pick", card="elder")
    table.do(1, "pick", card="seer")
    table.refuses("LT3.1", None, "bury", card="elder")
    table.refuses("X1", 0, "bury", card="scout")
    table.do(None, "bury", card="scout")
    assert "scout" not in GAME.view(table.state, 0).hand


@rule("LT3.1", "LT3.2")
@pytest.mark.parametrize(
    ("up", "down"),
    [([], ["elder"]), (["shaman", "thief", "seer"], []), (["shaman", "thief", "seer"], ["seer"]),
     (["shaman", "shaman", "seer"], ["elder"]), (["shaman", "thief", "seer", "elder"], ["scout"])],
)  # fmt: skip
def test_the_cards_set_aside_are_counted(up, down):
    Table(4, position={"idol": 0}).refuses("LT3.1", None, "deal", up=up, down=down)


@rule("LT3.2", "LT3.4")
def test_face_up_cards_are_known_to_all_face_down_to_nobody():
    table = dealt(5)
    for viewer in (None, *range(5)):
        view = GAME.view(table.state, viewer)
        assert view.up == ("shaman", "thief")
        assert view.down == 1
        assert "seer" not in str(view)


@rule("LT3.6")
def test_picking_out_of_turn():
    table = dealt(4, idol=2)
    assert table.refuses("LT3.6", 0, "pick", card="elder") == {"seat": 2}
    table.refuses("X1", None, "pick", card="elder")
    table.do(2, "pick", card="elder")
    table.refuses("LT3.6", 2, "pick", card="scout")


@rule("LT3.7")
def test_a_pick_comes_from_the_hand():
    table = dealt(4)
    table.refuses("LT3.7", 0, "pick", card="shaman")
    table.do(0, "pick", card="elder")
    table.refuses("LT3.7", 1, "pick", card="elder")
    table.refuses("X2", 1, "pick", card="wizard")


@rule("LT3.1", "LT3.7")
def test_the_eighth_player_adds_the_card_set_aside():
    table = dealt(8)
    for seat in range(7):
        table.do(seat, "pick", card=table.state.hand[0])
    assert GAME.view(table.state, 7).hand == ("shaman", "child")
    table.do(7, "pick", card="shaman")
    assert table.state.seats[7].characters == ("shaman",)
    assert table.state.down == ("child",)


@rule("LT3.4", "LT3.5")
def test_a_hand_passed_on_is_gone_from_the_phone():
    table = dealt(4)
    assert GAME.view(table.state, 0).hand is not UNSET
    table.do(0, "pick", card="elder")
    assert GAME.view(table.state, 0).hand is UNSET
    assert GAME.view(table.state, 0).seats[0].characters == ("elder",)
    assert GAME.view(table.state, 1).hand is not UNSET
    assert GAME.view(table.state, None).hand is UNSET


@rule("LT3.4")
def test_the_last_card_left_over_is_shown_to_nobody_again():
    table = dealt(4)
    for seat in range(4):
        table.do(seat, "pick", card=table.state.hand[0])
    assert table.state.down == ("priest", "child")
    assert "child" not in str([GAME.view(table.state, seat) for seat in range(4)])


@rule("LT3.3")
@pytest.mark.parametrize(("players", "turns"), [(2, 4), (3, 6), (4, 4), (8, 8)])
def test_turns_in_a_round(players, turns):
    table = Table(players, position={"seats": [{"space": 1 + i} for i in range(players)]})
    taken, rng = 0, Random(5)
    while table.state.round == 1:
        taken += table.state.phase == "call"
        calls = table.play.submit(random_entry(GAME, table.state, rng))
        taken -= sum(type(x).__name__ == "CharacterCalled" and x.seat is None for x in calls.events)
    assert taken == turns


@rule("LT3.1")
def test_with_physical_cards_only_the_counts_are_checked():
    table = Table(4, position={"idol": 0}, draft="cards")
    assert table.state.phase == "call"
    table.refuses("X2", None, "call")
    table.refuses("X2", None, "call", held_by=4)
    table.do(None, "call", held_by=0)
    table.do(0, "curse", target="child")
    table.refuses("LT3.1", None, "call", held_by=0)
    for _ in range(5):
        table.do(None, "call", held_by=None)
    table.refuses("LT3.1", None, "call", held_by=None)
    table.refuses("X1", None, "deal", up=[], down=[])
    app = dealt(4)
    for seat in range(4):
        app.do(seat, "pick", card=app.state.hand[0])
    app.refuses("X2", None, "call", held_by=0)
