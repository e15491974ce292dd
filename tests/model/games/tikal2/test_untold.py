"""Kits told in part: what may be null in a record, what asks for it (X5), and tiles that nobody has named."""

import re
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

from model.games import GAMES
from model.games.samples import sample_kit
from model.games.tikal2 import GAME
from model.kernel.flaws import Flawed
from model.kernel.known import known_kit
from model.kernel.record import FORMAT, VERSION, Record, open_record
from tests.model.games.tikal2.table import sites
from tests.model.games.tikal2.told import KEYS, accepted, begun, by, kit_with, laid, learn, refused, replayed
from tests.rule import rule

NULL_IN_FULL = (
    r"light_rooms\.\d+\.(colour|doors|bonus)|printed\.\d+\.bonus|(sanctuaries|secret_rooms)\.\d+\.bonuses"
    r"|treasure_room\.bonuses|action_tiles\.\d+\.actions|cards\.[a-z-]+|site_counts\.[234]"
)
PEOPLE = [{"name": "Ada", "colour": "red"}, {"name": "Ben", "colour": "black"}]


def every_path(value: Any, path: str = "") -> Iterator[str]:
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, part in inner:
        yield f"{path}.{name}".lstrip(".")
        yield from every_path(part, f"{path}.{name}".lstrip("."))


def without(path: str) -> Any:
    return kit_with(**{path.replace(".", "__"): None})


def opens(kit: Any, **options: Any) -> bool:
    record = Record(FORMAT, VERSION, GAME.id, deepcopy(PEOPLE), [], kit, options)
    try:
        open_record(record, GAMES, sample_kit)
    except Flawed:
        return False
    return True


@pytest.mark.long
def test_where_a_kit_may_hold_null() -> None:
    """In full detail only where it can be learned in time; in light detail anywhere."""
    paths = [path for path in every_path(sample_kit(GAME.id)) if not path.startswith("known")]
    wrong = [path for path in paths if opens(without(path)) != bool(re.fullmatch(NULL_IN_FULL, path))]
    assert wrong == []
    assert [path for path in paths if not opens(without(path), detail="light")] == []


def test_no_kit_at_all_is_for_light_detail() -> None:
    assert opens(None, detail="light")
    assert not opens(None)
    assert not opens(known_kit(GAME.id))
    assert opens(known_kit(GAME.id), detail="light")
    assert not opens("mine", detail="light")


def test_what_is_missing_is_named() -> None:
    with pytest.raises(Flawed) as caught:
        replayed(kit=without("wheel.prices"))
    assert [(flaw.where, flaw.code) for flaw in caught.value.flaws] == [("kit.wheel.prices", "untold")]


# X5: what asks for it, and any other reason first


@rule("T2.1.4")
def test_laying_the_sites_needs_their_numbers() -> None:
    kit = without("site_counts.2")
    assert refused(laid(), kit=kit) == ("X5", "site_counts.2")
    assert refused(by(None, "sites", tiles=sites(2)[:5]), kit=kit)[0] == "T2.1.4"
    assert refused(by(None, "sites", tiles=[["T01"] * 16, [], [], [], [], []]), kit=kit)[0] == "T2.1.4"
    assert refused(by(0, "sites", tiles=sites(2)), kit=kit)[0] == "X1"
    accepted(learn(site_counts__2=[2, 3, 3, 3, 3, 2]), laid(), kit=kit)


@rule("T2.3.1")
def test_taking_a_tile_needs_its_actions() -> None:
    kit = without("action_tiles.0.actions")
    at = begun(s0="T01")
    assert refused(*at, by(0, "take", tile="T01"), kit=kit) == ("X5", "action_tiles.0.actions")
    assert refused(*at, by(1, "take", tile="T01"), kit=kit)[0] == "X1"
    assert refused(*at, by(0, "take", tile="T99"), kit=kit)[0] == "X2"
    elsewhere = begun(s1="T01")
    assert refused(*elsewhere, by(0, "take", tile="T01"), kit=kit)[0] == "T2.3.1"


@rule("T2.4.5")
def test_placing_a_room_needs_its_colour_then_its_doors() -> None:
    kit = kit_with(light_rooms__0__colour=None, light_rooms__0__doors=None)
    at = begun(by(0, "take", tile="T01"), s0="T01")
    room = by(0, "room", room="L1", space=[1, 1], turn=1)
    assert refused(*at, room, kit=kit) == ("X5", "light_rooms.0.colour")
    told = learn(light_rooms__0__colour="pink")
    assert refused(*at, told, room, kit=kit) == ("X5", "light_rooms.0.doors")
    assert refused(*at, {**room, "space": [0, 2]}, kit=kit)[0] == "T2.4.5"
    accepted(*at, told, learn(light_rooms__0__doors=[2]), room, kit=kit)


