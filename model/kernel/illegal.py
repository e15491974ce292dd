"""An illegal move cites the rule it breaks and the facts that break it; never prose."""

from typing import Any

import msgspec

NOT_NOW = "X1"
NOT_A_MOVE = "X2"
UNDO_RANGE = "X3"
NOTHING_THERE = "X4"
UNTOLD = "X5"
KERNEL_RULES = (NOT_NOW, NOT_A_MOVE, UNDO_RANGE, NOTHING_THERE, UNTOLD)

SEAT_FACTS = ("seat", "seats", "tied", "with", "guard")
"""Of a refusal, and of why points were given: facts of these names are seats or lists of seats, in every game."""
PLACE_FACTS = ("hex", "space", "place")
"""Facts of these names are places where they are no plain numbers (a track's space is one)."""
PIECE_FACTS = ("tile", "tiles", "room", "open", "motif")
"""Facts of these names are pieces of the kit."""


class Refusal(msgspec.Struct, frozen=True):
    """Why something is not allowed, as a value: shown beside a button that cannot be used now."""

    rule: str
    facts: dict[str, Any] = {}


class Illegal(ValueError):
    """The move breaks this rule. The words are made where they are shown, in the reader's language."""

    def __init__(self, rule: str, /, **facts: Any) -> None:
        super().__init__(rule, facts)
        self.rule = rule
        self.facts = facts

    @property
    def refusal(self) -> Refusal:
        return Refusal(self.rule, self.facts)


def require(fine: object, rule: str, /, **facts: Any) -> None:
    """One rule a line.

    >>> require(3 >= 2, "LT5.4", need=2, have=3)
    >>> require(1 >= 2, "LT5.4", need=2, have=1)
    Traceback (most recent call last):
    ...
    model.kernel.illegal.Illegal: ('LT5.4', {'need': 2, 'have': 1})
    """
    if not fine:
        raise Illegal(rule, **facts)


def require_phase(phase: str, *phases: str) -> None:
    """Something else is to be done now, or nothing any more (X1)."""
    require(phase in phases or phase != "over", NOT_NOW, why="over")
    require(phase in phases, NOT_NOW, why="phase", phase=phase)
