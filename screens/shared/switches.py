"""A game's switches on a page: a row for each, with words."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import flet as ft

from model.games import GAMES
from model.kernel.switches import switches
from screens.shared.buttons import one_of
from screens.shared.look import Look


def switch_rows(
    look: Look,
    game_id: str,
    chosen: Mapping[str, Any],
    switch: Callable[[str, Any], Any],
    *,
    prefix: str = "option",
    about: bool = True,
) -> list[ft.Control]:
    """Every switch of the game, with a sentence about what is chosen."""
    rows: list[ft.Control] = []
    for name, values, default in switches(GAMES[game_id]):
        now = chosen.get(name, default)
        words = [(value_word(value), value_words(look, game_id, name, value), value) for value in values]
        cells = one_of(look, f"{prefix}-{name}", words, now, partial(switch, name))
        rows += [look.text(switch_words(look, game_id, name), 16, bold=True), cells]
        rows += [look.quiet(about_words(look, game_id, name, now), 14)] if about else []
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
