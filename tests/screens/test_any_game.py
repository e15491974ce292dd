"""The frame is a frame for any game: with screens that are none of theirs, the other games come from the new table's
page through lobby, start, moves, desk, corrections and undo to the end, and nothing of Lost Temple is in it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import flet as ft
import pytest

from model.games import GAMES
from model.language import Texts, texts
from screens.copies.step import steps_of
from screens.games import all_screens
from tests.screens.audit import audit
from tests.screens.evening import Evening, evening, language
from tests.screens.harness import Device
from tests.screens.stub import STUB
from tests.screens.tapping import turn_to

pytestmark = pytest.mark.long

OTHERS = [game for game in GAMES if game != "lost-temple"]
MOVES = {"full": 14, "light": 3}
"""That are tapped; light games have few."""


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


async def opened(at: Evening, game: str, lang: str, *before: str, kit: str = "sample") -> Device:
    """From the home page to the lobby; with an invented board every detail can be chosen."""
    host = at.host = await at.device(languages=(lang,))
    await host.tap(f"play-{game}")
    looked_at(host)
    while host.shows("remove-2"):
        await host.tap("remove-2")
    for seat, name in enumerate(("Ada", "Ben")):
        await host.type(texts(lang).say("new-name", number=seat + 1), name)
    await host.tap(f"kit-{kit}", *before, "create")
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
        assert texts("en").say("lobby-begin-first", name="Ben") in moved.texts("opening")
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
        assert all(words.rule(rule) in said for rule in GAMES[game].rules)
        assert f"{words.say('option-first')}: Ben" in said
        assert f"{words.say('option-detail')}: {words.say('option-detail-light')}" in said

    evening(tmp_path, play)


@pytest.mark.parametrize(
    ("one", "lang"),
    [
        (False, "en"),
        (True, "de"),
        pytest.param(False, "de", marks=pytest.mark.evening),
        pytest.param(True, "en", marks=pytest.mark.evening),
    ],
)
@pytest.mark.parametrize("detail", ["full", "light"])
@pytest.mark.parametrize("game", OTHERS)
def test_a_table_from_the_lobby_to_the_end(tmp_path: Path, game: str, detail: str, one: bool, lang: str) -> None:
    async def play(at: Evening) -> None:
        devices = "devices-one" if one else "devices-many"
        host = await opened(at, game, lang, f"option-detail-{detail}", devices)
        if not one:
            at.phones[1] = await at.join(1, languages=(lang,))
        watching = await at.watch(languages=(lang,))
        everywhere = [*at.devices, watching]
        await host.tap(*[step for step in host.identifiers() if step.startswith("step-")], "begin")
        await some_moves(at, everywhere, MOVES[detail])
        await through_the_desk(at, everywhere)
        await the_end(at, everywhere)

    evening(tmp_path, play)


async def some_moves(at: Evening, everywhere: list[Device], count: int) -> None:
    """Whoever is waited for taps something of what the frame offers; what is hidden lies behind the cover."""
    for _ in range(count):
        now, before = at.live.shown.snapshot, at.version
        waiting = now.waiting_for or [seat for seat in range(len(now.names)) if now.choices(seat)]
        device = at.on(waiting[0]) if waiting else at.host
        await turn_to(device, "seat" if waiting else "host")
        assert not at.live.shown.snapshot.desk.one_device or device is at.host
        if device.shows("passing-take"):
            await device.tap("passing-take")
        for button in [name for name in device.identifiers() if name.startswith("do-")]:
            await device.tap(button)
            if at.version > before:
                break
            await device.tap("notice-close")  # choices are free of each other: not every draw of them is a move
        assert at.version > before, (waiting, device.texts())
        for one in everywhere:
            looked_at(one)


async def through_the_desk(at: Evening, everywhere: list[Device]) -> None:
    """A correction, the log, undo by the host, every seat's panel."""
    host, words = at.host, texts(language(at.host))
    scores = at.live.shown.snapshot.scores or ()
    await turn_to(host, "host")
    await host.tap("more-seats-1-score", "more-seats-1-score", "correct")
    assert at.live.shown.snapshot.scores == (scores[0], scores[1] + 2)
    for seat in (0, 1):
        await host.tap(f"seat-{seat}")
        looked_at(host)
    if host.shows("act-1"):
        await host.tap("act-1")
        looked_at(host)
        await host.tap("act-back")
    await turn_to(host, "log")
    looked_at(host)
    said = at.live.shown.snapshot.told(words, None, 1)[-1].words
    assert any(line.startswith(said) for line in host.texts("log"))  # who entered it may stand behind it
    await turn_to(host, "host")
    depth = at.live.shown.snapshot.depth
    await host.tap(f"undo-to-{depth - 1}")
    looked_at(host)
    assert host.shows("undo-confirm")
    await host.tap("undo-yes")
    assert at.live.shown.snapshot.scores == scores
    assert at.dos()[-1] == "undo"
    await host.tap("open-rules")
    looked_at(host)
    assert words.say("table-rules") in host.texts("sheet")
    await host.tap("sheet-close")
    for one in everywhere:
        looked_at(one)


async def the_end(at: Evening, everywhere: list[Device]) -> None:
    """Put away, taken up again, put away; then the same people once more, in a lobby again."""
    host = at.host
    await turn_to(host, "host")
    await host.tap("desk-end", "desk-end-yes", "desk-end", "desk-end-yes", "desk-end", "desk-end-yes")
    await turn_to(host, "first")
    for one in everywhere:
        looked_at(one)
        if one is not at.phones.get(1):
            assert one.shows("ranking")
    await host.tap("again")
    looked_at(host)
    assert host.shows("checklist")
    assert host.shows("opening")


@pytest.mark.parametrize("game", OTHERS)
def test_a_light_game_without_a_copy_comes_to_its_own_end(tmp_path: Path, game: str) -> None:
    async def play(at: Evening) -> None:
        host = await opened(at, game, "de", "devices-one", kit="none")
        assert at.live.shown.snapshot.options.detail == "light"
        assert not host.shows("invented")
        await host.tap("begin")
        while not at.over:
            await some_moves(at, [host], 1)
        await turn_to(host, "first")
        looked_at(host)
        winners = at.live.shown.snapshot.winners
        assert winners
        assert all(at.live.shown.snapshot.names[seat] in host.texts("winner")[0] for seat in winners)
        assert host.shows("rank-0")
        assert host.shows("rank-1")
        assert host.shows("again")

    evening(tmp_path, play)


@pytest.mark.parametrize("game", OTHERS)
def test_full_detail_without_a_copy_says_what_is_to_be_told_first(tmp_path: Path, game: str) -> None:
    """Of Tikal all is known but for a look at the board; Tikal II's board nobody knows."""
    words = texts("en")

    async def play(at: Evening) -> None:
        host = await at.device(f"/new/{game}")
        assert host.find("kit-none").selected
        await host.tap("option-detail-full")
        looked_at(host)
        assert host.find("option-detail-light").selected
        said = host.texts("lacking")
        needed = [step for step in steps_of(game) if any(words.say(step.title) == one for one in said)]
        assert bool(needed) is not (words.say("new-lacks-confirmed") in said)
        assert bool(needed) is (game == "tikal-2")
        await host.tap("describe")
        assert host.route.startswith("/copies/" if needed else "/copy/")  # where a look is enough, straight to it

    evening(tmp_path, play)
