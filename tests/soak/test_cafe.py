"""An evening in a café: the real haproxy with our configuration, two hosts behind it, a real PostgreSQL, ten phones.

`kill -9` of one host after the other while everybody taps (COMPANION_KILLS), now and then an update: it is asked to go
and comes back. Then the database is stopped and started. Nothing shown is lost, nothing is there twice.
"""

from __future__ import annotations

import os
import signal
import statistics
import time
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from typing import Any

import pytest

from model.language import texts
from model.store import Entry, Store
from tests.e2e.crowd import Place
from tests.e2e.hosting import Host
from tests.e2e.test_kill import go_on, laid
from tests.e2e.unharmed import ever_told, true, unharmed
from tests.model.table.house import House
from tests.patience import PATIENCE
from tests.postgres import server
from tests.soak.front import answers, free_port, haproxy
from tests.soak.lasting import Evening

KILLS = int(os.environ.get("COMPANION_KILLS", "50"))
UPDATES = 5
"""So many kills, then an update."""
SECRET = b"a secret that all hosts of this house share"
SOON = 3.0
"""Seconds in which a phone is back. A busy machine is no failure: half of them must be, and what three visits take when
nobody dies comes on top."""


class Cafe:
    def __init__(self, folder: Path, database: Any) -> None:
        self.folder, self.database, self.url = folder, database, database.get_uri()
        self.secret = folder / "secret"
        self.secret.write_bytes(SECRET)
        (folder / "secret.key").write_bytes(SECRET)
        self.ports = free_port(), free_port()
        self.hosts = [self.host(port) for port in self.ports]

    def host(self, port: int) -> Host:
        more = ["--database", self.url, "--secret", str(self.secret), "--forwarded", "127.0.0.1"]
        return Host(port=port, more=more)

    def house(self) -> House:
        """The same database, asked beside the hosts."""
        return House(self.folder, self.url)

    def kill(self, which: int) -> None:
        self.hosts[which].kill()

    def again(self, which: int) -> None:
        self.hosts[which] = self.host(self.ports[which])

    def update(self, which: int) -> None:
        """Drain, restart, back."""
        going = self.hosts[which]
        going.process.send_signal(signal.SIGTERM)
        assert going.process.wait(timeout=PATIENCE) == 0
        _quiet(going)
        self.again(which)

    def close(self) -> None:
        for host in self.hosts:
            host.__exit__()


@pytest.fixture(scope="module")
def cafe(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cafe]:
    with server(tmp_path_factory.getbasetemp().parent / "postgres.lock") as database:
        found = Cafe(tmp_path_factory.mktemp("cafe"), database)
        yield found
        found.close()


@pytest.fixture(scope="module")
def door(cafe: Cafe) -> Iterator[int]:
    with haproxy(cafe.folder, cafe.ports) as port:
        yield port


@pytest.fixture(scope="module")
def places(cafe: Cafe) -> list[Place]:
    return laid(cafe.house())


@pytest.mark.parametrize("path", ["/metrics", "/metrics?", "/%6Detrics", "/metrics%0a"])
def test_the_door_passes_no_question_for_metrics_on(cafe: Cafe, door: int, path: str) -> None:
    for port, of_a_host in ((cafe.ports[0], True), (door, False)):
        with closing(HTTPConnection("127.0.0.1", port, timeout=PATIENCE)) as asking:
            asking.request("GET", path)
            answer = asking.getresponse()
            assert answer.status == (200 if of_a_host else 404)
            assert (answer.getheader("Content-Security-Policy") is not None) is of_a_host, "who has answered"


def test_hosts_killed_under_load(cafe: Cafe, door: int, places: list[Place]) -> None:
    rng, updated = Random(), list[float]()
    kept: dict[str, list[Entry]] = {place.table: [] for place in places}
    with Evening(door, places, rng) as evening:
        for number in range(KILLS):
            which = number % 2
            evening.goes_on(rng.randint(5, 30))
            time.sleep(rng.uniform(0, 0.3))
            cafe.kill(which)
            evening.all_here()
            kept = _unharmed(cafe, kept)
            cafe.again(which)
            if number % UPDATES == UPDATES - 1:
                before = len(evening.back)
                cafe.update(1 - which)
                evening.all_here()
                updated += evening.back[before:]
                go_on(cafe.house())
    kept = _unharmed(cafe, kept)
    _true(cafe, evening, kept)
    entries = sum(len(log) for log in kept.values())
    print(
        f"\n{KILLS} kills, {KILLS // UPDATES} updates, {evening.taps} taps, {entries} entries, "
        f"{len(evening.told)} sessions; "
        f"a visit takes {_told(evening.came)}; back after {_told(evening.back)}; of an update {_told(updated)}"
    )
    assert entries > KILLS
    assert statistics.median(evening.back) < SOON + 3 * statistics.median(evening.came)


def test_the_database_stopped_and_started(cafe: Cafe, door: int, places: list[Place]) -> None:
    kept: dict[str, list[Entry]] = _unharmed(cafe, {place.table: [] for place in places})
    away = texts("en").say("store-unreachable")
    with Evening(door, places, Random()) as evening:
        evening.goes_on(30)
        cafe.database.stop()
        evening.until(lambda: any(away in line for line in evening.heard), "taps are answered with a clear message")
        evening.until(lambda: not answers(door), "no new phones while nothing can be stored")
        assert all(guest.here for guest in evening.guests), "whoever is there stays"
        cafe.database.start()
        evening.until(lambda: answers(door), "new phones may come")
        before = {table: len(log) for table, log in kept.items()}
        with Store.open(cafe.url) as store:
            evening.until(lambda: sum(store.table(table).version for table in kept) > sum(before.values()) + 10, "taps")
    kept = _unharmed(cafe, kept)
    _true(cafe, evening, kept)
    assert evening.back == [], "nobody has lost their host"
    for host in cafe.hosts:
        assert host.process.poll() is None


def _unharmed(cafe: Cafe, kept: dict[str, list[Entry]]) -> dict[str, list[Entry]]:
    with Store.open(cafe.url) as store:
        return {table: unharmed(store, table, log) for table, log in kept.items()}


def _true(cafe: Cafe, evening: Evening, kept: dict[str, list[Entry]]) -> None:
    with Store.open(cafe.url) as store:
        told = {table: ever_told(store, table) for table in kept}
    for one in evening.told:
        true(one, told[one.place.table], kept[one.place.table])


def _quiet(host: Host) -> None:
    faults = [line for line in host.complaints if "Traceback" in line or "ERROR" in line]
    assert not faults, host.complaints


def _told(seconds: list[float]) -> str:
    ordered = sorted(seconds) or [0.0]
    p95 = ordered[int(len(ordered) * 0.95) - 1]
    return f"p50 {statistics.median(ordered):.2f} s, p95 {p95:.2f} s, longest {ordered[-1]:.2f} s ({len(seconds)})"
