"""Which copy a table is played with: nothing is told that nobody knows, and what is missing is said in words."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from model.games.copies import known_kit
from model.games.samples import sample_kit
from model.language import texts
from model.table.snapshot import Snapshot
from screens.copies.step import steps_of
from tests.often import by_day
from tests.screens.audit import audit
from tests.screens.evening import Evening, evening
from tests.screens.harness import Device
from tests.screens.short import SHORT

WORDS = texts("en")
GAME = "lost-temple"
NEW = f"/new/{GAME}"
UNTOLD = {"start": {}, "tokens": None}


def described(at: Evening, name: str = "Our box", **parts: Any) -> str:
    """A copy of the owner's with a short track; `parts` of it otherwise."""
    return at.house.tables.begin_copy(GAME, name, {**SHORT, **parts})


def made(at: Evening) -> Snapshot:
    """The table that was opened last."""
    return at.house.tables.table(at.house.tables.listed()[0].id).shown.snapshot


def chosen(device: Device, kind: str) -> list[str]:
    """Which of the tiles of this kind."""
    return [one for one in device.identifiers() if one.startswith(f"{kind}-") and device.find(one).selected]


def test_a_fresh_house_plays_in_two_taps_and_asks_nothing_that_only_a_copy_knows(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        device = await at.device()
        await device.tap(f"play-{GAME}")
        audit(device)
        assert chosen(device, "kit") == ["kit-none"]
        assert chosen(device, "option-detail") == ["option-detail-light"]
        await device.tap("create")
        audit(device)
        table = made(at)
        assert table.options.detail == "light"
        assert at.house.tables.kit_of(at.house.tables.listed()[0].id) is None
        assert not device.shows("start-child")
        assert not device.shows("invented")
        await device.tap("last-1", "last")
        assert made(at).begun
        assert made(at).view(None).idol == 1

    evening(tmp_path, play)


@pytest.mark.parametrize("lang", by_day("en", "de"))
def test_full_detail_says_what_is_missing_and_leads_there_and_back(tmp_path: Path, lang: str) -> None:
    words = texts(lang)

    async def play(at: Evening) -> None:
        device = await at.device(NEW, languages=(lang,))
        await device.type(words.say("new-name", number=1), "Zoë")
        assert words.say("new-needs-copy") in device.texts("option-detail-full")
        await device.tap("option-detail-full")
        audit(device)
        assert chosen(device, "option-detail") == ["option-detail-light"]
        for step in steps_of(GAME):
            assert (words.say(step.title) in device.texts("lacking")) is not step.optional
        assert words.say("new-lacks-parts", minutes=5) in device.texts("lacking")
        await device.tap("describe")
        assert device.route == f"/copies/{GAME}"
        made = described(at)
        await device.tap("back")
        assert device.route == NEW
        assert device.texts("me-0") == ["Zoë"]
        assert chosen(device, "kit") == [f"kit-{made}"]
        assert chosen(device, "option-detail") == ["option-detail-full"]

    evening(tmp_path, play)


def test_a_copy_that_is_described_is_played_in_full_the_last_one_first(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        first = described(at, "First")
        second = described(at, "Second")
        device = await at.device(NEW)
        assert chosen(device, "kit") == [f"kit-{second}"]
        assert WORDS.say("new-kit-whole") in device.texts(f"kit-{first}")
        await device.tap(f"kit-{first}", "create")
        assert (made(at).kit.name, made(at).options.detail, made(at).kit.sample) == ("First", "full", False)
        assert not device.shows("invented")
        again = await at.device(NEW)
        assert chosen(again, "kit") == [f"kit-{first}"]

    evening(tmp_path, play)


def test_whoever_looks_at_the_copies_comes_back_to_what_was_chosen(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        first, second = described(at, "First"), described(at, "Second")
        device = await at.device(NEW)
        await device.tap(f"kit-{first}", "add-player", "devices-one", "go-copies")
        at.house.tables.forget_copy(second)
        await device.tap("back")
        assert (len(chosen(device, "kit")), chosen(device, "devices")) == (1, ["devices-one"])
        assert chosen(device, "kit") == [f"kit-{first}"]
        assert device.shows("colour-3")
        await device.tap("create")
        assert made(at).kit.name == "First"

    evening(tmp_path, play)


def test_a_tap_that_is_faster_than_the_list_of_copies_still_plays_with_the_own(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        described(at, "Ours")
        device = await at.device()
        device.touch(f"play-{GAME}")
        while not device.shows("create"):
            await asyncio.sleep(0)
        device.touch("create")
        await device.settle()
        assert (made(at).kit.name, made(at).options.detail) == ("Ours", "full")

    evening(tmp_path, play)


def test_an_unfinished_copy_says_what_is_missing_and_is_played_simply(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        copy = described(at, **UNTOLD)
        device = await at.device(NEW)
        cards = next(step for step in steps_of(GAME) if any(path.startswith("kit.start") for path in step.paths))
        said = device.texts(f"kit-{copy}")
        assert WORDS.say("new-kit-missing", parts=WORDS.say(cards.title)) in said
        await device.tap("option-detail-full")
        assert WORDS.say(cards.title) in device.texts("lacking")
        assert device.texts("describe") == [WORDS.say("new-describe-on")]
        await device.tap("create")
        assert made(at).options.detail == "light"
        assert made(at).kit.finish.far == SHORT["finish"]["2-5"]
        assert device.shows("last-0")  # nobody knows what the start cards say
        assert not device.shows("start-child")
        other = await at.device(NEW)
        await other.tap("option-detail-full", "describe")
        assert other.route == f"/copy/{copy}"

    evening(tmp_path, play)


def test_tokens_that_nobody_has_counted_the_app_cannot_deal(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        whole, without = described(at, "Whole"), described(at, "Without", tokens=None)
        device = await at.device(NEW)
        assert chosen(device, "option-detail") == ["option-detail-full"]
        await device.tap("option-tokens-app")
        assert device.shows("lacking")
        assert chosen(device, "option-tokens") == ["option-tokens-table"]
        await device.tap(f"kit-{whole}", "option-tokens-app")
        assert chosen(device, "option-tokens") == ["option-tokens-app"]
        await device.tap(f"kit-{without}")
        assert chosen(device, "option-tokens") == ["option-tokens-table"]
        assert chosen(device, "option-detail") == ["option-detail-full"]
        await device.tap("create")
        assert made(at).options.tokens == "table"

    evening(tmp_path, play)


def test_a_copy_that_was_deleted_meanwhile_is_told_and_another_chosen(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        copy = described(at)
        device = await at.device(NEW)
        at.house.tables.forget_copy(copy)
        await device.tap("create")
        assert device.texts("new-flaw") == [WORDS.say("new-kit-gone")]
        assert chosen(device, "kit") == ["kit-none"]
        assert not at.house.tables.listed()
        await device.tap("create")
        assert made(at).options.detail == "light"

    evening(tmp_path, play)


def test_a_copy_that_cannot_be_right_is_told_in_words(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        copy = described(at, villages=[6, 9])
        device = await at.device(NEW)
        assert WORDS.say("new-kit-flawed") in device.texts(f"kit-{copy}")
        await device.tap("create")
        (said,) = device.texts("new-flaw")
        assert said.startswith(WORDS.say("new-flaw-kit", what="").split("{")[0].strip()[:20])
        assert "6" in said
        assert not at.house.tables.listed()

    evening(tmp_path, play)


def test_a_copy_with_four_jungles_is_told_and_played_with(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        copy = described(at, jungle=[13, 20, 27, 29])
        device = await at.device(NEW)
        assert WORDS.say("new-kit-flawed") in device.texts(f"kit-{copy}")
        await device.tap("create")
        assert len(at.house.tables.listed()) == 1

    evening(tmp_path, play)


def test_a_table_begun_without_a_copy_tells_no_number_of_the_sample(tmp_path: Path) -> None:
    """A round of it on the host's phone, a guest's and the TV: nothing but what every copy has."""

    async def play(at: Evening) -> None:
        device = await at.device(NEW)
        await device.tap("option-draft-cards", "create")
        sample = sample_kit(GAME)
        guest = at.house.tables.holder(device.route.rpartition("/")[2])
        assert guest is not None
        at.live, at.host = at.house.tables.table(guest.table), device
        watching = await at.watch()
        await at.sit(1)
        everywhere = [device, at.phones[1], watching]
        invented = {str(space) for space in sample["finish"].values()}
        for tab in ("seat", "table", "log", "host"):
            await device.tap(f"tab-{tab}")
            assert not _numbers(device) & invented
        await device.tap("tab-seat", "last-0", "last")
        await at.quickly(lambda: at.state.round == 2)
        for one in everywhere:
            for tab in [name for name in one.identifiers() if name.startswith("tab-")]:
                await one.tap(tab)
                assert not one.shows("track")
                assert not one.shows("things")
                assert not _numbers(one) & invented
                audit(one)

    evening(tmp_path, play)


def _numbers(device: Device) -> set[str]:
    """Every number in the words on a screen, but in what happens to be random: links and codes."""
    hidden = [said for part in ("join-code", "join-link") if device.shows(part) for said in device.texts(part)]
    words = [said for said in device.texts() if said not in hidden and "/s/" not in said]
    return {part for said in words for part in "".join(c if c.isdigit() else " " for c in said).split()}


def test_a_game_that_came_without_a_kit_is_played_on(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        people = [("Ada", "red"), ("Ben", "blue")]
        at.live = at.house.tables.create(GAME, people, {"detail": "light"}, None)
        host = at.host = await at.device(f"/h/{at.link('host')}")
        await host.tap("open-rules")
        assert f"{WORDS.say('new-kit')}: {WORDS.say('copy-played-none')}" in host.texts("rules")
        await host.tap("sheet-close", "tab-table", "last-0", "last-1", "more-gems-1", "last")
        assert made(at).view(None).idol == 0
        assert made(at).kit == made(at).game.kit(known_kit(GAME))

    evening(tmp_path, play)


@pytest.mark.parametrize("confirmed", [True, False])
def test_four_printed_hexes_are_shown_once_before_a_game_of_tikal_in_full(tmp_path: Path, confirmed: bool) -> None:
    """From the home page: a look at the board, a yes, and the table; without a yes nothing is told."""

    async def play(at: Evening) -> None:
        device = await at.device()
        await device.tap("play-tikal", "option-detail-full", "describe")
        assert WORDS.say("copy-tk-printed") in device.texts("copy-title")
        if confirmed:
            await device.tap("printed-yes", "copy-all", "copy-play")
        else:
            await device.open("/new/tikal")
        assert device.route == "/new/tikal"
        await device.tap("option-detail-full")
        assert device.find("option-detail-full").selected is confirmed
        assert device.shows("lacking") is not confirmed
        if confirmed:
            await device.tap("create")
            guest = at.house.tables.holder(device.route.rpartition("/")[2])
            assert guest is not None
            snapshot = at.house.tables.table(guest.table).shown.snapshot
            assert (snapshot.options.detail, snapshot.kit.sample) == ("full", False)
            assert not device.shows("invented")
            again = await at.device("/new/tikal")  # once, not every time
            assert again.find("option-detail-full").selected

    evening(tmp_path, play)