def digs(path: list[Any], bonus: int | None, **seat: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """Seat 0 in its explorer phase with passages, and the excavation at the end of this path."""
    own = {"passages": 3, **seat}
    position = {"phase": "explorer", "to_act": [0], "sites": sites(2), "seats": [own, {}]}
    passages = {str(i): "token" for i in range(len(path) - 1)}
    return position, by(0, "explore", path=path, passages=passages, dig=True, bonus=bonus)


@rule("T2.5.7", "T2.5.9")
def test_excavating_a_light_room_needs_its_bonus_while_that_is_free() -> None:
    kit = without("printed.0.bonus")
    position, dig = digs(["outside", [0, 2]], 0)
    assert refused(dig, kit=kit, position=position) == ("X5", "printed.0.bonus")
    assert refused({**dig, "bonus": None}, kit=kit, position=position)[0] == "T2.5.9"
    assert refused({**dig, "bonus": 1}, kit=kit, position=position)[0] == "T2.5.7"
    taken = {**position, "rooms": {"0,2": {"flags": {"1": 0}}}}
    accepted({**dig, "bonus": None}, kit=kit, position=taken)
    accepted({**dig, "dig": False, "bonus": None}, kit=kit, position=position)
    accepted(learn(printed__0__bonus={"points": 7}), dig, kit=kit, position=position)


@rule("T2.5.7", "T2.5.10")
@pytest.mark.parametrize(
    ("path", "room", "told"),
    [
        ("secret_rooms.0.bonuses", "S1", None),
        ("sanctuaries.0.bonuses", "1,1", {"room": "sanctuary", "colour": "pink"}),
        ("treasure_room.bonuses", "1,1", {"room": "treasure-room"}),
    ],
)
def test_excavating_elsewhere_needs_the_bonuses(path: str, room: str, told: Any) -> None:
    kit = without(path)
    way: list[Any] = ["outside", room] if told is None else ["outside", [0, 1], [1, 1]]
    position, dig = digs(way, 0, backpack={"blue": 1})
    if told is not None:
        position |= {"rooms": {room: told}}
    assert refused(dig, kit=kit, position=position) == ("X5", path)
    assert refused({**dig, "bonus": None}, kit=kit, position=position)[0] == "T2.5.7"
    assert refused({**dig, "bonus": -1}, kit=kit, position=position)[0] == "T2.5.7"
    accepted(learn(**{path.replace(".", "__"): [{"points": 7}]}), dig, kit=kit, position=position)


@rule("T2.5.13")
def test_untold_bonuses_count_as_free_for_a_rescue() -> None:
    """Every room but the printed ones is undiscovered: with a passage one of them, or a secret room, is in reach."""
    kit = deepcopy(sample_kit(GAME.id))
    for room in kit["secret_rooms"]:
        room["bonuses"] = None
    position = {"phase": "explorer", "to_act": [0], "sites": sites(2), "seats": [{"passages": 1}, {}]}
    assert refused(by(0, "rescue", colour="pink"), kit=kit, position=position)[0] == "T2.5.13"


@rule("T2.4.4", "T2.7")
def test_untold_card_counts_limit_nothing() -> None:
    kit = without("cards.five")
    held = {"cards": ["five"] * 12}
    position = {"sites": sites(2, s0="T12"), "to_act": [0], "seats": [held, {}]}
    result = accepted(by(0, "take", tile="T12"), by(0, "card", keep="five"), kit=kit, position=position)
    assert result["state"]["seats"][0]["cards"] == ["five"] * 13
    with pytest.raises(Flawed):
        replayed(kit=kit, position={**position, "seats": [{"cards": ["five"] * 14}, {}]})
    assert refused(by(None, "correct", set={"seats.0.cards": ["five"] * 14}), kit=kit, position=position)[0] == "T2.1.3"
    mixed = by(None, "correct", set={"seats.0.cards": ["five"] * 11 + ["pair", "pair", "key"]})
    assert refused(mixed, kit=kit, position=position)[0] == "T2.1.3"
    with pytest.raises(Flawed):
        replayed(position=position)


@rule("T2.4.4", "T2.7.8")
def test_of_the_pair_there_are_two_whatever_is_untold() -> None:
    position = {"sites": sites(2, s0="T12"), "to_act": [0], "seats": [{"cards": ["pair"] * 2}, {}]}
    third = [by(0, "take", tile="T12"), by(0, "card", keep="pair")]
    assert refused(*third, kit=without("cards.pair"), position=position)[0] == "T2.4.4"


# tiles that nobody has named

UNNAMED = [[None if tile == "T01" else tile for tile in site] for site in sites(2, s0="T01")]


@rule("T2.1.4")
def test_null_tiles_count_as_tiles_and_stand_in_the_state() -> None:
    result = accepted(by(None, "sites", tiles=UNNAMED))
    assert result["state"]["sites"] == UNNAMED
    assert refused(by(None, "sites", tiles=[[None] * 16, [], [], [], [], []]))[0] == "T2.1.4"
    twice = [["T02", "T02"], *UNNAMED[1:]]
    assert refused(by(None, "sites", tiles=twice))[0] == "T2.1.4"
    nobody = [[None] * len(site) for site in UNNAMED]
    assert accepted(by(None, "sites", tiles=nobody), *KEYS)["phase"] == "pirogue"


@rule("T2.3.1")
def test_any_tile_not_known_to_be_elsewhere_can_be_taken_for_a_null() -> None:
    at = [by(None, "sites", tiles=UNNAMED), *KEYS]
    named = UNNAMED[0][1]
    assert accepted(*at, by(0, "take", tile="T01"))["state"]["sites"][0] == [named]
    assert accepted(*at, by(0, "take", tile=named))["state"]["sites"][0] == [None]
    assert refused(*at, by(0, "take", tile=UNNAMED[1][0]))[0] == "T2.3.1"
    assert refused(*at, by(0, "take", tile="T24"))[0] == "T2.3.1", "not in play with two"
    assert refused(*at, by(0, "take", tile=None))[0] == "X2"
    two = [[None, None], *UNNAMED[1:]]
    assert accepted(by(None, "sites", tiles=two), *KEYS, by(0, "take", tile="T01"))["state"]["sites"][0] == [None]


@rule("T2.3.1")
def test_nothing_is_deduced_and_nothing_is_taken_twice_a_round() -> None:
    nobody = [[None] * len(site) for site in UNNAMED]
    turn = [by(0, "take", tile="T14"), by(0, "passage"), by(0, "key", colour="pink", to="camp"), by(0, "end")]
    at = [by(None, "sites", tiles=nobody), *KEYS, *turn]
    assert refused(*at, by(1, "take", tile="T14"))[0] == "T2.3.1"
    result = accepted(*at, by(1, "take", tile="T13"))
    assert result["state"]["sites"][0] == []
    assert all(tile is None for site in result["state"]["sites"] for tile in site)
    empty = by(1, "paddle", to=0)
    assert refused(*at, empty)[0] == "T2.3.1"


def test_positions_and_corrections_hold_null_tiles_too() -> None:
    position = {"sites": UNNAMED, "to_act": [0]}
    assert accepted(position=position)["state"]["sites"] == UNNAMED
    accepted(by(0, "take", tile="T01"), position=position)
    told = by(None, "correct", set={"sites.1": [None, "T01"]})
    result = accepted(told, position=position)
    assert result["state"]["sites"][1] == [None, "T01"]
    assert "nobody has described" in replayed(told, position=position, viewer="table")["log"][0]["text"]


# what is offered


def offered(result: dict[str, Any], do: str) -> list[dict[str, Any]]:
    return [one for one in result["choices"] if one["do"] == do]


def test_choices_offer_what_is_told_and_say_what_else_needs() -> None:
    kit = kit_with(action_tiles__0__actions=None, printed__0__bonus=None)
    takes = offered(accepted(*begun(s0="T01"), kit=kit, viewer=0), "take")
    told, untold = takes
    assert "T01" not in told["args"][0]["values"]
    assert untold["refused"]["rule"] == "X5"
    assert untold["info"]["needs"] == {"T01": "action_tiles.0.actions"}
    words = untold["refused"]["text"]
    assert words.startswith("The app does not know this about your copy yet: the actions of this action tile."), words
    position, _ = digs(["outside", [0, 2]], 0)
    there = [
        one
        for one in offered(accepted(kit=kit, position=position, viewer=0), "explore")
        if one["args"][0]["values"][0][-1] == [0, 2] and one["args"][1:2] == [{"name": "dig", "values": [True]}]
    ]
    assert [one["info"]["needs"] for one in there] == [{"dig": "printed.0.bonus"}]
    (asked,) = offered(replayed(kit=without("site_counts.2"), viewer=0), "sites")
    assert asked["info"]["needs"] == {"sites": "site_counts.2"}
