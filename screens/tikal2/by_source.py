"""Where everybody's points came from: doors, bonuses, deliveries, keys, altars, treasures, cards; under each name round
by round."""

import flet as ft

from model.games.tikal2.sources import SOURCES, Sources
from screens.shared.look import Look
from screens.table.by_source import Column, Row
from screens.table.by_source import by_source as table
from screens.table.sitting import Sitting
from screens.tikal2.scored import sources_of
from screens.tikal2.seen import light

SIGNS = {
    "doors": "doors",
    "bonuses": "bonus",
    "deliveries": "seaplane",
    "keys": "key",
    "altars": "sanctuary",
    "treasures": "treasure",
    "cards": "card",
    "paid": "forest",
    "other": "chest",
}


def by_source(sitting: Sitting) -> ft.Control:
    look = sitting.look
    columns = [Column(f"tikal-2/{SIGNS[name]}", _words(sitting, name)) for name in SOURCES]
    return table(sitting, columns, look.say("scoring-all"), [_rows(look, one) for one in sources_of(sitting)])


def _words(sitting: Sitting, name: str) -> str:
    """In light detail what was added on the turn is no correction."""
    if name == "other":
        return sitting.say("t2-source-added" if light(sitting) else "source-other")
    return sitting.say(f"t2-source-{name}")


def _rows(look: Look, one: Sources) -> list[Row]:
    """All, what there was at the start, round by round."""
    rows = [Row("", one.all, one.total)]
    if one.start:
        rows.append(Row(look.say("source-start"), (0,) * len(SOURCES), one.start))
    rounds = enumerate(one.rounds, 1)
    return rows + [Row(look.say("t2-source-round", round=number), sums, sum(sums)) for number, sums in rounds]
