"""A game's options as people switch them, found by looking at the game."""

from typing import Any, Literal, get_args, get_origin, get_type_hints

from msgspec.structs import fields

from model.kernel.game import Game


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
