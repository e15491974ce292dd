"""Events are past-tense facts: what an accepted move made happen. Each knows who may read it."""

import re
from typing import Any, ClassVar, Self

from msgspec import Struct


def event_name(name: str) -> str:
    """
    >>> event_name("CardPicked")
    'card-picked'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Event(Struct, frozen=True, gc=False, tag_field="event", tag=event_name):
    """A fact. Public unless it says otherwise."""

    seat_fields: ClassVar[tuple[str, ...]] = ("seat",)
    """Which of its fields are seats, or lists of seats: said by the players' names."""
    place_fields: ClassVar[tuple[str, ...]] = ()
    """Which are places of a board, or ways of them: said as people call them (`Game.place`)."""
    piece_fields: ClassVar[tuple[str, ...]] = ()
    """Which are pieces or sites by an id that is printed nowhere, or lists: said by what they show (`Game.piece`)."""

    def manner(self) -> str | None:
        """The attribute of its message that says it, where it happened in a special way (or is partly hidden)."""
        return None

    def seen_by(self, seat: int | None) -> Self | None:
        """What this seat may read of it (None: an onlooker with no seat)."""
        return self


class Change(Struct, frozen=True):
    """One corrected or learned value; `hidden` where the reader may not know it."""

    path: str
    before: Any = None
    after: Any = None
    hidden: bool = False


class Corrected(Event, frozen=True):
    """The state was set to what lies on the table."""

    changes: tuple[Change, ...]
    why: str = ""


class Learned(Event, frozen=True):
    """Parts of the kit are told now, or told otherwise than before; everybody may read it."""

    changes: tuple[Change, ...]


class Undone(Event, frozen=True):
    """Only the first `to` moves stay in force; `entries` are those that went."""

    to: int
    entries: tuple[int, ...]


class TakenAsTold(Event, frozen=True):
    """The entry was accepted in its time; today's rules would refuse it, by `rule` where everybody may hear that. It
    stands with what it made happen then; where that is not `known` it changes nothing, and people correct."""

    seat_fields: ClassVar[tuple[str, ...]] = ()
    rule: str | None = None
    known: bool = True

    def manner(self) -> str | None:
        return "nothing" if not self.known else None if self.rule else "unsaid"
