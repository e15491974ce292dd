"""`companion kit check`."""

import json

import pytest

from model.games import GAMES
from model.games.samples import sample_kit
from model.language import LANGUAGES
from tests.companion.running import cold, companion, lines


@pytest.mark.parametrize("game", list(GAMES))
def test_the_sample_is_fine(tmp_path, game):
    file = tmp_path / "kit.json"
    file.write_text(json.dumps(sample_kit(game)))
    assert cold("kit", "check", file).returncode == 0


@pytest.mark.parametrize("lang", LANGUAGES)
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


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("data", [b"{}", b'{"game": null}', b'{"game": "chess"}'])
def test_no_game_is_said_in_what_can_be_typed(tmp_path, lang, data):
    file = tmp_path / "kit.json"
    file.write_bytes(data)
    (said,) = lines(companion("kit", "check", "--lang", lang, file).stderr)
    assert "None" not in said
    assert data == b"{}" or said.endswith("tikal, tikal-2, lost-temple")
