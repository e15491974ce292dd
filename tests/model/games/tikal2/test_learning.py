"""`learn`: a part of the kit is so from here on; what lies on the table is mended with it."""

from typing import Any

import pytest

from model.games.tikal2 import GAME
from model.kernel.move import Entry, Learn
from model.kernel.play import Play
from tests.model.games.tikal2.table import setup, sites
from tests.model.games.tikal2.told import accepted, begun, by, kit_with, laid, learn, refused, replayed

NOT_LEARNABLE: list[dict[str, Any]] = [
    {},
    {"spaces": [[0, 0]]},
    {"printed": []},
    {"printed.0": {}},
    {"printed.0.at": [1, 1]},
    {"printed.10.bonus": {"points": 1}},
    {"printed.-1.bonus": {"points": 1}},
    {"printed.00.bonus": {"points": 1}},
    {"light_rooms.0.id": "L9"},
    {"light_rooms.0": {"id": "L1", "colour": "pink", "doors": [0], "bonus": {"points": 1}}},
    {"light_rooms.10.doors": [0]},
    {"river.start": 2},
    {"river.sites": 6},
    {"wheel.prices": [2, 3, 4, 5, 2]},
    {"action_tiles.0.back": 3},
    {"cards": {}},
    {"cards.dragon": 1},
    {"site_counts.5": [4, 4, 4, 4, 4, 4]},
    {"colours": ["red"]},
    {"": 1},
]
WRONG_SHAPE: list[tuple[str, Any]] = [
    ("light_rooms.0.colour", None),
    ("light_rooms.0.colour", "mauve"),
    ("light_rooms.0.doors", None),
    ("light_rooms.0.doors", [0, 6]),
    ("light_rooms.0.doors", [-1]),
    ("light_rooms.0.doors", [2, 2]),
    ("light_rooms.0.doors", [None]),
    ("light_rooms.0.doors", "0"),
    ("light_rooms.0.bonus", None),
    ("light_rooms.0.bonus", 3),
    ("light_rooms.0.bonus", {"points": -1}),
    ("light_rooms.0.bonus", {"cards": 10**30}),
    ("light_rooms.0.bonus", {"gold": 1}),
    ("printed.0.doors", [0.5]),
    ("sanctuaries.0.bonuses", {"points": 1}),
    ("sanctuaries.0.bonuses", [None]),
    ("treasure_room.bonuses", [{"points": "16"}]),
    ("secret_rooms.0.bonuses", 10),
    ("action_tiles.0.actions", [{"do": "dance"}]),
    ("action_tiles.0.actions", [{"do": "key"}]),
    ("action_tiles.0.actions", [{"do": "room", "colour": "pink"}]),
    ("action_tiles.0.actions", [{"do": "room", "points": 2}]),
    ("action_tiles.0.actions", [None]),
    ("river.forest_after", 6),
    ("river.forest_after", True),
    ("river.seaplanes_after", 3),
    ("river.seaplanes_after", [1, 9]),
    ("cards.five", "2"),
    ("cards.five", -1),
    ("site_counts.2", [16]),
    ("site_counts.2", [2, 3, 3, 3, 3, None]),
]
LEARNABLE: list[tuple[str, Any]] = [
    ("light_rooms.0.colour", "brown"),
    ("light_rooms.0.doors", [5]),
    ("light_rooms.0.doors", []),
    ("light_rooms.0.doors", [0, 1, 2, 3]),
    ("light_rooms.0.bonus", {"treasures": 2}),
    ("printed.9.colour", "pink"),
    ("printed.9.doors", [3, 1]),
    ("printed.9.bonus", {}),
    ("sanctuaries.5.bonuses", [{"points": 7}]),
    ("secret_rooms.5.bonuses", []),
    ("treasure_room.bonuses", [{"points": 15}]),
    ("action_tiles.23.actions", [{"do": "room"}, {"do": "room"}, {"do": "key", "colour": "any"}]),
    ("river.forest_after", 1),
    ("river.seaplanes_after", [2]),
    ("cards.pair", 9),
    ("site_counts.2", [5, 5, 5, 1, 0, 0]),
]


@pytest.mark.parametrize("told", NOT_LEARNABLE, ids=str)
def test_other_paths_are_no_move(told: dict[str, Any]) -> None:
    assert refused(by(None, "learn", set=told))[0] == "X2"


@pytest.mark.parametrize(("path", "value"), WRONG_SHAPE, ids=str)
def test_null_and_wrong_shapes_are_no_move(path: str, value: Any) -> None:
    assert refused(by(None, "learn", set={path: value}))[0] == "X2"


@pytest.mark.parametrize(("path", "value"), LEARNABLE, ids=str)
def test_the_rulebooks_numbers_are_not_asked_for(path: str, value: Any) -> None:
    accepted(by(None, "learn", set={path: value}))


