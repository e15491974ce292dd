"""Simulated games of Tikal II for the tests of what is shown of their scorings: the record, its play, and moments."""

from functools import cache
from typing import Any

from companion.records import simulated
from model.games.tikal2 import GAME
from model.games.tikal2.receipts import Happened, Scoring, scorings
from model.kernel.event import Event
from model.kernel.move import write_entry
from model.kernel.play import Play, event_points
from model.kernel.record import Record
from model.table.stored import play_record
from tests.screens.evening import Evening

SEED = 17


@cache
def record(players: int = 3, hidden: str = "phones", detail: str = "full") -> Record:
    """`hidden` is how treasures and cards are kept."""
    options = {"detail": detail} if detail == "light" else {"detail": detail, "hidden": hidden}
    return simulated("tikal-2", players, SEED, options)


@cache
def played(players: int = 3, hidden: str = "phones", detail: str = "full") -> Play[Any]:
    return play_record(record(players, hidden, detail))[0]


def until(play: Play[Any], kind: type[Event], nth: int = 1) -> int:
    """How many entries there are up to the nth event of this kind, its own counted."""
    found = [index for index, line in enumerate(play.lines) for event in line.events if isinstance(event, kind)]
    return found[nth - 1] + 1


def happened(play: Play[Any], count: int | None = None) -> list[Happened]:
    """What the entries until then made happen, as everybody reads it, with its points of the ledger."""
    events = [event for line in play.lines[:count] for event in line.events]
    seen = [event.seen_by(None) for event in events]
    return [(event, tuple(event_points(GAME, event))) for event in seen if event is not None]


def scorings_until(play: Play[Any], count: int | None = None) -> tuple[Scoring, ...]:
    state = play.state if count is None else play.at(count)
    return scorings(happened(play, count), GAME.scores(state) or ())


def names(at: Evening) -> tuple[str, ...]:
    return at.live.shown.snapshot.names


async def go_on(at: Evening, play: Play[Any], count: int) -> None:
    """As others' phones enter it."""
    for line in play.lines[at.version : count]:
        await at.submit(write_entry(line.entry))
