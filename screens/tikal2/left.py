"""What is left: keys in the stock, secret passages, treasures, cards, rooms and sanctuaries, action tiles; and what was
delivered."""

from collections.abc import Hashable

import flet as ft

from model.games.tikal2.parts import CARD_COUNT, LIGHT_ROOMS
from screens.shared.pictures import picture
from screens.table.counted import counted, titled
from screens.table.sitting import Sitting
from screens.tikal2.everybody import hidden_of
from screens.tikal2.scored import tiles_left
from screens.tikal2.seen import seen
from screens.tikal2.treasures import treasure_icon, treasure_words

NOT_LIGHT = ("printed", "sanctuary", "treasure-room")


def left_of(sitting: Sitting) -> Hashable:
    """All that is shown."""
    view = seen(sitting)
    heaps = cards_left(sitting), rooms_left(sitting), view.passages, tiles_left(view)
    open_ = tuple(view.open_treasures.items()), tuple(view.delivered.items())
    return tuple(view.stock.items()), view.piles, view.sanctuaries, heaps, open_


def cards_left(sitting: Sitting) -> int:
    """In the pile: neither played nor in somebody's hand (T2.1.3)."""
    view = seen(sitting)
    return CARD_COUNT - len(view.played) - sum(hidden_of(seat)[2] for seat in view.seats)


def rooms_left(sitting: Sitting) -> int:
    """Light-coloured rooms in the pile."""
    return LIGHT_ROOMS - sum(room.room not in NOT_LIGHT for room in seen(sitting).rooms.values())


def left(sitting: Sitting) -> ft.Control:
    look, view = sitting.look, seen(sitting)
    keys = [
        counted(sitting, picture(f"tikal-2/key-{colour}", look.size(26)), count, look.say(f"word-{colour}"))
        for colour, count in view.stock.items()
    ]
    piles = [
        counted(sitting, picture("tikal-2/treasure", look.size(26)), n, look.say("t2-left-pile")) for n in view.piles
    ]
    open_ = [_treasure(sitting, name, count) for name, count in view.open_treasures.items() if count]
    altars = [
        picture(f"tikal-2/altar-{altar}", look.size(30), look.say(f"tikal-2-called-sanctuary-{altar}"))
        for altar in view.sanctuaries
    ]
    parts = [
        titled(sitting, "keys", sitting.say("t2-left-keys"), keys),
        titled(sitting, "heaps", sitting.say("t2-left-heaps"), _heaps(sitting)),
        titled(sitting, "piles", sitting.say("t2-left-piles"), [*piles, *open_]),
        titled(sitting, "altars", sitting.say("t2-left-altars"), altars),
        titled(
            sitting,
            "delivered",
            sitting.say("t2-left-delivered"),
            [_treasure(sitting, *one) for one in view.delivered.items() if one[1]],
        ),
    ]
    return ft.Column(parts, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _heaps(sitting: Sitting) -> list[ft.Control]:
    heaps = {
        "passage": seen(sitting).passages,
        "card": cards_left(sitting),
        "room": rooms_left(sitting),
        "tile": tiles_left(seen(sitting)),
    }
    return [
        counted(sitting, picture(f"tikal-2/{name}", sitting.look.size(26)), count, sitting.say(f"t2-left-{name}"))
        for name, count in heaps.items()
    ]


def _treasure(sitting: Sitting, name: str, count: int) -> ft.Control:
    face = picture(treasure_icon(sitting, name), sitting.look.size(26))
    return counted(sitting, face, count, treasure_words(sitting, name))
