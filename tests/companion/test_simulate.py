"""`companion simulate`: complete, legal, the same for the same seed."""

import json

import pytest

from model.games.samples import sample_kit
from tests.companion.running import companion, lines


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, []),
        (8, ["tokens=app"]),
        (4, ["draft=cards", "chain=false"]),
        (5, ["detail=light"]),
        (3, ["detail=light", "draft=cards"]),
    ],
)
def test_a_simulated_record_is_legal_and_complete(tmp_path, players, options):
    flags = [f"--option={option}" for option in options]
    made = companion("simulate", "lost-temple", "--players", players, "--seed", 5, *flags)
    assert made.returncode == 0
    again = companion("simulate", "lost-temple", "--players", players, "--seed", 5, *flags)
    other = companion("simulate", "lost-temple", "--players", players, "--seed", 6, *flags)
    assert made.stdout == again.stdout != other.stdout
    ran = companion("replay", "--json", "-", stdin=made.stdout)
    assert ran.returncode == 0
    result = json.loads(ran.stdout)
    assert result["phase"] == "over"
    assert result["winners"] is not None


@pytest.mark.parametrize(
    ("players", "options"),
    [(2, []), (3, ["version=auction"]), (4, ["version=auction", "exchange_once=true"]), (4, ["detail=light"])],
)
def test_simulated_tikal(players, options):
    flags = [f"--option={option}" for option in options]
    made = companion("simulate", "tikal", "--players", players, "--seed", 3, *flags)
    assert made.returncode == 0, made.stderr
    assert made.stdout == companion("simulate", "tikal", "--players", players, "--seed", 3, *flags).stdout
    result = json.loads(companion("replay", "--json", "-", stdin=made.stdout).stdout)
    assert (result["refused"], result["phase"], result["state"]["round"]) == (None, "over", 4)
    assert max(result["scores"]) == result["scores"][result["winners"][0]]


@pytest.mark.parametrize(
    ("players", "options"),
    [(2, []), (3, ["more_control=true"]), (4, ["short_game=true", "open_memory=true"]), (4, ["detail=light"])],
)
def test_simulated_tikal_2(players, options):
    flags = [f"--option={option}" for option in options]
    made = companion("simulate", "tikal-2", "--players", players, "--seed", 3, *flags)
    assert made.returncode == 0, made.stderr
    assert made.stdout == companion("simulate", "tikal-2", "--players", players, "--seed", 3, *flags).stdout
    result = json.loads(companion("replay", "--json", "-", stdin=made.stdout).stdout)
    assert (result["refused"], result["phase"], result["state"]["round"]) == (None, "over", 2)
    for seat in range(players):
        assert companion("replay", "--json", "--as", seat, "-", stdin=made.stdout).returncode == 0


@pytest.mark.parametrize(
    ("args", "named"),
    [
        (["chess", "--players", "4"], "chess"),
        (["lost-temple", "--players", "9"], "players"),
        (["lost-temple", "--players", "4", "--option", "magic=1"], "options.magic"),
        (["lost-temple", "--players", "4", "--option", "chain"], "--option"),
        (["lost-temple", "--players", "4", "--option", "chain=maybe"], "options.chain"),
        (["lost-temple", "--players", "4", "--kit", "/nowhere.json"], "nowhere"),
    ],
)
def test_bad_input(args, named):
    ran = companion("simulate", *args)
    assert ran.returncode == 2
    assert len(lines(ran.stderr)) == 1
    assert named in ran.stderr.decode()


def test_a_kit_without_token_counts(tmp_path):
    file = tmp_path / "kit.json"
    file.write_text(json.dumps({**sample_kit("lost-temple"), "tokens": None}))
    made = companion("simulate", "lost-temple", "--players", 4, "--kit", file)
    assert made.returncode == 0
    assert companion("replay", "-", stdin=made.stdout).returncode == 0


def test_into_a_file(tmp_path):
    file = tmp_path / "game.json"
    assert companion("simulate", "lost-temple", "--players", 4, "-o", file).stdout == b""
    assert companion("replay", file).returncode == 0
