"""Whole games of every kind: at each moment somebody can do what everybody waits for, on the page where they are."""

from pathlib import Path

import pytest

from model.kernel.move import write_entry
from model.language import texts
from tests.often import EVENINGS
from tests.screens.audit import audit
from tests.screens.evening import NAMES, Evening, evening
from tests.screens.harness import Device
from tests.screens.short import SHORT
from tests.screens.tapping import tap_in

pytestmark = pytest.mark.long

WORDS = texts("en")
ACTIONS = (
    "passing-take", "hand", "call", "held-by-", "target-", "space-", "look", "steps-", "pay", "stay", "gems-",
    "paddle", "follow", "done", "reveal", "token-", "last-", "idol-",
)  # fmt: skip
ROUNDS = 2 if EVENINGS else 1
TIED = {**SHORT, "start": {**SHORT["start"], "scout": {**SHORT["start"]["child"]}}}
"""Child and Scout begin on the same space with the same gems."""
ELSEWHERE = WORDS.say("lt-idol-under")
"""What everybody but the host is told."""


@pytest.mark.search
@pytest.mark.parametrize(
    ("me", "one"),
    [(0, False), (1, False), (None, False), (0, True), (None, True)],
    ids=["the-first-caller-hosts", "another-hosts", "the-host-does-not-play", "one-device", "one-device-of-a-host"],
)
@pytest.mark.parametrize(
    ("detail", "draft"),
    [
        ("full", "app"),
        ("light", "cards"),
        pytest.param("full", "cards", marks=pytest.mark.evening),
        pytest.param("light", "app", marks=pytest.mark.evening),
    ],
)
def test_whoever_is_waited_for_has_the_way_to_act(
    tmp_path: Path, detail: str, draft: str, me: int | None, one: bool
) -> None:
    async def play(at: Evening) -> None:
        host = await at.at_table(3, me=me, one=one, detail=detail, draft=draft)
        if not one:
            await at.sit(*(seat for seat in range(3) if seat != me))
        await at.begin()
        asked: set[str] = set()
        while not at.over and at.state.round <= ROUNDS:
            asked.add(at.phase)
            device = waited_for(at)
            await to_the_first_page(device)
            assert offers(device), (at.phase, device.identifiers(), device.texts())
            assert ELSEWHERE not in device.texts()
            audit(device)
            before = at.version
            await tap_in(device, write_entry(at._some_move()), table=device is host and at.phase == "idol")
            assert at.version > before
        assert asked >= {
            "call",
            "turn",
            *(["idol"] if detail == "light" else []),
            *(["draft"] if draft == "app" else []),
        }

    evening(tmp_path, play, seed=3)


def waited_for(at: Evening) -> Device:
    """Whose device it is to act; what the table is asked is the host's."""
    waiting = at.live.shown.snapshot.waiting_for
    return at.on(waiting[0]) if waiting else at.host


def offers(device: Device) -> list[str]:
    return [one for one in device.identifiers() if one.startswith(ACTIONS) and device.find(one).button]


async def to_the_first_page(device: Device) -> None:
    first = next(one for one in device.identifiers() if one.startswith("tab-"))
    if not device.find(first).selected:
        await device.tap(first)


@pytest.mark.parametrize("me", [0, 2, None])
def test_a_tie_for_the_idol_is_told_where_the_host_is(tmp_path: Path, me: int | None) -> None:
    """Full detail, the first round: two are last with the same gems (LT2.6)."""

    async def play(at: Evening) -> None:
        host = await at.at_table(3, me=me, kit=TIED)
        await at.sit(*(seat for seat in range(3) if seat != me))
        await at.begin()
        assert at.phase == "idol"
        assert WORDS.say("lt-idol-under-you") in host.texts()
        for phone in at.phones.values():
            assert ELSEWHERE in phone.texts()
            assert not phone.shows("idol-0")
        tied = at.state.tied[-1]
        await host.tap(f"idol-{tied}")
        assert at.state.idol == tied

    evening(tmp_path, play)


@pytest.mark.parametrize("tab", ["log", "host", "table"])
def test_on_another_page_one_is_told_and_led_back(tmp_path: Path, tab: str) -> None:
    async def play(at: Evening) -> None:
        host = await at.at_table(3)
        await host.tap(f"tab-{tab}")
        await at.submit({"seat": None, "do": "start", "characters": ["child", "scout", "canoe"]})
        assert host.texts("waits") == [WORDS.say("table-waits")]
        await host.tap("waits")
        assert host.shows("hand")
        assert not host.shows("waits")

    evening(tmp_path, play)


@pytest.mark.parametrize("me", [0, None])
def test_the_host_acts_for_a_phone_that_is_gone_from_the_own_page(tmp_path: Path, me: int | None) -> None:
    async def play(at: Evening) -> None:
        host = await at.at_table(3, me=me)
        await at.sit(*(seat for seat in range(3) if seat != me))
        await at.turn_of(1, "priest", gems=5)
        assert not host.shows("away")
        await at.phones[1].leave()
        await host.settle()
        assert host.texts("away") == [WORDS.say("people-waited-you", name=NAMES[1])]
        assert at.phones[2].texts("away") == [WORDS.say("people-waited-away", name=NAMES[1])]
        assert not at.phones[2].shows("away-act")
        await host.tap("away-act", "stay")
        assert at.play.lines[-1].entry.seat == 1
        await host.tap("act-back", "tab-table")
        await host.tap("tab-host")
        assert not host.shows("act-back")

    evening(tmp_path, play)


@pytest.mark.parametrize("me", [0, None])
def test_the_host_tells_who_won_a_light_game(tmp_path: Path, me: int | None) -> None:
    async def play(at: Evening) -> None:
        host = await at.at_table(3, me=me, detail="light")
        await at.sit(1)
        await at.drafted()
        await host.tap("won", "won-1", "won-yes")
        assert at.live.shown.snapshot.winners == (1,)

    evening(tmp_path, play)


def test_a_player_tells_it_of_nobody_else(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        await at.at_table(3, detail="light")
        await at.sit(1)
        await at.drafted()
        await at.phones[1].tap("won")
        assert WORDS.say("lt-won-sure") in at.phones[1].texts()
        await at.phones[1].tap("won-yes")
        assert at.live.shown.snapshot.winners == (1,)

    evening(tmp_path, play)


@pytest.mark.parametrize("detail", ["full", "light"])
def test_own_things_can_be_corrected_where_the_app_knows_them(tmp_path: Path, detail: str) -> None:
    """In light detail it knows none: no button leads to nothing."""

    async def play(at: Evening) -> None:
        await at.at_table(3, detail=detail)
        await at.sit(1)
        await at.begin()
        one = at.phones[1]
        assert one.shows("correct-own") == (detail == "full")
        if detail == "full":
            await one.tap("correct-own")
            assert one.shows("correcting")

    evening(tmp_path, play)
