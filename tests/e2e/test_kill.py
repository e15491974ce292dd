"""`kill -9` of the whole host at random moments, while phones tap: nothing that anybody was shown is lost, nothing is
applied twice, the store opens every time. `make soak` does it more often (COMPANION_KILLS)."""

from __future__ import annotations

import os
import time
from pathlib import Path
from random import Random

import pytest

from model.store import Entry, Store
from tests.e2e.crowd import Crowd, Place
from tests.e2e.hosting import Host
from tests.e2e.unharmed import ever_told, true, unharmed
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
    places, rng = laid(House(tmp_path)), Random()
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
            kept = {table: unharmed(store, table, log) for table, log in kept.items()}
            told = {table: ever_told(store, table) for table in kept}
            for one in crowd.told:
                true(one, told[one.place.table], kept[one.place.table])
        seen += sum(len(one.shown) for one in crowd.told)
        go_on(House(tmp_path))
    assert sum(len(log) for log in kept.values()) > KILLS
    assert seen > 2 * KILLS


def laid(house: House) -> list[Place]:
    """Tables to play at, and the places of all who do."""
    places = list[Place]()
    for when, players, options in TABLES:
        live = getattr(house, when)(players, host_seat=0, **options)
        links = [house.tables.link(live.id, str(seat)) for seat in range(players)]
        places += [Place(live.id, seat, f"/s/{link}") for seat, link in enumerate(links)]
    house.close()
    return places


def go_on(house: House) -> None:
    """A game that is over is taken back to its beginning."""
    for table in house.tables.listed():
        live = house.tables.table(table.id)
        if live.shown.snapshot.over:
            tap(live, house.host(live), None, "undo", to=1)
    house.close()
