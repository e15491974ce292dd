"""Tikal II's temple and river on a phone: what every place shows and says, that a move draws only what it changes,
nearer and turned; the wheel turns."""

from __future__ import annotations

import math
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import flet as ft
import pytest

from model.games.samples import sample_kit
from model.games.tikal2.events import FlagPlaced, SitesLaid, TreasuresDelivered, TurnBegan
from model.games.tikal2.parts import TREASURE_TYPES
from model.games.tikal2.view import Tikal2View
from model.kernel.hexes import called, hex_at
from model.kernel.play import Play
from model.kernel.record import Record
from model.table.stored import play_record
from screens.shared.lights import LAST
from screens.shared.spread import QUARTERS
from tests.often import by_day
from tests.phones.tikal2 import played_out
from tests.rule import rule
from tests.screens.audit import audit
from tests.screens.evening import Evening, evening
from tests.screens.harness import Device
from tests.screens.recorded import laid
from tests.screens.tikal2_table import do, lobby, view
from tests.screens.tikal_played import go_on, until

pytestmark = pytest.mark.long
SEED, SPACES, SECRET = 5, 27, 6
MOST = 1500
"""Bytes of the board a phone and move."""


@cache
def record() -> Record:
    return played_out(4, SEED)


@cache
def played() -> Play[Any]:
    return play_record(record())[0]


def late() -> int:
    """Most rooms are discovered."""
    return until(played(), TurnBegan, 36)


def places(device: Device) -> dict[str, ft.Semantics]:
    """Those of the temple, in the order in which they are said."""
    found = [one for one in device.walk(device.find("temple")) if isinstance(one, ft.Semantics)]
    return {str(one.identifier): one for one in found if one.identifier and one.button}


def drawn(device: Device, within: str, *names: str) -> dict[str, tuple[str, ...]]:
    """The drawings of every place on the screen: those that come before what is touched there."""
    found, last = {}, []
    for one in device.walk(device.find(within)):
        if isinstance(one, ft.Image):
            last.append(str(one.src))
        if isinstance(one, ft.Semantics) and (one.identifier or "").startswith(names):
            found[str(one.identifier)], last = tuple(last), []
    return found


def temple_drawn(device: Device) -> dict[str, tuple[str, ...]]:
    return drawn(device, "temple", "hex-", "secret-", "outside")


def site_words(device: Device, site: int) -> str:
    return str(device.find(f"site-{site}").label)


def test_every_place_is_there_in_order_and_says_what_lies_there(tmp_path: Path) -> None:
    async def look(at: Evening) -> None:
        await laid(at, record(), late())
        audit(at.host)
        told, now = places(at.host), view(at)
        hexes = [name for name in told if name.startswith("hex-")]
        assert hexes == sorted(hexes, key=lambda name: (int(name[5:]), name[4]))
        assert list(told)[SPACES:] == ["outside", *(f"secret-{one}" for one in now.secret)]
        assert (len(hexes), len(now.secret)) == (SPACES, SECRET)
        names = at.live.shown.snapshot.names
        for path, room in now.rooms.items():
            says = str(told[f"hex-{called(hex_at(path))}"].label)
            assert (room.colour or "treasure room") in says
            assert ("Doors: " in says) == bool(room.doors)
            assert [name in says.partition("Flags: ")[2].partition(".")[0] for name in names] == [
                seat in room.flags for seat in range(len(names))
            ]
        undiscovered = [one for one in told.values() if "not discovered yet" in str(one.label)]
        assert len(undiscovered) == SPACES - len(now.rooms)
        for seat, name in zip(now.seats, names, strict=True):
            where = seat.explorer if isinstance(seat.explorer, str) else f"hex-{called(seat.explorer)}"
            found = where if where in told else f"secret-{where}"
            assert name in str(told[found].label).partition("Explorers here: ")[2]

    evening(tmp_path, look)


