"""A game's switches on a page: a row for each, with words."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import flet as ft

from model.games import GAMES
from model.kernel.switches import switches
from screens.shared.buttons import tile, tiles
from screens.shared.look import Look


def switch_rows(
    look: Look,
    game_id: str,
    chosen: Mapping[str, Any],
    switch: Callable[[str, Any], Any],
    *,
    prefix: str = "option",
    about: bool = True,
    note: Callable[[str, Any], str | None] = lambda name, value: None,
    below: Mapping[str, ft.Control] = {},
) -> list[ft.Control]:
    """Every switch of the game, with a sentence about what is chosen. `note` stands on a value, `below` a switch."""
    rows: list[ft.Control] = []
    for name, values, default in switches(GAMES[game_id]):
        now = chosen.get(name, default)
        cells = [
            tile(
                look,
                f"{prefix}-{name}-{value_word(value)}",
                value_words(look, game_id, name, value),
                partial(switch, name, value),
                chosen=value == now,
                note=note(name, value),
            )
            for value in values
        ]
        rows += [look.text(switch_words(look, game_id, name), 16, bold=True), tiles(cells)]
        rows += [look.quiet(about_words(look, game_id, name, now), 14)] if about else []
        rows += [below[name]] if name in below else []
    return rows


def switch_words(look: Look, game: str, name: str) -> str:
    """What a switch is called."""
    return _own_or_common(look, game, _id(name))


def value_words(look: Look, game: str, name: str, value: Any) -> str:
    """What it is set to."""
    return _own_or_common(look, game, f"{_id(name)}-{value_word(value)}", value_word(value))


def about_words(look: Look, game: str, name: str, value: Any) -> str:
    """What that means at the table."""
    return _own_or_common(look, game, f"{_id(name)}-{value_word(value)}-about")


def _own_or_common(look: Look, game: str, *names: str) -> str:
    """A game's own words, else those that serve every game."""
    messages = [f"{game}-option-{names[0]}", *(f"option-{name}" for name in names)]
    return look.say(next((one for one in messages if look.words.has(one)), messages[0]))


def _id(name: str) -> str:
    """How a switch stands in the ids of texts: `short-game`."""
    return name.replace("_", "-")


def value_word(value: Any) -> str:
    """How a value stands in the ids of texts.

    >>> value_word(True), value_word("light")
    ('on', 'light')
    """
    return ("on" if value else "off") if isinstance(value, bool) else str(value)
