"""What is said by a message of its own: a piece, a place. The words are made where they are shown."""

from typing import Any

from msgspec import Struct


class Phrase(Struct, frozen=True):
    """A message with its facts; a fact may be a phrase again."""

    message: str
    facts: dict[str, Any] = {}


SPACE = "place-space"


def space(name: str) -> Phrase:
    """A space of a board by its name alone."""
    return Phrase(SPACE, {"at": name})


def seat(number: object) -> object:
    """Somebody by name, where the fact is not known as a seat by its own name."""
    return Phrase("value-seat", {"seat": number}) if isinstance(number, int) else number
