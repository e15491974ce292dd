"""The frame is a frame for any game: with screens that are none of theirs, the other games come from the new table's
page through lobby, start, moves, desk, corrections and undo to the end, and nothing of Lost Temple is in it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import flet as ft
import pytest

from model.games import GAMES
from model.language import Texts, texts
from screens.games import all_screens
from tests.screens.audit import audit
from tests.screens.evening import Evening, evening
from tests.screens.harness import Device
from tests.screens.stub import STUB
from tests.screens.tapping import turn_to

OTHERS = [game for game in GAMES if game not in all_screens()] or ["tikal", "tikal-2"]
ROUND = 12
"""Moves that are tapped."""


@pytest.fixture(autouse=True)
def stubs(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in OTHERS:
        monkeypatch.setitem(all_screens(), game, STUB)


@pytest.fixture(autouse=True)
def said(monkeypatch: pytest.MonkeyPatch) -> Iterator[set[str]]:
    """Every message that was said; none may be Lost Temple's."""
    messages: set[str] = set()
    say = Texts._said

    def listen(self: Texts, message: str, facts: Any) -> Any:
        messages.add(message)
        return say(self, message, facts)

    monkeypatch.setattr(Texts, "_said", listen)
    yield messages
    assert not [one for one in messages if one.startswith(("lt-", "lost-temple", "LT"))]


def looked_at(device: Device) -> None:
    audit(device)
    pictures = [one.src for one in device.all(ft.Image) if isinstance(one.src, str)]
    assert not [src for src in pictures if "/lost-temple" in src]


async def opened(at: Evening, game: str, lang: str, *before: str) -> Device:
    """From the home page to the lobby."""
    host = at.host = await at.device(languages=(lang,))
    await host.tap(f"play-{game}")
    looked_at(host)
    while host.shows("remove-2"):
        await host.tap("remove-2")
    for seat, name in enumerate(("Ada", "Ben")):
        await host.type(texts(lang).say("new-name", number=seat + 1), name)
    await host.tap(*before, "create")
    guest = at.house.tables.holder(host.route.rpartition("/")[2])
    assert guest is not None, host.texts()
    at.live = at.house.tables.table(guest.table)
    return host


@pytest.mark.parametrize("game", OTHERS)
def test_the_lobby_stays_until_the_host_begins(tmp_path: Path, game: str) -> None:
    async def play(at: Evening) -> None:
        host = await opened(at, game, "en")
        phone = await at.join(1)
        watching = await at.watch()
        for device in (host, phone):
            assert device.shows("checklist")
            assert not device.shows("waits")
        assert host.shows("join-panel")
        assert not phone.shows("opening")
        assert texts("en").say("lobby-wait") in watching.texts()
        assert not str(host.page.title).startswith("●")
        await turn_to(host, "host")
        assert not host.shows("host-now")
        assert not host.shows("correcting")
        await turn_to(host, "seat")
        await host.tap("begin")
        assert at.live.shown.snapshot.begun
        assert at.version == 0
        for device in (host, phone, watching):
            looked_at(device)
            assert not device.shows("checklist")
            assert not device.shows("opening")

    evening(tmp_path, play)


@pytest.mark.parametrize("game", OTHERS)
def test_who_starts_is_chosen_moves_along_and_can_be_drawn(tmp_path: Path, game: str) -> None:
    async def play(at: Evening) -> None:
        moved = await opened(at, game, "en", "first-1", "up-1")
        assert moved.shows("opening")
        options = at.live.shown.snapshot.options
        assert (options.first, at.live.shown.snapshot.names) == (0, ("Ben", "Ada"))
        drawn = await opened(at, game, "en", "first-1", "first-draw", "first-1")
        assert at.live.shown.snapshot.options.first == 1
        await drawn.tap("begin")
        assert at.live.shown.snapshot.waiting_for == (1,)

    evening(tmp_path, play)


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", OTHERS)
def test_the_rules_can_be_read_with_what_this_table_has_agreed_on(tmp_path: Path, game: str, lang: str) -> None:
    async def play(at: Evening) -> None:
        host = await opened(at, game, lang, "first-1", "option-detail-light")
        await host.tap("open-rules")
        words = texts(lang)
        said = host.texts("rules")
        assert all(words.rule(rule, {}) in said for rule in GAMES[game].rules)
        assert f"{words.say('option-first')}: Ben" in said
        assert f"{words.say('option-detail')}: {words.say('option-detail-light')}" in said

    evening(tmp_path, play)
