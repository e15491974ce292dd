"""A new copy: called like its game until somebody gives it another name."""

import asyncio
from typing import Any

from model.table.tables import Tables
from screens.shared.look import Look


async def begun(tables: Tables, look: Look, game: str, start: Any) -> str:
    """Its id; what can keep it from being stored is raised."""
    title = look.say(f"word-{game}")
    taken = {copy.name for copy in await asyncio.to_thread(tables.copies, game)}
    number = next(n for n in range(1, len(taken) + 2) if _called(title, n) not in taken)
    return await asyncio.to_thread(tables.begin_copy, game, _called(title, number), start)


def _called(title: str, number: int) -> str:
    """
    >>> _called("Tikal", 1), _called("Tikal", 2)
    ('Tikal', 'Tikal (2)')
    """
    return title if number == 1 else f"{title} ({number})"
