"""What people have to do with their hands: after a move something is taken, given or put away on the real table."""

from typing import Any

from msgspec import Struct


class Hand(Struct, frozen=True):
    """One thing to do; `<game>-hand-<what>` says it to everybody, with names."""

    what: str
    to: dict[int, str]
    """Who has to do it, and the attribute of the message that says it to them; empty: the message itself does."""
    facts: dict[str, Any] = {}
    """Seats among them are a `Seat`."""
