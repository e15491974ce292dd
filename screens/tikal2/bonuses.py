"""The bonuses of a room: what each gives, as far as the copy tells, who has a flag on it, and which one is taken."""

from dataclasses import replace

import flet as ft

from model.games.tikal2 import naming
from model.games.tikal2.board import Bonuses
from model.games.tikal2.kit import Bonus, Kit
from model.games.tikal2.outlook import Outlook
from model.games.tikal2.view import RoomView
from model.table.called import said
from screens.shared.buttons import tile, tiles
from screens.shared.pictures import picture
from screens.table.sitting import Sitting
from screens.tikal2.aim import Aiming, Place
from screens.tikal2.seen import seen

ICON = 26


def room_at(sitting: Sitting, place: Place) -> RoomView | None:
    """What lies there; None where nothing is discovered, and for a secret room."""
    return None if isinstance(place, str) else seen(sitting).rooms.get(f"{place[0]},{place[1]}")


def bonuses_of(sitting: Sitting, place: Place) -> Bonuses:
    """None where nobody has told them; so is each that nobody has told."""
    kit: Kit = sitting.snapshot.kit
    room = room_at(sitting, place)
    if room is None:
        return next((one.bonuses for one in kit.secret_rooms or () if one.id == place), None)
    match room.room:
        case "treasure-room":
            return kit.treasure_bonuses
        case "sanctuary":
            return next((one.bonuses for one in kit.sanctuaries or () if one.altar == room.colour), None)
        case "printed":
            return (next((one.bonus for one in kit.printed or () if one.at == place), None),)
    found = kit.light_room(room.room)
    return (None if found is None else found.bonus,)


def flags_of(sitting: Sitting, place: Place) -> dict[int, int | None]:
    """Whose flags are there, and on which bonus."""
    room = room_at(sitting, place)
    if room is not None:
        return room.flags
    return seen(sitting).secret.get(place, {}) if isinstance(place, str) else {}


def bonus_words(sitting: Sitting, bonus: Bonus | None) -> str:
    """“4 + card”"""
    return sitting.say("t2-untold") if bonus is None else said(sitting.look.words, naming.bonus(bonus))


def bonus_icon(bonus: Bonus | None) -> str:
    """What is most of it."""
    if bonus is None or bonus.points or not (bonus.cards or bonus.treasures):
        return "tikal-2/bonus"
    return "tikal-2/card" if bonus.cards else "tikal-2/treasure"


def bonus_tiles(
    sitting: Sitting, aiming: Aiming, place: Place, outlook: Outlook, chosen: int | None
) -> list[ft.Control]:
    """Which one is taken, where several are free."""
    told = bonuses_of(sitting, place)
    if told is None or len(outlook.bonuses) < 2:
        return []
    look = sitting.look

    def cell(at: int) -> ft.Control:
        def take() -> None:
            aiming.change(sitting.snapshot.moved, lambda aim: replace(aim, bonus=at))

        face, words = picture(bonus_icon(told[at]), ICON), bonus_words(sitting, told[at])
        return tile(look, f"bonus-{at}", words, take, icon=face, chosen=at == chosen)

    return [tiles([cell(at) for at in outlook.bonuses])]
