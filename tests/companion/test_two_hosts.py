"""Two real hosts, processes of their own, on one PostgreSQL: a table's phones are at either, and at the other when one
is killed; one with another secret does not start."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import psycopg
import pytest

from companion.files import one_line
from model.language import texts
from model.table.secret import Secret
from tests.companion.running import companion, lines
from tests.e2e.evening import pick
from tests.e2e.hosting import Host
from tests.e2e.raw import RawPhone
from tests.model.table.house import House
from tests.often import by_day
from tests.patience import PATIENCE

SECRET = b"a secret that all hosts of this house share"


@pytest.fixture
def secret(tmp_path: Path) -> Path:
    file = tmp_path / "shared"
    file.write_bytes(SECRET + b"\n")
    return file


@pytest.fixture
def house(tmp_path: Path, postgres_url: str) -> Iterator[House]:
    """The same database, asked beside the hosts."""
    folder = tmp_path / "beside"
    folder.mkdir()
    (folder / "secret.key").write_bytes(SECRET)
    one = House(folder, postgres_url)
    yield one
    one.close()


def test_phones_of_one_table_at_two_hosts(house: House, secret: Path, postgres_url: str) -> None:
    live = house.drafting(3, host_seat=0)
    routes = [f"/s/{house.tables.link(live.id, str(seat))}" for seat in range(3)]
    more = ["--database", postgres_url, "--secret", str(secret)]
    with ExitStack() as stack:
        one, two = (stack.enter_context(Host(more=more)) for _ in range(2))
        kept: list[dict[str, Any]] = [{} for _ in range(3)]
        ada, ben, cleo = (
            stack.enter_context(RawPhone(host.port, route, stored))
            for host, route, stored in zip((one, two, one), routes, kept, strict=True)
        )
        _, taken = pick(ada)
        hand, _ = pick(ben)
        assert taken not in hand
        cleo.there("hand")
        assert house.store.table(live.id).version == 4
        one.kill()
        again = stack.enter_context(RawPhone(two.port, routes[2], kept[2]))
        pick(again)
        back = stack.enter_context(RawPhone(two.port, routes[0], kept[0]))
        back.without("hand")
        ben.until(lambda: house.store.table(live.id).version >= 5, "the third pick")
        house.tables.reissue(house.host(live), "1")
        ben.there("lost")
        assert two.end() == 0
        complaints = [line for line in two.complaints if "Traceback" in line or "ERROR" in line]
        assert not complaints, two.complaints


@pytest.mark.parametrize("lang", by_day("en", "fr"))
def test_a_host_with_another_secret_says_so_and_ends(
    house: House, tmp_path: Path, postgres_url: str, lang: str
) -> None:
    house.store.join("1", Secret(SECRET).fingerprint())
    other = tmp_path / "other"
    other.write_bytes(b"quite another secret than the one of the house")
    words = ["serve", "--data", tmp_path / "data", "--database", postgres_url, "--secret", other, "--lang", lang]
    for more, code in (([], "store-other-secret"), (["--new-links"], "store-secret-in-use")):
        done = companion(*words, *more)
        assert done.returncode == 2
        assert lines(done.stderr) == [one_line(texts(lang).say(code))]


def test_a_secret_that_is_none(tmp_path: Path, postgres_url: str) -> None:
    (tmp_path / "short").write_text("hunter2\n")
    words = ["serve", "--data", tmp_path / "data", "--database", postgres_url, "--lang", "en"]
    short = companion(*words, "--secret", tmp_path / "short")
    missing = companion(*words, "--secret", tmp_path / "missing")
    typed = companion(*words, COMPANION_SECRET="hunter2")
    for done, said in ((short, "at least 32"), (missing, "cannot be read"), (typed, "COMPANION_SECRET: a secret")):
        assert done.returncode == 2
        assert said in done.stderr.decode()
    with psycopg.connect(postgres_url) as raw:
        assert raw.execute("SELECT count(*) FROM hosts").fetchone() == (0,)


def test_a_host_that_was_given_up_for_another_secret_says_so_and_ends(secret: Path, postgres_url: str) -> None:
    """It stood still, was taken for gone, and all links were made anew meanwhile."""
    with Host(more=["--database", postgres_url, "--secret", str(secret)]) as host:
        with psycopg.connect(postgres_url, autocommit=True) as raw:
            raw.execute("UPDATE house SET value = 'that of another secret' WHERE name = 'secret'")
        assert host.process.wait(timeout=PATIENCE) == 0
        assert texts("en").say("store-other-secret") in host.complaints
