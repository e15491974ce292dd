"""Behind a proxy, beside a Prometheus: whose address counts, which name is ours, who reads what is counted."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from companion.files import one_line
from companion.front import Front
from companion.house import House as Served
from companion.metrics import measured
from model.language import texts
from model.store import Store
from model.table.doorkeeper import FREE
from model.table.errors import Behind
from tests.companion.running import companion, lines
from tests.e2e.hosting import Host
from tests.e2e.raw import RawPhone
from tests.model.table.house import House, tap
from tests.often import by_day
from tests.patience import PATIENCE

PUBLIC = "https://games.example"
WAIT = 429


@pytest.fixture(scope="module")
def plain():
    with Host() as host:
        yield host


@pytest.fixture(scope="module")
def behind():
    """A proxy on this machine; another machine may read the metrics."""
    with Host(more=["--forwarded", "127.0.0.1", "--public", PUBLIC, "--metrics", "10.9.0.0/16"]) as host:
        yield host


def asked(host: Host, path: str, **headers: str) -> httpx.Response:
    return httpx.get(f"{host.url}{path}", headers=headers, timeout=PATIENCE)


def tries(host: Host, addresses: list[str]) -> list[int]:
    """Somebody brings a file that is none, again and again, and says that it is somebody else each time."""
    return [
        httpx.post(f"{host.url}/copies/import", headers={"X-Forwarded-For": one}, timeout=PATIENCE).status_code
        for one in addresses
    ]


def test_nobody_takes_another_address(plain: Host) -> None:
    assert WAIT in tries(plain, [f"203.0.113.{number}" for number in range(FREE + 3)])


def test_a_trusted_proxy_says_whose_request_it_is(behind: Host) -> None:
    assert WAIT not in tries(behind, [f"203.0.113.{number}" for number in range(FREE + 3)])
    spoofed = [f"198.51.100.{number}, 192.0.2.7" for number in range(FREE + 3)]
    assert WAIT in tries(behind, spoofed), "what the phone itself says stands before what the proxy adds"


def test_the_public_name_is_ours(plain: Host, behind: Host) -> None:
    assert asked(plain, "/", Host="games.example").status_code == 421
    page = asked(behind, "/", Host="games.example", Origin=PUBLIC, **{"X-Forwarded-Proto": "https"})
    assert page.status_code == 200
    assert "wss://games.example" in page.headers["content-security-policy"]
    assert f"  {PUBLIC}" in behind.said._read


def test_links_lead_to_the_public_address(behind: Host) -> None:
    kept: dict[str, object] = {}
    with RawPhone(behind.port, behind._owner, kept) as owner:
        owner.tap("play-tikal")
        owner.tap("create")
        owner.until(lambda: any("games.example" in text for text in owner.everything()), "the public address")


def test_metrics_are_for_this_machine_and_who_was_named(plain: Host, behind: Host) -> None:
    assert asked(plain, "/metrics").status_code == 200
    assert asked(plain, "/metrics", **{"X-Forwarded-For": "10.9.1.2"}).status_code == 404, "passed on by somebody"
    assert asked(behind, "/metrics", **{"X-Forwarded-For": "203.0.113.5"}).status_code == 404
    assert asked(behind, "/metrics", **{"X-Forwarded-For": "10.9.1.2"}).status_code == 200


def test_what_is_counted(tmp_path: Path) -> None:
    played = House(tmp_path)
    with Store.open(data=tmp_path) as store:
        served = Served(store, tmp_path)
        metrics = measured(served, [1, 2, 3])
        live = played.drafting(2, host_seat=0)
        live = served.tables.table(live.id)
        (seat,) = live.shown.snapshot.to_act
        guest = played.seat(live, seat)
        tap(live, guest, seat, "pick", card=live.shown.snapshot.view(seat).hand[0])
        with pytest.raises(Behind):
            live.submit(guest, seat, {"do": "pick", "card": "thief"}, 0, "again")
        told = metrics.text()
    played.close()
    assert 'companion_moves_total{game="lost-temple"} 1.0' in told
    assert 'companion_refusals_total{reason="behind"} 1.0' in told
    assert "companion_phones 3.0" in told
    assert "companion_tables 1.0" in told
    assert "companion_stored_seconds_count 1.0" in told
    assert live.id not in told
    assert "Ada" not in told


@pytest.mark.parametrize("lang", by_day("en", "de"))
def test_what_is_no_network_and_no_address(tmp_path: Path, lang: str) -> None:
    said = texts(lang)
    for option, found, words in (
        ("--forwarded", "proxy.local", said.say("command-no-network", option="--forwarded", found="proxy.local")),
        ("--public", "games.example", said.say("command-no-address", found="games.example")),
    ):
        done = companion("serve", "--data", tmp_path, option, found, "--lang", lang)
        assert (done.returncode, lines(done.stderr)) == (2, [one_line(words)])


def test_names_and_addresses() -> None:
    front = Front(["laptop"], public="https://games.example/")
    assert front.names == ["laptop", "https://games.example/"]
    assert front.addresses(["http://localhost:8550"]) == ["https://games.example", "http://localhost:8550"]
