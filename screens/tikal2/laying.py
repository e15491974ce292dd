"""A room or a sanctuary on its way to the temple: which it is, how it would lie, and which doors it would join."""

from collections.abc import Hashable
from dataclasses import replace

import flet as ft

from model.games.tikal2.kit import LightRoom
from model.kernel.hexes import called, is_hex
from screens.shared.buttons import CHOSEN, EDGE, Tap
from screens.shared.panels import panel
from screens.table.aiming import aim_part
from screens.table.between import BELOW
from screens.table.sitting import Chair, Sitting
from screens.tikal2.aim import Aim, Aiming, Place
from screens.tikal2.learning import learning
from screens.tikal2.placing import altars, empty, joined, open_actions, placing
from screens.tikal2.rooms import room_picture
from screens.tikal2.seen import seen

Parts = list[ft.Control]
SIZE = 52
LEARN = "learn-room"


def room_inside(sitting: Sitting, aiming: Aiming, aim: Aim) -> Parts:
    """T2.4.5: a tap on a lit space places it, the next ones turn it; which one it is stands below (`rooms_panel`)."""
    if aim.do == LEARN:
        return [learning(sitting, aim.what, lambda: _choose(sitting, aiming, "", ""))]
    return [_lying(sitting, aim, "room")]


def rooms_left(sitting: Sitting) -> tuple[tuple[str, str], ...]:
    """The rooms that nobody has discovered, each with what must be told of it first."""
    discovered = {room.room for room in seen(sitting).rooms.values()}
    rooms = enumerate(sitting.snapshot.kit.light_rooms or ())
    return tuple((room.id, _untold(at, room)) for at, room in rooms if room.id not in discovered)


def _untold(at: int, room: LightRoom) -> str:
    missing = "colour" if room.colour is None else "doors" if room.doors is None else ""
    return f"light_rooms.{at}.{missing}" if missing else ""


def _shown(sitting: Sitting, aim: Aim, aiming: Aiming) -> Hashable:
    """Which are left, whether one is to be placed here, and which one."""
    return rooms_left(sitting), "room" in open_actions(sitting), aim.what if aim.do == "room" else ""


def _rooms(sitting: Sitting, aim: Aim, aiming: Aiming) -> ft.Control:
    chosen = aim.what if aim.do == "room" else ""
    cells = [_room(sitting, aiming, room, needs, room == chosen) for room, needs in rooms_left(sitting)]
    card = panel(ft.Row(cells, wrap=True, spacing=8, run_spacing=8), padding=10)
    card.margin = BELOW
    return ft.Container(card, visible="room" in open_actions(sitting))


_rooms_part = aim_part(_shown, _rooms)


def rooms_panel(chair: Chair, aiming: Aiming) -> ft.Control:
    """Their pictures are there all the time, most of it out of sight: a tap here only chooses, and a move need not send
    them again."""
    return _rooms_part(chair, aiming, aiming)


def _choose(sitting: Sitting, aiming: Aiming, do: str, what: str) -> None:
    """A space that was tapped already stays."""

    def chosen(now: Aim) -> Aim:
        place = now.place if now.place in empty(sitting) else None
        return replace(now, do=do, what=what, place=place, turn=0, way=(), via=(), bonus=None)

    aiming.change(sitting.snapshot.moved, chosen)


def _room(sitting: Sitting, aiming: Aiming, room: str, needs: str, chosen: bool) -> ft.Control:
    chair = sitting.chair

    def choose() -> None:
        if needs:
            _choose(chair.now(), aiming, LEARN, needs)
        else:
            _choose(chair.now(), aiming, "room", room)

    cell = _cell(sitting, f"room-{room}", room_words(sitting, room), room, choose, chosen)
    cell.key = f"room-{room}"
    return cell


def room_words(sitting: Sitting, room: str) -> str:
    """“blue room”."""
    light = sitting.snapshot.kit.light_room(room)
    colour = None if light is None else light.colour
    return sitting.say(f"tikal-2-called-room-{colour}" if colour else "tikal-2-called-light-room")


def sanctuary_inside(sitting: Sitting, aiming: Aiming, aim: Aim) -> Parts:
    """T2.4.6: the top one; where its order is not told, whichever it is."""
    what = placing(sitting, aim)
    chosen = what.what if what is not None and what.do == "sanctuary" else ""
    cells = [_altar(sitting, aiming, altar, altar == chosen) for altar in altars(sitting)]
    which: Parts = [ft.Row(cells, wrap=True, spacing=8, run_spacing=8)] if len(cells) > 1 else []
    return [_lying(sitting, aim, "sanctuary"), *which]


def _altar(sitting: Sitting, aiming: Aiming, altar: str, chosen: bool) -> ft.Control:
    words = sitting.say(f"tikal-2-called-sanctuary-{altar}")
    return _cell(sitting, f"altar-{altar}", words, altar, lambda: _choose(sitting, aiming, "sanctuary", altar), chosen)


def _cell(sitting: Sitting, name: str, words: str, room: str, on_tap: Tap, chosen: bool) -> ft.Control:
    body = ft.Container(
        room_picture(sitting, room, SIZE),
        padding=4,
        bgcolor=ft.Colors.SECONDARY_CONTAINER if chosen else ft.Colors.SURFACE_CONTAINER_LOW,
        border=CHOSEN if chosen else EDGE,
        border_radius=12,
        ink=True,
        on_click=sitting.look.safe(on_tap),
    )
    return ft.Semantics(identifier=name, button=True, selected=chosen, label=words, content=body)


def _lying(sitting: Sitting, aim: Aim, do: str) -> ft.Control:
    """What to tap next; once it would lie somewhere, where its doors lead to. Its place is always there."""
    look, what = sitting.look, placing(sitting, aim)
    if what is None or what.do != do:
        return look.text(look.say("t2-lay-which"), 15)
    if not is_hex(aim.place) or aim.place not in empty(sitting):
        return look.text(look.say("t2-lay-where"), 15)
    if do == "sanctuary":
        return look.text(look.say("t2-lay-sanctuary", at=called(aim.place)), 15)
    to = joined(sitting, what.what, aim.place, aim.turn)
    said = look.say("t2-lay-joins", places=[_to(sitting, one) for one in to]) if to else look.say("t2-lay-joins-none")
    return ft.Semantics(identifier="joins", content=look.text(said, 15))


def _to(sitting: Sitting, place: Place) -> str:
    """“to c3”, “outside”."""
    if isinstance(place, str):
        return sitting.say("t2-lay-joins-to.outside")
    return sitting.say("t2-lay-joins-to", at=called(place))
