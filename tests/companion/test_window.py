"""`--window`: the app as a window of its own, where a browser can; else a tab, and a word about it."""

import os
import stat
import sys
from pathlib import Path

import pytest

from companion import browsers, window
from model.language import texts
from tests.companion.running import companion
from tests.companion.test_second_start import Started

URL = "http://localhost:8550/o/x"


@pytest.fixture(autouse=True)
def at_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":7")
    monkeypatch.setattr(sys, "platform", "linux")


class Browsers:
    """Commands that write down how they were called; those of the machine cannot be found."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        monkeypatch.setenv("PATH", str(folder))
        monkeypatch.setattr(browsers, "FLATPAK", ())
        monkeypatch.setattr(window.webbrowser, "open", lambda url: self._tab(url))

    def put(self, name: str, then: str = "") -> None:
        file = self.folder / name
        file.write_text(f'#!/bin/sh\necho "{name} $*" >> "{self.folder}/called"\n{then}\n', encoding="utf-8")
        file.chmod(file.stat().st_mode | stat.S_IXUSR)

    def called(self) -> list[str]:
        file = self.folder / "called"
        return file.read_text(encoding="utf-8").splitlines() if file.exists() else []

    def _tab(self, url: str) -> bool:
        with (self.folder / "called").open("a", encoding="utf-8") as called:
            called.write(f"tab {url}\n")
        return True


@pytest.fixture
def found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Browsers:
    return Browsers(tmp_path, monkeypatch)


@pytest.mark.parametrize("name", browsers.NAMES)
def test_each_of_them_opens_a_window(found: Browsers, name: str) -> None:
    found.put(name)
    assert window.show(URL, True, pytest.fail)
    assert found.called() == [f"{name} --app={URL}"]


def test_one_that_somebody_installed_goes_before_edge(found: Browsers) -> None:
    for name in ("microsoft-edge", "chromium"):
        found.put(name)
    assert window.show(URL, True, pytest.fail)
    assert found.called() == [f"chromium --app={URL}"]


def test_a_browser_that_goes_on_is_not_waited_for(found: Browsers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(window, "SETTLED", 0.2)
    os.mkfifo(found.folder / "pipe")
    found.put("chromium", f'read enough < "{found.folder}/pipe"')
    try:
        assert window.show(URL, True, pytest.fail)
    finally:
        (found.folder / "pipe").write_text("enough\n", encoding="utf-8")


@pytest.mark.parametrize("names", [(), ("chromium",)])
def test_where_none_opens_it_is_a_tab_and_said(found: Browsers, names: tuple[str, ...]) -> None:
    told: list[bool] = []
    for name in names:
        found.put(name, "exit 1")
    assert window.show(URL, True, lambda: told.append(True))
    assert told == [True]
    assert found.called()[-1] == f"tab {URL}"


def test_who_does_not_ask_for_a_window_gets_a_tab(found: Browsers) -> None:
    found.put("chromium")
    assert window.show(URL, False, pytest.fail)
    assert found.called() == [f"tab {URL}"]


def test_without_a_screen_nothing_is_opened_and_nothing_said(found: Browsers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISPLAY")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    found.put("chromium")
    assert not window.show(URL, True, pytest.fail)
    assert found.called() == []


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_other_systems_have_them_at_known_places(system: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    for name in browsers.PROGRAM_FOLDERS:
        monkeypatch.setenv(name, str(tmp_path))
    places = [*browsers.on_windows(os.environ)] if system == "win32" else [*browsers.on_a_mac(tmp_path)]
    assert browsers.window_browser() is None
    for place in dict.fromkeys(place for place in reversed(places) if place.startswith(str(tmp_path))):
        Path(place).parent.mkdir(parents=True, exist_ok=True)
        Path(place).touch()
        assert browsers.window_browser() == place, "one that is looked for earlier"


def test_a_second_start_opens_the_window_too(found: Browsers, tmp_path: Path) -> None:
    """And says in the terminal's language where there is none."""
    none = texts("de").say("home-no-window")
    with Started(tmp_path / "data") as first:
        assert first.at()
        found.put("browser")
        env = {"COMPANION_DATA": str(tmp_path / "data"), "BROWSER": f"{tmp_path}/browser %s", "LC_ALL": "de_DE.UTF-8"}
        assert none in companion("--window", **env).stdout.decode()
        found.put("chromium")
        assert none not in companion("--window", **env).stdout.decode()
    (tab, opened) = found.called()
    assert tab.startswith("browser http")
    assert opened.startswith("chromium --app=http")
