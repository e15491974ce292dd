"""Starts a browser of either engine through its WebDriver, at the size of a phone: Safari's, as Debian's WebKitGTK has
it, and Chromium's. Both need no screen: WebKit draws on one that is only thought of (Xvfb)."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from selenium import webdriver
from selenium.webdriver.chrome.service import Service as ChromiumService
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.webkitgtk.service import Service as WebKitService

from tests import leash
from tests.browsers.phone import Phone, swipe, wheel
from tests.e2e.driver import ARGS, PHONE, chromium

MINI = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"
_BARE = "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 4px; }"
"""For the browser's own buttons, which are wider than a phone."""
_LEASH: dict[str, Any] = {"popen_kw": {"preexec_fn": leash.to_us}}


def needed(name: str) -> str:
    found = shutil.which(name)
    assert found, f"these tests need {name}: see the Makefile's `browsers`"
    return found


@contextmanager
def display() -> Iterator[str]:
    """A screen that nobody looks at; it ends with us."""
    screen = subprocess.Popen(
        [needed("Xvfb"), "-displayfd", "1", "-screen", "0", "1024x1024x24", "-nolisten", "tcp"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        preexec_fn=leash.to_us,
    )
    try:
        assert screen.stdout
        yield f":{screen.stdout.readline().strip()}"
    finally:
        screen.terminate()
        screen.wait()


def webkit(home: Path, screen: str) -> WebDriver:
    """What it saves goes to `home`."""
    (home / "gtk-3.0").mkdir(parents=True)
    (home / "gtk-3.0" / "gtk.css").write_text(_BARE, encoding="utf-8")
    (home / "user-dirs.dirs").write_text(f'XDG_DOWNLOAD_DIR="{home}"\n', encoding="utf-8")
    options = webdriver.WebKitGTKOptions()
    options.binary_location = str(sorted(Path("/").glob(MINI[1:]))[-1])
    options.add_argument("--automation")
    where = {
        **os.environ,
        "DISPLAY": screen,
        "XDG_CONFIG_HOME": str(home),
        "LANG": "en_GB.UTF-8",
    }  # "C" is nobody's language
    opened = webdriver.WebKitGTK(options=options, service=WebKitService(needed("WebKitWebDriver"), env=where, **_LEASH))
    size = opened.get_window_size()
    inside = opened.execute_script("return [innerWidth, innerHeight]")
    opened.set_window_size(PHONE["width"], PHONE["height"] + size["height"] - inside[1])
    return opened


def chrome(home: Path, screen: str) -> WebDriver:
    options = webdriver.ChromeOptions()
    options.binary_location = chromium()
    for one in (*ARGS, "--headless=new", "--lang=en-GB", "--remote-debugging-pipe"):
        options.add_argument(one)
    device = {"width": PHONE["width"], "height": PHONE["height"], "pixelRatio": 1, "touch": True}
    options.add_experimental_option("mobileEmulation", {"deviceMetrics": device})
    options.add_experimental_option("prefs", {"download.default_directory": str(home)})
    return webdriver.Chrome(options=options, service=ChromiumService(needed("chromedriver"), **_LEASH))


def phone(engine: str, home: Path, screen: str) -> Phone:
    start, scroll = ENGINES[engine]
    return Phone(start(home, screen), home, scroll)


ENGINES = {"webkit": (webkit, wheel), "chromium": (chrome, swipe)}
