"""LT1.6: a kit is checked against everything the rulebook states; an error names the field and what was expected."""

import copy

import pytest

from model.games.lost_temple import GAME
from model.games.samples import sample_kit
from model.kernel.flaws import Flawed
from tests.rule import rule


def changed(**fields):
    kit = copy.deepcopy(sample_kit(GAME.id))
    for path, value in fields.items():
        *parents, last = path.split("__")
        place = kit
        for parent in parents:
            place = place[parent]
        if value is DROP:
            del place[last]
        else:
            place[last] = value
    return kit


DROP = object()

# rules, change, the field it is blamed on, code
FAULTS = [
    ("LT1.6", {"jungle": [13, 27]}, "kit.jungle", "count"),
    ("LT1.6", {"jungle": [13, 27, 45, 46]}, "kit.jungle", "count"),
    ("LT1.2", {"tokens": {"idol": 2, "gems": 3, "back": 3, "pay": 3, "machete": 3, "forward": 3, "lose-machete": 2}},
     "kit.tokens", "sum"),
    ("LT1.2", {"tokens__idol": 3, "tokens__gems": 2}, "kit.tokens.idol", "exactly"),
    ("LT1.2", {"tokens__lose-machete": DROP, "tokens__gems": 4}, "kit.tokens.lose-machete", "least"),
    ("LT1.2", {"tokens__dragon": 1}, "kit.tokens", "value"),
    ("LT1.2", {"gems": 49}, "kit.gems", "exactly"),
    ("LT1.2", {"machetes": 9}, "kit.machetes", "exactly"),
    ("LT1.1", {"finish": {"2-5": 57, "6-8": 38}}, "kit.finish.2-5", "finish-temple"),
    ("LT1.1", {"finish": {"2-5": 38, "6-8": 58}}, "kit.finish", "finish-order"),
    ("LT1.1", {"finish": {"2-5": 58}}, "kit.finish.6-8", "missing"),
    ("LT1.3", {"chance": [1, 2, 3, 5, 7, 8, 10, 11, 14, 15, 16, 18, 19, 21, 22, 24, 25, 28]},
     "kit.chance", "fewer"),
    ("LT1.3", {"chance": [0]}, "kit.chance[0]", "between"),
    ("LT1.3", {"chance": [99]}, "kit.chance[0]", "between"),
    ("LT1.3", {"chance": [3, 3]}, "kit.chance[1]", "space-twice"),
    ("LT1.6", {"villages": [6]}, "kit.villages[0]", "space-twice"),
    ("LT1.4", {"start__child__machete": 0}, "kit.start.child.machete", "exactly"),
    ("LT1.4", {"start__thief__machete": 1}, "kit.start.thief.machete", "exactly"),
    ("LT1.4", {"start__thief__space": 0}, "kit.start.thief.space", "between"),
    ("LT1.4", {"start__thief__space": 38}, "kit.start.thief.space", "between"),
    ("LT1.4", {"start__thief__gems": -1}, "kit.start.thief.gems", "between"),
    ("LT1.4", {"start__thief__gems": 40}, "kit.start", "start-gems"),
    ("LT1.1", {"colours": ["red", "blue"]}, "kit.colours", "different"),
    ("LT1.6", {"game": "tikal"}, "kit.game", "exactly"),
    ("LT1.6", {"temples": "many"}, "kit.temples", "type"),
    ("LT1.6", {"jungle": [13, 27, "x"]}, "kit.jungle[2]", "type"),
    ("LT1.6", {"dragons": 3}, "kit.dragons", "unknown"),
    ("LT1.6", {"temples": DROP}, "kit.temples", "missing"),
]  # fmt: skip


@pytest.mark.parametrize(("rules", "change", "where", "code"), FAULTS)
def test_faults(rules, change, where, code):
    with pytest.raises(Flawed) as caught:
        GAME.kit(changed(**change))
    assert (where, code) in [(flaw.where, flaw.code) for flaw in caught.value.flaws]


@rule("LT1.6")
def test_every_fault_is_told_at_once():
    with pytest.raises(Flawed) as caught:
        GAME.kit(changed(gems=1, machetes=1, jungle=[]))
    assert {flaw.where for flaw in caught.value.flaws} == {"kit.gems", "kit.machetes", "kit.jungle"}


@rule("LT1.6")
def test_a_village_may_carry_the_double_circle():
    assert GAME.kit(changed(villages=[3], chance=[3])).chance == (3,)


@rule("LT1.2")
def test_tokens_need_not_be_known_for_physical_ones():
    assert GAME.kit(changed(tokens=None)).tokens is None


@pytest.mark.parametrize("raw", [3, "sample", [], {}])
def test_no_kit_at_all(raw):
    with pytest.raises(Flawed):
        GAME.kit(raw)


@rule("LT6.9")
def test_the_other_great_temple_is_a_temple_like_any_other():
    kit = GAME.kit(sample_kit(GAME.id))
    near, far = kit.finish.near, kit.finish.far
    assert (kit.kind(near, near), kit.kind(near, far), kit.kind(far, far)) == ("great-temple", "temple", "great-temple")
    assert {kit.kind(space, far) for space in range(1, far)} == {"plain", "temple", "village", "jungle", "chance"}