def test_every_site_says_its_tiles_pirogues_and_what_comes_behind_it(tmp_path: Path) -> None:
    async def look(at: Evening) -> None:
        await laid(at, record(), late())
        now, kit, names = view(at), at.live.shown.snapshot.kit, at.live.shown.snapshot.names
        for site, tiles in enumerate(now.sites):
            says = site_words(at.host, site)
            assert says.startswith(f"Site {site + 1}")
            assert says.count("A tile with") == len(tiles)
            for one in tiles:
                colours = {action.colour for action in kit.action_tile(one).actions} - {None, "any"}
                assert all(f"a {colour} key" in says for colour in colours)
            here = [name for name, seat in zip(names, now.seats, strict=True) if seat.site == site]
            assert ("Pirogues: " in says) == bool(here)
            assert all(name in says for name in here)
            assert ("forest" in says) == (site == kit.river.forest_after)
            assert ("seaplane" in says) == (site in kit.river.seaplanes_after)
        prices = [f"{treasure} {price}" for treasure, price in now.wheel.items()]
        assert all(one in str(at.host.find("wheel").label) for one in prices)

    evening(tmp_path, look)


@pytest.mark.parametrize("lang", by_day("en", "fi"))
def test_the_board_is_said_in_every_language(tmp_path: Path, lang: str) -> None:
    async def look(at: Evening) -> None:
        await laid(at, record(), late())
        phone = await at.device(f"/s/{at.link(1)}", languages=(lang,))
        said = [str(one.label) for one in places(phone).values()]
        said += [site_words(phone, site) for site in range(6)]
        assert len(set(said)) == len(said)
        assert not [one for one in said if "…" in one or "{" in one or "t2-" in one]

    evening(tmp_path, look)


def test_tiles_that_nobody_told_lie_there_as_one_back_with_their_number(tmp_path: Path) -> None:
    async def look(at: Evening) -> None:
        host = await lobby(at)
        await do(at, None, "sites", tiles=[[None] * count for count in (2, 3, 3, 3, 3, 2)])
        assert isinstance(at.play.lines[-1].events[0], SitesLaid)
        await host.settle()
        assert "3 tiles not entered yet." in site_words(host, 1)
        inside = host.walk(host.find("site-1"))
        assert [one.value for one in inside if isinstance(one, ft.Text)] == ["3"]
        assert backs(host, 1) == 1

    evening(tmp_path, look)


def test_what_somebody_tells_of_a_tile_is_seen_at_once(tmp_path: Path) -> None:
    async def look(at: Evening) -> None:
        kit = deepcopy(sample_kit("tikal-2"))
        kit["action_tiles"][0]["actions"] = None
        host = await lobby(at, kit=kit)
        tiles = [[None] * count for count in (2, 3, 3, 3, 3, 2)]
        await do(at, None, "sites", tiles=[["T01", "T02"], *tiles[1:]])
        assert backs(host, 0) == 1
        await do(at, None, "learn", set={"action_tiles.0.actions": [{"do": "room"}, {"do": "key", "colour": "pink"}]})
        assert backs(host, 0) == 0
        assert "a light-coloured room and a pink key" in site_words(host, 0)

    evening(tmp_path, look)


def backs(device: Device, site: int) -> int:
    pictures = [one for one in device.walk(device.find(f"site-{site}")) if isinstance(one, ft.Image)]
    return sum("tile-back" in str(one.src) for one in pictures)


def test_a_move_draws_only_its_own_places_and_sends_little(tmp_path: Path) -> None:
    """Some turns late in a game, on the phone of whoever comes last."""

    async def watch(at: Evening) -> None:
        await laid(at, record(), late())
        last = (view(at).seat + (3 if view(at).direction == "clockwise" else 1)) % 4
        await at.sit(last)
        phone, sent = at.phones[last], []
        while len(sent) < 16:
            before, seen = temple_drawn(phone), view(at)
            phone.connection.sent.clear()
            await go_on(at, played(), at.version + 1)
            after = temple_drawn(phone)
            assert {one for one in after if after[one] != before[one]} == moved(seen, view(at))
            sent.append(sum(len(one) for one in phone.connection.sent if b"<svg" in one))
        assert 0 < sum(sent) / len(sent) < MOST

    evening(tmp_path, watch)


def moved(old: Tikal2View, new: Tikal2View) -> set[str]:
    """The places where something lies or stands that did not before."""
    rooms = {at for at in new.rooms if old.rooms.get(at) != new.rooms[at]}
    found = {f"hex-{called(hex_at(at))}" for at in rooms}
    found |= {f"secret-{one}" for one in new.secret if old.secret[one] != new.secret[one]}
    for was, now in zip(old.seats, new.seats, strict=True):
        if was.explorer != now.explorer:
            found |= {_named(was.explorer), _named(now.explorer)}
    return found


