"""The kit of Tikal II against what is known of it; an error names the field."""

import copy

import pytest

from model.games.samples import sample_kit
from model.games.tikal2.board import Board, turned_doors
from model.games.tikal2.kit import GAME, read_kit
from model.games.tikal2.options import Options
from model.kernel.flaws import Flawed
from tests.rule import rule


def changed(*changes):
    kit = copy.deepcopy(sample_kit(GAME))
    for change in changes:
        change(kit)
    return kit


def setting(*path, to):
    def change(kit):
        place = kit
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = to

    return change


def faults(*changes):
    with pytest.raises(Flawed) as caught:
        read_kit(changed(*changes))
    return [(flaw.where.replace("[...]", ""), flaw.code) for flaw in caught.value.flaws]


FIRST_DOORS = "kit.printed[0].doors"
TILES = "kit.action_tiles"
FAULTS = [
    ("T2.1.1", setting("colours", to=["red"]), "kit.colours", "different"),
    ("T2.1.1", setting("colours", to=["red", "red", "black", "beige"]), "kit.colours", "different"),
    ("T2.1.2", setting("game", to="tikal"), "kit.game", "exactly"),
    ("T2.1.2", setting("dragons", to=1), "kit.dragons", "unknown"),
    ("T2.1.2", setting("spaces", to=[[0, 1]]), "kit.spaces", "count"),
    ("T2.1.2", setting("spaces", 1, to=[0, 1]), "kit.spaces[1]", "twice"),
    ("T2.1.2", setting("spaces", 2, to=[0, -1]), "kit.spaces[2]", "between"),
    ("T2.1.2", setting("printed", to=[]), "kit.printed", "count"),
    ("T2.1.2", setting("printed", 0, "colour", to="blue"), "kit.printed", "count-of"),
    ("T2.1.2", setting("printed", 0, "colour", to="mauve"), "kit.printed[0].colour", "value"),
    ("T2.1.2", setting("printed", 1, "at", to=[0, 2]), "kit.printed[1].at", "twice"),
    ("T2.1.2", setting("printed", 1, "at", to=[9, 9]), "kit.printed[1].at", "off-board"),
    ("T2.1.2", setting("printed", 0, "doors", to=[]), FIRST_DOORS, "between"),
    ("T2.1.2", setting("printed", 0, "doors", to=[1, 2, 3]), FIRST_DOORS, "between"),
    ("T2.1.2", setting("printed", 0, "doors", to=[4, 4]), f"{FIRST_DOORS}[1]", "twice"),
    ("T2.1.2", setting("printed", 0, "doors", to=[6]), f"{FIRST_DOORS}[0]", "between"),
    ("T2.1.2", setting("printed", 0, "doors", to=[5, 0]), "kit.light_rooms", "t2-arrangement"),
    ("T2.5.9", setting("printed", 0, "bonus", to={}), "kit.printed[0].bonus", "t2-bonus-empty"),
    ("T2.5.9", setting("printed", 0, "bonus", to={"points": -1}), "kit.printed[0].bonus.points", "between"),
    ("T2.5.9", setting("light_rooms", 3, "bonus", to={}), "kit.light_rooms[3].bonus", "t2-bonus-empty"),
    ("T2.1.3", setting("light_rooms", to=[]), "kit.light_rooms", "count"),
    ("T2.1.3", setting("light_rooms", 0, "colour", to="blue"), "kit.light_rooms", "count-of"),
    ("T2.1.3", setting("light_rooms", 1, "id", to="L1"), "kit.light_rooms[1].id", "twice"),
    ("T2.1.3", setting("light_rooms", 1, "id", to=""), "kit.light_rooms[1].id", "twice"),
    ("T2.1.3", setting("light_rooms", 1, "doors", to=[1, 4]), "kit.light_rooms", "t2-arrangement"),
    ("T2.1.3", setting("light_rooms", 1, "doors", to=[-1]), "kit.light_rooms[1].doors[0]", "between"),
    ("T2.1.3", setting("sanctuaries", to=[]), "kit.sanctuaries", "count"),
    ("T2.1.3", setting("sanctuaries", 5, "altar", to="pink"), "kit.sanctuaries", "count-of"),
    ("T2.1.3", setting("sanctuaries", 5, "bonuses", to=[{"cards": 1}]), "kit.sanctuaries[5].bonuses", "least"),
    ("T2.1.3", setting("sanctuaries", 5, "bonuses", 1, to={}), "kit.sanctuaries[5].bonuses[1]", "t2-bonus-empty"),
    ("T2.1.3", setting("treasure_room", "bonuses", to=[{"points": 16}]), "kit.treasure_room.bonuses", "least"),
    (
        "T2.1.3",
        setting("treasure_room", "bonuses", 0, to={"points": 15}),
        "kit.treasure_room.bonuses",
        "t2-treasure-room",
    ),
    ("T2.5.6", setting("secret_rooms", to=[]), "kit.secret_rooms", "count"),
    ("T2.5.6", setting("secret_rooms", 1, "id", to="S1"), "kit.secret_rooms[1].id", "twice"),
    ("T2.5.6", setting("secret_rooms", 1, "id", to="outside"), "kit.secret_rooms[1].id", "value"),
    ("T2.5.6", setting("secret_rooms", 1, "bonuses", to=[]), "kit.secret_rooms[1].bonuses", "least"),
    ("T2.3.1", setting("river", "sites", to=5), "kit.river.sites", "exactly"),
    ("T2.3.1", setting("river", "start", to=6), "kit.river.start", "between"),
    ("T2.3.2", setting("river", "forest_after", to=-1), "kit.river.forest_after", "between"),
    ("T2.3.4", setting("river", "seaplanes_after", to=[1]), "kit.river.seaplanes_after", "count"),
    ("T2.3.4", setting("river", "seaplanes_after", to=[1, 1]), "kit.river.seaplanes_after[1]", "twice"),
    ("T2.3.4", setting("river", "seaplanes_after", to=[1, 6]), "kit.river.seaplanes_after[1]", "between"),
    ("T2.3.4", setting("river", "seaplanes_after", to=[5, 1]), "kit.river.seaplanes_after[0]", "t2-forest-there"),
    ("T2.1.4", setting("site_counts", to={"2": [2, 3, 3, 3, 3, 2]}), "kit.site_counts.3", "missing"),
    ("T2.1.4", setting("site_counts", "5", to=[]), "kit.site_counts.5", "unknown"),
    ("T2.1.4", setting("site_counts", "3", to=[3, 4, 3, 4, 7]), "kit.site_counts.3", "count"),
    ("T2.1.4", setting("site_counts", "3", to=[3, 4, 3, 4, 5, 2]), "kit.site_counts.3[4]", "between"),
    ("T2.1.4", setting("site_counts", "2", to=[2, 3, 3, 3, 3, 3]), "kit.site_counts.2", "sum"),
    ("T2.1.3", setting("wheel", "treasures", to=["mask"]), "kit.wheel.treasures", "count"),
    ("T2.1.3", setting("wheel", "treasures", 1, to="mask"), "kit.wheel.treasures[1]", "twice"),
    ("T2.1.3", setting("wheel", "treasures", 0, to="cup"), "kit.wheel.treasures.mask", "missing"),
    ("T2.1.3", setting("wheel", "prices", to=[2, 3]), "kit.wheel.prices", "count"),
    ("T2.1.3", setting("wheel", "prices", 0, to=6), "kit.wheel.prices[0]", "between"),
    ("T2.7.0", setting("cards", "forest", to=0), "kit.cards.forest", "least"),
    ("T2.7.0", setting("cards", "forest", to=2), "kit.cards", "sum"),
    ("T2.7.8", setting("cards", "pair", to=3), "kit.cards.pair", "exactly"),
    ("T2.7.0", setting("cards", "dragon", to=1), "kit.cards", "value"),
    ("T2.1.4", setting("action_tiles", to=[]), TILES, "count"),
    ("T2.1.4", setting("action_tiles", 1, "id", to="T01"), f"{TILES}[1].id", "twice"),
    ("T2.1.4", setting("action_tiles", 23, "back", to=3), TILES, "t2-backs"),
    ("T2.1.4", setting("action_tiles", 23, "back", to=5), f"{TILES}[23].back", "between"),
    ("T2.1.4", setting("action_tiles", 0, "actions", to=[]), f"{TILES}[0].actions", "least"),
    ("T2.4.5", setting("action_tiles", 0, "actions", 0, to={"do": "card"}), TILES, "count-of"),
    ("T2.4.6", setting("action_tiles", 8, "actions", 0, to={"do": "sanctuary"}), TILES, "count-of"),
    (
        "T2.4.5",
        setting("action_tiles", 16, "actions", 0, to={"do": "room"}),
        f"{TILES}[16].actions[0].do",
        "t2-discovery-back",
    ),
    ("T2.4.1", setting("action_tiles", 0, "actions", 1, to={"do": "key"}), f"{TILES}[0].actions[1].colour", "missing"),
    (
        "T2.4.4",
        setting("action_tiles", 0, "actions", 1, to={"do": "card", "colour": "any"}),
        f"{TILES}[0].actions[1].colour",
        "unknown",
    ),
    ("T2.4.8", setting("action_tiles", 8, "actions", 2, "points", to=3), f"{TILES}[8].actions[2].points", "between"),
    ("T2.4.8", setting("action_tiles", 8, "actions", 1, "points", to=1), f"{TILES}[8].actions[1].points", "between"),
]


