"""Every screen in every language: each text is there, a screen reader has words for every button, nothing is twice."""

from pathlib import Path
from typing import Any

import pytest

from model.language import LANGUAGES, texts
from model.table.guest import CODE
from screens.games import screens_of
from tests.often import by_day
from tests.screens.audit import audit
from tests.screens.evening import GAME, Evening, evening
from tests.screens.harness import Device

pytestmark = pytest.mark.long

EVERY = pytest.mark.parametrize("lang", LANGUAGES)
TWO = pytest.mark.parametrize("lang", by_day("en", "fi"))


async def turn_over_all(device: Device) -> None:
    """Every tab and everything on it that only shows something; back to the first."""
    tabs = [one for one in device.identifiers() if one.startswith("tab-")]
    for tab in [*tabs, *tabs[:1]]:
        await device.tap(tab)
        audit(device)
    for cover in ("own-characters",):
        if device.shows(cover):
            await device.tap(cover)
            audit(device)
            await device.tap(f"{cover}-close")


@TWO
def test_a_game_in_full(tmp_path: Path, lang: str) -> None:
    """With the app's tokens and draft: every phase, every character's turn."""

    async def play(at: Evening) -> None:
        device = await at.device(languages=(lang,))
        await at.open_table(2, me=0, short=True, tokens="app", device=device)
        audit(device)
        await at.join(1, languages=(lang,))
        await turn_over_all(at.host)
        await turn_over_all(at.phones[1])
        await at.begin()
        shown: set[Any] = set()
        while not at.over and len(shown) < 14:
            now = (at.phase, at.state.called if at.phase == "turn" else None)
            if now not in shown:
                shown.add(now)
                await turn_over_all(at.devices[len(shown) % 2])
            await at.step()
            for one in at.devices:
                audit(one)
        assert {phase for phase, _ in shown} >= {"draft", "call", "turn"}
        finish = at.state.track.finish
        if not at.over:
            await at.submit({"seat": None, "do": "correct", "set": {"seats.0.space": finish}})
        for one in at.devices:
            await turn_over_all(one)
            assert one.shows("winner")

    evening(tmp_path, play, seed=5)


@TWO
def test_a_light_game_with_cards(tmp_path: Path, lang: str) -> None:
    async def play(at: Evening) -> None:
        host = await at.at_table(3, me=None, detail="light", draft="cards", host={"languages": (lang,)})
        await at.sit(0, languages=(lang,))
        await at.begin()
        phases: set[str] = set()
        while at.state.round < 2:
            if at.phase not in phases:
                phases.add(at.phase)
                await turn_over_all(host)
                await turn_over_all(at.phones[0])
            await at.enter_or_submit()
        await at.phones[0].tap("tab-seat", "won")
        audit(at.phones[0])
        await at.phones[0].tap("won-no", "won", "won-yes")
        await turn_over_all(host)

    evening(tmp_path, play)


@EVERY
def test_the_ways_in(tmp_path: Path, lang: str) -> None:
    """Home, joining by code, choosing a seat, watching, links that lead nowhere, settings."""
    words = texts(lang)

    async def play(at: Evening) -> None:
        await at.at_table(3)
        phone = await at.device(languages=(lang,))
        audit(phone)
        await phone.tap("go-settings")
        audit(phone)
        await phone.tap("back", "go-join")
        audit(phone)
        await phone.tap("join-go")  # nothing was typed
        assert phone.route == "/join"
        await phone.type(words.say("join-code"), at.link(CODE).lower())
        await phone.tap("join-go")
        audit(phone)
        assert words.say("seat-taken") in phone.texts("sit-0")
        await phone.tap("sit-0")
        assert phone.texts("seat-late") == [words.say("seat-late")]
        await phone.tap("watch")
        audit(phone)
        assert words.say("lobby-wait") in phone.texts()
        await at.drafted()
        audit(phone)
        await phone.tap("back")
        for nowhere in ("/nowhere", "/s/wrong", "/join/AAAAAA", "/new/chess", "/o/nobody"):
            await phone.open(nowhere)
            assert phone.texts("lost") == [words.say("lost-about")], nowhere
        audit(phone)
        for _ in range(4):
            await phone.open("/s/wrong")
            await phone.open("/")
        assert at.house.door.wait(phone.page.client_ip or "") > 0

    evening(tmp_path, play)


@EVERY
def test_every_help_sheet(tmp_path: Path, lang: str) -> None:
    async def play(at: Evening) -> None:
        host = await at.at_table(2, host={"languages": (lang,)})
        await at.drafted()
        await host.tap("open-rules")
        audit(host)
        assert texts(lang).rule("LT5.4") in host.texts("rules")
        await host.tap("sheet-close")
        assert not host.shows("sheet")
        asked = screens_of(GAME).rules_of
        await host.tap("tab-table")
        for legend in [one for one in host.identifiers() if one.startswith("legend-")]:
            await host.tap(legend)
            rule = asked[legend.removeprefix("legend-")].split()[0]
            assert any(texts(lang).rule(rule) in said for said in host.texts("sheet"))
            await host.tap("sheet-close")
        await host.tap("tab-seat", "own-characters")
        (card,) = [one for one in host.identifiers() if one.startswith("character-")][:1]
        await host.tap(card)
        assert host.shows("sheet")
        audit(host)

    evening(tmp_path, play)


def test_switching_the_language_in_the_middle(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        await at.at_table(3, me=None)
        await at.sit(0, 1)
        await at.drafted()
        caller, other = at.phones[0], at.phones[1]
        assert caller.texts("status") == [texts("en").say("lt-call-you")]
        said = other.texts()
        await caller.tap("open-settings", "language-fi", "back")
        assert caller.texts("status") == [texts("fi").say("lt-call-you")]
        assert [one for one in other.texts() if one not in said] == []
        await caller.tap("call")
        assert at.dos()[-1] == "call"
        assert caller.stored["companion.language"] == "fi"

    evening(tmp_path, play)


def test_settings_are_kept_on_the_device(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await at.device("/settings")
        before = phone.texts()
        for name in ("large", "sound", "vibration", "awake"):
            was = phone.find(f"switch-{name}").toggled
            await phone.tap(f"switch-{name}")
            assert phone.find(f"switch-{name}").toggled is not was
            assert phone.stored[f"companion.{name}"] == ("off" if was else "on")
        await phone.tap("light-dark")
        assert phone.texts() == before
        again = Device("/settings")
        again.stored = phone.stored
        await again.start(at.main)
        assert again.find("switch-large").toggled
        assert not again.find("switch-sound").toggled
        assert again.find("light-dark").selected

    evening(tmp_path, play)


def test_what_a_browser_cannot_do_is_said(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = Device("/settings")
        phone.stored["companion.can"] = "sound"
        await phone.start(at.main)
        words = texts("en")
        assert words.say("settings-vibration-cannot") in phone.texts("switch-vibration")
        assert words.say("settings-awake-cannot") in phone.texts("switch-awake")
        assert words.say("settings-sound-about") in phone.texts("switch-sound")

    evening(tmp_path, play)
