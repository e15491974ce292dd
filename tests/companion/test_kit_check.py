"""`companion kit check`."""

import json

import pytest

from model.games import GAMES
from model.games.copies import known_kit
from model.games.samples import sample_kit
from model.table.copy_file import file_of
from tests.companion.running import cold, companion, lines
from tests.often import by_day


@pytest.mark.parametrize("game", list(GAMES))
def test_the_sample_is_fine(tmp_path, game):
    file = tmp_path / "kit.json"
    file.write_text(json.dumps(sample_kit(game)))
    ran = cold("kit", "check", file)
    assert ran.returncode == 0
    assert str(file) in lines(ran.stdout)[-1]


@pytest.mark.parametrize("game", ["tikal-2", "lost-temple"])
def test_an_unfinished_kit_is_no_fault_but_says_what_full_detail_needs(tmp_path, game):
    file = tmp_path / "kit.json"
    file.write_text(json.dumps(known_kit(game)))
    ran = companion("kit", "check", "--lang", "en", file)
    assert (ran.returncode, ran.stderr) == (0, b"")
    said = lines(ran.stdout)
    assert not any("complete" in line for line in said)
    told = json.loads(companion("kit", "check", "--json", file).stdout)
    assert told["flaws"] == []
    for needs in told["needs"].values():
        assert needs
        assert any(all(path in line for path in needs) for line in said)


def test_each_number_of_players_needs_its_own(tmp_path):
    """T2.1: tiles per site are known with four."""
    file = tmp_path / "kit.json"
    file.write_text(json.dumps({**sample_kit("tikal-2"), "site_counts": {"4": [4] * 6, "3": None, "2": None}}))
    told = json.loads(companion("kit", "check", "--json", file).stdout)
    assert told["needs"] == {"2": ["site_counts.2"], "3": ["site_counts.3"], "4": []}
    assert told["parts"]["site_counts"] == {"state": "partly", "open": 2}
    assert told["parts"]["spaces"] == {"state": "told", "open": 0}


def test_an_exported_copy_is_checked_too(tmp_path):
    file = tmp_path / "copy.json"
    file.write_bytes(file_of("lost-temple", "Ours", sample_kit("lost-temple")))
    assert companion("kit", "check", file).returncode == 0
    file.write_bytes(file.read_bytes().replace(b"58", b"57"))
    ran = companion("kit", "check", file)
    assert (ran.returncode, len(lines(ran.stderr))) == (2, 1)


@pytest.mark.parametrize("lang", by_day("en", "de"))
def test_every_fault_has_a_line_that_names_the_field(tmp_path, lang):
    file = tmp_path / "kit.json"
    kit = {**sample_kit("lost-temple"), "jungle": [13], "gems": 51, "finish": {"2-5": 57, "6-8": 38}}
    file.write_text(json.dumps(kit))
    ran = companion("kit", "check", "--lang", lang, file)
    assert ran.returncode == 2
    said = lines(ran.stderr)
    for field, expected in (("kit.jungle", "3"), ("kit.gems", "50"), ("kit.finish.2-5", "57")):
        assert any(field in line and expected in line for line in said)


@pytest.mark.parametrize("data", [b"", b"[]", b'{"game": 5}', b'{"game": "chess"}', b'{"game": ["x"]}', b"[" * 100_000])
def test_no_kit(tmp_path, data):
    file = tmp_path / "kit.json"
    file.write_bytes(data)
    ran = companion("kit", "check", file)
    assert ran.returncode == 2
    assert len(lines(ran.stderr)) == 1


@pytest.mark.parametrize("lang", by_day("en", "de"))
@pytest.mark.parametrize("data", [b"{}", b'{"game": null}', b'{"game": "chess"}'])
def test_no_game_is_said_in_what_can_be_typed(tmp_path, lang, data):
    file = tmp_path / "kit.json"
    file.write_bytes(data)
    (said,) = lines(companion("kit", "check", "--lang", lang, file).stderr)
    assert "None" not in said
    assert data == b"{}" or said.endswith("tikal, tikal-2, lost-temple")
