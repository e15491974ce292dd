"""`companion --window` with a real browser: the app in a window without tabs; closing it does not end the host."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, Error

from tests.companion.running import CLEAN, LEASHED
from tests.e2e.driver import chromium as chromium_command
from tests.e2e.hosting import ROOT, Lines, announced
from tests.patience import PATIENCE

Told = TypeVar("Told")
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


def until(told: Callable[[], Told], what: str) -> Told:
    """What it tells, once that is anything."""
    end = time.monotonic() + PATIENCE
    while not (found := told()):
        assert time.monotonic() < end, what
        time.sleep(0.05)
    return found


def written(file: Path) -> str:
    """A whole line of it, if there is one yet."""
    text = file.read_text() if file.exists() else ""
    return text if "\n" in text else ""


def titles(debugging: str) -> list[str]:
    """Of the pages that a browser has open."""
    with urlopen(f"http://127.0.0.1:{debugging}/json/list", timeout=PATIENCE) as answer:
        return [one["title"] for one in json.load(answer) if one["type"] == "page"]


def gone(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


def test_the_app_in_a_window_of_its_own(port: int, tmp_path: Path, chromium: Browser) -> None:
    debugging = until(lambda: written(tmp_path / "profile" / "DevToolsActivePort"), "no window").split()[0]
    # Whoever attaches while a window only opens may wait for its answer for ever.
    until(lambda: titles(debugging) == ["Temple Companion"], "no page of the app")
    opened = chromium.browser_type.connect_over_cdp(f"http://127.0.0.1:{debugging}", timeout=PATIENCE * 1000)
    (page,) = opened.contexts[0].pages
    assert page.url.startswith(f"http://localhost:{port}/o/"), "the owner's own way in"
    assert page.evaluate("matchMedia('(display-mode: standalone)').matches"), "no tabs, no address"
    with contextlib.suppress(Error):  # it may be gone before it can answer
        opened.new_browser_cdp_session().send("Browser.close")
    until(lambda: gone(int((tmp_path / "process").read_text())), "the window does not close")
    with urlopen(f"http://127.0.0.1:{port}/healthz", timeout=PATIENCE) as answer:
        assert answer.read().startswith(b"ok")
