"""The tables of Tikal in the pictures: one evening of four, stopped at the moments that are shown."""

from __future__ import annotations

from model.games.samples import sample_kit
from model.kernel.record import Record
from model.table.live import LiveTable
from model.table.stored import play_record
from model.table.tables import Tables
from tests.phones.tikal import played_out, told_lightly, typical_turn
from tests.screenshots.played import played

PEOPLE = ("Anna", "Ben", "Chloé", "David")
HERE = (0, 1, 2, 3)
"""All of them are connected."""


def in_a_turn(tables: Tables) -> LiveTable:
    """The tile is laid, two figures have come to the base camp."""
    record, before = typical_turn()
    return _played(tables, record, before + 3)


def in_a_scoring(tables: Tables) -> LiveTable:
    """The last volcano but one: two have scored."""
    record = played_out(4, 17)
    play, _ = play_record(record)
    states = [play.at(number) for number in range(play.version)]
    scored = next(number for number, state in enumerate(states) if state.round == 2 and len(state.queue) == 2)
    return _played(tables, record, scored)


def told_at_a_volcano(tables: Tables) -> LiveTable:
    """Light detail: the first has told, the second round is under way."""
    return _played(tables, told_lightly(played_out(4, 5)), 5, detail="light")


def won(tables: Tables) -> LiveTable:
    record = played_out(4, 17)
    return _played(tables, record, len(record.moves))


def _played(tables: Tables, record: Record, moves: int, **options: str) -> LiveTable:
    people = list(zip(PEOPLE, sample_kit("tikal")["colours"], strict=True))
    return played(tables, "tikal", people, record.moves[:moves], options)
