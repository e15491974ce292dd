"""Copies people own: the sample's numbers as told by somebody, a second invented one, and parts of one."""

from copy import deepcopy
from typing import Any

from model.games.copies import known_kit
from model.games.samples import sample_kit


def own(game: str, **changes: Any) -> dict[str, Any]:
    """A whole copy that somebody told."""
    kit = {part: value for part, value in deepcopy(sample_kit(game)).items() if part not in ("sample", "about")}
    if game == "tikal":
        kit["printed"] = [{part: value for part, value in one.items() if part != "known"} for one in kit["printed"]]
    return {**kit, "name": "Attic", **changes}


def begun(game: str, **told: Any) -> dict[str, Any]:
    """A copy of which only this was told."""
    return {**deepcopy(known_kit(game)), "name": "Begun", **told}


def other_sample(game: str) -> dict[str, Any]:
    """As invented as ours, and different in everything that is."""
    changed: dict[str, Any] = OTHER[game](deepcopy(sample_kit(game)))
    return {**changed, "name": "Another sample", "colours": [*changed["colours"][1:], changed["colours"][0]]}


def _lost_temple(kit: Any) -> Any:
    for part in ("temples", "villages", "jungle", "chance"):
        kit[part] = [space + 1 for space in kit[part]]
    kit["chance"] = [2, *kit["chance"]]
    kit["finish"] = {"2-5": 59, "6-8": 39}
    for card in kit["start"].values():
        card |= {"space": card["space"] + 3, "gems": 7 - card["gems"]}
    kit["tokens"] = {"idol": 2, "gems": 4, "back": 2, "pay": 4, "machete": 2, "forward": 2, "lose-machete": 2}
    return kit


def _tikal_2(kit: Any) -> Any:
    kit["spaces"] = [[column + 2, row + 1] for column, row in kit["spaces"]]
    for room in kit["printed"]:
        room |= {"at": [room["at"][0] + 2, room["at"][1] + 1], "doors": [(side + 1) % 6 for side in room["doors"]]}
        room["bonus"] = {"points": room["bonus"]["points"] + 3}
    for room in kit["light_rooms"]:
        room |= {"doors": [(side + 2) % 6 for side in room["doors"]], "bonus": {"points": room["bonus"]["points"] + 3}}
    for room in (*kit["sanctuaries"], *kit["secret_rooms"]):
        room["bonuses"] = [{"points": 11}, {"points": 13, "cards": 2}, {"treasures": 2}]
    kit["treasure_room"]["bonuses"] = [{"points": 16}, {"points": 15}]
    kit["river"] = {"sites": 6, "start": 2, "forest_after": 0, "seaplanes_after": [2, 4]}
    kit["site_counts"] = {"4": [4] * 6, "3": [4, 3, 4, 3, 4, 3], "2": [4, 1, 4, 1, 4, 2]}
    kit["wheel"] = {"treasures": ["necklace", "dagger", "mask", "statue", "jug"], "prices": [5, 5, 2, 3, 4]}
    kit["cards"] |= {"passage": 1, "explore": 2}
    always = [tile["actions"] for tile in kit["action_tiles"][:16]]
    for tile, actions in zip(kit["action_tiles"][:16], reversed(always), strict=True):
        tile["actions"] = actions
    return kit


def _tikal(kit: Any) -> Any:
    for one in kit["printed"]:
        one["stones"] = [2, 0, 1, 2, 0, 1]
        one["at"] = [7 - one["at"][0], one["at"][1]]
        if one["kind"] == "temple":
            one["value"] = 3
    kit["treasures"]["names"] = [f"motif {number}" for number in range(1, 9)]
    return kit


OTHER = {"lost-temple": _lost_temple, "tikal-2": _tikal_2, "tikal": _tikal}
