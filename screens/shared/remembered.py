"""What a device remembers of tables: the seats it holds, the names it has typed, whether it is the owner's, the paper
it prints on."""

from dataclasses import dataclass
from typing import Any

import msgspec

from model.table.device import LONGEST_KEY, fresh_key
from screens.shared.preferences import remember_text, remembered_text

_SEATS, _NAMES, _OWNER = "companion.seats", "companion.names", "companion.owner"
_DEVICE, _READ, _TURN, _PAPER = "companion.device", "companion.read", "companion.turn", "companion.paper"
PAPERS = ("a4", "letter")
MOST_SEATS, MOST_NAMES, MOST_READ = 12, 24, 40


@dataclass(frozen=True)
class Seat:
    """A link this device came in by, and what to call it in the list."""

    table: str
    route: str
    game: str
    title: str


async def remembered_seats() -> list[Seat]:
    return [Seat(**raw) for raw in await _read(_SEATS) if isinstance(raw, dict) and set(raw) == _FIELDS]


async def remember_seat(seat: Seat) -> None:
    """The newest first; one for each table and role."""
    others = [old for old in await remembered_seats() if (old.table, old.route[:3]) != (seat.table, seat.route[:3])]
    await _write(_SEATS, [vars(one) for one in [seat, *others][:MOST_SEATS]])


async def forget_seat(route: str) -> None:
    await _write(_SEATS, [vars(one) for one in await remembered_seats() if one.route != route])


async def remembered_names() -> list[str]:
    return [name for name in await _read(_NAMES) if isinstance(name, str)]


async def remember_names(names: list[str]) -> None:
    old = [name for name in await remembered_names() if name not in names]
    await _write(_NAMES, [*names, *old][:MOST_NAMES])


async def remembered_owner() -> str | None:
    return await remembered_text(_OWNER)


async def remember_owner(token: str) -> None:
    await remember_text(_OWNER, token)


async def remembered_device() -> str:
    """What makes this device this one, for links that it has opened before; made once. One that stores nothing is
    another device with every visit."""
    kept = await remembered_text(_DEVICE)
    if kept and len(kept) <= LONGEST_KEY:
        return kept
    fresh = fresh_key()
    await remember_text(_DEVICE, fresh)
    return fresh


async def remembered_read() -> dict[str, int]:
    """Table → the last note that was seen."""
    found = await _read(_READ)
    return {str(one[0]): one[1] for one in found if isinstance(one, list) and len(one) == 2 and type(one[1]) is int}


async def remember_read(read: dict[str, int]) -> None:
    await _write(_READ, [list(one) for one in read.items()][-MOST_READ:])


async def remembered_turn() -> int:
    """By how many quarters boards are turned here: the device lies on one side of the table."""
    kept = await remembered_text(_TURN)
    return int(kept) if kept in ("1", "2", "3") else 0


async def remember_turn(quarters: int) -> None:
    await remember_text(_TURN, str(quarters))


async def remembered_paper() -> tuple[str, bool] | None:
    """The paper that was printed on from here, and whether without colour."""
    paper, _, ink = (await remembered_text(_PAPER) or "").partition(" ")
    return (paper, ink == "mono") if paper in PAPERS else None


async def remember_paper(paper: str, mono: bool) -> None:
    await remember_text(_PAPER, f"{paper} mono" if mono else paper)


_FIELDS = set(Seat.__dataclass_fields__)


async def _read(name: str) -> list[Any]:
    text = await remembered_text(name)
    try:
        found = msgspec.json.decode(text or "[]")
    except msgspec.DecodeError:
        return []
    return found if isinstance(found, list) else []


async def _write(name: str, value: list[Any]) -> None:
    await remember_text(name, msgspec.json.encode(value).decode())
