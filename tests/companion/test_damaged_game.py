"""A game whose rows are damaged says so on its phones and on paper, in words; the other games go on."""

import asyncio
import json
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest

from model.games.samples import sample_kit
from model.language import texts
from model.store import Store
from model.table.secret import Secret
from model.table.tables import Tables
from tests.e2e.hosting import Host
from tests.patience import PATIENCE
from tests.phones.raw import RawPhone

DAMAGE = {
    "header": "UPDATE tables SET header='nonsense' WHERE id=:bad",
    "desk": "UPDATE tables SET desk='nonsense' WHERE id=:bad",
    "entry": "INSERT INTO log (table_id, version, client_id, entry, at) VALUES (:bad, 1, 'x', 'nonsense', '2026')",
    "note": "INSERT INTO notes (table_id, number, at, note) VALUES (:bad, 1, '2026', 'nonsense')",
    "kit": "UPDATE kits SET body='nonsense' WHERE :bad != ''",
}


class Evening(NamedTuple):
    host: Host
    bad: str
    links: list[str]
    kit: str


@pytest.fixture(params=[damage for damage in DAMAGE if damage != "kit"])
def damaged(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Evening]:
    """A host of two games; something of the first, and a kit, are nonsense."""
    with Store.open(data=tmp_path) as store:
        tables = Tables(store, Secret.kept_in(tmp_path))
        games = [tables.create("lost-temple", [("Ada", "red"), ("Ben", "blue")]).id for _ in range(2)]
        links = [tables.link(game, "0") for game in games]
        kit = store.begin_copy("lost-temple", "mine", json.dumps(sample_kit("lost-temple")))
    with sqlite3.connect(tmp_path / "companion.sqlite") as raw:
        for what in (request.param, "kit"):
            raw.execute(DAMAGE[what], {"bad": games[0]})
    raw.close()
    with Host(data=tmp_path) as host:
        yield Evening(host, games[0], links, kit)


def test_its_phones_and_sheets_say_so_and_the_others_go_on(damaged: Evening) -> None:
    host, bad, links, kit = damaged
    said = texts("de").say("store-bad-row", table=bad)
    asyncio.run(_shows(host, f"/s/{links[0]}", lambda parts: "lost" in parts))
    asyncio.run(_shows(host, f"/s/{links[1]}", lambda parts: len(parts) > 5))
    asyncio.run(_shows(host, host.owner_url.removeprefix(host.url), lambda parts: "continue-0" in parts))
    for form in ("pdf", "png"):
        answer = httpx.get(f"{host.url}/print/table/{links[0]}.{form}?sheet=report&lang=de", timeout=PATIENCE)
        assert (answer.status_code, answer.text) == (503, said)
        setup = {"game": "lost-temple", "sheet": "setup", "kit": kit}
        assert httpx.get(f"{host.url}/print/sheet.{form}", params=setup, timeout=PATIENCE).status_code == 400
    assert httpx.get(f"{host.url}/print/table/{links[1]}.pdf?sheet=report", timeout=PATIENCE).status_code == 200
    assert host.end() == 0, host.complaints
    assert all(bad in line or "127.0.0.1" in line for line in host.complaints), host.complaints


async def _shows(host: Host, route: str, parts: Callable[[dict[str, int]], bool]) -> None:
    phone = await RawPhone(host.port, route).join()
    try:
        await phone.until(lambda: parts(phone.parts))
    finally:
        await phone.leave()
