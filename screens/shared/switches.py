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
    """Every switch of the game that has words, with a sentence about what is chosen."""
    rows: list[ft.Control] = []
    for name, values, default in switches(GAMES[game_id]):
        title, now = f"{game_id}-option-{name}", chosen.get(name, default)
        if not look.words.has(title):
            continue
        words = [(value_word(value), look.say(f"{title}-{value_word(value)}"), value) for value in values]
        cells = one_of(look, f"{prefix}-{name}", words, now, partial(switch, name))
        rows += [look.text(look.say(title), 16, bold=True), cells]
        rows += [look.quiet(look.say(f"{title}-{value_word(now)}-about"), 14)] if about else []
    return rows


def value_word(value: Any) -> str:
    """How a value stands in the ids of texts.

    >>> value_word(True), value_word("light")
    ('on', 'light')
    """
    return ("on" if value else "off") if isinstance(value, bool) else str(value)
