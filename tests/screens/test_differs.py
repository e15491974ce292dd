"""“Our board differs here”: a few taps of the host, learned by the game and by the copy, undone like anything."""

from pathlib import Path

import flet as ft

from model.kernel.flaws import decoded
from model.language import texts
from screens.lost_temple.drawn import NARROW
from screens.lost_temple.track import course
from tests.screens.audit import audit
from tests.screens.evening import Evening, evening
from tests.screens.harness import Device
from tests.screens.short import SHORT

WORDS = texts("en")
GAME = "lost-temple"


async def touched(device: Device, space: int, columns: int = NARROW) -> None:
    """A finger on a space of the track."""
    detector = next(one for one in device.walk(device.find("track")) if isinstance(one, ft.GestureDetector))
    way = course(SHORT["finish"]["2-5"], columns)
    scale = detector.content.content.width / way.width
    x, y = way.at(space)
    where = {"x": x * scale, "y": y * scale}
    await device.fire(detector, "tap_down", {"k": "touch", "l": where, "g": where})


def body(at: Evening, copy: str) -> dict[str, object]:
    found: dict[str, object] = decoded(at.house.tables.copy(copy).body)
    return found


def test_the_host_taps_the_space_and_what_it_is(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        copy = at.house.tables.begin_copy(GAME, "Ours", SHORT)
        host = await at.at_table(2, copy=copy)
        await at.sit(1)
        await at.drafted()
        for device in (host, at.phones[1]):
            await device.tap("tab-table")
            await touched(device, 7)
            audit(device)
            assert WORDS.say("lost-temple-help-chance") in device.texts("sheet")
        assert not at.phones[1].shows("differs")  # the host's to tell
        await host.tap("differs")
        audit(host)
        assert host.find("differs-chance").selected
        await host.tap("differs-village-double")
        assert not host.shows("sheet")
        kit = at.live.shown.snapshot.kit
        assert 7 in kit.villages
        assert 7 in kit.chance
        assert 7 in body(at, copy)["villages"]
        assert at.dos()[-1] == "learn"
        await host.tap("tab-log")
        assert at.live.shown.snapshot.told(WORDS, None, 1)[-1].words in host.texts("log")
        await host.tap("tab-host", f"undo-to-{at.live.shown.snapshot.depth - 1}", "undo-yes")
        assert 7 not in at.live.shown.snapshot.kit.villages

    evening(tmp_path, play)


def test_on_the_desk_the_track_is_there_to_tap_on(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        host = await at.at_table(2, copy=at.house.tables.begin_copy(GAME, "Ours", SHORT))
        await at.drafted()
        await host.tap("tab-host", "board-differs")
        audit(host)
        await touched(host, 13)
        await host.tap("differs", "differs-plain")
        assert at.live.shown.snapshot.kit.jungle == (20, 27)
        await touched(host, 30)
        assert WORDS.say("lt-differs-finish") in host.texts("sheet")
        assert not host.shows("differs")

    evening(tmp_path, play)


def test_what_is_so_already_is_not_learned(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        host = await at.at_table(2)
        await at.drafted()
        await host.tap("tab-table")
        before = at.version
        await touched(host, 13)
        await host.tap("differs", "differs-jungle")
        assert not host.shows("sheet")
        assert at.version == before

    evening(tmp_path, play)


def test_an_invented_board_differs_anyway(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        host = await at.at_table(2, kit={**SHORT, "sample": True})
        await host.tap("start-child")
        assert not host.shows("card-differs-child")
        await host.tap("start-again")
        await at.drafted()
        await host.tap("tab-table")
        await touched(host, 13)
        assert not host.shows("differs")
        await host.tap("sheet-close", "tab-host")
        assert not host.shows("board-differs")

    evening(tmp_path, play)


def test_a_start_card_is_put_right_in_the_opening(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        copy = at.house.tables.begin_copy(GAME, "Ours", SHORT)
        host = await at.at_table(2, copy=copy)
        await host.tap("start-child", "start-scout", "card-differs-child", "card-differs-scout")
        audit(host)  # one at a time
        await host.tap("card-more-space", "card-less-gems")
        await host.tap("card-learn")
        said = WORDS.say("lt-opening-card", space=3, gems=2, machetes=1)
        assert said in host.texts("opening")
        assert host.shows("begin")  # what was dealt stays dealt
        assert body(at, copy)["start"]["scout"] == {"space": 3, "gems": 2, "machete": 1}
        await host.tap("begin")
        scout = at.state.seats[1]
        assert (scout.space, scout.gems, scout.machetes) == (3, 2, 1)

    evening(tmp_path, play)


def test_while_the_apps_own_token_is_turned_over_the_track_stays_and_that_is_told(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        host = await at.at_table(2, tokens="app")
        await at.turn_of(0, "craftsman", space=2)
        await host.tap("tab-seat", "steps-1")
        assert at.phase == "reveal"
        await host.tap("tab-table")
        await touched(host, 7)
        await host.tap("differs", "differs-plain")
        assert not host.shows("sheet")
        assert host.texts("notice")
        assert 7 in at.live.shown.snapshot.kit.chance

    evening(tmp_path, play)
