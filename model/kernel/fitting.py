"""What people tell of the table when they correct it: taken in the form asked for, or refused as no move (X2)."""

from typing import Any, TypeVar

from model.kernel.flaws import Flawed, shaped
from model.kernel.illegal import NOT_A_MOVE, Illegal

T = TypeVar("T")


def cannot_lie(path: str) -> Illegal:
    return Illegal(NOT_A_MOVE, why="told", argument=path, do="correct")


def fits(fine: object, path: str) -> None:
    """The value told at this path can lie so on a table."""
    if not fine:
        raise cannot_lie(path)


def told_as(new: dict[str, Any], form: type[T]) -> T:
    """The truth as corrected, in the form a game can build a state from."""
    try:
        return shaped(new, form)
    except Flawed as error:
        raise cannot_lie(error.flaws[0].where) from None
