"""Golden games: whole records kept as they were played, with what came of them."""

from pathlib import Path

import msgspec
import pytest

from companion.replaying import WHOLE_TRUTH, outcome
from model.games import FOLDERS
from model.kernel.record import read_record, write_record
from model.language import texts
from model.table.stored import play_record

HERE = Path(__file__).parent
GOLDEN = sorted(HERE.glob("*/golden/*.record.json"))
COUNTS = {"lost_temple": {2, 3, 4, 8}, "tikal": {2, 3, 4}, "tikal2": {2, 3, 4}}
"""The numbers of players each game must have a golden game for."""


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: f"{file.parts[-3]}-{file.name}")
def test_golden_games(file):
    expected = msgspec.json.decode(file.with_name(file.name.replace(".record.", ".result.")).read_bytes())
    play, refused = play_record(read_record(file.read_bytes()))
    result = msgspec.json.decode(msgspec.json.encode(outcome(play, refused, WHOLE_TRUTH, texts("en"))))
    assert result == expected


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: f"{file.parts[-3]}-{file.name}")
def test_a_record_is_written_as_it_was_read(file):
    assert write_record(read_record(file.read_bytes())) == file.read_bytes()


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_game_has_golden_games(folder):
    files = (HERE / folder / "golden").glob("*.record.json")
    assert COUNTS[folder] <= {len(read_record(file.read_bytes()).players) for file in files}
