"""What a copy shows, told while people play: from here on a part of the kit is so, for this game."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from model.kernel.event import Change, Event, Learned
from model.kernel.flaws import Flawed, shaped
from model.kernel.game import Game
from model.kernel.illegal import NOT_A_MOVE, NOT_NOW, Illegal, require
from model.kernel.lesson import Lesson
from model.kernel.move import Learn

K = TypeVar("K")


def decide_learning(game: Game[Any], state: Any, seat: int | None, move: Learn) -> Sequence[Event]:
    """All of it or nothing: only what can be learned, in its own form (X2). The rulebook's numbers are not asked for:
    the table is right."""
    require(seat is None, NOT_NOW, why="table")
    require(move.set, NOT_A_MOVE, why="missing", argument="set", do="learn")
    kit = game.kit_of(state)
    raw = plain(kit)
    learned = Learned(tuple(_change(game.lessons, raw, path, value) for path, value in move.set.items()))
    try:
        taught(kit, learned)
    except Flawed as error:
        raise _wrong(error.flaws[0].where) from None
    return game.learned(state, learned)


def taught(kit: K, event: Learned) -> K:
    """The kit with what was learned."""
    raw = plain(kit)
    for change in event.changes:
        raw = _put(raw, change.path.split("."), change.after)
    return shaped(raw, type(kit), "kit")


def plain(kit: Any) -> Any:
    """The kit as it is written in a file."""
    return msgspec.json.decode(msgspec.json.encode(kit))


def _change(lessons: Mapping[str, Lesson], raw: Any, path: str, value: Any) -> Change:
    lesson = _lesson(lessons, path)
    if lesson is None or value is None or not _there(raw, path.split(".")):
        raise _wrong(path)
    try:
        told = shaped(value, lesson.form)
    except Flawed:
        raise _wrong(path) from None
    if not lesson.fits(told):
        raise _wrong(path)
    return Change(path, _before(raw, path.split(".")), plain(told))


def _wrong(path: str) -> Illegal:
    return Illegal(NOT_A_MOVE, why="told", argument=path, do="learn")


def _lesson(lessons: Mapping[str, Lesson], path: str) -> Lesson | None:
    parts = path.split(".")
    for pattern, lesson in lessons.items():
        wanted = pattern.split(".")
        if len(wanted) == len(parts) and all(
            want[0] == "{" or want == part for want, part in zip(wanted, parts, strict=True)
        ):
            return lesson
    return None


def _there(raw: Any, path: Sequence[str]) -> bool:
    """Whether the copy has such a piece; of a table of numbers one more may be told."""
    for part in path:
        if isinstance(raw, list):
            if part not in map(str, range(len(raw))):
                return False
            raw = raw[int(part)]
        else:
            raw = raw.get(part) if isinstance(raw, dict) else None
    return True


def _before(raw: Any, path: Sequence[str]) -> Any:
    for part in path:
        raw = raw[int(part)] if isinstance(raw, list) else raw.get(part) if isinstance(raw, dict) else None
    return raw


def _put(raw: Any, path: Sequence[str], value: Any) -> Any:
    if not path:
        return value
    head, *rest = path
    if isinstance(raw, list):
        at = int(head)
        return [*raw[:at], _put(raw[at], rest, value), *raw[at + 1 :]]
    here = raw if isinstance(raw, dict) else {}
    return {**here, head: _put(here.get(head), rest, value)}
