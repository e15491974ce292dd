"""Rooms as they are drawn: what lies and stands in each, asked of the table as everybody sees it, or of the copy."""

from collections.abc import Mapping

import flet as ft

from model.games.tikal2.board import turned_doors
from model.games.tikal2.kit import ALTARS, Bonus, Kit
from model.games.tikal2.parts import Hex
from model.games.tikal2.state import OUTSIDE
from model.games.tikal2.view import RoomView
from model.kernel.hexes import TALL, hex_at
from screens.shared.hexes import face
from screens.shared.marks import Mark
from screens.table.sitting import Sitting
from screens.tikal2.aim import Place
from screens.tikal2.faces import Inside, Room, room_face
from screens.tikal2.pieces import Slot
from screens.tikal2.seen import seen

SPECIAL = ("sanctuary", "treasure-room")
Bonuses = tuple[Bonus | None, ...]
"""None: nobody has told it."""


def room_picture(sitting: Sitting, room_id: str, size: float, turn: int = 0) -> ft.Control:
    """A light room by its id, `sanctuary-pink`, or `treasure-room`: so wide, turned by so many sixths."""
    return ft.Container(face(room_face(*from_box(sitting, room_id, turn))), width=size, height=size * TALL / 2)


def from_box(sitting: Sitting, room_id: str, turn: int = 0) -> tuple[Room, Inside]:
    """A room as it comes out of the box."""
    kit: Kit = sitting.snapshot.kit
    light = kit.light_room(room_id)
    if light is not None:
        doors = None if light.doors is None else turned_doors(light.doors, turn)
        return Room("room", light.colour, doors), Inside(_slots((light.bonus,), {}))
    altar = room_id.removeprefix("sanctuary-")
    if altar in ALTARS:
        return Room("sanctuary", altar), Inside(_slots(_special(kit, "sanctuary", altar), {}))
    return Room(room_id), Inside(_slots(_special(kit, room_id, None), {}))


def shown_at(sitting: Sitting, place: Place) -> tuple[Room, Inside]:
    """What lies there now."""
    return shown(sitting).get(place, (Room(), Inside()))


def shown(sitting: Sitting) -> Mapping[Place, tuple[Room, Inside]]:
    """All of the temple, the secret rooms and the outside."""
    return sitting.snapshot.once("tikal2-shown", lambda: _shown(sitting))


def _shown(sitting: Sitting) -> dict[Place, tuple[Room, Inside]]:
    view = seen(sitting)
    found: dict[Place, tuple[Room, Inside]] = {}
    people: dict[Place, list[Mark]] = {}
    for seat, one in enumerate(view.seats):
        people.setdefault(one.explorer, []).append(sitting.mark_of(seat))
    for at, room in rooms_seen(sitting).items():
        kind = room.room if room.room in SPECIAL else "room"
        found[at] = Room(kind, room.colour, room.doors), _inside(sitting, at, room.flags, people)
    for id_, flags in view.secret.items():
        found[id_] = Room("secret"), _inside(sitting, id_, flags, people)
    found[OUTSIDE] = Room(OUTSIDE), Inside(explorers=tuple(people.get(OUTSIDE, ())))
    return found


def rooms_seen(sitting: Sitting) -> Mapping[Hex, RoomView]:
    """What lies where."""
    rooms = seen(sitting).rooms
    return sitting.snapshot.once("tikal2-rooms", lambda: {hex_at(at): room for at, room in rooms.items()})


def _inside(
    sitting: Sitting, place: Place, flags: Mapping[int, int | None], people: Mapping[Place, list[Mark]]
) -> Inside:
    bonuses = bonuses_at(sitting, place)
    taken = {bonus: sitting.mark_of(seat) for seat, bonus in flags.items() if bonus is not None}
    others = tuple(
        sitting.mark_of(seat) for seat, bonus in sorted(flags.items()) if bonus is None or bonus >= len(bonuses)
    )
    return Inside(_slots(bonuses, taken), others, tuple(people.get(place, ())))


def bonuses_at(sitting: Sitting, place: Place) -> Bonuses:
    """What a discovered or a secret room gives; one that nobody knows where none are told."""
    kit: Kit = sitting.snapshot.kit
    if isinstance(place, str):
        return next((one.bonuses for one in kit.secret_rooms or () if one.id == place), None) or (None,)
    room = rooms_seen(sitting)[place]
    if room.room in SPECIAL:
        return _special(kit, room.room, room.colour)
    if room.room == "printed":
        return (next((one.bonus for one in kit.printed or () if one.at == place), None),)
    light = kit.light_room(room.room)
    return (None if light is None else light.bonus,)


def _special(kit: Kit, kind: str, altar: str | None) -> Bonuses:
    told = kit.treasure_bonuses
    if kind == "sanctuary":
        told = next((one.bonuses for one in kit.sanctuaries or () if one.altar == altar), None)
    return told or (None,)


def _slots(bonuses: Bonuses, taken: Mapping[int, Mark]) -> tuple[Slot, ...]:
    return tuple(_slot(bonus, taken.get(number)) for number, bonus in enumerate(bonuses))


def _slot(bonus: Bonus | None, owner: Mark | None) -> Slot:
    return Slot(owner=owner) if bonus is None else Slot(bonus.points, bonus.cards, bonus.treasures, owner)
