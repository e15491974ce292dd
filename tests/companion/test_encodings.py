"""Files as shells and editors write them: with a mark before the first letter, in UTF-16 or UTF-32."""

import json

import pytest

from companion.records import simulated
from model.games.samples import sample_kit
from model.kernel.flaws import Flawed, decoded
from model.kernel.record import read_record, write_record
from tests.companion.running import cold, companion

ENCODINGS = ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-32-le", "utf-32-be"]


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_a_record_is_read_in_every_encoding(encoding):
    record = simulated("lost-temple", 2, 1, {})
    record.players[0]["name"] = "Zoë 👨‍👩‍👧‍👦"
    text = write_record(record).decode()
    assert write_record(read_record(text.encode(encoding))).decode() == text
    assert decoded(f"\n{json.dumps('ä')}".encode(encoding)) == "ä"


@pytest.mark.parametrize(
    "data", [b"\xff\xfe{", b"\xff\xfe\x00\xd8", b"\x00{\x00", b"\xef\xbb\xbf", b"\xff\xfe", b"{\x00\xff"]
)
def test_a_torn_text_is_a_flaw(data):
    with pytest.raises(Flawed):
        decoded(data)


def test_what_a_windows_shell_wrote_is_replayed_imported_and_checked(tmp_path):
    data = b"\xff\xfe" + write_record(simulated("lost-temple", 2, 1, {})).decode().replace("\n", "\r\n").encode(
        "utf-16-le"
    )
    file, kit = tmp_path / "game.json", tmp_path / "kit.json"
    file.write_bytes(data)
    kit.write_bytes(json.dumps(sample_kit("lost-temple")).encode("utf-16"))
    assert companion("replay", file).returncode == 0
    assert companion("replay", "-", stdin=data).returncode == 0
    assert companion("games", "import", "-", "--data", tmp_path / "data", stdin=data).returncode == 0
    assert companion("kit", "check", kit).returncode == 0
    assert companion("simulate", "lost-temple", "--players", "2", "--kit", kit).returncode == 0


def test_a_terminal_that_lacks_letters_is_no_failure(tmp_path):
    record = simulated("lost-temple", 2, 1, {})
    record.players[0]["name"] = "Zoë 👨‍👩‍👧‍👦"
    ran = cold("replay", "-", stdin=write_record(record), PYTHONIOENCODING="cp1252")
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert "Zoë ?".encode("cp1252") in ran.stdout
