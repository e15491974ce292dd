"""What `/healthz` says: to pages that look for their host, and to a proxy that has others."""

import signal
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from companion.host import health
from companion.host.health import Health
from tests.e2e.hosting import Host
from tests.e2e.raw import RawPhone
from tests.model.table.house import House
from tests.patience import PATIENCE


def asked(host: Host) -> httpx.Response:
    return httpx.get(f"{host.url}/healthz", timeout=PATIENCE)


def until(health: Health, state: str) -> None:
    end = time.monotonic() + PATIENCE
    while health.state() != state:
        assert time.monotonic() < end, state
        time.sleep(0.01)


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH", 0.02)
    monkeypatch.setattr(health, "PATIENCE", 0.2)


def test_it_tells_database_and_version() -> None:
    with Host() as host:
        answer = asked(host)
    assert answer.status_code == 200
    said, *facts = answer.text.splitlines()
    assert said == "ok"
    assert dict(fact.split(": ") for fact in facts).keys() == {"database", "version"}
    assert "database: sqlite" in facts


@pytest.mark.usefixtures("hurried")
def test_a_database_that_is_away_and_back() -> None:
    away = threading.Event()

    def ask() -> None:
        if away.is_set():
            raise OSError

    asked = Health("postgresql", ask)
    until(asked, "ok")
    away.set()
    until(asked, "no database")
    away.clear()
    until(asked, "ok")


@pytest.mark.usefixtures("hurried")
def test_a_database_that_says_nothing() -> None:
    answers = threading.Event()
    asked = Health("postgresql", lambda: answers.wait(PATIENCE))
    until(asked, "no database")
    answers.set()
    until(asked, "ok")


def test_a_host_that_goes_says_so_then_sends_its_phones_away(tmp_path: Path, postgres_url: str) -> None:
    (tmp_path / "secret").write_bytes(b"a secret that all hosts of this house share")
    (tmp_path / "secret.key").write_bytes(b"a secret that all hosts of this house share")
    house = House(tmp_path, postgres_url)
    live = house.drafting(2, host_seat=0)
    route, kept = f"/s/{house.tables.link(live.id, '0')}", dict[str, Any]()
    more = ["--database", postgres_url, "--secret", str(tmp_path / "secret"), "--drain", "1.5"]
    with Host(more=more) as going, Host(more=more) as staying, RawPhone(going.port, route, kept) as phone:
        assert "database: postgresql" in asked(going).text
        phone.there("hand")
        assert "companion_phones 1.0" in httpx.get(f"{going.url}/metrics", timeout=PATIENCE).text
        going.process.send_signal(signal.SIGTERM)
        phone.until(lambda: asked(going).status_code == 503, "the host says that it goes")
        assert asked(going).text.startswith("draining\n")
        assert not phone.gone, "whoever is here stays until a proxy has noticed"
        with pytest.raises(ConnectionError):
            phone.until(lambda: False, "the farewell")
        began = time.monotonic()
        with RawPhone(staying.port, route, kept) as again:
            again.there("hand")
        assert time.monotonic() - began < PATIENCE
        assert going.process.wait(timeout=PATIENCE) == 0
        assert not [line for line in going.complaints if "Traceback" in line or "ERROR" in line], going.complaints
    house.close()


def test_alone_it_ends_at_once(tmp_path: Path) -> None:
    with Host() as host:
        host.process.send_signal(signal.SIGTERM)
        assert host.process.wait(timeout=PATIENCE) == 0
