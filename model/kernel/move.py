"""Moves are frozen imperatives; `do` names them in a record. An entry is a move with who made it."""

from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from model.kernel.flaws import Flawed, shaped
from model.kernel.illegal import NOT_A_MOVE, Illegal, require


class Move(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", omit_defaults=True, gc=False):
    """What somebody does. A game's moves are subclasses, each with its `tag`."""


class Undo(Move, frozen=True, tag="undo"):
    """Back to where `to` moves were in force."""

    to: int


class Correct(Move, frozen=True, tag="correct"):
    """The table is right: the state is set to what lies there."""

    set: dict[str, Any]
    why: str = ""


class Entry(Struct, frozen=True, gc=False):
    """A move as it stands in the record: for a seat, or for the table itself (seat None)."""

    seat: int | None
    move: Move
    by: int | None = None
    at: str | None = None


def name_of(move: Move) -> str:
    """
    >>> name_of(Undo(to=3))
    'undo'
    """
    return str(type(move).__struct_config__.tag)


def read_entry(raw: Any, moves: Any) -> Entry:
    """An entry of a record; whatever is no move of this game is refused as X2."""
    require(isinstance(raw, dict), NOT_A_MOVE, why="shape")
    rest = dict(raw)
    require("seat" in rest, NOT_A_MOVE, why="missing", argument="seat")
    seat, by, at = rest.pop("seat"), rest.pop("by", None), rest.pop("at", None)
    require(seat is None or type(seat) is int, NOT_A_MOVE, why="wrong", argument="seat")
    require(by is None or type(by) is int, NOT_A_MOVE, why="wrong", argument="by")
    require(at is None or isinstance(at, str), NOT_A_MOVE, why="wrong", argument="at")
    return Entry(seat, read_move(rest, moves), by, at)


def read_move(raw: dict[str, Any], moves: Any) -> Move:
    try:
        move: Move = msgspec.convert(raw, _with_kernel_moves(moves), str_keys=True)
    except (msgspec.ValidationError, RecursionError):
        raise _not_a_move(raw, moves) from None
    return move


def write_entry(entry: Entry) -> dict[str, Any]:
    """The entry as a record holds it."""
    raw: dict[str, Any] = {"seat": entry.seat, **msgspec.to_builtins(entry.move, str_keys=True)}
    if entry.by is not None:
        raw["by"] = entry.by
    if entry.at is not None:
        raw["at"] = entry.at
    return raw


@cache
def _with_kernel_moves(moves: Any) -> Any:
    return moves | Undo | Correct


def _not_a_move(raw: dict[str, Any], moves: Any) -> Illegal:
    name = raw.get("do") if isinstance(raw.get("do"), str) else None
    try:
        shaped(raw, _with_kernel_moves(moves))
    except Flawed as error:
        flaw = error.flaws[0]
        if flaw.where == "do":
            return Illegal(
                NOT_A_MOVE, why="missing" if flaw.code == "missing" else "name", argument="do", do=name
            )
        why = flaw.code if flaw.code in ("missing", "unknown") else "wrong"
        return Illegal(NOT_A_MOVE, why=why, argument=flaw.where, do=name)
    return Illegal(NOT_A_MOVE, why="shape", do=name)
