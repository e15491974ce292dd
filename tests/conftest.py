"""For all tests: in CI a skipped test is a failure, properties try the same cases every time, and no worker outlives
the run."""

import os

import pytest
from hypothesis import settings

from tests import leash

settings.register_profile("ci", derandomize=True)
if os.environ.get("CI"):
    settings.load_profile("ci")


if os.environ.get("PYTEST_XDIST_WORKER"):
    leash.with_parent()


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if os.environ.get("CI") and reporter and reporter.stats.get("skipped"):
        reporter.write_line("skipped in CI: that is a failure", red=True)
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
