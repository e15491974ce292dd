"""Shows the app on the machine it runs on: in a tab of its browser, or in a window of its own."""

import os
import subprocess
import sys
import webbrowser
from collections.abc import Callable
from importlib.util import find_spec
from threading import Thread

from companion.browsers import window_browser

SETTLED = 3.0
"""Seconds after which a browser that still runs has opened; one that runs already is told at once."""


def show(url: str, window: bool = False, no_window: Callable[[], object] = lambda: None) -> bool:
    """Whether something was opened; a machine without a screen is no fault. Where no window can be had `no_window` is
    told, and it is a tab. May take some seconds. A window that is closed ends nothing: phones may be playing."""
    if window and _by_flet(url):
        return True
    if not has_screen():
        return False
    if window:
        if _by_a_browser(url):
            return True
        no_window()
    return webbrowser.open(url)


def _by_flet(url: str) -> bool:
    if find_spec("flet_desktop") is None:
        return False
    import flet_desktop  # type: ignore[import-not-found]

    flet_desktop.open_flet_view(url, None, False)
    return True


def _by_a_browser(url: str) -> bool:
    """With the person's own profile: the window is the device that their tab is, and sits where that sat."""
    browser = window_browser()
    if browser is None:
        return False
    quiet = subprocess.DEVNULL
    try:  # a session of its own: Ctrl-C in the terminal is not for it
        opened = subprocess.Popen(
            [browser, f"--app={url}"], stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True
        )
    except OSError:
        return False
    try:
        return opened.wait(SETTLED) == 0
    except subprocess.TimeoutExpired:
        Thread(target=opened.wait, daemon=True).start()  # else its end would never be noticed
        return True


def has_screen() -> bool:
    """Else a browser for the terminal might start, and take it over."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
