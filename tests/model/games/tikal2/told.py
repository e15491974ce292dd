"""Records as people write them, for what is told, learned and unknown: what `companion replay --json` says of them."""

from copy import deepcopy
from typing import Any

import msgspec

from companion.replaying import WHOLE_TRUTH, Viewer, outcome
from model.games.samples import sample_kit
from model.games.tikal2 import GAME
from model.kernel.record import read_record
from model.language import texts
from model.table.stored import play_record
from tests.model.games.tikal2.table import sites

KEYS = [{"seat": 0, "do": "keys", "take": ["pink", "blue"]}, {"seat": 1, "do": "keys", "take": ["green", "brown"]}]


def kit_with(**told: Any) -> Any:
    """The sample with other values at these paths, dots written as `__`."""
    kit = deepcopy(sample_kit(GAME.id))
    for path, value in told.items():
        *parents, last = path.split("__")
        place = kit
        for part in parents:
            place = place[int(part)] if isinstance(place, list) else place[part]
        place[int(last) if isinstance(place, list) else last] = value
    return kit


def learn(**told: Any) -> dict[str, Any]:
    return {"seat": None, "do": "learn", "set": {path.replace("__", "."): value for path, value in told.items()}}


def by(seat: int | None, do: str, **args: Any) -> dict[str, Any]:
    return {"seat": seat, "do": do, **args}


def laid(**at: str) -> dict[str, Any]:
    return by(None, "sites", tiles=sites(2, **at))


def begun(*moves: dict[str, Any], **at: str) -> list[dict[str, Any]]:
    """The tiles lie on the sites, the first keys are taken, seat 0 is on at site 0."""
    return [laid(**at), *KEYS, *moves]


def replayed(
    *moves: dict[str, Any], kit: Any = "sample", viewer: Viewer = WHOLE_TRUTH, position: Any = None, **options: Any
) -> dict[str, Any]:
    header = {"format": "temple-companion", "version": 1, "game": GAME.id, "kit": kit, "options": options}
    people = [{"name": "Ada", "colour": "red"}, {"name": "Ben", "colour": "black"}]
    text = msgspec.json.encode(
        {**header, "players": people, "moves": list(moves), **({"position": position} if position else {})}
    )
    play, refused = play_record(read_record(text))
    return msgspec.json.decode(msgspec.json.encode(outcome(play, refused, viewer, texts("en"))))


def refused(*moves: dict[str, Any], **how: Any) -> tuple[str, Any]:
    """The rule by which the last of the moves, and no earlier one, is refused, and the path it names."""
    result = replayed(*moves, **how)
    assert result["refused"] is not None, result["state"]
    assert result["refused"]["index"] == len(moves) - 1, result["refused"]
    return result["refused"]["rule"], result["refused"]["facts"].get("path")


def accepted(*moves: dict[str, Any], **how: Any) -> dict[str, Any]:
    result = replayed(*moves, **how)
    assert result["refused"] is None, result["refused"]
    return result
