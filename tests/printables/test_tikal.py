"""Tikal's sheets say the right numbers and show the board of the kit."""

import pytest

from model.games import GAMES
from model.games.tikal import parts
from printables import ask_for, leaflet
from printables.shared.box import Box
from printables.shared.items import Icon, Mark, Panel, Text
from printables.shared.text import words_of
from printables.tikal.board import hex_spots, stones, track_spots
from printables.tikal.reference import COSTS
from tests.printables.own import own
from tests.rule import rule

AUCTION = {"version": "auction"}
OWN = own("tikal")
KIT = GAMES["tikal"].kit(OWN)


def said(sheet, page=0, **asked):
    items = leaflet(ask_for("tikal", sheet, **{"kit": OWN, **asked})).pages[page].items
    return (
        " ".join(words_of(item) for item in items if isinstance(item, Text)).replace("\n", " ").replace("\u00a0", " ")
    )


@rule("TK1.1", "TK1.2", "TK1.3")
def test_quantities_of_the_set_up():
    words = said("setup", players=3)
    assert "A 6 · B 6 · C 5 · D 5 · E 5 · F 5 · G 4" in words
    assert "3×2 · 6×3 · 9×4 · 11×5 · 8×6 · 5×7 · 3×8 · 2×9 · 1×10" in words
    assert "1 leader, 18 members, 2 camps and the scoring marker" in words
    assert "pieces of one colour stay in the box" in words


@rule("TK6.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_auction_lays_out_a_tile_for_each_player(players):
    words = said("setup", players=players, options=AUCTION)
    assert f"Turn over the top {players} tiles" in words
    assert "everybody starts with 20 points" in words


@rule("TK1.1")
def test_the_track_runs_around_the_board():
    spots = track_spots(Box(0, 0, 310, 210))
    assert len(set(spots)) == 100
    for one, other in zip(spots, [*spots[1:], spots[0]], strict=True):
        assert abs(one.cx - other.cx) + abs(one.cy - other.cy) == pytest.approx(10)


@rule("TK1.4")
def test_hexes_lie_beside_their_neighbours():
    spots = hex_spots(Box(0, 0, 300, 200), KIT)
    assert len(spots) == 40
    assert all(Box(0, 0, 300, 200).holds(spot, 0.01) for spot in spots.values())
    for (column, row), spot in spots.items():
        steps = KIT.board.neighbours.odd if column % 2 else KIT.board.neighbours.even
        for dx, dy in steps.values():
            near = spots.get((column + dx, row + dy))
            if near:
                apart = ((near.cx - spot.cx) ** 2 + (near.cy - spot.cy) ** 2) ** 0.5
                assert apart == pytest.approx(spot.h)


def test_stones_stay_on_their_hex():
    spot = Box(0, 0, 96, 83)
    found = [item.box for item in stones(spot, (3, 3, 3, 3, 3, 3)) if isinstance(item, Panel)]
    assert len(found) == 18
    assert all(spot.holds(stone) for stone in found)
    assert not any(a.overlaps(b, 0.1) for a in found for b in found if a is not b)


@rule("TK3.1", "TK3.2", "TK3.4", "TK3.5", "TK3.6", "TK3.7", "TK3.8")
def test_every_action_has_its_cost_and_a_drawing():
    assert list(COSTS.values()) == [1, 1, 1, 2, 3, 3, 5, 5]
    items = leaflet(ask_for("tikal", "reference", players=2)).pages[0].items
    drawn = {item.name for item in items if isinstance(item, Icon)}
    assert {f"tikal/{name}" for name in COSTS} <= drawn


@rule("TK3.6")
def test_the_switch_for_a_single_exchange_is_on_the_card():
    assert "Once a turn" not in said("reference")
    assert "Once a turn" in said("reference", options={"exchange_once": True})


def test_a_card_for_each_player_in_colour_and_shape():
    pages = leaflet(ask_for("tikal", "reference", players=3)).pages
    shapes = [item.shape for page in pages[::2] for item in page.items if isinstance(item, Mark)]
    assert len(pages) == 4
    assert len(shapes) == len(set(shapes)) == 3


@rule("TK5.3", "TK6.8")
def test_the_last_round_by_version():
    assert "left neighbour first" in said("reference", page=1)
    assert "fewest points first" in said("reference", page=1, options=AUCTION)


@rule("TK5.3", "TK6.1")
def test_the_score_sheet_has_four_rounds_and_bids_only_in_the_auction():
    basic, auction = said("score"), said("score", options=AUCTION)
    for words in ("This round", "Total so far"):
        assert basic.count(words) == auction.count(words) == parts.ROUNDS
    assert auction.count("− Bids") == parts.ROUNDS
    assert "Bids" not in basic


COMPARE = "compare with your board"


@rule("TK1.4")
def test_what_is_only_likely_is_to_be_compared_and_its_stones_are_not_drawn():
    assert COMPARE in said("setup", kit=None)
    assert COMPARE not in said("setup")
    stone_count = sum(sum(one.stones) for one in KIT.printed)
    assert len(drawn_panels(OWN)) - len(drawn_panels(None)) == stone_count


def test_a_copy_counts_as_told_once_its_owner_has_looked():
    looked = own("tikal")
    for one in looked["printed"]:
        one["known"] = {"kind": "rulebook", "at": "told", "stones": "told", "value": "told"}
    assert drawn_panels(looked) == drawn_panels(OWN)


def drawn_panels(kit):
    return [item for item in leaflet(ask_for("tikal", "setup", kit=kit)).pages[0].items if isinstance(item, Panel)]


def test_the_board_s_edge_says_what_its_spaces_are_called():
    """Letters from the left, numbers from the top, each on two sides."""
    items = leaflet(ask_for("tikal", "setup")).pages[0].items
    texts = [words_of(item) for item in items if isinstance(item, Text)]
    assert all(texts.count(name) >= 2 for name in (*"abcdefgh", *"2345"))
