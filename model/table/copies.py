"""The owner's copies: described step by step, each step on disk, handed on as files, and taught by what is played."""

from collections.abc import Iterable
from typing import Any

import msgspec

from model.games import GAMES
from model.games.copies import known_kit, untold
from model.kernel.event import Change
from model.kernel.flaws import Flawed, decoded, flawed
from model.names import name_fault, tidied
from model.store import Copy, Store
from model.table.copy_file import file_of, read_file, sound

MOST = 300
"""Copies of a house: whoever is in the network may describe one."""


class Copies:
    """For many threads; everything here may wait for the disk."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def copies(self, game: str | None = None) -> list[Copy]:
        """The newest version of each, the one last used or changed first."""
        return self._store.copies(game)

    def copy(self, copy_id: str) -> Copy:
        """Its newest version; `StoreError` if there is none."""
        return self._store.copy(copy_id)

    def begin_copy(self, game: str, name: str, kit: Any) -> str:
        """A copy of one's own, begun from what every copy has or from another; gives its id. Nothing in it is a sample
        any more."""
        own = {part: value for part, value in kit.items() if part not in ("sample", "about")}
        called = _named(name)
        return self._begin(game, called, {**own, "name": called}, done=False)

    def enter_copy(self, copy_id: str, kit: Any, name: str | None = None) -> None:
        """A step: on disk when this returns, right or wrong. A version that is done stays so, a new one begins."""
        called = None if name is None else _named(name)
        own = kit if called is None else {**kit, "name": called}
        self._store.enter_copy(copy_id, sound(self._store.copy(copy_id).game, own), called)

    def finish_copy(self, copy_id: str) -> None:
        """The newest version stays as it is; the next step begins another."""
        self._store.finish_copy(copy_id)

    def forget_copy(self, copy_id: str) -> None:
        self._store.delete_copy(copy_id)

    def exported_copy(self, copy_id: str) -> bytes:
        """The newest version as a file; `Flawed` where what is stored cannot be read."""
        copy = self._store.copy(copy_id)
        return file_of(copy.game, copy.name, decoded(copy.body))

    def import_copy(self, data: bytes) -> str:
        """Takes a file in and gives the copy's id; the same again is the copy that is there. One in which full detail
        lacks nothing is done. `Flawed` if it is foreign, damaged or contradicts the rulebook: nothing has changed."""
        brought = read_file(data)
        body = sound(brought.game, brought.kit)
        for one in self._store.copies(brought.game):
            if (one.name, one.body) == (brought.name, body):
                return one.id
        whole = not untold(brought.game, brought.kit, GAMES[brought.game].players[-1])
        return self._begin(brought.game, brought.name, brought.kit, done=whole)

    def _begin(self, game: str, name: str, kit: dict[str, Any], done: bool) -> str:
        if len(self._store.copies()) >= MOST:
            raise flawed("", "copies-many", most=MOST)
        return self._store.begin_copy(game, name, sound(game, kit), done)


def taught(body: str, learned: dict[str, Any]) -> str:
    """What a copy says, with what was learned at a table; what has no place in it any more is left out."""
    try:
        kit = decoded(body)
    except Flawed:
        return body
    if not isinstance(kit, dict) or kit.get("game") not in GAMES:
        return body
    after, known = kit, known_kit(kit["game"])
    for path, value in learned.items():
        after = _with(after, known, path.split("."), value)
    return body if after == kit else msgspec.json.encode(after).decode()


def untaught(body: str, mistaken: Iterable[Change]) -> str:
    """As before it was learned, where the copy still says what was learned."""
    for change in mistaken:
        if taught(body, {change.path: change.after}) == body:
            body = taught(body, {change.path: change.before})
    return body


def _with(part: Any, known: Any, path: list[str], value: Any) -> Any:
    """The part with a value in it; where nobody has told anything it is as in every copy, if that is known.

    >>> _with({"tiles": [{"back": 2}, {"back": 3}]}, None, ["tiles", "1", "back"], 4)
    {'tiles': [{'back': 2}, {'back': 4}]}
    >>> _with({"start": None}, {"start": {}}, ["start", "child"], 1)
    {'start': {'child': 1}}
    >>> _with({"rooms": None}, {"rooms": None}, ["rooms", "7", "doors"], [1])
    {'rooms': None}
    """
    if not path:
        return value
    first, *rest = path
    here = known if part is None else part
    if isinstance(here, dict) and (first in here or not rest):
        inside = known.get(first) if isinstance(known, dict) else None
        return {**here, first: _with(here.get(first), inside, rest, value)}
    if isinstance(here, list) and first in map(str, range(len(here))):
        at = int(first)
        inside = known[at] if isinstance(known, list) and at < len(known) else None
        return [*here[:at], _with(here[at], inside, rest, value), *here[at + 1 :]]
    return part


def _named(name: str) -> str:
    plain = tidied(name)
    fault = name_fault(plain)
    if fault is not None:
        raise flawed("name", fault[0], **fault[1])
    return plain
