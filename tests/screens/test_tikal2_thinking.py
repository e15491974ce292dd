"""What Tikal II's page makes of a table, without a page: what is going on in every phase, where a tap leads, what is
lit, what the way costs."""

from types import SimpleNamespace
from typing import Any

import pytest

from model.kernel.hexes import Hex
from model.table.desk import Desk
from model.table.door import Door
from model.table.guest import Guest
from model.table.memory import Memory
from model.table.shown import Shown
from model.table.snapshot import Snapshot
from screens.shared.look import Look
from screens.table.sitting import Sitting
from screens.tikal2.aim import Aim, Handed
from screens.tikal2.deeds import deeds
from screens.tikal2.laying import rooms_left
from screens.tikal2.lit import lit
from screens.tikal2.status import hint, status
from screens.tikal2.tap import after_tap
from screens.tikal2.ways import cannot_go, paddling, payment, way
from screens.tikal2.windows import wanted
from tests.model.games.tikal2.table import Table, begun, exploring, sites, taken
from tests.rule import rule

EMPTY: Hex = (2, 2)


def sitting_of(table: Table, seat: int = 0) -> Sitting:
    snapshot = Snapshot(table.play.copy(), Desk(started=True))
    actor: Any = SimpleNamespace(guest=Guest("", str(seat), 1, seat=seat), explain=print)
    return Sitting(Look(), actor, Shown(snapshot, Door({}, frozenset(), ()), Memory(0)), seat, seat, print)


def tapped(sitting: Sitting, *places: Any, **aim: Any) -> Aim:
    """What is chosen after these taps."""
    found = Aim(sitting.snapshot.moved, **aim)
    for place in places:
        found = after_tap(sitting, found, place)
    return found


# what is going on


def dug() -> Table:
    """A treasure was dug up in a secret room and is still to be entered."""
    table = exploring(seats=[{"passages": 1}, {}])
    rooms = table.state.board.kit.secret_rooms
    room, bonus = next((one.id, at) for one in rooms for at, gives in enumerate(one.bonuses) if gives.treasures)
    table.do(0, "explore", path=["outside", room], passages={"0": "token"}, dig=True, bonus=bonus)
    return table


MOMENTS = [
    (lambda: Table(2), "Lay out the tiles for the round", "Ada lays out the tiles", "river"),
    (lambda: begun(phase="keys"), "Take two keys", "Ada takes two keys", "river"),
    (begun, "Take a tile", "Ada takes a tile", "river"),
    (lambda: taken("T01"), "Use your tile", "Ada uses the tile", "temple"),
    (dug, "Enter what you found", "Ada looks at what was found", "temple"),
    (exploring, "Explore the temple", "Ada explores", "temple"),
    (lambda: begun(phase="last", round=2, sites=[[]] * 6), "Your last turn", "Ada’s last turn", "temple"),
]


@pytest.mark.parametrize(("table", "mine", "others", "where"), MOMENTS)
def test_what_is_going_on_is_said_to_whoever_acts_and_to_whoever_waits(
    table: Any, mine: str, others: str, where: str
) -> None:
    at = table()
    me, other = sitting_of(at), sitting_of(at, 1)
    assert status(me)[0] == mine
    assert status(me)[1]
    assert status(other) == (others, "")
    assert wanted(me)[1] == wanted(other)[1] == where


@rule("T2.5.13")
def test_nobody_is_told_to_tap_a_room_where_none_is_in_reach_or_to_be_explored() -> None:
    def hinted(table: Table) -> str:
        sitting = sitting_of(table)
        return hint(sitting, Aim(sitting.snapshot.moved))

    assert "Buy a key" in hinted(exploring())
    keys = exploring(seats=[{"backpack": {"pink": 1, "blue": 1, "yellow": 1}, "tent": False}, {}])
    assert "lit room" in hinted(keys)
    keys.do(0, "explore", path=["outside"])
    assert "You have explored" in hinted(keys)


# the river


@rule("T2.3.2", "T2.3.4")
def test_a_way_tells_the_forest_and_the_seaplanes_it_passes() -> None:
    sitting = sitting_of(begun(seats=[{"site": 3}, {}]))
    there = way(sitting, Aim(site=2))
    assert (there.moves, there.forest, there.planes) == (True, True, (1, 0))
    assert not way(sitting, Aim()).moves


