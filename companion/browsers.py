"""Finds a browser that can show a page as a window of its own, without tabs: Chrome, Chromium or Edge."""

import os
import shutil
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path, PureWindowsPath

NAMES = (
    "google-chrome",
    "google-chrome-stable",
    "chromium",
    "chromium-browser",
    "microsoft-edge",
    "microsoft-edge-stable",
    "com.google.Chrome",
    "org.chromium.Chromium",
    "com.microsoft.Edge",
)
"""As commands; those with dots are Flatpak's."""
FLATPAK = ("/var/lib/flatpak/exports/bin", "~/.local/share/flatpak/exports/bin")
APPS = ("Google Chrome", "Chromium", "Microsoft Edge")
"""As macOS calls them."""
PROGRAMS = (r"Google\Chrome\Application\chrome.exe", r"Chromium\Application\chrome.exe")
EDGE = r"Microsoft\Edge\Application\msedge.exe"
"""Every Windows has it: only where nobody installed another."""
PROGRAM_FOLDERS = ("ProgramFiles", "ProgramFiles(x86)", "LocalAppData")


def window_browser() -> str | None:
    """The command of the first one that is there."""
    if sys.platform == "win32":
        return _there(on_windows(os.environ))
    if sys.platform == "darwin":
        return _there(on_a_mac(Path.home()))
    path = os.pathsep.join([os.environ.get("PATH", os.defpath), *map(os.path.expanduser, FLATPAK)])
    return next((found for name in NAMES if (found := shutil.which(name, path=path))), None)


def on_windows(environment: Mapping[str, str]) -> Iterator[str]:
    r"""Where it would be, installed for everybody or for one person.

    >>> list(on_windows({"ProgramFiles(x86)": r"C:\Program Files (x86)"}))[-1]
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe'
    """
    folders = [environment[name] for name in PROGRAM_FOLDERS if environment.get(name)]
    return (str(PureWindowsPath(folder) / program) for program in (*PROGRAMS, EDGE) for folder in folders)


def on_a_mac(home: Path) -> Iterator[str]:
    """
    >>> next(on_a_mac(Path("/Users/ada")))
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
    """
    folders = (Path("/Applications"), home / "Applications")
    return (str(folder / f"{app}.app" / "Contents" / "MacOS" / app) for app in APPS for folder in folders)


def _there(places: Iterator[str]) -> str | None:
    return next((place for place in places if os.path.isfile(place)), None)