@pytest.mark.parametrize(("rules", "change", "where", "code"), FAULTS, ids=[f"{row[2]} {row[3]}" for row in FAULTS])
def test_faults(rules, change, where, code):
    assert (where, code) in faults(change)


def test_every_fault_is_told():
    found = faults(setting("game", to="x"), setting("river", "start", to=9), setting("cards", "pair", to=1))
    assert found == [
        ("kit.game", "exactly"),
        ("kit.river.start", "between"),
        ("kit.cards.pair", "exactly"),
        ("kit.cards", "sum"),
    ]


@rule("T2.1.2", "T2.1.3")
def test_the_sample_is_fine():
    kit = read_kit(sample_kit(GAME))
    assert kit.sample
    assert kit.site_counts[3] == (3, 4, 3, 4, 3, 4)


@rule("T2.1.4")
@pytest.mark.parametrize(("players", "tiles"), [(2, 16), (3, 21), (4, 24)])
def test_tiles_in_play(players, tiles):
    assert len(Board(players, read_kit(sample_kit(GAME)), Options()).tiles) == tiles


@rule("T2.1.2")
def test_neighbours_go_both_ways():
    board = Board(4, read_kit(sample_kit(GAME)), Options())
    for here, around in enumerate(board.neighbours):
        assert len(around) == 6
        for side, there in enumerate(around):
            assert there == -1 or board.neighbours[there][(side + 3) % 6] == here
    assert board.secret_rooms["S2"] == 1
    assert board.treasure_index["jug"] == 1
    assert board.sanctuaries["multicoloured"].altar == "multicoloured"
    assert board.light_rooms["L2"].colour == "pink"
    assert not board.light


@rule("T2.4.5")
def test_turned_doors():
    assert turned_doors((0, 2), 5) == (1, 5)
    assert turned_doors((4,), 0) == (4,)