def test_all_of_it_or_nothing() -> None:
    play: Play[Any] = Play(GAME, setup(2))
    before = play.state
    with pytest.raises(Exception, match="X2"):
        play.submit(Entry(None, Learn({"river.forest_after": 2, "river.start": 1})))
    assert (play.state, play.version) == (before, 0)
    play.submit(Entry(None, Learn({"river.forest_after": 2, "cards.five": 3})))
    assert (play.kit.river.forest_after, play.kit.cards["five"]) == (2, 3)
    assert play.setup.kit.river.forest_after == 5, "a game keeps the kit it began with"


def test_only_the_table_learns_and_at_any_time() -> None:
    assert refused(by(0, "learn", set={"cards.five": 3}))[0] == "X1"
    accepted(learn(cards__five=3), laid(), learn(cards__five=2), *begun()[1:], learn(river__forest_after=1))


def test_it_counts_for_undo_like_a_correction() -> None:
    moves = [laid(s0="T01"), learn(river__forest_after=2), *begun()[1:]]
    result = accepted(*moves, by(None, "undo", to=2), *begun()[1:], by(None, "undo", to=1))
    assert (result["accepted"], result["phase"]) == (len(moves) + 4, "keys")
    assert refused(*moves, by(None, "undo", to=5))[0] == "X3"


def test_what_was_undone_is_not_known_any_more() -> None:
    kit = kit_with(action_tiles__0__actions=None)
    lesson = learn(action_tiles__0__actions=[{"do": "passage"}])
    at = begun(lesson, s0="T01")
    accepted(*at, by(0, "take", tile="T01"), kit=kit)
    again = [*at, by(None, "undo", to=3), by(0, "take", tile="T01")]
    assert refused(*again, kit=kit) == ("X5", "action_tiles.0.actions")


def test_everybody_reads_both_values_in_the_log() -> None:
    for viewer in (0, 1, "table"):
        line = accepted(learn(river__forest_after=2), viewer=viewer)["log"][0]
        change = {"path": "river.forest_after", "before": 5, "after": 2, "hidden": False}
        assert (line["do"], line["seat"]) == ("learn", None)
        assert line["events"] == [{"event": "learned", "changes": [change]}]
        assert line["text"] == "The forest lies after site 3. Until now it was described differently."


def test_a_river_learned_is_the_river_from_then_on() -> None:
    """T2.3.2: from site 0 to site 2 there was no forest; now there is one behind site 1."""
    way = by(0, "paddle", to=2)
    accepted(*begun(way))
    assert refused(*begun(learn(river__forest_after=1), way))[0] == "T2.3.3"


# rooms that lie there

TAKES_ROOM = begun(by(0, "take", tile="T01"), s0="T01")
ROOM = by(0, "room", room="L1", space=[1, 1], turn=2)


def lying(result: dict[str, Any], space: str) -> tuple[str | None, list[int]]:
    room = result["state"]["rooms"][space]
    return room["colour"], room["doors"]


def test_a_placed_room_is_mended_turned_as_it_was_placed() -> None:
    moves = [*TAKES_ROOM, ROOM]
    assert lying(accepted(*moves), "1,1") == ("pink", [2, 3])
    result = accepted(*moves, learn(light_rooms__0__doors=[0, 3], light_rooms__0__colour="blue"))
    assert lying(result, "1,1") == ("blue", [2, 5])
    assert lying(accepted(learn(light_rooms__0__doors=[5]), *moves), "1,1") == ("pink", [1])


def test_a_printed_room_is_mended() -> None:
    result = accepted(learn(printed__0__doors=[3, 0], printed__0__colour="green"))
    assert lying(result, "0,2") == ("green", [0, 3])


def test_what_a_position_told_of_a_room_stays() -> None:
    told = {"rooms": {"1,1": {"room": "L1", "colour": "pink", "doors": [2, 3]}, "0,2": {"flags": {"0": 0}}}}
    lesson = learn(light_rooms__0__doors=[0], light_rooms__0__colour="blue", printed__0__doors=[1])
    result = accepted(lesson, position={**told, "sites": sites(2), "to_act": [0]})
    assert lying(result, "1,1") == ("pink", [2, 3])
    assert lying(result, "0,2") == ("pink", [1])
    assert result["state"]["rooms"]["0,2"]["flags"] == {"0": 0}


def test_a_position_may_tell_what_the_kit_does_not() -> None:
    kit = kit_with(light_rooms__0__doors=None, light_rooms__0__colour=None)
    told = {"rooms": {"1,1": {"room": "L1", "colour": "pink", "doors": [2, 3]}}, "sites": sites(2), "to_act": [0]}
    assert lying(accepted(kit=kit, position=told), "1,1") == ("pink", [2, 3])
    result = accepted(learn(light_rooms__0__doors=[0], light_rooms__0__colour="blue"), kit=kit, position=told)
    assert lying(result, "1,1") == ("pink", [2, 3])


