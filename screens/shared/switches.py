"""A game's options as people switch them, found by looking at the game."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Literal, get_args, get_origin, get_type_hints

import flet as ft
from msgspec.structs import fields

from model.games import GAMES
from model.kernel.game import Game
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


def switches(game: Game[Any]) -> list[tuple[str, tuple[Any, ...], Any]]:
    """The table's options: name, values, default. Numbers are not offered here."""
    kinds = get_type_hints(game.options)
    found: list[tuple[str, tuple[Any, ...], Any]] = []
    for one in fields(game.options):
        kind = kinds[one.name]
        if get_origin(kind) is Literal:
            found.append((one.name, get_args(kind), one.default))
        elif kind is bool:
            found.append((one.name, (True, False), one.default))
    return found


def value_word(value: Any) -> str:
    """How a value stands in the ids of texts.

    >>> value_word(True), value_word("light")
    ('on', 'light')
    """
    return ("on" if value else "off") if isinstance(value, bool) else str(value)
