"""Rooms with several bonuses: sanctuaries, the treasure room, the secret rooms. A room is picked, then one of its
bonuses, or a new one; taps say what it brings."""

from functools import partial

import flet as ft

from model.games.tikal2.entering import Raw
from model.games.tikal2.entering_pieces import bonus_put, bonuses
from screens.copies.step import Change
from screens.copies.tikal2.bonus import Turn, bonus_keys, bonus_words
from screens.copies.tikal2.picking import first_open, picker
from screens.shared.buttons import small, tile, tiles
from screens.shared.hooks import use_value
from screens.shared.look import Look
from screens.shared.panels import page_column

MOST = 16
"""Points: more are not known of any."""


@ft.component
def Sanctuaries(look: Look, raw: Raw, change: Change) -> ft.Control:
    rooms = raw["sanctuaries"]
    pictures = [f"tikal-2/altar-{room['altar']}" for room in rooms]
    names = [look.say(f"tikal-2-called-sanctuary-{room['altar']}") for room in rooms]
    paths = [f"sanctuaries.{index}" for index in range(len(rooms))]
    return _Rooms(look, raw, change, tuple(paths), tuple(names), tuple(pictures))


@ft.component
def SecretRooms(look: Look, raw: Raw, change: Change) -> ft.Control:
    count = len(raw["secret_rooms"])
    names = [look.say("copy-t2-secret-room", number=number) for number in range(1, count + 1)]
    paths = [f"secret_rooms.{index}" for index in range(count)]
    return _Rooms(look, raw, change, tuple(paths), tuple(names), ("tikal-2/secret-room",) * count)


@ft.component
def TreasureRoom(look: Look, raw: Raw, change: Change) -> ft.Control:
    name = look.say("word-treasure-room")
    return _Rooms(look, raw, change, ("treasure_room",), (name,), ("tikal-2/treasure-room",))


@ft.component
def _Rooms(
    look: Look, raw: Raw, change: Change, paths: tuple[str, ...], names: tuple[str, ...], pictures: tuple[str, ...]
) -> ft.Control:
    told = [bool(bonuses(raw, path)) for path in paths]
    room, choose = use_value(first_open(told))
    spot, take = use_value(0)
    path = paths[room]
    there = bonuses(raw, path)
    spot = min(spot, len(there))

    def go(index: int) -> None:
        choose(index)
        take(0)

    def turned(turn: Turn) -> None:
        change(lambda now: bonus_put(now, path, spot, turn(_one(now, path, spot))))

    def same() -> None:
        change(lambda now: _copied(now, paths[room - 1], path))

    slots = [
        tile(look, f"slot-{index}", bonus_words(look, bonus), partial(take, index), chosen=index == spot)
        for index, bonus in enumerate(there)
    ]
    new = tile(look, "slot-new", look.say("copy-t2-bonus-new"), partial(take, len(there)), chosen=spot == len(there))
    parts: list[ft.Control] = [picker(look, "one", names, pictures, told, room, go)] if len(paths) > 1 else []
    parts += [look.title(names[room], 17, 3), tiles([*slots, new])]
    parts += [look.quiet(look.say("copy-t2-bonus-brings"), 14)]
    parts += [bonus_keys(look, _one(raw, path, spot), turned, MOST)]
    if room and not there and told[room - 1]:
        parts.append(small(look, "same", look.say("copy-t2-bonus-same"), same, ft.Icons.COPY))
    return page_column(*parts)


def _one(raw: Raw, path: str, index: int) -> Raw | None:
    told = bonuses(raw, path)
    return told[index] if index < len(told) else None


def _copied(raw: Raw, of: str, to: str) -> Raw:
    for index, bonus in enumerate(bonuses(raw, of)):
        raw = bonus_put(raw, to, index, bonus)
    return raw
