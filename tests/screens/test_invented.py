"""An invented board is marked on every screen of its table, and on no other."""

from pathlib import Path

import pytest

from model.language import texts
from tests.often import by_day
from tests.screens.audit import audit
from tests.screens.evening import Evening, evening
from tests.screens.harness import Device


def marked(device: Device, lang: str) -> None:
    audit(device)
    assert device.texts("invented") == [texts(lang).say("print-sample")]


async def everywhere(device: Device, lang: str) -> None:
    for tab in [name for name in device.identifiers() if name.startswith("tab-")]:
        await device.tap(tab)
        marked(device, lang)


@pytest.mark.long
@pytest.mark.parametrize("lang", by_day("en", "de"))
def test_every_screen_of_a_table_on_an_invented_board_says_so(tmp_path: Path, lang: str) -> None:
    async def play(at: Evening) -> None:
        host = await at.at_table(3, short=False, host={"languages": (lang,)})
        coming = await at.device(f"/join/{at.link('code')}", languages=(lang,))
        await at.sit(1, languages=(lang,))
        watching = await at.watch(languages=(lang,), width=1280)
        phone = at.phones[1]
        marked(coming, lang)
        for device in (host, phone):
            await everywhere(device, lang)  # the lobby
        marked(watching, lang)
        await at.drafted()
        for device in (host, phone):
            await everywhere(device, lang)
        marked(watching, lang)
        await phone.tap("tab-seat", "correct-own")
        marked(phone, lang)
        await host.tap("tab-host", "desk-end", "desk-end-yes")
        for device in (host, phone):
            await everywhere(device, lang)  # the end
        marked(watching, lang)
        await host.tap("tab-log", "log-print")
        marked(host, lang)

    evening(tmp_path, play)


def test_a_phone_on_its_side_has_the_mark_too(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        host = await at.at_table(2, short=False, host={"width": 844, "height": 390})
        marked(host, "en")

    evening(tmp_path, play)


def test_a_copy_of_the_owners_is_not_marked(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        host = await at.at_table(2)
        await at.drafted()
        for tab in ("seat", "table", "log", "host"):
            await host.tap(f"tab-{tab}")
            assert not host.shows("invented")

    evening(tmp_path, play)
