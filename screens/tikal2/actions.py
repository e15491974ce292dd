"""The actions of the tile that are still open, all at once, to be used in any order or skipped (T2.3.7)."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import flet as ft

from model.games.tikal2.parts import COLOURS
from model.games.tikal2.state import Action
from screens.shared.buttons import small
from screens.shared.panels import panel
from screens.shared.pictures import picture
from screens.table.sitting import Sitting
from screens.tikal2.aim import Aim, Aiming
from screens.tikal2.colours import capital, colour_tiles
from screens.tikal2.doing import enter
from screens.tikal2.extras import BEGUN
from screens.tikal2.finding import card_found, treasure_found
from screens.tikal2.laying import room_inside, sanctuary_inside
from screens.tikal2.pockets import pockets
from screens.tikal2.seen import seen

Parts = list[ft.Control]
SIGN = 30


def tile_actions(sitting: Sitting, aiming: Aiming, aim: Aim) -> Parts:
    """A card for each kind, the room's last, above its pictures; what was dug up comes before all."""
    alike: dict[str, list[Action]] = {}
    for one in _open_now(sitting):
        alike.setdefault(one.do, []).append(one)
    return [_card(sitting, aiming, aim, do, alike[do]) for do in sorted(alike, key=lambda do: do == "room")]


def _open_now(sitting: Sitting) -> tuple[Action, ...]:
    there = seen(sitting)
    return tuple(Action(what) for what in there.won) or there.actions


def _card(sitting: Sitting, aiming: Aiming, aim: Aim, do: str, same: list[Action]) -> ft.Control:
    colours = list(dict.fromkeys(one.colour for one in same))
    take = [] if do in _INSIDE else [_take(sitting, do)]
    skips = [_skip(sitting, do, colour if len(colours) > 1 else None) for colour in colours]
    words = sitting.look.text(capital(_called(sitting, same)), 16, bold=True, room=sitting.look.room(SIGN + 120))
    head = ft.Row(
        [picture(f"tikal-2/{_icon(same[0])}", SIGN), ft.Container(words, expand=True), *take, *skips[: len(skips) < 2]],
        spacing=10,
    )
    below = [ft.Row(skips, wrap=True, spacing=8)] if len(skips) > 1 else []
    inside = _INSIDE[do](sitting, aiming, aim) if do in _INSIDE else []
    return panel(head, *inside, *below, padding=10, spacing=10)


def _icon(one: Action) -> str:
    if one.do == "key":
        return f"key-{one.colour}"
    return f"bonus-{one.points}" if one.do == "bonus" else one.do


def _called(sitting: Sitting, same: list[Action]) -> str:
    """“a pink key and 2 blue keys”."""
    return sitting.look.words.listed([_open(sitting, one, count) for one, count in Counter(same).items()])


def _open(sitting: Sitting, one: Action, count: int) -> str:
    if one.colour == "any":
        return sitting.say(f"tikal-2-open-{one.do}-any", count=count)
    return sitting.say(f"tikal-2-open-{one.do}", count=count, **({"colour": one.colour} if one.colour else {}))


def _skip(sitting: Sitting, do: str, colour: str | None = None) -> ft.Control:
    """T2.3.7"""

    async def skip() -> None:
        await enter(sitting, [{"do": "skip", "action": do, **({"colour": colour} if colour else {})}])

    return small(sitting.look, f"skip-{do}-{colour}" if colour else f"skip-{do}", _skip_words(sitting, colour), skip)


def _skip_words(sitting: Sitting, colour: str | None) -> str:
    if colour == "any":
        return sitting.say("t2-skip-any")
    if colour is not None:
        return capital(sitting.say("t2-skip-key", colour=colour))
    return sitting.say("t2-skip")


def _take(sitting: Sitting, do: str) -> ft.Control:
    """T2.4.7, T2.4.8"""

    async def take() -> None:
        await enter(sitting, [{"do": do}])

    return small(sitting.look, do, sitting.say("t2-take"), take)


def _key(sitting: Sitting, aiming: Aiming, aim: Aim) -> Parts:
    """T2.4.1, T2.4.2: which colour, where it is not the tile's own; then where to. While a key of the tent or of a card
    is being chosen only that one is."""
    if aim.do in BEGUN:
        return []
    colours = sitting.narrowed("key").values["colour"]
    chosen = colours[0] if len(colours) == 1 else aim.what if aim.do == "key" else ""

    def choose(colour: str) -> None:
        aiming.change(sitting.snapshot.moved, lambda now: replace(now, do="key", what=colour))

    named = len(colours) == 1 and {one.colour for one in seen(sitting).actions if one.do == "key"} == set(colours)
    which = [] if named else [colour_tiles(sitting, "key", colours, choose, chosen=chosen)]
    return [*which, pockets(sitting, {"do": "key", "colour": chosen}, len(colours) > 1)]


def _doors(sitting: Sitting, aiming: Aiming, aim: Aim) -> Parts:
    """T2.4.9"""

    async def score(colour: str) -> None:
        await enter(sitting, [{"do": "doors", "colour": colour}])

    def points(colour: str) -> str:
        return sitting.say("tk-points", points=own_doors(sitting, colour))

    return [colour_tiles(sitting, "doors", COLOURS, score, icon="door", note=points)]


def own_doors(sitting: Sitting, colour: str) -> int:
    """Doors of a colour in light rooms with the seat's flag."""
    rooms = seen(sitting).rooms.values()
    return sum(len(room.doors) for room in rooms if room.colour == colour and sitting.seat in room.flags)


def _card_found(sitting: Sitting, aiming: Aiming, aim: Aim) -> Parts:
    return card_found(sitting)


_INSIDE: dict[str, Callable[[Sitting, Aiming, Aim], Parts]] = {
    "treasure": treasure_found,
    "card": _card_found,
    "key": _key,
    "doors": _doors,
    "room": room_inside,
    "sanctuary": sanctuary_inside,
}
