"""The five colours to tap, each with its picture: keys, doors, altars."""

from collections.abc import Callable, Iterable
from typing import Any

import flet as ft

from screens.shared.buttons import tile, tiles
from screens.shared.pictures import picture
from screens.table.sitting import Sitting

ICON = 28


def capital(words: str) -> str:
    """
    >>> capital("a key"), capital("")
    ('A key', '')
    """
    return words[:1].upper() + words[1:]


def key_words(sitting: Sitting, colour: str) -> str:
    """“a pink key”, as what somebody takes or pays."""
    return sitting.say("tikal-2-told-key", hue=sitting.say(f"tikal-2-hue-{colour}.key"), count=1)


def colour_tiles(
    sitting: Sitting,
    name: str,
    colours: Iterable[str],
    choose: Callable[[str], Any],
    *,
    chosen: str = "",
    icon: str = "key",
    note: Callable[[str], str] = lambda colour: "",
) -> ft.Control:
    """Found as `<name>-pink`; `note` stands below a colour's name."""
    return tiles(
        [
            tile(
                sitting.look,
                f"{name}-{colour}",
                capital(sitting.say(f"word-{colour}")),
                lambda colour=colour: choose(colour),
                icon=picture(f"tikal-2/{icon}-{colour}", ICON),
                chosen=colour == chosen,
                note=note(colour),
            )
            for colour in colours
        ]
    )
