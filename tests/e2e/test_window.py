"""`companion --window` with a real browser: the app in a window without tabs; closing it does not end the host."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, Error

from tests.companion.running import CLEAN, LEASHED
from tests.e2e.driver import chromium as chromium_command
from tests.e2e.hosting import ROOT, Lines, announced
from tests.patience import PATIENCE

SCRIPT = """#!/bin/sh
echo $$ > {folder}/process
exec {chromium} --headless=new --no-sandbox --user-data-dir={folder}/profile --remote-debugging-port=0 "$@"
"""


@pytest.fixture
def port(tmp_path: Path) -> Iterator[int]:
    """Where the host is that opened a window."""
    script = tmp_path / "google-chrome"
    script.write_text(SCRIPT.format(folder=tmp_path, chromium=chromium_command()), encoding="utf-8")
    script.chmod(0o700)
    env = {**os.environ, **CLEAN, "PATH": f"{tmp_path}:{os.environ['PATH']}", "DISPLAY": ":7", "PYTHONUNBUFFERED": "1"}
    started = subprocess.Popen(
        [sys.executable, "-c", LEASHED, "--window"],
        cwd=ROOT,
        env={**env, "COMPANION_DATA": str(tmp_path / "data")},
        stdin=subprocess.PIPE,  # the leash
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    try:
        yield announced(Lines(started.stdout))[0]
    finally:
        started.kill()
        started.wait()
        with contextlib.suppress(OSError, ValueError):  # a window is no part of the leash
            os.kill(int((tmp_path / "process").read_text()), signal.SIGKILL)


def until_there(file: Path) -> str:
    end = time.monotonic() + PATIENCE
    while not (file.exists() and "\n" in file.read_text()):
        assert time.monotonic() < end, f"no {file}"
        time.sleep(0.05)
    return file.read_text()


def until_gone(process: int) -> None:
    end = time.monotonic() + PATIENCE
    with contextlib.suppress(ProcessLookupError):
        while True:
            os.kill(process, 0)
            assert time.monotonic() < end, "the window does not close"
            time.sleep(0.05)


def until_drawn(debugging: str) -> None:
    """The app's page has its title. Whoever attaches while a window only opens may wait for its answer for ever."""
    end = time.monotonic() + PATIENCE
    while True:
        with urlopen(f"http://127.0.0.1:{debugging}/json/list", timeout=PATIENCE) as answer:
            titles = [one["title"] for one in json.load(answer) if one["type"] == "page"]
        if titles == ["Temple Companion"]:
            return
        assert time.monotonic() < end, f"no page of the app: {titles}"
        time.sleep(0.05)


def test_the_app_in_a_window_of_its_own(port: int, tmp_path: Path, chromium: Browser) -> None:
    debugging = until_there(tmp_path / "profile" / "DevToolsActivePort").split()[0]
    until_drawn(debugging)
    opened = chromium.browser_type.connect_over_cdp(f"http://127.0.0.1:{debugging}", timeout=PATIENCE * 1000)
    (page,) = opened.contexts[0].pages
    assert page.url.startswith(f"http://localhost:{port}/o/"), "the owner's own way in"
    assert page.evaluate("matchMedia('(display-mode: standalone)').matches"), "no tabs, no address"
    with contextlib.suppress(Error):  # it may be gone before it can answer
        opened.new_browser_cdp_session().send("Browser.close")
    until_gone(int((tmp_path / "process").read_text()))
    with urlopen(f"http://127.0.0.1:{port}/healthz", timeout=PATIENCE) as answer:
        assert answer.read().startswith(b"ok")
