"""The table is right: setting the state to what lies there, for every game by the paths of its truth."""

import re
from typing import Any

import msgspec
from msgspec.structs import replace

from model.kernel.event import Change, Corrected
from model.kernel.game import Game
from model.kernel.illegal import NOT_NOW, NOTHING_THERE, Illegal, require
from model.kernel.move import Correct
from model.kernel.paths import look_up, put

SEAT = re.compile(r"seats\.\d+")


def decide_correction(
    game: Game[Any], state: Any, seat: int | None, move: Correct, accepted: bool = False
) -> tuple[Corrected, Any]:
    """The correction with both values of every path, and the state it leads to.

    Refused where nothing is there (X4), where it cannot lie so, and where a seat would correct what it may not know,
    or would find it out by correcting (unless the entry was `accepted` in its time).
    """
    require(move.set, NOTHING_THERE)
    truth = _plain(game.correctable(state))
    for path in move.set:
        require(seat is None or not game.secret(path, seat), NOT_NOW, why="secret", path=path)
    changes = tuple(_change(truth, path, value) for path, value in move.set.items())
    sealed = game.sealed(state, _in_the_end(truth, changes)) if seat is not None and not accepted else None
    require(sealed is None, NOT_NOW, why="dealt", path=sealed)
    corrected = Corrected(changes, move.why)
    return corrected, apply_correction(game, state, corrected)


def _change(truth: Any, path: str, value: Any) -> Change:
    """A value, or a list or table of values, is corrected by its path; a seat or what holds such tables is not."""
    before = look_up(truth, path)
    inside = before.values() if isinstance(before, dict) else before if isinstance(before, list) else ()
    whole = SEAT.fullmatch(path) is not None or any(isinstance(one, dict) for one in inside)
    require(not whole or value is None, NOTHING_THERE, path=path)
    return Change(path, before, value)


def _in_the_end(truth: Any, changes: tuple[Change, ...]) -> tuple[Change, ...]:
    """What the changes come to together: one may lie within another."""
    for change in changes:
        truth = put(truth, change.path, change.after)
    return tuple(replace(change, after=_there(truth, change)) for change in changes)


def _there(truth: Any, change: Change) -> Any:
    try:
        return look_up(truth, change.path)
    except Illegal:  # what lay there is gone with what held it
        return None


def apply_correction(game: Game[Any], state: Any, event: Corrected) -> Any:
    truth = _plain(game.correctable(state))
    for change in event.changes:
        truth = put(truth, change.path, change.after)
    return game.restored(state, truth, [change.path for change in event.changes])


def correction_seen(game: Game[Any], event: Corrected, seat: int | None) -> Corrected:
    """The correction as the seat may read it: a secret's values are left out, and how many of them there were."""
    found: list[Change] = []
    for change in event.changes:
        seen = Change(_root(change.path), hidden=True) if game.secret(change.path, seat) else change
        if not seen.hidden or seen not in found:
            found.append(seen)
    return Corrected(tuple(found), event.why)


def _root(path: str) -> str:
    """What a secret is part of: a seat's treasures, not which of them.

    >>> _root("seats.1.treasures.mask"), _root("tokens.7")
    ('seats.1.treasures', 'tokens')
    """
    parts = path.split(".")
    return ".".join(parts[:3] if parts[0] == "seats" else parts[:1])


def _plain(truth: dict[str, Any]) -> Any:
    return msgspec.to_builtins(truth, str_keys=True)
