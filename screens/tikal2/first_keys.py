"""The two keys that everybody takes first, into the backpack (T2.1.5)."""

from dataclasses import replace

import flet as ft

from model.games.tikal2.parts import COLOURS, START_KEYS
from screens.shared.buttons import tile, tiles
from screens.shared.pictures import picture
from screens.table.aiming import aim_of
from screens.table.sitting import Sitting
from screens.tikal2.aim import Aim, Aiming
from screens.tikal2.colours import ICON, capital
from screens.tikal2.seen import seen

SECOND = 10
"""So far beside the first lies a second key of a colour."""


def first_keys(sitting: Sitting, aiming: Aiming, aim: Aim) -> list[ft.Control]:
    """A tap takes one, also twice of the same colour; those that are taken lie below and can be put back. No colour
    moves when another is taken: the second tap follows the first at once."""
    cells = [_colour(sitting, aiming, aim, colour) for colour in COLOURS if seen(sitting).stock[colour]]
    taken = [_taken(sitting, aiming, aim, colour) for colour in dict.fromkeys(aim.keys)]
    return [tiles(cells), *([tiles(taken)] if taken else [])]


def _colour(sitting: Sitting, aiming: Aiming, aim: Aim, colour: str) -> ft.Control:
    look, moment = sitting.look, sitting.snapshot.moved

    def more() -> None:
        taken = (*aim_of(sitting, aiming).keys, colour)
        if len(taken) > START_KEYS or taken.count(colour) > seen(sitting).stock[colour]:
            why = sitting.snapshot.refusal(sitting.seat or 0, {"do": "keys", "take": list(taken)})
            if why is not None:
                sitting.actor.explain(why.rule, why.facts)
        else:
            aiming.change(moment, lambda now: replace(now, keys=taken))

    words, count = capital(look.say(f"word-{colour}")), aim.keys.count(colour)
    return tile(look, f"key-{colour}", words, more, icon=_keys(colour, max(count, 1)), chosen=count > 0)


def _taken(sitting: Sitting, aiming: Aiming, aim: Aim, colour: str) -> ft.Control:
    look, moment = sitting.look, sitting.snapshot.moved

    def less() -> None:
        aiming.change(moment, lambda now: replace(now, keys=without(now.keys, colour)))

    icon, label = _keys(colour, aim.keys.count(colour)), capital(look.say(f"word-{colour}"))
    return tile(look, f"key-{colour}-less", look.say("t2-keys-back"), less, icon=icon, label=label)


def _keys(colour: str, count: int) -> ft.Control:
    """As many keys, in as much room as two need."""
    key = f"tikal-2/key-{colour}"
    return ft.Stack(
        [ft.Container(picture(key, ICON), left=SECOND * at) for at in range(count)], width=ICON + SECOND, height=ICON
    )


def without(keys: tuple[str, ...], colour: str) -> tuple[str, ...]:
    """
    >>> without(("pink", "blue", "pink"), "pink"), without((), "pink")
    (('blue', 'pink'), ())
    """
    at = keys.index(colour) if colour in keys else len(keys)
    return keys[:at] + keys[at + 1 :]
