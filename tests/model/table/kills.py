"""Killing a process again and again, and what has to be true each time: for the tables, and for the whole host."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any, Self

import msgspec
from msgspec import Struct

from model.games import GAMES
from model.kernel.event import TakenAsTold
from model.kernel.move import read_entry, read_move
from model.store import Entry as StoredEntry
from model.store import Store
from model.table.stored import taken_up
from tests.patience import PATIENCE

Facts = dict[str, Any]


class Witness(Struct):
    """All that anybody outside the killed process has seen: what was tried, acknowledged, shown."""

    tried: dict[str, Facts] = {}
    """By client's id."""
    kept: set[str] = set()
    behind: set[str] = set()
    refused: set[str] = set()
    shown: dict[tuple[str, int], tuple[str, int | None]] = {}
    """What stood at the end of a table's log at a version, by a screen."""

    @property
    def unanswered(self) -> list[Facts]:
        answered = self.kept | self.behind | self.refused
        return [facts for client, facts in self.tried.items() if client not in answered]

    def hears(self, line: Facts) -> None:
        match line.pop("what"):
            case "try":
                self.tried[line["client"]] = line
            case "kept":
                self.kept.add(line["client"])
            case "behind":
                self.behind.add(line["client"])
            case "refused":  # only legal moves are tried, but after a restart a player's undo may be too late
                assert self.tried[line["client"]]["move"]["do"] == "undo"
                assert line["rule"] == "X3"
                self.refused.add(line["client"])
            case "shown":
                self.shown[line["table"], line["version"]] = (line["do"], line["seat"])
            case "open":
                pass
            case other:
                raise AssertionError((other, line))


def check_kept(store: Store, witness: Witness) -> int:
    """Nothing acknowledged or shown is lost, nothing is there twice or out of order, every log is a legal game.

    Gives how many entries there are.
    """
    found: dict[str, tuple[str, int]] = {}
    total = 0
    for table in store.tables():
        entries = store.entries(table.id)
        assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
        for entry in entries:
            assert entry.client_id not in found
            found[entry.client_id] = (table.id, entry.version)
            _same(entry, witness.tried.get(entry.client_id), GAMES[table.game].moves)
        total += len(entries)
        _shown(table.id, [msgspec.json.decode(entry.entry) for entry in entries], witness)
        play, _ = taken_up(store, table.id)
        told = [event for line in play.lines for event in line.events if isinstance(event, TakenAsTold)]
        assert told == [], "every entry is legal where it stands"
        assert play.version == len(entries)
    for client in witness.kept:
        facts = witness.tried[client]
        assert found.get(client) == (facts["table"], facts["expected"] + 1), facts
    assert not (witness.behind | witness.refused) & set(found)
    return total


def _same(entry: StoredEntry, facts: Facts | None, moves: Any) -> None:
    """What stands there is what was tapped; entries nobody tapped are the app's."""
    found = read_entry(msgspec.json.decode(entry.entry), moves)
    if facts is None:
        assert (found.seat, found.by) == (None, None)
    else:
        assert found.move == read_move(facts["move"], moves)


def _shown(table: str, entries: list[Facts], witness: Witness) -> None:
    for (one, version), (do, seat) in witness.shown.items():
        if one == table:
            assert version <= len(entries)
            assert (entries[version - 1]["do"], entries[version - 1]["seat"]) == (do, seat)


class Reborn:
    """`tests.model.table.killed`, or another module that speaks like it."""

    def __init__(self, module: str, folder: Path) -> None:
        self._folder = folder
        self._alive: int | None = None
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
        self._parent = subprocess.Popen([sys.executable, "-m", module], text=True, **pipes)  # type: ignore[call-overload]
        assert self._next()["what"] == "ready"

    def bear(self, seed: int, again: list[Facts]) -> None:
        """A new process that begins to open everything, and then sends these again."""
        order = {"folder": str(self._folder), "seed": seed, "again": again}
        self._parent.stdin.write(json.dumps(order) + "\n")
        self._parent.stdin.flush()
        self._alive = self._next()["pid"]

    def opened(self) -> dict[str, int]:
        """The tables' versions when everything is open."""
        told = self._next()
        assert told["what"] == "open", told
        versions: dict[str, int] = told["versions"]
        return versions

    def until(self, what: str, times: int) -> list[Facts]:
        """What it tells until it has told this so many times: the load has begun."""
        told: list[Facts] = []
        while times:
            told.append(self._next())
            assert told[-1]["what"] != "gone", told
            times -= told[-1]["what"] == what
        return told

    def kill(self) -> list[Facts]:
        """Ends the life without a warning; gives what else it has told."""
        if self._alive is not None:
            os.kill(self._alive, signal.SIGKILL)
            self._alive = None
        told = []
        while (line := self._next())["what"] != "gone":
            told.append(line)
        return told

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        if self._alive is not None:
            os.kill(self._alive, signal.SIGKILL)
        self._parent.communicate(timeout=PATIENCE)

    def _next(self) -> Facts:
        line: Facts = json.loads(self._parent.stdout.readline())
        return line
