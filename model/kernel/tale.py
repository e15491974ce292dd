"""The log as people tell it, in words-to-be: a game puts its events into chapters and says each with few messages; what
words these are in a language is the catalogues' matter."""

from typing import Any

from msgspec import Struct

from model.kernel.event import Event


class Seat(int):
    """A seat among the facts: said by the player's name."""


class Either(tuple[Any, ...]):
    """A list among the facts of which one is meant: joined by “or”, all others by “and”."""


class Say(Struct, frozen=True):
    """A message and its facts; a fact may be a `Say` again, or a list of them."""

    message: str
    facts: tuple[tuple[str, Any], ...] = ()
    deed: bool = False
    """What the chapter's player does, without the name: neighbours are joined to one sentence."""


def say(message: str, /, **facts: Any) -> Say:
    return Say(message, tuple(facts.items()))


def deed(message: str, /, **facts: Any) -> Say:
    return Say(message, tuple(facts.items()), deed=True)


SPACE = "place-space"


def space(name: str) -> Say:
    """A space of a board by its name alone."""
    return say(SPACE, at=name)


def seat(number: object) -> object:
    """Somebody by name, where the fact is not known as a seat by its own name."""
    return Seat(number) if isinstance(number, int) else number


class Chapter(Struct, frozen=True):
    """What belongs together: a turn, a draft, an auction, a heading. Neighbours of one chapter are one passage."""

    kind: str
    seat: int | None = None
    heading: bool = False
    opens: bool = False
    """A new passage begins here, whatever came before."""


class Happened(Struct, frozen=True):
    """An event, and everybody's points after it (None where nobody keeps any, or where it was taken back)."""

    event: Event
    points: tuple[int, ...] | None = None
    scene: Any = None
    """What lay open before its entry, as the game shows it to its own tale (None where it was taken back)."""

    def total(self, seat: int) -> int | None:
        return None if self.points is None else self.points[seat]
