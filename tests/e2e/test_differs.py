"""The host's finger on the track: this space is otherwise on our board. The game and the owner's copy learn it."""

from __future__ import annotations

from typing import Any

from model.kernel.flaws import decoded
from model.language import texts
from model.table.desk import Desk
from model.table.guest import HOST
from screens.lost_temple.drawn import NARROW
from screens.lost_temple.track import course
from tests.e2e.conftest import Join
from tests.e2e.driver import PATIENCE, Screen
from tests.e2e.hosting import Host
from tests.model.table.house import House, tap
from tests.screens.short import SHORT

SAY = texts("en").say
GAME = "lost-temple"


def laid(host: Host) -> tuple[str, str]:
    """A race on a copy that somebody described: the copy, and the host's way to the table."""
    house = House(host.data)
    try:
        copy = house.tables.begin_copy(GAME, "Ours", SHORT)
        people = [("Ada", "red"), ("Ben", "blue")]
        live = house.tables.create(GAME, people, {}, None, desk=Desk(host_seat=0), copy=copy)
        tap(live, house.host(live), None, "start", characters=("child", "scout"))
        return copy, f"{host.url}/h/{house.tables.link(live.id, HOST)}"
    finally:
        house.close()


def told(host: Host, copy: str) -> Any:
    house = House(host.data)
    try:
        return decoded(house.tables.copy(copy).body)
    finally:
        house.close()


def touch(phone: Screen, space: int) -> None:
    box, way = phone.box("track"), course(SHORT["finish"]["2-5"], NARROW)
    x, y = way.at(space)
    phone.page.touchscreen.tap(box["x"] + x * box["width"] / way.width, box["y"] + y * box["width"] / way.width)


def test_a_space_is_put_right_by_three_touches(host: Host, come: Join) -> None:
    copy, link = laid(host)
    phone = come(link)
    phone.tap("tab-table")
    touch(phone, 4)
    phone.sees("sheet", SAY("lost-temple-help-village"))
    phone.tap("differs")
    phone.tap("differs-temple")
    phone.find("sheet").wait_for(state="detached", timeout=PATIENCE)
    assert 4 in told(host, copy)["temples"]
    assert 4 not in told(host, copy)["villages"]
    phone.tap("tab-log")
    spaces = told(host, copy)["temples"]
    phone.sees("log", SAY("lost-temple-learned-temples", spaces=spaces))
    phone.tap("tab-table")
    touch(phone, 4)
    phone.sees("sheet", SAY("lost-temple-help-temple"))