@rule("T2.2.4", "T2.7.7")
def test_a_card_in_hand_changes_nothing_that_lies_open() -> None:
    """Whoever sees the page learns of no card before it is laid out."""
    keys = {"backpack": {"pink": 1, "blue": 1}, "site": 5}
    with_card, without = (sitting_of(begun(seats=[{**keys, "cards": cards}, {}])) for cards in (["forest"], []))
    aim = Aim(with_card.snapshot.moved, site=1)
    for sitting in (with_card, without):
        assert payment(sitting, aim) == ""
        assert cannot_go(sitting, aim) is not None
    assert way(with_card, aim) == way(without, aim)
    laid_out = Aim(with_card.snapshot.moved, site=1, forest="card")
    assert cannot_go(with_card, laid_out) is None
    assert paddling(with_card, laid_out) == {"do": "paddle", "to": 1, "forest": {"card": True}}


@rule("T2.3.5")
def test_deliveries_are_in_the_order_of_the_planes_and_only_those_passed() -> None:
    sitting = sitting_of(begun(seats=[{"treasures": {"mask": 1, "jug": 2}}, {}]))
    handed = (Handed(1, (("jug", 2),)), Handed(0, (("mask", 1),)))
    both = paddling(sitting, Aim(site=5, deliveries=handed))
    assert [one["plane"] for one in both["deliveries"]] == [0, 1]
    first = paddling(sitting, Aim(site=3, deliveries=handed))
    assert [one["plane"] for one in first["deliveries"]] == [0]
    assert "deliveries" not in paddling(sitting, Aim(site=1, deliveries=handed))


# placing


@rule("T2.4.5")
def test_a_chosen_room_lights_what_is_empty_and_a_second_tap_turns_it() -> None:
    sitting = sitting_of(taken("T01"))
    assert lit(sitting, tapped(sitting), EMPTY).kind == ""
    aim = tapped(sitting, do="room", what="L1")
    assert lit(sitting, aim, EMPTY).kind == "free"
    aim = tapped(sitting, EMPTY, EMPTY, do="room", what="L1")
    assert (lit(sitting, aim, EMPTY).kind, lit(sitting, aim, EMPTY).room, aim.turn) == ("ghost", "L1", 1)
    assert [deed.name for deed in deeds(sitting, aim)] == ["room-do"]
    assert hint(sitting, aim) == "Tap it again to turn it."


@rule("T2.4.5")
def test_a_space_that_was_tapped_first_stays() -> None:
    sitting = sitting_of(taken("T01"))
    aim = tapped(sitting, EMPTY)
    assert lit(sitting, aim, EMPTY).kind == "chosen"
    assert deeds(sitting, aim) == []


@rule("T2.4.6")
def test_a_single_sanctuary_needs_no_choice() -> None:
    table = Table(2)
    order = ["green", "pink", "blue", "yellow", "brown", "multicoloured"]
    table.do(None, "sites", tiles=sites(2, s0="T07"), sanctuaries=order)
    for seat in range(2):
        table.do(seat, "keys", take=["pink", "blue"])
    table.do(0, "take", tile="T07")
    sitting = sitting_of(table)
    aim = tapped(sitting, EMPTY)
    assert (aim.do, aim.what) == ("sanctuary", "green")
    assert [deed.name for deed in deeds(sitting, aim)] == ["sanctuary-do"]


@rule("T2.4.5")
def test_rooms_that_are_discovered_are_not_offered() -> None:
    table = taken("T01")
    assert len(rooms_left(sitting_of(table))) == 10
    table.do(0, "room", room="L3", space=list(EMPTY), turn=0)
    assert "L3" not in dict(rooms_left(sitting_of(table)))


def test_whoever_waits_places_nothing() -> None:
    sitting = sitting_of(taken("T01"), 1)
    aim = tapped(sitting, EMPTY, do="room", what="L1")
    assert deeds(sitting, aim) == []
    assert lit(sitting, aim, (3, 3)).kind == ""


# the explorer


@rule("T2.5.5", "T2.5.6")
def test_through_the_wall_and_back_though_keys_open_a_longer_way() -> None:
    """From a2 doors lead outside and into a3; whoever taps where the explorer stands goes through the wall between."""
    keys = {"pink": 1, "blue": 1, "green": 1}
    own = {"passages": 1, "explorer": [0, 1], "backpack": keys}
    sitting = sitting_of(exploring(seats=[own, {}]))
    assert tapped(sitting, (0, 2)).way == ((0, 1), "outside", (0, 2))
    aim = tapped(sitting, (0, 2), (0, 1))
    assert aim.way == ((0, 1), (0, 2))
    back = next(deed for deed in deeds(sitting, aim) if deed.name == "back-do")
    assert back.moves[0]["passages"] == {"0": "token"}
    assert sitting.snapshot.refusal(0, back.moves[0]) is None
    without = sitting_of(exploring(seats=[{**own, "passages": 0}, {}]))
    assert len(tapped(without, (0, 2), (0, 1)).way) == 3
