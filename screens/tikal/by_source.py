"""Where everybody's points came from: temples, guarded temples, treasures, bids; under each name round by round."""

import flet as ft

from model.games.tikal.sources import SOURCES, Sources, Sums
from screens.shared.look import Look
from screens.table.by_source import Column, Row
from screens.table.by_source import by_source as table
from screens.table.sitting import Sitting
from screens.tikal.scored import sources_of

SIGNS = {"temples": "temple", "guarded": "guard", "treasures": "treasure-token", "bids": "bid", "other": "phone"}
NAMES = {
    "temples": "tk-print-score-temples",
    "guarded": "tk-source-guarded",
    "treasures": "tk-print-score-treasures",
    "bids": "tk-print-score-bids",
    "other": "source-other",
}


def by_source(sitting: Sitting) -> ft.Control:
    look = sitting.look
    columns = [Column(f"tikal/{SIGNS[name]}", look.say(NAMES[name])) for name in SOURCES]
    rows = [_rows(look, one) for one in sources_of(sitting)]
    return table(sitting, columns, look.say("scoring-all"), rows)


def _rows(look: Look, one: Sources) -> list[Row]:
    """All, what there was at the start, round by round."""
    rows = [_row("", one.all, one.total)]
    if one.start:
        rows.append(_row(look.say("source-start"), Sums(), one.start))
    rounds = enumerate(one.rounds, 1)
    return rows + [_row(look.say("tk-source-round", round=number), sums, sums.total) for number, sums in rounds]


def _row(words: str, sums: Sums, total: int) -> Row:
    return Row(words, tuple(getattr(sums, name) for name in SOURCES), total)
