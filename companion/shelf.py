"""Stored games taken out whole and put back: as record files, one by one or all in a backup."""

import io
import re
import zipfile
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from companion.shelved_copies import PLAIN_ID, new_here, packed_copy, unpacked_copy
from model.kernel.flaws import Flawed, flawed, short
from model.kernel.limits import LARGEST_RECORD
from model.kernel.play import Play
from model.kernel.record import Origin, Record, kept_record, read_record, write_record
from model.kernel.replay import Refused
from model.names import name_fault
from model.store import Copy, NewTable, Store, StoreError
from model.table.stored import only_needed, play_record, record_of, setup_of, table_of, without_events

PLAIN_TIME = re.compile(r"[0-9][0-9T:.Z+ -]{9,39}")
LARGEST_MB = 256
"""What a backup may unpack to."""
MOST_FILES = 20_000
GAMES_IN, KITS_IN, DAMAGED_IN = "games/", "kits/", "damaged/"


class NotLegal(Exception):
    """A record with a move the rules refuse is not taken in."""

    def __init__(self, refused: Refused, play: Play[Any]) -> None:
        super().__init__(refused)
        self.refused = refused
        self.names = [player.name for player in play.setup.players]
        self.game, self.kit = play.game.id, play.setup.kit


class Damaged(Exception):
    """A backup that cannot be read."""


class Bomb(Exception):
    """A backup that unpacks to more than anybody's games."""


class TakenIn(Struct):
    """What an import did: ids of the games stored, of those there already, kits, and how many damaged ones the backup
    had kept as they were."""

    stored: list[str] = []
    known: list[str] = []
    kits: int = 0
    damaged: int = 0


class Saved(Struct):
    """A backup: its bytes, how many games and kits are in it, and the ids of those that are damaged."""

    packed: bytes
    games: int
    kits: int
    damaged: list[str]


def taken_out(store: Store, table_id: str) -> Record:
    """A stored game as a record, with when and where it was kept, and with what its entries made happen then;
    `StoreError` if its rows are damaged."""
    try:
        return record_of(store.table(table_id), store.entries(table_id), store.events(table_id))
    except (Flawed, ValueError, TypeError, LookupError):
        raise StoreError("store-bad-row", table=table_id) from None


def exported(store: Store, table_id: str) -> Record:
    """The same as people read it: what follows from the moves is left out."""
    record = taken_out(store, table_id)
    try:
        return only_needed(record)
    except (Flawed, ValueError, TypeError, LookupError):
        raise StoreError("store-bad-row", table=table_id) from None


def put_back(store: Store, data: bytes) -> TakenIn:
    """Takes in a record or a whole backup: all of it, or nothing and an error."""
    whole = data[:2] == b"PK"
    records, kits, damaged = _unpacked(data) if whole else ([read_record(data)], [], 0)
    fresh = new_here(store, kits)
    result = TakenIn(kits=len(fresh), damaged=damaged)
    new = []
    for record in records:
        play = _checked(record, kept=whole)
        known = _known(store, record)
        if known:
            result.known.append(known)
        else:
            new.append(_table(store, record, play))
    result.stored += store.create_many(new, fresh)
    return result


def backup(store: Store) -> Saved:
    """All games and kits in one file. One that is damaged does not keep the others out: it comes along as it is."""
    file = io.BytesIO()
    saved = Saved(b"", 0, 0, [])
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as packed:
        for table in store.tables():
            record = _whole_or_none(partial(_record_file, store, table.id))
            saved.games += record is not None
            _pack(packed, saved, GAMES_IN, table.id, record, partial(store.raw, table.id))
        for versions in store.histories():
            body = _whole_or_none(partial(packed_copy, versions))
            saved.kits += body is not None
            _pack(packed, saved, KITS_IN, versions[0].id, body, partial(msgspec.to_builtins, versions))
    saved.packed = file.getvalue()
    return saved


def _whole_or_none(make: Callable[[], bytes]) -> bytes | None:
    try:
        return make()
    except (StoreError, Flawed, NotLegal, ValueError, TypeError, LookupError):
        return None


