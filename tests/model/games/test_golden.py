"""Golden games: whole records kept as they were played, with what came of them."""

from pathlib import Path

import msgspec
import pytest

from companion.replaying import WHOLE_TRUTH, outcome
from model.games import FOLDERS, GAMES, folder_of
from model.kernel.record import read_record, write_record
from model.language import texts
from model.table.stored import play_record

HERE = Path(__file__).parent
GOLDEN = sorted(HERE.glob("*/golden/*.record.json"))
FEWEST = 3
"""Of so many numbers of players, the least and the most among them, every game has a golden game."""


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
    found = {len(read_record(file.read_bytes()).players) for file in files}
    counts = next(game.players for game in GAMES.values() if folder_of(game.id) == folder)
    where = f"tests/model/games/{folder}/golden: NAME.record.json with NAME.result.json (companion replay --json)"
    assert {counts[0], counts[-1]} <= found, where
    assert len(found) >= min(FEWEST, len(counts)), where
