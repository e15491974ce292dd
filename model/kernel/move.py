"""Moves are frozen imperatives; `do` names them in a record. An entry is a move with who made it."""

from functools import cache
from typing import Any, ClassVar, get_args

import msgspec
from msgspec import Struct

from model.kernel.flaws import Flawed, shaped, short
from model.kernel.illegal import NOT_A_MOVE, Illegal, require
from model.kernel.limits import excess

MISSING = object()
TOO_LARGE = {"long-text": "long", "long-number": "number", "deep": "deep", "many": "many"}
"""What is said of a move for what is beyond the limits."""


class Move(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", omit_defaults=True, gc=False):
    """What somebody does. A game's moves are subclasses, each with its `tag`."""

    holds_hidden: ClassVar[bool] = False
    """It tells what a seat holds in secret: others do not hear why it was refused."""


class Undo(Move, frozen=True, tag="undo"):
    """Back to where `to` moves were in force."""

    to: int


class Correct(Move, frozen=True, tag="correct"):
    """The table is right: the state is set to what lies there."""

    set: dict[str, Any]
    why: str = ""


class Learn(Move, frozen=True, tag="learn"):
    """A part of the kit that was not told yet, or was wrong, is from here on so."""

    set: dict[str, Any]


class Unread(Move, frozen=True, tag="unread"):
    """A move of before that no game knows any more, as it was stored."""

    raw: dict[str, Any]


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
    return str(move.raw.get("do") if isinstance(move, Unread) else type(move).__struct_config__.tag)


def read_entry(raw: Any, moves: Any) -> Entry:
    """An entry of a record; whatever is no move of this game, or larger than any, is refused as X2."""
    _need_limits(raw)
    return kept_entry(raw, moves)


def kept_entry(raw: Any, moves: Any) -> Entry:
    """An entry that was taken in before: it stays, whatever the limits are today."""
    seat, by, at, rest = _apart(raw)
    return Entry(seat, _move(rest, moves), by, at)


def unread_entry(raw: Any) -> Entry:
    """An entry whose move no game knows any more; who made it is still known."""
    seat, by, at, rest = _apart(raw)
    return Entry(seat, Unread(rest), by, at)


def _apart(raw: Any) -> tuple[Any, Any, Any, dict[str, Any]]:
    if not isinstance(raw, dict):
        raise Illegal(NOT_A_MOVE, why="shape")
    rest = dict(raw)
    seat, by, at = rest.pop("seat", MISSING), rest.pop("by", None), rest.pop("at", None)
    for name, value, kind in (("seat", seat, int), ("by", by, int), ("at", at, str)):
        if value is not None and type(value) is not kind:
            raise Illegal(NOT_A_MOVE, why="missing" if value is MISSING else "wrong", argument=name)
    return seat, by, at, rest


def read_move(raw: dict[str, Any], moves: Any) -> Move:
    _need_limits(raw)
    return _move(raw, moves)


def _need_limits(raw: Any) -> None:
    flaw = excess(raw)
    if flaw is not None:
        raise Illegal(NOT_A_MOVE, why=TOO_LARGE[flaw.code], argument=flaw.where, **flaw.facts)


def _move(raw: dict[str, Any], moves: Any) -> Move:
    name = raw.get("do")
    require(name is not None, NOT_A_MOVE, why="missing", argument="do", do=None)
    kind = _by_name(moves).get(name) if isinstance(name, str) else None
    if kind is None:
        raise Illegal(NOT_A_MOVE, why="name", argument="do", do=short(name))
    try:
        return msgspec.convert(raw, kind, str_keys=True)
    except (msgspec.ValidationError, RecursionError):
        raise _not_a_move(raw, kind) from None


def write_entry(entry: Entry) -> dict[str, Any]:
    """The entry as a record holds it."""
    move = entry.move
    said = move.raw if isinstance(move, Unread) else msgspec.to_builtins(move, str_keys=True)
    raw: dict[str, Any] = {"seat": entry.seat, **said}
    if entry.by is not None:
        raw["by"] = entry.by
    if entry.at is not None:
        raw["at"] = entry.at
    return raw


@cache
def _by_name(moves: Any) -> dict[str, type[Move]]:
    """The kinds of move by the names records give them (a union would be looked through at every move)."""
    return {str(kind.__struct_config__.tag): kind for kind in get_args(moves | Undo | Correct | Learn)}


def _not_a_move(raw: dict[str, Any], kind: type[Move]) -> Illegal:
    try:
        shaped(raw, kind)
    except Flawed as error:
        flaw = error.flaws[0]
        why = flaw.code if flaw.code in ("missing", "unknown") else "wrong"
        return Illegal(NOT_A_MOVE, why=why, argument=flaw.where, do=raw["do"])
    return Illegal(NOT_A_MOVE, why="shape", do=raw["do"])
