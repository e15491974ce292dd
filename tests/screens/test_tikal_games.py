"""Whole games of Tikal by taps, from simulated records: everybody on the own phone, a scribe for all, an auction, light
detail. What comes of them is what `replay` makes of the record: state, log and all points."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from model.kernel.record import Record
from model.table.stored import play_record
from tests.phones.tikal import played_out, strokes, told_lightly
from tests.screens.audit import audit
from tests.screens.evening import Evening, evening
from tests.screens.recorded import comes_to, laid, struck

pytestmark = pytest.mark.long

WAYS: dict[str, dict[str, Any]] = {"phones": {}, "tablet": {"one_device": True}, "scribe": {"scribes": frozenset({1})}}
"""Who taps: everybody, the host for all, a player for all."""
AUCTION = {"version": "auction"}
EVENING = pytest.mark.evening


def until_scored(record: Record) -> Record:
    """Until everybody has scored once."""
    play, _ = play_record(record)
    moves = next(version for version in range(play.version + 1) if play.at(version).round)
    return replace(record, moves=record.moves[:moves])


async def played(at: Evening, record: Record, way: str) -> None:
    await laid(at, record, **WAYS[way])
    await at.sit(*range(1, len(record.players) if way == "phones" else 2))
    for stroke in strokes(record):
        await struck(at, stroke, {"phones": None, "tablet": at.host, "scribe": at.phones[1]}[way])
    for device in at.devices:
        audit(device)
    comes_to(at.play, record)


@pytest.mark.evening
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("players", "options"), [(4, {}), (2, {"exchange_once": True}), (3, AUCTION), (4, AUCTION)])
def test_a_whole_game(tmp_path: Path, players: int, options: dict[str, Any], way: str) -> None:
    record = played_out(players, 1, **options)
    evening(tmp_path, lambda at: played(at, record, way))


@pytest.mark.parametrize(
    ("players", "seed", "options", "way"),
    [
        (2, 4, {}, "phones"),
        pytest.param(3, 3, AUCTION, "tablet", marks=EVENING),
        pytest.param(4, 4, {}, "scribe", marks=EVENING),
        pytest.param(3, 3, AUCTION, "phones", marks=EVENING),
    ],
)
def test_until_everybody_has_scored(tmp_path: Path, players: int, seed: int, options: dict[str, Any], way: str) -> None:
    record = until_scored(played_out(players, seed, **options))
    evening(tmp_path, lambda at: played(at, record, way))


@pytest.mark.parametrize("way", ["phones", pytest.param("tablet", marks=EVENING)])
def test_light_detail_to_the_end(tmp_path: Path, way: str) -> None:
    """The same evening as a full one, told at its scorings; it comes to the same points."""
    full = played_out(4, 5)
    record = told_lightly(full)

    async def play(at: Evening) -> None:
        await played(at, record, way)
        whole = play_record(full)[0]
        assert at.live.shown.snapshot.scores == whole.game.scores(whole.state)

    evening(tmp_path, play)