def _pack(
    packed: zipfile.ZipFile, saved: Saved, folder: str, id: str, body: bytes | None, raw: Callable[[], Any]
) -> None:
    plain = id if PLAIN_ID.fullmatch(id) else f"row-{len(packed.namelist())}"
    if body is not None:
        packed.writestr(f"{folder}{plain}.json", body)
        return
    saved.damaged.append(id)
    try:
        text = msgspec.json.encode(raw())
    except (StoreError, ValueError, TypeError):  # not even its rows can be read
        return
    packed.writestr(f"{DAMAGED_IN}{plain}.json", text)


def _record_file(store: Store, table_id: str) -> bytes:
    """Only what can be put back: one that cannot would keep the others out."""
    record = taken_out(store, table_id)
    _checked(record, kept=True)
    return write_record(record)


def _unpacked(data: bytes) -> tuple[list[Record], list[Sequence[Copy]], int]:
    try:
        files = _files(data)
    except Bomb:
        raise
    except Exception:  # a torn file makes the reader of zips stumble in many ways: no list of them is whole
        raise Damaged from None
    if not all(name.startswith((GAMES_IN, KITS_IN, DAMAGED_IN)) for name in files):
        raise Damaged
    records = [kept_record(body) for name, body in files.items() if name.startswith(GAMES_IN)]
    kits: list[Sequence[Copy]] = [unpacked_copy(body) for name, body in files.items() if name.startswith(KITS_IN)]
    return records, kits, len(files) - len(records) - len(kits)


def _files(data: bytes) -> dict[str, bytes]:
    """All files of a backup. What is said of their sizes may be wrong, so it is counted."""
    files: dict[str, bytes] = {}
    room = LARGEST_MB * 1_000_000
    with zipfile.ZipFile(io.BytesIO(data)) as packed:
        if len(packed.infolist()) > MOST_FILES:
            raise Bomb
        for info in packed.infolist():
            with packed.open(info) as member:
                files[info.filename] = member.read(min(LARGEST_RECORD, room) + 1)
            room -= len(files[info.filename])
            if room < 0 or len(files[info.filename]) > LARGEST_RECORD:
                raise Bomb
    return files


def _checked(record: Record, *, kept: bool) -> Play[Any]:
    """What came of it, if it can be stored. What a backup holds was stored before: it must fit back in, whatever its
    texts are."""
    origin = record.table or Origin()
    for part, id in (("id", origin.id), ("copy", origin.copy)):
        if id is not None and not PLAIN_ID.fullmatch(id):
            raise flawed(f"table.{part}", "value", found=short(id))
    if not kept:
        _check_origin(record, origin)
    play, refused = play_record(record, kept=kept, accepted=True)
    if refused is not None:
        raise NotLegal(refused, play)
    return play


def _check_origin(record: Record, origin: Origin) -> None:
    """Times and the title are shown in lists: they are what they say."""
    times = [("table.created", origin.created)]
    times += [(f"moves[{i}].at", move.get("at")) for i, move in enumerate(record.moves) if isinstance(move, dict)]
    for where, time in times:
        if isinstance(time, str) and not PLAIN_TIME.fullmatch(time):
            raise flawed(where, "value", found=short(time))
    fault = name_fault(origin.title or "?")
    if fault is not None and fault[0] == "name-sign":
        raise flawed("table.title", fault[0], **fault[1])


def _known(store: Store, record: Record) -> str | None:
    """The id under which the very same game is stored already."""
    wanted = record.table and record.table.id
    if not wanted or wanted not in {table.id for table in store.tables()}:
        return None
    stored, whole = taken_out(store, wanted), replace(record, players=_players(record))
    return wanted if write_record(without_events(stored)) == write_record(without_events(whole)) else None


def _players(record: Record) -> list[dict[str, Any]]:
    """With the colours a set-up fills in."""
    return [{"name": player.name, "colour": player.colour} for player in setup_of(record, kept=True)[1].players]


def _table(store: Store, record: Record, play: Play[Any]) -> NewTable:
    table = table_of(record, play.setup.players, play.lines)
    taken = {one.id for one in store.tables()}
    return replace(table, table_id=None) if table.table_id in taken else table
