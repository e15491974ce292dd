"""A copy of Tikal II told tap by tap: from nothing to the whole, what is wrong in between, what is only unfinished."""

from typing import Any

import pytest

from model.games.copies import flaws_of, known_kit, untold
from model.games.samples import sample_kit
from model.games.tikal2 import entering, entering_pieces
from model.games.tikal2.parts import CARDS
from tests.rule import rule

GAME = "tikal-2"
TRUE: dict[str, Any] = sample_kit(GAME)
NOTHING: dict[str, Any] = known_kit(GAME)


def with_places(raw: dict[str, Any] = NOTHING, count: int = 27) -> dict[str, Any]:
    for column, row in TRUE["spaces"][:count]:
        raw = entering.place_tapped(raw, (column, row))
    return raw


def with_rooms(raw: dict[str, Any], count: int = 10) -> dict[str, Any]:
    for true in TRUE["printed"][:count]:
        room = entering.painted(entering.room_at(raw, tuple(true["at"])), true["colour"])
        for side in true["doors"]:
            room = entering.door_tapped(room, side)
        bonus = entering_pieces.points_tapped(room["bonus"], true["bonus"]["points"])
        raw = entering.room_put(raw, {**room, "bonus": bonus})
    return raw


def with_board() -> dict[str, Any]:
    raw = with_rooms(with_places())
    raw = entering.site_tapped(raw, 0)
    for gap in (5, 1, 3):
        raw = entering.gap_tapped(raw, gap)
    for players in entering.ASKED:
        for site, count in enumerate(TRUE["site_counts"][str(players)]):
            for _ in range(4 - count):
                raw = entering.tile_away(raw, players, site)
    for sector, (name, price) in enumerate(zip(*TRUE["wheel"].values(), strict=True)):
        raw = entering.price_told(entering.treasure_told(raw, sector, name), sector, price)
    return raw


def far(raw: dict[str, Any]) -> list[tuple[int, int]]:
    steps = ("places_told", "rooms_told", "river_told", "sites_told", "wheel_told")
    return [getattr(entering, step)(raw) for step in steps]


@rule("T2.1.2", "T2.1.3", "T2.1.4")
def test_the_board_from_nothing_by_taps():
    assert far(NOTHING) == [(0, 27), (0, 10), (0, 4), (0, 2), (0, 9)]
    raw = with_board()
    assert far(raw) == [(27, 27), (10, 10), (4, 4), (2, 2), (9, 9)]
    assert {**raw, "printed": None} == {
        **NOTHING,
        **{part: TRUE[part] for part in ("spaces", "river", "site_counts", "wheel")},
    }
    assert sorted(raw["printed"], key=str) == sorted(TRUE["printed"], key=str)
    assert flaws_of(GAME, raw) == ()
    assert [untold(GAME, raw, players) for players in (2, 3, 4)] == [(), (), ()]


@pytest.mark.parametrize(
    ("raw", "told"),
    [
        (with_places(count=5), set()),
        (with_rooms(with_places(), 3), {"spaces"}),
        (entering.gap_tapped(entering.gap_tapped(NOTHING, 1), 2), {"river.forest_after"}),
        (entering.tile_away(NOTHING, 3, 0), set()),
        (entering.treasure_told(NOTHING, 1, "jug"), set()),
        (entering.price_told(NOTHING, 0, 3), set()),
    ],
    ids=["places", "rooms", "seaplanes", "tiles", "treasures", "prices"],
)
def test_what_is_not_finished_is_not_wrong_and_nobody_plays_with_it(raw: dict[str, Any], told: set[str]):
    assert flaws_of(GAME, raw) == ()
    assert {*untold(GAME, NOTHING, 3)} - {*untold(GAME, raw, 3)} == told


def test_a_place_goes_with_its_room():
    raw = with_rooms(with_places(), 1)
    gone = entering.place_tapped(raw, (0, 2))
    assert entering.places_told(gone) == (26, 27)
    assert gone["printed"] is None


@rule("T2.1.2")
def test_one_place_too_many_is_told():
    (flaw,) = flaws_of(GAME, entering.place_tapped(with_places(), (6, 6)))
    assert (flaw.where, flaw.code, flaw.facts["found"]) == ("kit.spaces", "count", 28)


def test_the_grid_grows_and_all_of_it_moves():
    assert max(entering.grid(NOTHING)) == (6, 6)
    raw = with_rooms(entering.place_tapped(with_places(), (6, 0)), 1)
    assert max(entering.grid(raw)) == (7, 6)
    assert entering.moved(raw, -1, 0) == raw  # nothing leaves the paper
    there = entering.moved(raw, 1, 2)
    assert (8, 2) in entering.spaces(there)
    assert there["printed"][0] == {**TRUE["printed"][0], "at": [2, 4]}
    assert entering.moved(there, -1, -2) == raw


@rule("T2.1.2")
def test_three_rooms_of_a_colour_are_told_while_others_are_missing():
    raw = with_rooms(with_places(), 3)
    for true in TRUE["printed"][:3]:
        raw = entering.room_put(raw, {**entering.room_at(raw, tuple(true["at"])), "colour": "pink"})
    assert flaws_of(GAME, raw) == ()
    told = {flaw.code: flaw.facts for flaw in flaws_of(GAME, entering.closed(raw))}
    assert told["count-of"] == {"kind": "pink", "expected": 2, "found": 3}


