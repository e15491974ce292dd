"""The tables of Tikal II in the pictures: one evening of three, stopped at the moments that are shown."""

from __future__ import annotations

from model.games.samples import sample_kit
from model.games.tikal2 import events as e
from model.kernel.record import Record
from model.table.live import LiveTable
from model.table.stored import play_record
from model.table.tables import Tables
from tests.phones.tikal2 import played_out, typical_turn
from tests.phones.tikal2_light import told_lightly
from tests.screenshots.played import played

PEOPLE = ("Anna", "Ben", "Chloé")
HERE = (0, 1, 2)
"""All of them are connected."""
GAME, SEED = "tikal-2", 1


def on_the_river(tables: Tables) -> LiveTable:
    """A pirogue is about to go past a seaplane."""
    record, before = typical_turn()
    return _played(tables, record, before)


def with_a_tile(tables: Tables) -> LiveTable:
    """A tile with a room is taken, late in round 1."""
    record = played_out(3, SEED)
    return _played(tables, record, _before(record, "room", 7))


def exploring(tables: Tables) -> LiveTable:
    """The tile's actions are done, in round 2."""
    record = played_out(3, SEED)
    return _played(tables, record, _before(record, "explore", 24))


def scored(tables: Tables) -> LiveTable:
    """The first scoring has just been made."""
    record = played_out(3, SEED)
    play, _ = play_record(record)
    made = [at for at, line in enumerate(play.lines, 1) if any(isinstance(one, e.RoundEnded) for one in line.events)]
    return _played(tables, record, made[0])


def told_lightly_in_round_2(tables: Tables) -> LiveTable:
    record = told_lightly(played_out(3, SEED))
    tallies = [at for at, move in enumerate(record.moves) if move["do"] == "tally"]
    return _played(tables, record, tallies[2] + 6, detail="light")


def won(tables: Tables) -> LiveTable:
    record = played_out(3, SEED)
    return _played(tables, record, len(record.moves))


def _before(record: Record, do: str, nth: int) -> int:
    """How many moves were made before the nth of a kind."""
    return [at for at, move in enumerate(record.moves) if move["do"] == do][nth - 1]


def _played(tables: Tables, record: Record, moves: int, **options: str) -> LiveTable:
    people = list(zip(PEOPLE, sample_kit(GAME)["colours"], strict=False))
    return played(tables, GAME, people, record.moves[:moves], options)
