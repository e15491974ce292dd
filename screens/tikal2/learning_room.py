"""A room as somebody looks at it: its colour, its doors, its bonus, as far as nobody has told them."""

from typing import Any, cast

import flet as ft

from model.games.tikal2.board import turned_doors
from model.games.tikal2.entering import ROOM_PARTS, Raw
from model.games.tikal2.view import Tikal2View
from model.kernel.hexes import SIDES
from screens.copies.tikal2.room import room_parts
from screens.table.actor import Actor
from screens.table.sitting import Sitting
from screens.tikal2.seen import seen


def room_form(sitting: Sitting, path: str, draft: Raw, put: Any, every: bool) -> list[ft.Control]:
    """What the copy tells already is not asked again, unless `every` part is."""
    return room_parts(sitting.look, draft, put, asked(sitting, path, every))


def asked(sitting: Sitting, path: str, every: bool) -> tuple[str, ...]:
    list_, index, _ = path.split(".")
    room = getattr(sitting.snapshot.kit, list_)[int(index)]
    return tuple(part for part in ROOM_PARTS if every or getattr(room, part) is None)


def as_it_lies(sitting: Sitting, path: str, room: Raw) -> Raw:
    """A light room in the temple is looked at as it was turned there."""
    turn = _turn(sitting, path)
    return room if not turn else {**room, "doors": list(turned_doors(tuple(room["doors"]), turn))}


def _turn(sitting: Sitting, path: str) -> int:
    list_, index, _ = path.split(".")
    room = getattr(sitting.snapshot.kit, list_)[int(index)]
    lies = next((one for one in seen(sitting).rooms.values() if list_ == "light_rooms" and one.room == room.id), None)
    if lies is None or room.doors is None:
        return 0
    return next((turn for turn in range(SIDES) if turned_doors(room.doors, turn) == lies.doors), 0)


def room_taught(sitting: Sitting, path: str, draft: Raw, every: bool) -> dict[str, Any]:
    """Once what is needed now is told; of the rest, what was told with it."""
    room, _, needed = path.rpartition(".")
    first = {"colour", "doors"} if needed in ("colour", "doors") else {needed}
    if any(draft[part] is None for part in first):
        return {}
    told = {f"{room}.{part}": draft[part] for part in asked(sitting, path, every) if draft[part] is not None}
    doors = f"{room}.doors"
    if doors in told:
        told[doors] = list(turned_doors(tuple(told[doors]), -_turn(sitting, path) % SIDES))
    return told


async def straighten(actor: Actor, path: str, draft: Any) -> None:
    """A room whose doors were told alike to both sides may have been turned either way: now it lies as it was seen."""
    list_, _, rest = path.partition(".")
    index = rest.partition(".")[0]
    if list_ != "light_rooms" or not draft["doors"]:
        return
    snapshot = actor.live.shown.snapshot
    id_, doors = snapshot.kit.light_rooms[int(index)].id, tuple(sorted(draft["doors"]))
    rooms = cast(Tikal2View, snapshot.view(None)).rooms
    at = next((at for at, room in rooms.items() if room.room == id_ and room.doors != doors), None)
    if at is not None:
        await actor.act(snapshot.version, "correct", table=True, set={f"rooms.{at}.doors": list(doors)})
