"""`kill -9` of the whole host at random moments, while phones tap: nothing that anybody was shown is lost, nothing is
applied twice, the store opens every time. `make soak` does it more often (COMPANION_KILLS)."""

from __future__ import annotations

import os
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from model.kernel.play import Play
from model.store import Entry, Store
from model.table.desk import Desk
from model.table.snapshot import Snapshot
from model.table.stored import taken_up
from screens.lost_temple.seat import LATEST
from screens.shared.look import Look
from screens.table.logs import said
from tests.e2e.crowd import Crowd, Place, Witnessed
from tests.e2e.hosting import Host
from tests.model.table.house import House, tap
from tests.often import EVENINGS

KILLS = int(os.environ.get("COMPANION_KILLS", "20" if EVENINGS else "5"))
MOVES = 8
"""At most so many are seen before the time to the kill begins, however busy the machine is."""
LONGEST = 0.5
"""Seconds, then, at whatever it is doing."""
TABLES = (("drafting", 4, {}), ("drafting", 2, {"tokens": "app"}), ("exploring", 2, {}), ("paddling", 2, {}))
Logs = dict[str, list[Entry]]


@pytest.mark.search
def test_killed_at_random_moments(tmp_path: Path) -> None:
    places, rng = _laid(tmp_path), Random()
    kept: Logs = {place.table: [] for place in places}
    seen, port = 0, 0
    for life in range(KILLS):
        with Host(port=port, data=tmp_path) as host:
            port = host.port
            crowd = Crowd(port, places, rng)
            if life % 4:  # else it dies while phones come in
                assert crowd.plays(rng.randint(1, MOVES)), f"{crowd.sees()}\n{host.stuck()}"
            time.sleep(rng.uniform(0, LONGEST))
            host.kill()
        crowd.wait()
        with Store.open(data=tmp_path) as store:
            kept = {table: _unharmed(store, table, log) for table, log in kept.items()}
            for one in crowd.told:
                _true(store, one, kept[one.place.table])
        seen += sum(len(one.shown) for one in crowd.told)
        _go_on(tmp_path)
    assert sum(len(log) for log in kept.values()) > KILLS
    assert seen > 2 * KILLS


def _unharmed(store: Store, table: str, before: list[Entry]) -> list[Entry]:
    """The log has only grown, and is a legal game."""
    entries = list(store.entries(table))
    assert entries[: len(before)] == before
    assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
    assert len({entry.client_id for entry in entries}) == len(entries)
    assert taken_up(store, table)[0].version == len(entries)
    return entries


def _true(store: Store, one: Witnessed, log: list[Entry]) -> None:
    """Every line that stood on the phone is stored, word for word, and what it saw undone is undone; no tap made two
    entries."""
    assert one.shown <= _ever_told(taken_up(store, one.place.table)[0])
    if one.session:
        assert sum(entry.client_id.startswith(f"{one.session}:") for entry in log) <= one.taps


def _ever_told(play: Play[Any]) -> set[str]:
    """All lines that the log has had, at whatever version: a turn grows until it is over."""
    again, look, found = Play(play.game, play.setup), Look("en"), set[str]()
    for line in play.lines:
        again.submit(line.entry, accepted=True)
        for told in said(look, Snapshot(again, Desk()), LATEST):
            found.add(look.say("log-undone", what=told.words) if told.undone else told.words)
    return found


def _laid(folder: Path) -> list[Place]:
    house, places = House(folder), list[Place]()
    for when, players, options in TABLES:
        live = getattr(house, when)(players, host_seat=0, **options)
        links = [house.tables.link(live.id, str(seat)) for seat in range(players)]
        places += [Place(live.id, seat, f"/s/{link}") for seat, link in enumerate(links)]
    house.close()
    return places


def _go_on(folder: Path) -> None:
    """A game that is over is taken back to its beginning."""
    house = House(folder)
    for table in house.tables.listed():
        live = house.tables.table(table.id)
        if live.shown.snapshot.over:
            tap(live, house.host(live), None, "undo", to=1)
    house.close()
