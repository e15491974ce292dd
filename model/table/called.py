"""Places and pieces in words: what a game calls them, said in the reader's language."""

from collections.abc import Container, Mapping, Sequence
from typing import Any

from model.games import GAMES
from model.kernel.game import Game
from model.kernel.hexes import is_hex
from model.kernel.illegal import PIECE_FACTS, PLACE_FACTS, SEAT_FACTS
from model.kernel.tale import Either, Say, Seat
from model.language import Name, Texts

PLAIN: Game[Any] = Game()
"""Calls spaces as on a chess board and nothing else: where no kit is known."""


def caller(game: str, kit: Any) -> Game[Any]:
    """Whoever says what things are called."""
    return PLAIN if kit is None else GAMES.get(game, PLAIN)


def called(
    game: str,
    kit: Any,
    facts: Mapping[str, Any],
    places: Container[str] = PLACE_FACTS,
    pieces: Container[str] = PIECE_FACTS,
) -> dict[str, Any]:
    """The facts with words-to-be where they are places or pieces. What is said of a place may hang on what it is:
    beside `to` stands `to-kind`, the message that names it.

    >>> called("tikal", None, {"hex": [2, 2], "left": 3})["hex-kind"]
    'place-space'
    """
    by = caller(game, kit)
    found = dict(facts)
    for name, value in facts.items():
        if name in pieces:
            found[name] = _pieces(by, kit, name, value)
        elif name in places:
            found[name] = _places(by, kit, value)
            if isinstance(found[name], Say):
                found[f"{name}-kind"] = Name(found[name].message)
    return found


def _pieces(game: Game[Any], kit: Any, fact: str, value: Any) -> Any:
    if isinstance(value, list | tuple):
        return [_pieces(game, kit, fact, one) for one in value]
    return game.piece(kit, fact, value) if isinstance(value, str | int | Mapping) else value


def _places(game: Game[Any], kit: Any, value: Any) -> Any:
    if isinstance(value, str) or is_hex(value):
        return game.place(kit, value)
    return [_places(game, kit, one) for one in value] if isinstance(value, list | tuple) else value


def named(facts: Mapping[str, Any], names: Sequence[str], seats: Container[str] = SEAT_FACTS) -> dict[str, Any]:
    """The facts with people's names where they are `seats`.

    >>> named({"seat": 1, "card": "thief"}, ["Ada", "thief"])
    {'seat': 'thief', 'card': 'thief'}
    """
    return {key: _name(value, names) if key in seats else value for key, value in facts.items()}


def _name(value: Any, names: Sequence[str]) -> Any:
    if isinstance(value, list | tuple):
        return [_name(v, names) for v in value]
    known = type(value) is int and 0 <= value < len(names)
    return Name(names[value]) if known else value


def spoken(texts: Texts, facts: Mapping[str, Any], names: Sequence[str] = ()) -> dict[str, Any]:
    """The facts with every `Say` in words."""
    return {name: _spoken(texts, value, names) for name, value in facts.items()}


def _spoken(texts: Texts, value: Any, names: Sequence[str]) -> Any:
    if isinstance(value, Seat):
        return Name(names[value])
    if isinstance(value, Say):
        return said(texts, value, names)
    if isinstance(value, Either):
        return Name(texts.listed([str(_spoken(texts, one, names)) for one in value], either=True))
    if isinstance(value, Sequence) and not isinstance(value, str):
        return [_spoken(texts, one, names) for one in value]
    return value


def said(texts: Texts, one: Say, names: Sequence[str] = ()) -> Name:
    return Name(texts.say(one.message, **spoken(texts, named(dict(one.facts), names), names)))
