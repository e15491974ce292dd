"""Records and stored tables: the one place where one becomes the other, and where a stored game is taken up again."""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any

import msgspec
from msgspec.structs import replace

from model.games import GAMES
from model.games.samples import sample_kit
from model.kernel.event import TakenAsTold
from model.kernel.flaws import decoded
from model.kernel.game import Game, Player, Setup
from model.kernel.play import Line, Play
from model.kernel.record import FORMAT, VERSION, Origin, Record, open_record
from model.kernel.replay import EVENTS, Refused, replay, told_apart
from model.kernel.taking import accepted, events_written
from model.store import Entry, NewEntry, NewTable, Store, StoredTable


def record_of(table: StoredTable, entries: Iterable[Entry] = (), events: Mapping[int, str] = {}) -> Record:
    """A stored table as a record, with where and when it was kept; `events` stand beside the moves that made them."""
    header = decoded(table.header)
    players = [{"name": seat.name, "colour": seat.colour} for seat in table.seats]
    moves = [_move(entry, events.get(entry.version)) for entry in entries]
    parts = header["kit"], header["options"], header["position"]
    origin = Origin(table.id, table.created, table.title, header.get("copy"))
    return Record(FORMAT, VERSION, table.game, players, moves, *parts, origin)


def _move(entry: Entry, events: str | None) -> dict[str, Any]:
    move = {**decoded(entry.entry), "at": entry.at}
    return move if events is None else {**move, EVENTS: decoded(events)}


def table_of(record: Record, players: Iterable[Player], lines: Sequence[Line] = ()) -> NewTable:
    """A record as a table to be stored; the players come from its set-up, which gives everybody a colour, and what its
    moves made happen from the `lines` of its play."""
    header = {"kit": record.kit, "options": record.options, "position": record.position}
    origin = record.table or Origin()
    if origin.copy is not None:
        header["copy"] = origin.copy
    return NewTable(
        record.game,
        msgspec.json.encode(header).decode(),
        [(player.name, player.colour) for player in players],
        [_new_entry(move, line) for move, line in zip(record.moves, lines, strict=True)],
        origin.id,
        origin.created,
        origin.title,
    )


def _new_entry(written: dict[str, Any], line: Line) -> NewEntry:
    move, events = told_apart(written)
    rest = {key: value for key, value in move.items() if key != "at"}
    made = events_text(line) if events is None else msgspec.json.encode(events).decode()
    return NewEntry(msgspec.json.encode(rest).decode(), at=move.get("at"), events=made)


def without_events(record: Record) -> Record:
    """As the players entered it."""
    return replace(record, moves=[told_apart(move)[0] for move in record.moves])


def only_needed(record: Record) -> Record:
    """With events only beside the moves that today's rules refuse: the others tell them by themselves."""
    play, _ = play_record(record, kept=True)
    needed = [any(isinstance(event, TakenAsTold) for event in line.events) for line in play.lines]
    moves = [move if need else told_apart(move)[0] for move, need in zip(record.moves, needed, strict=True)]
    return replace(record, moves=moves)


def setup_of(record: Record, *, kept: bool = False) -> tuple[Game[Any], Setup]:
    """Its game and set-up, checked; `kept`: it comes from the store, not from outside."""
    return open_record(record, GAMES, sample_kit, kept=kept)


def play_record(record: Record, *, kept: bool = False, accepted: bool = False) -> tuple[Play[Any], Refused | None]:
    """What came of a record. `kept`: it comes from the store, not from outside; `accepted`: it was a table's own, with
    whatever that table accepted in its time."""
    return replay(*setup_of(record, kept=kept), record.moves, kept=kept, accepted=accepted or kept)


def taken_up(store: Store, table_id: str) -> tuple[Play[Any], set[str]]:
    """The game as the log tells it, and the clients' ids it holds. What the entries made happen is read only where
    today's rules refuse one."""
    play: Play[Any] = Play(*setup_of(record_of(store.table(table_id)), kept=True))
    return play, gone_on(store, table_id, play, store.entries(table_id))


def gone_on(store: Store, table_id: str, play: Play[Any], entries: Iterable[Entry]) -> set[str]:
    """The game goes on with these entries of its log; the ids of their clients."""
    clients = set()
    for entry in entries:
        accepted(play, decoded(entry.entry), partial(_told, store, table_id, entry.version))
        clients.add(entry.client_id)
    return clients


def keep_events(store: Store, table_id: str, play: Play[Any]) -> None:
    """Entries from before it was kept what they made happen get it now, while the rules still tell it."""
    missing = store.without_events(table_id)
    lines = {version: play.lines[version - 1] for version in missing if version <= play.version}
    found = {version: made for version, line in lines.items() if (made := events_text(line)) is not None}
    if found:
        store.add_events(table_id, found)


def events_text(line: Line) -> str | None:
    """What an entry made happen, as it is stored; None where nobody knows any more."""
    if any(isinstance(event, TakenAsTold) and not event.known for event in line.events):
        return None
    return msgspec.json.encode(events_written(line.events)).decode()


def _told(store: Store, table_id: str, version: int) -> Any:
    text = store.events(table_id).get(version)
    return None if text is None else decoded(text)
