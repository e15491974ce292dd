"""TK1 and TK2: set-up, drawing, placing."""

import pytest

from model.games.samples import sample_kit
from model.games.tikal import GAME
from model.kernel.flaws import Flawed
from model.kernel.record import Record, open_record
from tests.model.games.tikal.table import BASE, Table, in_turn
from tests.rule import rule


@rule("TK1.1")
def test_everybody_has_19_figures_and_2_camps():
    for seat in Table(4).truth()["seats"]:
        assert (seat["leader"], seat["reserve"], seat["camps_left"], seat["guards_left"]) == ("reserve", 18, 2, 2)
        assert seat["score"] == 0


@rule("TK1.1")
@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_play(players):
    seats = [{"name": f"P{i}", "colour": f"c{i}"} for i in range(players)]
    with pytest.raises(Flawed):
        open_record(Record("temple-companion", 1, "tikal", seats, []), {GAME.id: GAME}, sample_kit)


@rule("TK1.2", "TK1.3")
def test_the_stacks_and_supplies():
    state = Table().state
    assert "".join(state.stack) == "AAAAAABBBBBBCCCCCDDDDDEEEEEFFFFFGGGG"
    kinds = [state.board.tiles[tile].kind for tile in state.left]
    counts = [kinds.count(kind) for kind in ("temple", "jungle", "treasure", "volcano")]
    assert counts == [15, 10, 8, 3]
    assert (sum(state.pieces), state.pieces) == (48, (3, 6, 9, 11, 8, 5, 3, 2, 1))


@rule("TK1.4")
def test_what_is_printed():
    hexes = Table().truth()["hexes"]
    kinds = sorted((cell["kind"], cell["value"]) for cell in hexes.values())
    assert kinds == [("base-camp", 0), ("jungle", 0), ("temple", 1), ("temple", 1)]
    assert all(cell["tile"] is None for cell in hexes.values())
    assert Table().state.board.size == 40


@rule("TK1.5")
def test_the_oldest_starts_and_it_goes_clockwise():
    table = Table(3, first=2)
    assert table.state.seat == 2
    table.do(None, "draw", tile="A1")
    table.refuses("X1", 0, "place", hex=[2, 3], turn=0)
    place(table, 2)
    table.do(2, "end")
    assert table.state.seat == 0
    assert GAME.to_act(table.state) == ()


def place(table, seat):
    choice = GAME.choices(table.state, seat)[0]
    table.do(seat, "place", hex=list(choice.args[0].values[0]), turn=choice.args[1].values[-1])


@rule("TK1.2")
def test_tiles_come_by_their_letters_and_once():
    table = Table()
    assert table.refuses("TK1.2", None, "draw", tile="B1")["why"] == "letter"
    table.refuses("X2", None, "draw", tile="Z9")
    table.refuses("X1", 0, "draw", tile="A1")
    table.do(None, "draw", tile="A1")
    table.refuses("X1", None, "draw", tile="A2")
    place(table, 0)
    table.do(0, "end")
    assert table.refuses("TK1.2", None, "draw", tile="A1")["why"] == "gone"


@rule("TK2.1")
@pytest.mark.parametrize(("hex_", "why"), [([9, 9], "off"), ([-1, 3], "off"), ([0, 3], "taken"), ([7, 0], "alone")])
def test_a_tile_lies_next_to_another(hex_, why):
    table = Table()
    table.do(None, "draw", tile="A4")
    assert table.refuses("TK2.1", 0, "place", hex=hex_, turn=0)["why"] == why
    table.refuses("X2", 0, "place", hex=[2, 4], turn=6)


@rule("TK2.2")
def test_there_must_be_a_path_from_either_side():
    """C1 has three stones on one side only, and no printed stone leads to 2,4; from 0,3 one leads north."""
    printed = [dict(hex_) for hex_ in sample_kit("tikal")["printed"]]
    printed[2]["stones"], printed[3]["stones"] = [1, 1, 0, 0, 0, 0], [0] * 6
    table = Table(position={"stack": "C"}, kit={"printed": printed})
    table.do(None, "draw", tile="C1")
    assert "why" not in table.refuses("TK2.2", 0, "place", hex=[2, 4], turn=0)  # another way it could
    allowed = {c.args[0].values[0]: c.args[1].values for c in GAME.choices(table.state, 0)}
    assert allowed[(0, 2)] == (0, 1, 2, 3, 4, 5)
    assert allowed[(2, 4)] == (1, 2)
    table.do(0, "place", hex=[2, 4], turn=2)
    assert table.at(2, 4).stones == (0, 0, 0, 0, 0, 3)


@rule("TK2.2")
def test_walled_in_a_tile_is_placed_without_a_path():
    """All printed stones lead to volcanoes and no edge of the tile can reach a tile that can be entered."""
    bare = [{**printed, "stones": [0] * 6} for printed in sample_kit("tikal")["printed"]]
    tiles = [dict(tile) for tile in sample_kit("tikal")["tiles"]]
    for tile in tiles:
        if tile["id"] == "C1":
            tile["stones"] = [0, 0, 0, 0, 0, 0]
    table = Table(kit={"printed": bare, "tiles": tiles}, position={"stack": "C"})
    table.do(None, "draw", tile="C1")
    table.do(0, "place", hex=[2, 4], turn=0)
    assert table.at(2, 4).tile == "C1"


@rule("TK2.2")
def test_a_corner_walled_in_by_volcanoes():
    """Three volcanoes around the printed hexes: what touches only them has no path and cannot be forced elsewhere."""
    hexes = {"0,2": {"tile": "B6"}, "1,2": {"tile": "D5"}, "2,3": {"tile": "F5"}, "2,4": {"tile": "C3", "turn": 1}}
    table = Table(position={"hexes": hexes, "stack": "G"})
    table.do(None, "draw", tile="G4")
    facts = table.refuses("TK2.2", 0, "place", hex=[1, 1], turn=0)
    assert (facts["tile"], facts["why"]) == ("G4", "space")  # no way of turning it helps
    places = {choice.args[0].values[0] for choice in GAME.choices(table.state, 0)}
    assert places
    assert places <= {(2, 5), (3, 4), (3, 3)}


@rule("TK2.3")
def test_a_volcano_needs_no_path_and_is_never_entered():
    table = Table(position={"stack": "BB"})
    table.do(None, "draw", tile="B6")
    for seat in (0, 1):
        table.do(seat, "end")
    table.do(0, "place", hex=[0, 2], turn=0)
    table.do(0, "bring", figure="member", to=BASE)
    table.do(0, "move", figure="member", path=[BASE, [0, 3]])
    table.refuses("TK2.3", 0, "move", figure="member", path=[[0, 3], [0, 2]])


@rule("TK2.4")
@pytest.mark.parametrize(("tile", "masks"), [("A5", 4), ("C5", 3), ("G4", 2), ("A1", 0)])
def test_a_treasure_tile_gets_its_treasures(tile, masks):
    table = Table(position={"stack": tile[0]})
    table.do(None, "draw", tile=tile)
    place(table, 0)
    placed = next(cell for cell in table.state.cells if cell is not None and cell.tile == tile)
    assert placed.treasures == masks


@rule("TK2.5")
def test_ten_action_points_and_what_is_left_is_lost():
    table = in_turn()
    assert table.state.ap == 10
    table.do(0, "bring", figure="member", count=10, to=BASE)
    assert table.state.ap == 0
    assert table.refuses("TK2.5", 0, "bring", figure="member", to=BASE) == {"need": 1, "left": 0}
    table.do(0, "end")
    assert table.truth()["ap"] == 0
