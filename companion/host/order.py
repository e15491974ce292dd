"""Which part of a screen is drawn first when several are to be drawn: the one that has followed the table longest.

Flet keeps them in a set, in the order of memory addresses. A part that was drawn before the one around it is drawn a
second time with it; and what one screen does at a move another does not.
"""

from typing import Any

from flet.messaging.session import Session

_WAITING = "_Session__pending_updates"
"""Private there: where a later Flet no longer has it, it is left as it is."""


class InOrder(dict[Any, None]):
    """A set that keeps its order."""

    def add(self, one: Any) -> None:
        self[one] = None

    def discard(self, one: Any) -> None:
        self.pop(one, None)


def keep_order(session: Session) -> None:
    if isinstance(getattr(session, _WAITING, None), set):
        setattr(session, _WAITING, InOrder.fromkeys(getattr(session, _WAITING)))