def test_points_and_what_is_still_to_be_taken_stay() -> None:
    told = {"phase": "explorer", "to_act": [0], "sites": sites(2)}
    told |= {"seats": [{"backpack": {"pink": 1}, "passages": 1}, {}]}
    kit = kit_with(printed__0__bonus={"points": 1, "cards": 1})
    dig = by(0, "explore", path=["outside", [0, 2]], passages={"0": "token"}, dig=True, bonus=0)
    before = accepted(dig, kit=kit, position=told)
    after = accepted(dig, learn(printed__0__bonus={"points": 9}, printed__0__doors=[0, 1, 2]), kit=kit, position=told)
    assert before["scores"] == after["scores"]
    assert before["state"]["won"] == after["state"]["won"] == ["card"]
    assert before["points"] == after["points"]


# this turn's tile


def actions(result: dict[str, Any]) -> list[str]:
    return [f"{one['do']} {one.get('colour') or ''}".strip() for one in result["state"]["actions"]]


TAKEN = begun(by(0, "take", tile="T09"), s0="T09")
"""Treasure, passage, 1 point."""


@pytest.mark.parametrize(
    ("done", "told", "left"),
    [
        ([], [{"do": "doors"}], ["doors"]),
        ([by(0, "passage")], [{"do": "passage"}, {"do": "card"}], ["card"]),
        ([by(0, "passage")], [{"do": "passage"}, {"do": "passage"}], ["passage"]),
        ([by(0, "skip", action="bonus")], [{"do": "bonus", "points": 2}, {"do": "treasure"}], ["treasure"]),
        ([by(0, "passage")], [{"do": "card"}, {"do": "treasure"}], ["card", "treasure"]),
    ],
)
def test_the_tile_of_this_turn_has_what_was_not_used_or_skipped(
    done: list[Any], told: list[Any], left: list[str]
) -> None:
    assert actions(accepted(*TAKEN, *done, learn(action_tiles__8__actions=told))) == left


def test_keys_are_used_by_the_colour_shown() -> None:
    moves = begun(by(0, "take", tile="T15"), by(0, "key", colour="green", to="camp"), s0="T15")
    told = [{"do": "key", "colour": colour} for colour in ("green", "green", "any")]
    assert actions(accepted(*moves, learn(action_tiles__14__actions=told))) == ["key green", "key any"]


def test_an_action_found_late_comes_before_the_explorer() -> None:
    """T2.3.7: `pirogue` lasts until no action of the tile is open."""
    done = [*TAKEN, by(0, "passage"), by(0, "bonus"), by(0, "skip", action="treasure")]
    assert accepted(*done)["phase"] == "explorer"
    told = [{"do": "treasure"}, {"do": "passage"}, {"do": "bonus", "points": 1}, {"do": "card"}]
    result = accepted(*done, learn(action_tiles__8__actions=told))
    assert (result["phase"], actions(result)) == ("pirogue", ["card"])
    less = accepted(*TAKEN, by(0, "passage"), learn(action_tiles__8__actions=[{"do": "passage"}]))
    assert (less["phase"], actions(less)) == ("explorer", [])


def test_an_action_found_void_is_dropped_at_once() -> None:
    told = {"sites": sites(2, s0="T09"), "to_act": [0], "seats": [{"passages": 8}, {}]}
    lesson = learn(action_tiles__8__actions=[{"do": "passage"}, {"do": "card"}])
    result = accepted(by(0, "take", tile="T09"), lesson, position=told)
    assert actions(result) == ["card"]


def test_another_tile_changes_nothing_now() -> None:
    before = accepted(*TAKEN)
    after = accepted(*TAKEN, learn(action_tiles__0__actions=[{"do": "card"}]))
    assert before["state"] == after["state"]


def test_a_position_in_the_explorers_phase_is_past_its_tile() -> None:
    told = {"phase": "explorer", "to_act": [0], "tile": "T09", "sites": sites(2)}
    told["sites"] = [[tile for tile in site if tile != "T09"] for site in told["sites"]]
    result = accepted(learn(action_tiles__8__actions=[{"do": "card"}]), position=told)
    assert (result["phase"], actions(result)) == ("explorer", [])


def test_light_detail_learns_too() -> None:
    result = replayed(learn(cards__five=3), kit=None, detail="light")
    assert (result["accepted"], result["phase"]) == (1, "tally")
    assert refused(learn(printed__0__doors=[1]), kit=None, detail="light")[0] == "X2"
