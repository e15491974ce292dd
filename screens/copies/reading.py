"""The copies of this house as screens read them: beside the event loop, and never more than can be read."""

import asyncio
import logging
from typing import Any, NamedTuple

from model.kernel.flaws import Flawed, decoded
from model.table.tables import Tables
from screens.copies.step import Raw
from screens.shared.hooks import use_after, use_value
from screens.shared.visit import Visit

log = logging.getLogger(__name__)


class Told(NamedTuple):
    """A copy, and what is told of it."""

    id: str
    game: str
    name: str
    changed: str
    raw: Raw


async def told_copies(tables: Tables, game: str | None = None) -> tuple[Told, ...]:
    """The one last used or changed first; a damaged one keeps nobody from the others."""
    found = await asyncio.to_thread(tables.copies, game)
    return tuple(one for one in map(_told, found) if one is not None)


def use_copy(visit: Visit, copy: str) -> tuple[str, Told | None]:
    """Which copy was looked for by now, and what was found."""
    nothing: tuple[str, Told | None] = ("", None)
    looked, set_looked = use_value(nothing)

    async def look() -> None:
        found = await told_copies(visit.house.tables)
        set_looked((copy, next((one for one in found if one.id == copy), None)))

    use_after(look, [copy])
    return looked


def _told(copy: Any) -> Told | None:
    try:
        raw = decoded(copy.body)
    except Flawed:
        raw = None
    if not isinstance(raw, dict):
        log.warning("copy %s is damaged", copy.id)
        return None
    return Told(copy.id, copy.game, copy.name, copy.changed, raw)
