"""A table of Tikal for tests: phones at it, moves entered beside them, and what the hexes show."""

from __future__ import annotations

from typing import Any

import flet as ft

from model.games.tikal.view import HexView, TikalView
from model.kernel.hexes import called, hex_at
from model.language import texts
from model.table.desk import Desk
from tests.screens.evening import COLOURS, NAMES, Evening
from tests.screens.harness import Device

WORDS = texts("en")


async def tikal(
    at: Evening, *phones: int, players: int = 2, one: bool = False, me: int | None = None, **options: Any
) -> Device:
    """A table of this many, hosted by `me`, these phones at it; gives the first of them."""
    people = list(zip(NAMES, COLOURS, strict=True))[:players]
    at.live = at.house.tables.create("tikal", people, options, desk=Desk(host_seat=me, one_device=one, started=True))
    await at.sit(*phones)
    return at.phones[phones[0]]


async def do(at: Evening, seat: int | None, do: str, **args: Any) -> None:
    """As another phone enters it."""
    await at.submit({"seat": seat, "do": do, **{name.rstrip("_"): value for name, value in args.items()}})


async def correct(at: Evening, **values: Any) -> None:
    """What lies on the table is this: `hexes__3,2__value=4`."""
    await do(at, None, "correct", set={path.replace("__", "."): value for path, value in values.items()})


async def begun(at: Evening, tile: str = "A1") -> None:
    """Seat 0 has placed a tile where it first may lie; its ten action points are left."""
    await do(at, None, "draw", tile=tile)
    choice = at.live.shown.snapshot.choices(0)[0]
    await do(at, 0, "place", hex=list(choice.args[0].values[0]), turn=choice.args[1].values[0])


def view(at: Evening) -> TikalView:
    found = at.live.shown.snapshot.view(None)
    assert isinstance(found, TikalView)
    return found


def here(at: Evening, name: str) -> HexView:
    """What lies on `c3`."""
    return next(one for at_, one in view(at).hexes.items() if called(hex_at(at_)) == name)


def lit_as(device: Device, kind: str) -> list[str]:
    """The hexes that a screen reader calls so."""
    said = WORDS.say(f"tk-hex-{kind}")
    hexes = [one for one in device.all(ft.Semantics) if (one.identifier or "").startswith("hex-")]
    return [str(one.identifier) for one in hexes if said in str(one.value)]
