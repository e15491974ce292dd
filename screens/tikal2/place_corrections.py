"""What lies in a room or on a site, to be set right where it was tapped; and what explains it. What all look at is the
host's to set right, and whose who enters for everybody."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import flet as ft

from model.games.tikal2 import naming
from model.games.tikal2.board import turned_doors
from model.games.tikal2.kit import ALTARS, Kit
from model.games.tikal2.parts import Hex
from model.games.tikal2.state import OUTSIDE
from model.games.tikal2.view import RoomView
from model.kernel.hexes import SIDES, called
from model.table.called import said
from screens.shared.buttons import small, tiles
from screens.shared.hooks import use_value
from screens.table.aiming import aim_part
from screens.table.correctable import Field, Groups
from screens.table.correcting import SetRight
from screens.table.sitting import Sitting
from screens.tikal2.aim import Aim, Place
from screens.tikal2.rooms import SPECIAL, bonuses_at, room_picture, rooms_seen
from screens.tikal2.seen import seen
from screens.tikal2.site_corrections import SiteRight
from screens.tikal2.spoken import tile_words
from screens.tikal2.ways import on_river

THERE, NO_FLAG = "there", "none"
ROOM = 62
_AROUND = ft.Padding(0, 8, 0, 8)
_LAYING = ("room", "sanctuary")


def _chosen(sitting: Sitting, aim: Aim) -> tuple[Place | None, int | None, int]:
    """The place, or the site, that was tapped, unless a room is about to be laid there. While a tile is to be taken a
    site is what somebody looks at."""
    place = None if aim.do in _LAYING or (aim.site is not None and on_river(sitting)) else aim.place
    site = None if place is not None else aim.site
    return place, site, -1 if place is None and site is None else sitting.version


def _drawn(sitting: Sitting, aim: Aim) -> ft.Control:
    place, site, _ = _chosen(sitting, aim)
    if place is None and site is None:
        return ft.Container()
    keyed: Callable[..., ft.Control] = _CorrectPlace
    return keyed(sitting, place, site, key=f"correct-{place}-{site}")


correct_place = aim_part(_chosen, _drawn)
"""Below the panel of a tapped place. It is given a chair and the aiming."""


@ft.component
def _CorrectPlace(sitting: Sitting, place: Place | None, site: int | None) -> ft.Control:
    """A tap opens what can be set right there, and nothing else; another explains what lies there."""
    opened, set_opened = use_value(False)
    look, guest = sitting.look, sitting.actor.guest
    asked = about(sitting, place)
    buttons = [small(look, "help-place", look.say("table-help"), partial(sitting.help, asked), ft.Icons.HELP_OUTLINE)]
    if guest.host or guest.scribe:
        words = look.say("correct-close" if opened else "tk-fix-hex")
        buttons.insert(0, small(look, "correct-place", words, lambda: set_opened(not opened), ft.Icons.EDIT))
    parts: list[ft.Control] = [tiles([*buttons, *(_tiles_there(sitting, site) if site is not None else ())])]
    if opened and site is not None:
        parts.append(SiteRight(sitting, site))
    if opened:
        groups = site_groups(sitting, site) if site is not None else place_groups(sitting, place or OUTSIDE)
        parts.append(SetRight(sitting, groups, name="place"))
    return ft.Container(
        ft.Column(parts, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH), padding=_AROUND
    )


def _tiles_there(sitting: Sitting, site: int) -> list[ft.Control]:
    """Each tile that is known there: a tap explains it, and there the host tells where theirs differs."""
    known = [tile for tile in seen(sitting).sites[site] if tile is not None]
    return [_tile_help(sitting, tile) for tile in known] if not sitting.snapshot.kit.sample else []


def _tile_help(sitting: Sitting, tile: str) -> ft.Control:
    words, ask = tile_words(sitting, tile), partial(sitting.help, f"tile@{tile}")
    return small(sitting.look, f"help-tile-{tile}", words, ask, ft.Icons.HELP_OUTLINE)


def about(sitting: Sitting, place: Place | None) -> str:
    """What explains it, and where it lies: `room@c3`."""
    if place is None:
        return "site"
    if isinstance(place, str):
        return OUTSIDE if place == OUTSIDE else f"secret-room@{place}"
    room = rooms_seen(sitting).get(place)
    if room is None:
        return "place"
    return f"{room.room if room.room in SPECIAL else 'room'}@{called(place)}"


# a site


def site_groups(sitting: Sitting, site: int) -> Groups:
    """Whose pirogue is here after all; one that is elsewhere is set right there."""
    fields = []
    for seat, name in enumerate(sitting.names):
        now = seen(sitting).seats[seat].site
        if now != site:
            options = ((site, sitting.say("t2-fix-here")), (now, sitting.say("t2-fix-elsewhere")))
            fields.append(Field(f"seats.{seat}.site", name, now, options=options))
    return ((sitting.say("t2-fix-pirogues"), tuple(fields)),) if fields else ()


# a room


def place_groups(sitting: Sitting, place: Place) -> Groups:
    lies: tuple[Field, ...] = ()
    flags: tuple[Field, ...] = ()
    if isinstance(place, str):
        if place != OUTSIDE:
            flags = _flags(sitting, f"secret.{place}", place, seen(sitting).secret[place], False)
        stands = _explorers(sitting, place)
    else:
        room, path = rooms_seen(sitting).get(place), f"rooms.{place[0]},{place[1]}"
        if room is None:
            return (("", (_empty(sitting, path),)),)
        lies = _lies(sitting, path, room)
        flags = _flags(sitting, f"{path}.flags", place, room.flags, room.room not in SPECIAL)
        stands = _explorers(sitting, place)
    groups = (("", lies), (sitting.say("t2-fix-flags-here"), flags), (sitting.say("t2-fix-explorers"), stands))
    return tuple(group for group in groups if group[1])


def _empty(sitting: Sitting, path: str) -> Field:
    """A room that was forgotten: of those not discovered yet."""
    nothing = (None, sitting.say("t2-fix-no-room"))
    rooms = [({"room": id_}, _room_words(sitting, id_)) for id_ in _light_rooms_left(sitting)]
    altars = [
        ({"room": "sanctuary", "colour": altar}, sitting.say(f"tikal-2-called-sanctuary-{altar}"))
        for altar in seen(sitting).sanctuaries
    ]
    last = [({"room": "treasure-room"}, sitting.say("word-treasure-room"))] if not _has_treasure_room(sitting) else []
    options: tuple[tuple[Any, str], ...] = (nothing, *rooms, *altars, *last)
    return Field(path, sitting.say("t2-fix-which"), None, options=options, face=partial(_told_face, sitting))


def _light_rooms_left(sitting: Sitting) -> tuple[str, ...]:
    kit: Kit = sitting.snapshot.kit
    laid = {room.room for room in seen(sitting).rooms.values()}
    return tuple(one.id for one in kit.light_rooms or () if one.id not in laid)


def _has_treasure_room(sitting: Sitting) -> bool:
    return any(room.room == "treasure-room" for room in seen(sitting).rooms.values())


def _lies(sitting: Sitting, path: str, room: RoomView) -> tuple[Field, ...]:
    """Whether a room was laid here at all, which it is, and how it lies; a printed one stays."""
    say = sitting.say
    if room.room == "printed":
        return ()
    any_ = ((THERE, say("tk-fix-some-tile")), (None, say("t2-fix-no-room")))
    fields = [Field(path, say("t2-fix-lies"), THERE, options=any_)]
    if room.room == "sanctuary":
        altars = [altar for altar in ALTARS if altar == room.colour or altar in seen(sitting).sanctuaries]
        options = tuple((altar, say(f"tikal-2-called-sanctuary-{altar}")) for altar in altars)
        face = partial(_altar_face, sitting)
        fields.append(Field(f"{path}.colour", say("t2-fix-which"), room.colour, options=options, face=face))
    elif room.room != "treasure-room":
        ids = (room.room, *_light_rooms_left(sitting))
        rooms = tuple((id_, _room_words(sitting, id_)) for id_ in ids)
        face = partial(_room_face, sitting)
        fields.append(Field(f"{path}.room", say("t2-fix-which"), room.room, options=rooms, face=face))
        fields += _lying(sitting, path, room)
    return tuple(fields)


def _lying(sitting: Sitting, path: str, room: RoomView) -> list[Field]:
    light = sitting.snapshot.kit.light_room(room.room)
    if light is None or light.doors is None:
        return []
    turns = {turned_doors(light.doors, turn): turn for turn in reversed(range(SIDES))}
    options = tuple((doors, str(turn + 1)) for doors, turn in sorted(turns.items(), key=lambda one: one[1]))

    def face(doors: tuple[int, ...]) -> ft.Control:
        return room_picture(sitting, room.room, ROOM, turns[doors])

    return [Field(f"{path}.doors", sitting.say("t2-fix-turn"), room.doors, options=options, face=face)]


def _flags(
    sitting: Sitting, path: str, place: Hex | str, flags: Mapping[int, int | None], light: bool
) -> tuple[Field, ...]:
    """Of each player: no flag, on which bonus, or on none where a light room's was taken (T2.5.9)."""
    bonuses = bonuses_at(sitting, place)
    options: list[tuple[Any, str]] = [(NO_FLAG, sitting.say("t2-fix-no-flag"))]
    for number, bonus in enumerate(bonuses):
        name = "?" if bonus is None else str(said(sitting.look.words, naming.bonus(bonus)))
        options.append((number, sitting.say("t2-fix-on-bonus", bonus=name)))
    if light:
        options.append((None, sitting.say("t2-fix-without")))
    return tuple(
        Field(f"{path}.{seat}", name, flags.get(seat, NO_FLAG), options=tuple(options))
        for seat, name in enumerate(sitting.names)
    )


def _explorers(sitting: Sitting, place: Place) -> tuple[Field, ...]:
    """Who stands here; who does not after all is outside."""
    fields = []
    for seat, name in enumerate(sitting.names):
        now = seen(sitting).seats[seat].explorer
        other = OUTSIDE if now == place else now
        if other == place:
            continue
        options = ((place, sitting.say("t2-fix-here")), (other, sitting.say("t2-fix-elsewhere")))
        fields.append(Field(f"seats.{seat}.explorer", name, now, options=options))
    return tuple(fields)


def _room_words(sitting: Sitting, id_: str) -> str:
    name = naming.room(sitting.snapshot.kit, id_)
    return name if isinstance(name, str) else str(said(sitting.look.words, name))


def _room_face(sitting: Sitting, id_: str) -> ft.Control:
    return room_picture(sitting, id_, ROOM)


def _altar_face(sitting: Sitting, altar: str) -> ft.Control:
    return room_picture(sitting, f"sanctuary-{altar}", ROOM)


def _told_face(sitting: Sitting, told: dict[str, str] | None) -> ft.Control:
    if told is None:
        return ft.Container()
    return room_picture(sitting, f"sanctuary-{told['colour']}" if "colour" in told else told["room"], ROOM)
