"""A table that a record tells of: laid out up to one of its moves, gone on with by taps on its devices."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from companion.replaying import WHOLE_TRUTH, outcome
from companion.shelf import put_back
from model.kernel.move import write_entry
from model.kernel.play import Play
from model.kernel.record import Record, write_record
from model.language import texts
from model.table.desk import Desk, write_desk
from model.table.guest import HOST
from model.table.stored import play_record
from model.table.telling import told
from tests.phones.strokes import Raw, Stroke, map_of
from tests.screens.evening import Evening
from tests.screens.harness import Device
from tests.screens.tapping import turn_to

WORDS = texts("en")


async def laid(at: Evening, record: Record, moves: int = 0, **desk: Any) -> Device:
    """The host's device at the table; so many moves have been made, and it has begun. Seat 0 hosts, unless the desk
    says otherwise."""
    begun = replace(record, moves=record.moves[:moves])
    (table,) = put_back(at.store, write_record(begun)).stored
    at.store.set_desk(table, write_desk(Desk(**{"host_seat": 0, "started": True, **desk})))
    at.live = at.house.tables.table(table)
    at.host = await at.device(f"/h/{at.link(HOST)}")
    return at.host


async def struck(at: Evening, stroke: Stroke, device: Device | None = None) -> None:
    """Tapped where it belongs, or where somebody taps for all, and found in the log."""
    device, before = device or at.on(stroke.seat), at.version
    await turn_to(device, "seat")
    for whose in (f"tally-for-{stroke.seat}", f"for-{stroke.seat}"):
        if device.shows(whose):
            await device.tap(whose)
    if device.shows("passing-take"):
        await device.tap("passing-take")
    for name in stroke.taps:
        await on_map(device, name)
        await device.tap(name)
    assert entered(at.play)[before:] == [meant(move) for move in stroke.moves], (stroke, said(device))


async def on_map(device: Device, name: str) -> None:
    """The map where it is drawn is brought into sight."""
    where = map_of(name)
    if where and not device.shows(where) and device.shows(f"show-{where}"):
        await device.tap(f"show-{where}")


def said(device: Device) -> list[str]:
    """For whoever reads why a test failed."""
    return device.texts("notice") if device.shows("notice") else device.texts()


def entered(play: Play[Any]) -> list[Raw]:
    return [meant(write_entry(line.entry)) for line in play.lines]


def meant(move: Raw) -> Raw:
    """A move as files hold it, whoever entered it and whenever."""
    plain: Raw = msgspec.json.decode(msgspec.json.encode(move))
    whoever = ("by", "at", "seat") if move["do"] == "correct" else ("by", "at")
    return {name: value for name, value in plain.items() if name not in whoever}


def comes_to(play: Play[Any], record: Record) -> None:
    """State, points and the whole log are those of the replayed record."""
    replayed, refused = play_record(record)
    assert refused is None
    assert outcome(play, None, WHOLE_TRUTH, WORDS) == outcome(replayed, None, WHOLE_TRUTH, WORDS)
    assert [line.words for line in told(WORDS, play, None)] == [line.words for line in told(WORDS, replayed, None)]
