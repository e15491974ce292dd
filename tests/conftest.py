"""For all tests: in CI a skipped test is a failure, and properties try the same cases every time."""

import os

import pytest
from hypothesis import settings

settings.register_profile("ci", derandomize=True)
if os.environ.get("CI"):
    settings.load_profile("ci")


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if os.environ.get("CI") and reporter and reporter.stats.get("skipped"):
        reporter.write_line("skipped in CI: that is a failure", red=True)
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
