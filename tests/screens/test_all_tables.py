"""The owner's page of many tables: found, running or over, who is connected, put away, deleted."""

from __future__ import annotations

from pathlib import Path

import pytest

from model.language import texts
from model.table.overview import Overview
from tests.often import by_day
from tests.screens.audit import audit
from tests.screens.evening import Evening, evening
from tests.screens.harness import Device

PEOPLE = [("Ada", "red"), ("Ben", "blue")]


def made(at: Evening, names: list[tuple[str, str]], title: str | None = None) -> str:
    return at.house.tables.create("lost-temple", names, title=title).id


async def owner(at: Evening, lang: str = "en") -> Device:
    device = await at.device(f"/o/{at.house.tables.owner_link()}", languages=(lang,))
    await device.tap("go-tables")
    return device


def listed(device: Device) -> set[str]:
    return {name.removeprefix("table-") for name in device.identifiers() if name.startswith("table-")}


@pytest.mark.parametrize("lang", by_day("en", "fi"))
def test_found_by_name_title_and_code(tmp_path: Path, lang: str) -> None:
    async def happen(at: Evening) -> None:
        said = texts(lang)
        one, two = made(at, PEOPLE), made(at, [("Cleo", "red"), ("Dan", "blue")], "Friday, by the window")
        device = await owner(at, lang)
        assert listed(device) == {one, two}
        audit(device)
        search = said.say("tables-search")
        for typed, found in (
            ("cle", {two}),
            ("window DAN", {two}),
            (at.house.tables.link(one, "code").lower(), {one}),
            ("nobody", set()),
            ("", {one, two}),
        ):
            await device.type(search, typed)
            assert listed(device) == found, typed
            assert device.shows("tables-none") == (not found)

    evening(tmp_path, happen)


def test_who_is_connected_put_away_and_resumed(tmp_path: Path) -> None:
    async def happen(at: Evening) -> None:
        said, tables = texts("en"), at.house.tables
        one = made(at, PEOPLE)
        phone = await at.device(f"/s/{tables.link(one, '1')}")
        device = await owner(at)
        row = f"table-{one}"
        assert said.say("tables-present", names=["Ben"]) in device.texts(row)
        await device.tap(row, f"{row}-away")
        assert not tables.table(one).shown.snapshot.desk.ended, "it asks first"
        await device.tap(f"{row}-away-yes")
        assert tables.table(one).shown.snapshot.desk.ended
        assert listed(device) == set()
        await device.tap("tables-over")
        assert one in listed(device)
        await device.tap(f"{row}-away", f"{row}-away-yes", "tables-running")
        assert not tables.table(one).shown.snapshot.desk.ended
        assert one in listed(device)
        await device.tap(f"{row}-open")
        assert device.shows("join-code")
        assert phone.shows("page-title")

    evening(tmp_path, happen)


def test_deleted_once_it_was_asked(tmp_path: Path) -> None:
    async def happen(at: Evening) -> None:
        one, two = made(at, PEOPLE), made(at, PEOPLE)
        device = await owner(at)
        row = f"table-{one}"
        await device.tap(row, f"{row}-delete", f"{row}-delete-no")
        assert len(at.store.tables()) == 2
        await device.tap(f"{row}-delete", f"{row}-delete-yes")
        assert [table.id for table in at.store.tables()] == [two]
        assert listed(device) == {two}

    evening(tmp_path, happen)


def test_only_for_the_owner(tmp_path: Path) -> None:
    async def happen(at: Evening) -> None:
        made(at, PEOPLE)
        somebody = await at.device("/tables")
        assert somebody.shows("lost")
        assert not listed(somebody)

    evening(tmp_path, happen)


def test_what_was_played_to_its_end_is_over() -> None:
    one = Overview("t", "tikal", None, ("Ada", "Ben"), "AB2CD3", 4, "", False, False, frozenset({1, 5}), 3)
    assert one.present == ["Ben"]
    assert one.fits("ada ab2")
    assert not one.fits("ada cleo")
