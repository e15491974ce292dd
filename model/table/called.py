"""Places and pieces in words: what a game calls them, said in the reader's language."""

from collections.abc import Container, Mapping, Sequence
from typing import Any

from model.games import GAMES
from model.kernel.game import Game
from model.kernel.hexes import is_hex
from model.kernel.illegal import PIECE_FACTS, PLACE_FACTS
from model.kernel.phrase import Phrase
from model.language import Name, Texts

PLAIN: Game[Any] = Game()
"""Calls spaces as on a chess board and nothing else: where no kit is known."""


def called(
    game: str,
    kit: Any,
    facts: Mapping[str, Any],
    places: Container[str] = PLACE_FACTS,
    pieces: Container[str] = PIECE_FACTS,
) -> dict[str, Any]:
    """The facts with phrases where they are places or pieces. What is said of a place may hang on what it is: beside
    `to` stands `to-kind`, the message that names it.

    >>> called("tikal", None, {"hex": [2, 2], "left": 3})["hex-kind"]
    'place-space'
    """
    by = PLAIN if kit is None else GAMES.get(game, PLAIN)
    found = dict(facts)
    for name, value in facts.items():
        if name in pieces:
            found[name] = _pieces(by, kit, name, value)
        elif name in places:
            found[name] = _places(by, kit, value)
            if isinstance(found[name], Phrase):
                found[f"{name}-kind"] = Name(found[name].message)
    return found


def _pieces(game: Game[Any], kit: Any, fact: str, value: Any) -> Any:
    if isinstance(value, list | tuple):
        return [_pieces(game, kit, fact, one) for one in value]
    return game.piece(kit, fact, value) if isinstance(value, str | int) else value


def _places(game: Game[Any], kit: Any, value: Any) -> Any:
    if isinstance(value, str) or is_hex(value):
        return game.place(kit, value)
    return [_places(game, kit, one) for one in value] if isinstance(value, list | tuple) else value


def spoken(texts: Texts, facts: Mapping[str, Any]) -> dict[str, Any]:
    """The facts with every phrase in words."""
    return {name: _spoken(texts, value) for name, value in facts.items()}


def _spoken(texts: Texts, value: Any) -> Any:
    if isinstance(value, Phrase):
        return phrase_words(texts, value)
    if isinstance(value, Sequence) and not isinstance(value, str):
        return [_spoken(texts, one) for one in value]
    return value


def phrase_words(texts: Texts, phrase: Phrase) -> Name:
    return Name(texts.say(phrase.message, **spoken(texts, phrase.facts)))
