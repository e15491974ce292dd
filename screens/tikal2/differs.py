"""“Your board differs here”: the host taps what a room or a tile really shows. It stays known, here and in the copy."""

from collections.abc import Sequence

import flet as ft

from model.games.tikal2.kit import Kit
from model.kernel.hexes import called
from screens.shared.buttons import small
from screens.shared.hooks import use_value
from screens.table.sitting import Sitting
from screens.tikal2.learning import relearning
from screens.tikal2.rooms import rooms_seen
from screens.tikal2.seen import light


def differs(sitting: Sitting, at: str) -> Sequence[ft.Control]:
    """Below the help on what was tapped, where the app follows people's own copy: an invented one is not theirs."""
    path = "" if light(sitting) or sitting.snapshot.kit.sample else path_at(sitting, at)
    return (Differs(sitting, path),) if path else ()


def path_at(sitting: Sitting, at: str) -> str:
    """The part of the kit that lies there: a room by its space, a secret room or a tile by its id."""
    kit: Kit = sitting.snapshot.kit
    room = next((room for hex_, room in rooms_seen(sitting).items() if called(hex_) == at), None)
    if room is None:
        return _piece(kit, at)
    if room.room == "treasure-room":
        return "treasure_room.bonuses"
    if room.room == "sanctuary":
        return f"sanctuaries.{[one.altar for one in kit.sanctuaries or ()].index(room.colour)}.bonuses"  # type: ignore[arg-type]
    if room.room == "printed":
        return f"printed.{[called(one.at) for one in kit.printed or ()].index(at)}.doors"
    return f"light_rooms.{[one.id for one in kit.light_rooms or ()].index(room.room)}.doors"


def _piece(kit: Kit, at: str) -> str:
    secret = [one.id for one in kit.secret_rooms or ()]
    tiles = [one.id for one in kit.action_tiles or ()]
    if at in secret:
        return f"secret_rooms.{secret.index(at)}.bonuses"
    return f"action_tiles.{tiles.index(at)}.actions" if at in tiles else ""


@ft.component
def Differs(sitting: Sitting, path: str) -> ft.Control:
    opened, set_opened = use_value(False)
    look = sitting.look
    if not opened:
        words = look.say("t2-differs")
        return ft.Row([small(look, "differs", words, lambda: set_opened(True), ft.Icons.EDIT)], wrap=True)
    parts = [relearning(sitting, path, lambda: sitting.help("")), look.quiet(look.say("differs-about"), 14)]
    return ft.Column(parts, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
