"""Stored games taken out whole and put back: as record files, one by one or all in a backup."""

import io
import re
import zipfile
import zlib
from typing import Any

import msgspec
from msgspec import Struct

from companion.replaying import play_record
from model.games import GAMES
from model.kernel.flaws import decoded, flawed, short
from model.kernel.record import FORMAT, VERSION, Origin, Record, read_record, write_record
from model.kernel.replay import Refused
from model.store import NewEntry, NewTable, Store

PLAIN_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
LARGEST = 512 * 1024 * 1024
"""Bytes a backup may unpack to."""


class NotLegal(Exception):
    """A record with a move the rules refuse is not taken in."""

    def __init__(self, refused: Refused, names: list[str]) -> None:
        super().__init__(refused)
        self.refused = refused
        self.names = names


class Damaged(Exception):
    """A backup that cannot be read."""


class TakenIn(Struct):
    """What an import did: ids of the games stored, of those there already, and kits."""

    stored: list[str] = []
    known: list[str] = []
    kits: int = 0


def taken_out(store: Store, table_id: str) -> Record:
    """A stored game as a record, with when and where it was kept."""
    table = store.table(table_id)
    header = decoded(table.header)
    players = [{"name": seat.name, "colour": seat.colour} for seat in table.seats]
    moves = [{**decoded(entry.entry), "at": entry.at} for entry in store.entries(table_id)]
    origin = Origin(table.id, table.created, table.title)
    return Record(
        FORMAT,
        VERSION,
        table.game,
        players,
        moves,
        header["kit"],
        header["options"],
        header["position"],
        origin,
    )


def put_back(store: Store, data: bytes) -> TakenIn:
    """Takes in a record or a whole backup: all of it, or nothing and an error."""
    records, kits = _unpacked(data) if data[:2] == b"PK" else ([read_record(data)], [])
    result = TakenIn(kits=len(kits))
    new = []
    for record in records:
        _check(record)
        known = _known(store, record)
        if known:
            result.known.append(known)
        else:
            new.append(_table(store, record))
    result.stored += store.create_many(new, kits)
    return result


def backup(store: Store) -> tuple[bytes, int, int]:
    """All games and kits in one file."""
    file = io.BytesIO()
    tables, kits = store.tables(), store.kits()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as packed:
        for table in tables:
            packed.writestr(f"games/{table.id}.json", write_record(taken_out(store, table.id)))
        for kit in kits:
            body = {"game": kit.game, "name": kit.name, "kit": decoded(kit.body)}
            packed.writestr(f"kits/{kit.id}.json", msgspec.json.encode(body))
    return file.getvalue(), len(tables), len(kits)


def _unpacked(data: bytes) -> tuple[list[Record], list[tuple[str, str, str]]]:
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as packed:
            if sum(info.file_size for info in packed.infolist()) > LARGEST:
                raise Damaged
            files = {name: packed.read(name) for name in packed.namelist()}
    except (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, EOFError, OSError):
        raise Damaged from None
    if not all(name.startswith(("games/", "kits/")) for name in files):
        raise Damaged
    records = [read_record(body) for name, body in files.items() if name.startswith("games/")]
    return records, [_kit(body) for name, body in files.items() if name.startswith("kits/")]


def _kit(body: bytes) -> tuple[str, str, str]:
    raw = decoded(body)
    if not isinstance(raw, dict) or str(raw.get("game")) not in GAMES or not isinstance(raw.get("name"), str):
        raise flawed("kit", "missing")
    GAMES[raw["game"]].kit(raw.get("kit"))
    return raw["game"], raw["name"], msgspec.json.encode(raw["kit"]).decode()


def _check(record: Record) -> None:
    if record.table and record.table.id is not None and not PLAIN_ID.fullmatch(record.table.id):
        raise flawed("table.id", "value", found=short(record.table.id))
    play, refused = play_record(record, kept=True)
    if refused is not None:
        raise NotLegal(refused, [player.name for player in play.setup.players])


def _known(store: Store, record: Record) -> str | None:
    """The id under which the very same game is stored already."""
    wanted = record.table and record.table.id
    if not wanted or wanted not in {table.id for table in store.tables()}:
        return None
    return wanted if write_record(taken_out(store, wanted)) == write_record(_whole(record)) else None


def _whole(record: Record) -> Record:
    """With the colours a set-up fills in."""
    return msgspec.structs.replace(record, players=_players(record))


def _players(record: Record) -> list[dict[str, Any]]:
    play, _ = play_record(msgspec.structs.replace(record, moves=[]))
    return [{"name": player.name, "colour": player.colour} for player in play.setup.players]


def _table(store: Store, record: Record) -> NewTable:
    header = {"kit": record.kit, "options": record.options, "position": record.position}
    entries = [NewEntry(*_entry(move)) for move in record.moves]
    origin = record.table or Origin()
    taken = {table.id for table in store.tables()}
    return NewTable(
        record.game,
        msgspec.json.encode(header).decode(),
        [(player["name"], player["colour"]) for player in _players(record)],
        entries,
        None if origin.id in taken else origin.id,
        origin.created,
        origin.title,
    )


def _entry(move: dict[str, Any]) -> tuple[str, None, str | None]:
    rest = {key: value for key, value in move.items() if key != "at"}
    return msgspec.json.encode(rest).decode(), None, move.get("at")