def test_a_room_of_which_nothing_is_told_is_none():
    raw = with_rooms(with_places(), 1)
    at = tuple(TRUE["printed"][0]["at"])
    room = entering.painted(entering.room_at(raw, at), "pink")
    raw = entering.room_put(raw, {**entering.door_tapped(room, 4), "bonus": None})
    assert raw["printed"] is None
    assert entering.room_at(raw, at)["colour"] is None


@rule("T2.3")
def test_gaps_get_the_forest_first_then_two_seaplanes():
    raw = NOTHING
    for gap in (5, 3, 1):
        raw = entering.gap_tapped(raw, gap)
    assert raw["river"] == {"sites": 6, "start": None, "forest_after": 5, "seaplanes_after": [1, 3]}
    assert entering.gap_tapped(raw, 0) == raw  # there are no more
    without = entering.gap_tapped(entering.gap_tapped(raw, 5), 1)
    assert entering.river_told(without) == (1, 4)
    assert entering.gap_tapped(without, 2)["river"]["forest_after"] == 2
    assert entering.site_tapped(entering.site_tapped(raw, 2), 2) == raw


@rule("T2.1.4")
def test_tiles_are_taken_away_until_they_fit():
    raw = NOTHING
    for site in (0, 2):
        raw = entering.tile_away(raw, 3, site)
    assert entering.too_many(raw, 3) == 1
    assert entering.sites_told(raw) == (0, 2)
    raw = entering.tile_away(raw, 3, 4)
    assert raw["site_counts"]["3"] == [3, 4, 3, 4, 3, 4]
    (flaw,) = flaws_of(GAME, entering.tile_away(raw, 3, 5))
    assert (flaw.code, flaw.facts) == ("sum", {"expected": 21, "found": 20})
    for _ in range(5):
        raw = entering.tile_away(raw, 3, 5)
    assert raw["site_counts"]["3"] == [3, 4, 3, 4, 3, 4]


def test_treasures_change_places_and_keep_their_drawings():
    raw = with_board()
    swapped = entering.treasure_told(raw, 1, "dagger")
    assert entering.treasures(swapped) == ["mask", "dagger", "statue", "jug", "necklace"]
    named = entering.treasure_named(raw, 1, "Grandma’s vase")
    assert entering.treasures(named)[1] == "Grandma’s vase"
    assert entering.motifs(entering.treasures(named)) == entering.MOTIFS
    assert entering.treasure_named(raw, 1, "statue") == raw  # another one is called so
    assert flaws_of(GAME, named) == ()


def test_the_pieces_by_taps():
    raw = NOTHING
    for index, room in enumerate(TRUE["light_rooms"]):
        told = entering.door_tapped(raw["light_rooms"][index], room["doors"][0])
        for side in room["doors"][1:]:
            told = entering.door_tapped(told, side)
        rooms = [*raw["light_rooms"]]
        rooms[index] = {**told, "bonus": room["bonus"]}
        raw = {**raw, "light_rooms": rooms}
    for part in ("sanctuaries", "secret_rooms"):
        for index, room in enumerate(TRUE[part]):
            for slot, bonus in enumerate(room["bonuses"]):
                raw = entering_pieces.bonus_put(raw, f"{part}.{index}", slot, bonus)
    for slot, bonus in enumerate(TRUE["treasure_room"]["bonuses"]):
        raw = entering_pieces.bonus_put(raw, "treasure_room", slot, bonus)
    for index, tile in enumerate(TRUE["action_tiles"]):
        for action in tile["actions"]:
            assert action in entering_pieces.ACTIONS
            raw = entering_pieces.action_added(raw, index, action)
    for kind in ("passage", "passage", "remote", "remote"):
        raw = entering_pieces.card_tapped(raw, kind)
    raw = entering_pieces.rest_once(raw)
    parts = ("light_rooms", "sanctuaries", "secret_rooms", "treasure_room", "action_tiles", "cards")
    assert {part: raw[part] for part in parts} == {part: TRUE[part] for part in parts}
    assert flaws_of(GAME, raw) == ()
    told = [
        entering_pieces.light_rooms_told(raw),
        entering_pieces.with_bonuses(raw, "sanctuaries"),
        entering_pieces.with_bonuses(raw, "secret_rooms"),
        entering_pieces.treasure_room_told(raw),
        entering_pieces.tiles_told(raw),
        entering_pieces.cards_told(raw),
    ]
    assert told == [(10, 10), (6, 6), (6, 6), (1, 1), (24, 24), (9, 9)]


def test_what_was_tapped_is_taken_back():
    raw = entering_pieces.bonus_put(NOTHING, "secret_rooms.1", 0, {"points": 7})
    assert entering_pieces.bonus_put(raw, "secret_rooms.1", 0, None) == NOTHING
    raw = entering_pieces.action_added(NOTHING, 3, {"do": "card"})
    assert entering_pieces.action_away(raw, 3, 0) == NOTHING
    raw = NOTHING
    for _ in range(4):
        raw = entering_pieces.card_tapped(raw, "key")
    assert raw == NOTHING  # one, two, three, not told


@rule("T2.7")
def test_more_cards_than_there_are_is_told():
    raw = NOTHING
    for kind in ("key", "forest"):
        for _ in range(3):
            raw = entering_pieces.card_tapped(raw, kind)
    (flaw,) = flaws_of(GAME, raw)
    assert (flaw.where, flaw.code) == ("kit.cards", "sum")
    assert set(raw["cards"]) == set(CARDS)


def test_a_kit_from_anywhere_can_be_gone_on_with():
    bare = {"game": GAME, "name": "", "colours": NOTHING["colours"], "river": None, "printed": None}
    assert entering.filled(bare) == NOTHING
    assert entering.filled(TRUE)["spaces"] == TRUE["spaces"]
