"""Shows the app on the machine it runs on: in its browser, or in a window where Flet's desktop client is there."""

import os
import sys
import webbrowser
from importlib.util import find_spec


def show(url: str, window: bool = False) -> bool:
    """Whether something was opened; a machine without a screen is no fault."""
    if window and find_spec("flet_desktop") is not None:
        import flet_desktop  # type: ignore[import-not-found]

        flet_desktop.open_flet_view(url, None, False)
        return True
    return has_screen() and webbrowser.open(url)


def has_screen() -> bool:
    """Else a browser for the terminal might start, and take it over."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
