"""A table of Tikal II for tests: phones at it, and moves entered beside them."""

from __future__ import annotations

from typing import Any

from model.games.tikal2.view import Tikal2View
from model.kernel.record import SAMPLE
from model.language import texts
from model.table.desk import Desk
from model.table.guest import HOST
from tests.screens.evening import Evening
from tests.screens.harness import Device

WORDS = texts("en")
PEOPLE = (("Ada", "red"), ("Ben", "orange"), ("Cleo", "black"), ("Dan", "beige"))


async def lobby(
    at: Evening,
    players: int = 2,
    *,
    me: int | None = 0,
    one: bool = False,
    kit: Any = SAMPLE,
    copy: str | None = None,
    **options: Any,
) -> Device:
    """A table that has not begun, and the host's device at it."""
    desk = Desk(host_seat=me, one_device=one)
    at.live = at.house.tables.create(
        "tikal-2", list(PEOPLE[:players]), options, None if copy else kit, desk=desk, copy=copy
    )
    at.host = await at.device(f"/h/{at.link(HOST)}")
    return at.host


async def do(at: Evening, seat: int | None, do: str, **args: Any) -> None:
    """As another phone enters it."""
    await at.submit({"seat": seat, "do": do, **{name.rstrip("_"): value for name, value in args.items()}})


def view(at: Evening) -> Tikal2View:
    found = at.live.shown.snapshot.view(None)
    assert isinstance(found, Tikal2View)
    return found


SITES = (
    ("T01", "T15"),
    ("T02", "T03", "T04"),
    ("T05", "T06", "T07"),
    ("T08", "T09", "T10"),
    ("T11", "T12", "T13"),
    ("T14", "T16"),
)
"""How the tiles of two players may lie."""


async def seated(
    at: Evening,
    *phones: int,
    told: bool = True,
    keys: tuple[str, str] | None = ("pink", "blue"),
    kit: Any = SAMPLE,
    **options: Any,
) -> Device:
    """A table of two that has begun, the tiles told or not; both have these first keys, unless they are to be taken.
    Gives the first of these phones."""
    desk = Desk(started=True)
    at.live = at.house.tables.create("tikal-2", list(PEOPLE[:2]), options, kit, desk=desk)
    control = {"open": ["mask", "jug", "jug"]} if options.get("more_control") else {}
    await do(at, None, "sites", tiles=[list(site) if told else [None] * len(site) for site in SITES], **control)
    for seat in range(2) if keys else ():
        await do(at, seat, "keys", take=list(keys))
    await at.sit(*phones)
    return at.phones[phones[0]]


async def correct(at: Evening, **values: Any) -> None:
    """What lies on the table is this: `seats__0__backpack={…}`."""
    await do(at, None, "correct", set={path.replace("__", "."): value for path, value in values.items()})
