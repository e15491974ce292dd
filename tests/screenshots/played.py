"""A table whose people own a copy like our example, with the moves of a record played on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from model.games.samples import sample_kit
from model.store.fresh import fresh_id
from model.table.desk import Desk
from model.table.guest import HOST
from model.table.live import LiveTable
from model.table.tables import Tables
from tests.phones.strokes import Raw


def played(
    tables: Tables, game: str, people: list[tuple[str, Any]], moves: Sequence[Raw], options: dict[str, str]
) -> LiveTable:
    live = tables.create(game, people, options, None, desk=Desk(host_seat=0), copy=_copy(tables, game))
    for raw in moves:
        move = {name: value for name, value in raw.items() if name not in ("seat", "by")}
        holder = HOST if raw["seat"] is None else str(raw["seat"])
        guest = tables.holder(tables.link(live.id, holder))
        assert guest is not None
        live.submit(guest, raw["seat"], move, live.shown.snapshot.version, fresh_id())
    return live


def _copy(tables: Tables, game: str) -> str:
    """These people have looked at theirs: it is as we believe, or happens to be like our example."""
    known = [copy.id for copy in tables.copies(game) if copy.name == "Anna"]
    return known[0] if known else tables.begin_copy(game, "Anna", sample_kit(game))
