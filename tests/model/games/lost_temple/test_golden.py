"""Golden games: whole records kept as they were played, with what came of them."""

from pathlib import Path

import msgspec
import pytest

from companion.replaying import WHOLE_TRUTH, play_record, told
from model.kernel.record import read_record, write_record
from model.language import texts

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.record.json"))


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.name)
def test_golden_games(file):
    expected = msgspec.json.decode(file.with_name(file.name.replace(".record.", ".result.")).read_bytes())
    play, refused = play_record(read_record(file.read_bytes()))
    result = msgspec.json.decode(msgspec.json.encode(told(play, refused, WHOLE_TRUTH, texts("en"))))
    assert result == expected


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.name)
def test_a_record_is_written_as_it_was_read(file):
    assert write_record(read_record(file.read_bytes())) == file.read_bytes()


def test_there_are_golden_games_for_these_counts():
    counts = {len(read_record(file.read_bytes()).players) for file in GOLDEN}
    assert {2, 3, 4, 8} <= counts
