"""The kit of Tikal against what is known of it; an error names the field."""

import copy

import pytest

from model.games.samples import sample_kit
from model.games.tikal import GAME
from model.kernel.flaws import Flawed
from tests.rule import rule


def changed(change):
    kit = copy.deepcopy(sample_kit(GAME.id))
    change(kit)
    return kit


def setting(*path, to):
    def change(kit):
        place = kit
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = to

    return change


FAULTS = [
    ("TK1.2", setting("tiles", to=[]), "kit.tiles", "count"),
    ("TK1.2", setting("tiles", 0, "kind", to="jungle"), "kit.tiles", "count-of"),
    ("TK1.2", setting("tiles", 1, "id", to="A1"), "kit.tiles[1].id", "twice"),
    ("TK1.2", setting("tiles", 1, "letter", to="Z"), "kit.tiles[1].letter", "letter"),
    ("TK1.2", setting("tiles", 1, "stones", to=[1, 1]), "kit.tiles[1].stones", "count"),
    ("TK1.2", setting("tiles", 1, "stones", to=[9, 0, 0, 0, 0, 0]), "kit.tiles[1].stones", "between"),
    ("TK1.2", setting("tiles", 0, "value", to=7), "kit.tiles[0].value", "between"),
    ("TK2.4", setting("tiles", 4, "masks", to=0), "kit.tiles[4].masks", "between"),
    ("TK2.4", setting("tiles", 4, "masks", to=3), "kit.tiles", "masks"),
    ("TK1.3", setting("temple_pieces", "2", to=4), "kit.temple_pieces.2", "exactly"),
    ("TK1.3", setting("temple_pieces", "11", to=4), "kit.temple_pieces.11", "unknown"),
    ("TK1.3", setting("treasures", "kinds", to=9), "kit.treasures", "exactly"),
    ("TK1.3", setting("treasures", "names", to=["x"]), "kit.treasures.names", "count"),
    ("TK1.4", setting("board", "rows", to=6), "kit.board", "exactly"),
    ("TK1.4", setting("board", "neighbours", "even", "N", to=[1, 1]), "kit.board.neighbours.even.N", "one-way"),
    ("TK1.4", setting("board", "neighbours", "even", to={}), "kit.board.neighbours.even", "exactly"),
    ("TK1.4", setting("printed", 0, "kind", to="jungle"), "kit.printed", "count-of"),
    ("TK1.4", setting("printed", 0, "at", to=[9, 9]), "kit.printed[0].at", "off-board"),
    ("TK1.4", setting("printed", 0, "at", to=[0, 3]), "kit.printed[1].at", "twice"),
    ("TK1.1", setting("colours", to=["red"]), "kit.colours", "different"),
    ("TK1.2", setting("game", to="lost-temple"), "kit.game", "exactly"),
    ("TK1.2", setting("dragons", to=1), "kit.dragons", "unknown"),
    ("TK1.2", setting("tiles", 0, "stones", to="many"), "kit.tiles[0].stones", "type"),
]


@pytest.mark.parametrize(("rules", "change", "where", "code"), FAULTS, ids=[row[2] + " " + row[3] for row in FAULTS])
def test_faults(rules, change, where, code):
    with pytest.raises(Flawed) as caught:
        GAME.kit(changed(change))
    assert (where, code) in [(flaw.where.replace("[...]", ""), flaw.code) for flaw in caught.value.flaws]


@rule("TK1.3")
def test_treasures_may_be_named():
    names = [f"motif {i}" for i in range(8)]
    assert GAME.kit(changed(setting("treasures", "names", to=names))).treasures.names == tuple(names)
