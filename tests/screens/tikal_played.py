"""Simulated games of Tikal for the tests of what is shown of them: the record, its play, and moments of it."""

from functools import cache
from typing import Any

from model.games.tikal import GAME
from model.games.tikal.receipts import Happened, Round, rounds
from model.kernel.event import Event
from model.kernel.move import write_entry
from model.kernel.play import Play, event_points
from model.kernel.record import Record
from model.table.stored import play_record
from tests.phones.tikal import played_out
from tests.screens.evening import Evening

SEED = 17


@cache
def record(version: str = "basic", detail: str = "full") -> Record:
    return played_out(4, SEED, version=version, detail=detail)


@cache
def played(version: str = "basic", detail: str = "full") -> Play[Any]:
    return play_record(record(version, detail))[0]


def until(play: Play[Any], kind: type[Event], nth: int = 1) -> int:
    """How many entries there are up to the nth event of this kind, its own counted."""
    found = [index for index, line in enumerate(play.lines) for event in line.events if isinstance(event, kind)]
    return found[nth - 1] + 1


def happened(play: Play[Any], count: int | None = None) -> list[Happened]:
    """What the entries until then made happen, with its points of the ledger."""
    return [(event, tuple(event_points(GAME, event))) for line in play.lines[:count] for event in line.events]


def scorings(play: Play[Any], count: int | None = None) -> tuple[Round, ...]:
    state = play.state if count is None else play.at(count)
    return rounds(happened(play, count), GAME.scores(state) or (), state.round)


def names(at: Evening) -> tuple[str, ...]:
    return at.live.shown.snapshot.names


async def go_on(at: Evening, play: Play[Any], count: int) -> None:
    """As others' phones enter it."""
    for line in play.lines[at.version : count]:
        await at.submit(write_entry(line.entry))
