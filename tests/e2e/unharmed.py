"""True of a store whose host was killed: nothing that anybody was shown is lost, nothing is there twice."""

from __future__ import annotations

from typing import Any

from model.kernel.play import Play
from model.store import Entry, Store
from model.table.desk import Desk
from model.table.snapshot import Snapshot
from model.table.stored import taken_up
from screens.lost_temple.seat import LATEST
from screens.shared.look import Look
from screens.table.logs import said
from tests.e2e.crowd import Witnessed


def unharmed(store: Store, table: str, before: list[Entry]) -> list[Entry]:
    """The log has only grown, and is a legal game."""
    entries = list(store.entries(table))
    assert entries[: len(before)] == before
    assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
    assert len({entry.client_id for entry in entries}) == len(entries)
    assert taken_up(store, table)[0].version >= len(entries)
    return entries


def true(one: Witnessed, told: set[str], log: list[Entry]) -> None:
    """Every line that stood on the phone is stored, word for word, and what it saw undone is undone; no tap made two
    entries."""
    assert one.shown <= told, one.shown - told
    if one.session:
        assert sum(entry.client_id.startswith(f"{one.session}:") for entry in log) <= one.taps


def ever_told(store: Store, table: str) -> set[str]:
    """All lines that the log has had, at whatever version: a turn grows until it is over."""
    play: Play[Any] = taken_up(store, table)[0]
    again, look, found = Play(play.game, play.setup), Look("en"), set[str]()
    for line in play.lines:
        again.submit(line.entry, accepted=True)
        for told in said(look, Snapshot(again, Desk()), LATEST):
            found.add(look.say("log-undone", what=told.words) if told.undone else told.words)
    return found