def _named(place: Any) -> str:
    if isinstance(place, str):
        return place if place == "outside" else f"secret-{place}"
    return f"hex-{called(place)}"


@rule("T2.3.4")
def test_the_wheel_turns_on_when_something_was_delivered(tmp_path: Path) -> None:
    """Always clockwise, by a fifth for every step."""

    async def look(at: Evening) -> None:
        before = until(played(), TreasuresDelivered) - 1
        await laid(at, record(), before)
        start = _turned(at.host)
        await go_on(at, played(), before + 1)
        steps = sum(isinstance(event, TreasuresDelivered) for event in played().lines[before].events)
        assert _turned(at.host) == pytest.approx(start + steps)

    evening(tmp_path, look)


def _turned(device: Device) -> float:
    """By how many fifths."""
    found = [one for one in device.walk(device.find("wheel")) if isinstance(one, ft.Container)]
    turned = next(one.rotate for one in found if one.rotate is not None)
    assert isinstance(turned, float)
    return turned / (2 * math.pi) * TREASURE_TYPES


def test_nearer_and_back_to_the_whole(tmp_path: Path) -> None:
    async def look(at: Evening) -> None:
        await laid(at, record(), late())
        whole = _sizes(at.host)
        await at.host.tap("temple-in")
        near = _sizes(at.host)
        assert [one > other for one, other in zip(near, whole, strict=True)] == [True, True]
        await at.host.tap("temple-in", "temple-out")
        assert _sizes(at.host) == near
        await at.host.tap("temple-fit")
        assert _sizes(at.host) == whole

    evening(tmp_path, look)


def _sizes(device: Device) -> list[float]:
    """How wide a space is, and a secret room."""
    return [_width(device, name) for name in ("hex-b1", "secret-S6")]


def _width(device: Device, name: str) -> float:
    """Of the place in which it stands."""
    around = [one for one in device.walk(device.find("temple")) if isinstance(one, ft.Container) and one.width]
    mine = device.find(name)
    return min(float(one.width) for one in around if any(inner is mine for inner in device.walk(one)))


def test_a_device_remembers_its_side_of_the_table(tmp_path: Path) -> None:
    """Rooms turn, what is around them does not."""

    async def look(at: Evening) -> None:
        await laid(at, record(), late())
        before = temple_drawn(at.host)
        await at.host.tap("temple-turn")
        turned = temple_drawn(at.host)
        assert all(turned[one][0] != before[one][0] for one in before if one.startswith("hex-"))
        assert all(turned[one] == before[one] for one in before if not one.startswith("hex-"))
        for _ in range(QUARTERS - 1):
            await at.host.tap("temple-turn")
        assert temple_drawn(at.host) == before

    evening(tmp_path, look)


def test_the_last_move_is_lit_on_every_phone(tmp_path: Path) -> None:
    """On that of whoever comes next to explore it may be lit for another reason."""

    async def look(at: Evening) -> None:
        lines = enumerate(played().lines[late() :], late())
        number, flag = next((at, one) for at, line in lines for one in line.events if isinstance(one, FlagPlaced))
        await laid(at, record(), number + 1)
        others = [seat for seat in range(4) if seat != flag.seat]
        await at.sit(*others)
        for phone in (at.phones[seat] for seat in others):
            assert "Last move here." in str(phone.find(_named(flag.place)).value)
            assert [
                one for one in phone.walk(phone.find("temple")) if isinstance(one, ft.Image) and LAST in str(one.src)
            ]

    evening(tmp_path, look)


def test_a_site_is_one_button_for_whoever_listens(tmp_path: Path) -> None:
    """What is told inside of a button parts its name from its tap."""

    async def look(at: Evening) -> None:
        await laid(at, record(), late())
        await at.host.tap("show-river")
        sites = [at.host.find(f"site-{number}") for number in range(6)]
        told = [one for site in sites for one in at.host.walk(site) if isinstance(one, ft.Semantics)]
        assert told == sites

    evening(tmp_path, look)
