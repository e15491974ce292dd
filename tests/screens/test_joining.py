"""Coming to a table: by code, by link, as an onlooker; a seat is one phone's, and who leaves is missed."""

from pathlib import Path

import flet as ft
import pytest

from model.language import texts
from model.table.guest import CODE
from tests.often import by_day
from tests.screens.audit import audit
from tests.screens.evening import NAMES, Evening, evening
from tests.screens.harness import Device
from tests.screens.loop import quiet

WORDS = texts("en")
EXPLAIN = ("help-now", "called-portrait")
"""What only explains something."""


def buttons(device: Device) -> set[str]:
    return {part.identifier for part in device.all(ft.Semantics) if part.button}


@pytest.mark.parametrize("width", [390, 1400])
def test_an_onlooker_only_looks(tmp_path: Path, width: int) -> None:
    async def play(at: Evening) -> None:
        await at.at_table(3, me=None, tokens="app")
        watcher, seen = await at.watch(width=width), set[str]()
        await at.submit({"seat": None, "do": "start", "characters": ["child", "scout", "canoe"]})
        while len(seen) < 4 and at.state.round < 3:
            seen.add(at.phase)
            assert {one for one in buttons(watcher) if not one.startswith("legend-")} <= {"back", *EXPLAIN}
            assert not watcher.shows("own-characters")
            before = at.version
            await at.quickly(lambda before=before: at.version > before)
        assert seen >= {"draft", "call", "turn"}
        await watcher.tap("legend-jungle")
        assert watcher.shows("sheet")
        audit(watcher)
        await at.submit({"seat": None, "do": "correct", "set": {"seats.1.space": at.state.track.finish}})
        assert WORDS.say("end-winner", name=NAMES[1]) in watcher.texts("winner")
        assert not {"again", "follow"} & buttons(watcher)

    evening(tmp_path, play)


def test_of_two_who_take_a_seat_one_gets_it(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        await at.at_table(3)
        one, other = [await at.device(f"/join/{at.link(CODE)}") for _ in range(2)]
        one.touch("sit-1")
        other.touch("sit-1")
        await quiet()
        assert [device.shows("seat-late") for device in (one, other)] in ([False, True], [True, False])
        late = other if other.shows("seat-late") else one
        await late.tap("sit-2")
        assert WORDS.say("lobby-hello", name=NAMES[2]) in late.texts()

    evening(tmp_path, play)


@pytest.mark.parametrize("lang", by_day("en", "fr"))
def test_a_code_that_is_too_short_is_told(tmp_path: Path, lang: str) -> None:
    async def play(at: Evening) -> None:
        await at.at_table(3)
        phone, words = await at.device("/join", languages=(lang,)), texts(lang)
        assert not phone.find("join-short").visible
        await phone.type(words.say("join-code"), "ab3")
        assert not phone.find("join-short").visible
        await phone.tap("join-go")
        assert phone.find("join-short").visible
        assert phone.texts("join-short") == [words.say("join-short")]
        audit(phone)
        await phone.type(words.say("join-code"), at.link(CODE))
        assert not phone.find("join-short").visible
        await phone.tap("join-go")
        assert phone.shows("sit-1")

    evening(tmp_path, play)


def test_a_phone_that_sat_here_finds_its_seat_again(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        await at.at_table(3)
        phone = await at.join(1)
        again = Device(f"/join/{at.link(CODE)}")
        again.stored = phone.stored
        await again.start(at.main)
        assert again.route == f"/s/{at.link(1)}"
        home = Device()
        home.stored = phone.stored
        await home.start(at.main)
        await home.tap("continue-0")
        assert WORDS.say("lobby-hello", name=NAMES[1]) in home.texts()

    evening(tmp_path, play)


def test_who_is_waited_for_and_not_there_is_named(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        host = await at.at_table(3, me=2)
        await at.sit(0, 1)
        await at.drafted()
        assert not at.phones[1].shows("away")
        await at.phones[0].leave()
        assert at.phones[1].texts("away") == [WORDS.say("people-waited-away", name=NAMES[0])]
        assert WORDS.say("people-away") in {icon.tooltip for icon in host.all(ft.Icon)}
        await at.sit(0)
        assert not at.phones[1].shows("away")

    evening(tmp_path, play)


def test_only_the_owners_device_sees_all_tables(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        await at.at_table(3)
        guest = await at.device()
        assert not guest.shows("continue-0")
        owner = await at.device(f"/o/{at.house.tables.owner_link()}")
        assert ", ".join(NAMES[:3]) in owner.texts("continue-0")
        audit(owner)
        await owner.tap("continue-0")
        assert owner.shows("tab-host")
        again = Device()
        again.stored = owner.stored
        await again.start(at.main)
        assert again.shows("continue-0")

    evening(tmp_path, play)


def test_back_leads_to_where_one_was(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        await at.at_table(3)
        phone = await at.join(1)
        await phone.tap("open-home")
        assert phone.shows("go-join")
        assert 1 not in at.live.shown.present
        await phone.back()
        assert phone.shows("tab-seat")
        assert 1 in at.live.shown.present

    evening(tmp_path, play)


def test_back_from_the_settings_leads_to_the_table_after_a_reload_too(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        await at.at_table(3)
        phone = await at.join(1)
        await phone.tap("open-settings")
        again = await at.device(phone.route)
        assert again.texts("page-title") == [WORDS.say("settings-title")]
        await again.tap("back")
        assert again.shows("tab-seat")
        assert 1 in at.live.shown.present

    evening(tmp_path, play)


@pytest.mark.parametrize("route", ["/settings", "/settings/", "/settings//"])
def test_back_from_the_settings_leads_home_where_one_came_from_nowhere(tmp_path: Path, route: str) -> None:
    async def play(at: Evening) -> None:
        phone = await at.device(route)
        await phone.tap("back")
        assert phone.shows("go-join")

    evening(tmp_path, play)


def test_the_lobby_shows_who_has_come_and_what_is_laid_out(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        host = await at.at_table(3)
        phone = await at.join(1)
        assert WORDS.say("people-here") in host.texts("person-1")
        assert WORDS.say("people-free") in host.texts("person-2")
        steps = [one for one in host.identifiers() if one.startswith("step-")]
        await host.tap(*steps[:2])
        assert WORDS.say("lobby-checklist-done", done=2, all=len(steps)) in phone.texts("checklist")
        assert phone.find(steps[0]).checked
        assert not phone.find(steps[0]).button
        await host.tap("start-deal", "start-again", "start-thief", "start-deal", "begin")
        assert at.dos()[0] == "start"
        assert phone.shows("status")

    evening(tmp_path, play)


@pytest.mark.parametrize(
    ("addresses", "offered"),
    [
        (["http://192.168.1.5:8550", "http://localhost:8550"], []),
        (["https://games.example", "http://127.0.0.1:8551"], []),
        (["https://games.example", "http://[::1]:8551"], []),
        (
            ["https://games.example", "http://10.0.0.5:8551", "http://localhost:8551"],
            ["games.example", "10.0.0.5:8551"],
        ),
        (["http://localhost:8550"], []),
    ],
)
def test_a_phone_is_offered_no_address_that_leads_to_itself(
    tmp_path: Path, addresses: list[str], offered: list[str]
) -> None:
    async def play(at: Evening) -> None:
        at.house.listens_at(addresses)
        host = await at.at_table(3, me=None)
        choices = [name for name in host.identifiers() if name.startswith("address-")]
        assert [host.texts(name)[0] for name in choices] == offered

    evening(tmp_path, play)
