"""For all tests: in CI a skipped test is a failure, properties try the same cases every time, no worker outlives the
run, and a text that could not be said is found: it only goes to the log, so that nobody's screen goes dark for it."""

import gc
import logging
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from companion.tidying import seldom
from tests import leash
from tests.postgres import mark, postgres, postgres_url
from tests.sharing import share

__all__ = ["postgres", "postgres_url"]  # fixtures, for every room

settings.register_profile("calm", deadline=None)  # a busy machine is no fault
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "calm")


REPEATS = {"fr", "nl", "fi"}
"""Languages in which `make quick` does not prove again what it proves in English and German."""
MEMORY = Path("/dev/shm")
ROOM = 4 * 2**30
if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM:
    # Every move waits for the disk, and no test pulls the plug: a folder in memory loses as little to a kill.
    os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)

if os.environ.get("PYTEST_XDIST_WORKER"):
    leash.with_parent()
seldom()  # as a running host does


def pytest_collection_finish(session: pytest.Session) -> None:
    """What was loaded stays: nobody need look through it again, as in a running host."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(tryfirst=True)  # before a worker tells of which group each is
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    mark(items)
    for item in items:
        given = getattr(item, "callspec", None)
        if given and REPEATS.intersection(one for one in given.params.values() if isinstance(one, str)):
            item.add_marker(pytest.mark.long)
    share(items)


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if os.environ.get("CI") and reporter and reporter.stats.get("skipped"):
        reporter.write_line("skipped in CI: that is a failure", red=True)
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


class _Unsaid(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())


@pytest.fixture(autouse=True)
def everything_has_words(request: pytest.FixtureRequest) -> Iterator[None]:
    unsaid = _Unsaid()
    logger = logging.getLogger("model.language")
    logger.addHandler(unsaid)
    yield
    logger.removeHandler(unsaid)
    if not request.node.get_closest_marker("says_nothing"):
        assert unsaid.lines == []
