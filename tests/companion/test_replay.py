"""`companion replay` as people run it: results, seats, languages, exit codes, bad input of every kind."""

import json
import os

import pytest

from companion.records import simulated
from model.kernel.record import write_record
from model.language import texts
from tests.companion.running import companion, lines

HEADER = {
    "format": "temple-companion",
    "version": 1,
    "game": "lost-temple",
    "kit": "sample",
    "options": {},
    "players": [
        {"name": "Ada", "colour": "red"},
        {"name": "Ben", "colour": "blue"},
        {"name": "Cleo", "colour": "green"},
        {"name": "Dan", "colour": "black"},
    ],
    "moves": [],
}
START = {"seat": None, "do": "start", "characters": ["thief", "seer", "priest", "elder"]}
DEAL = {"seat": None, "do": "deal", "up": ["shaman", "thief", "seer"], "down": ["priest"]}
PICK = {"seat": 3, "do": "pick", "card": "priest"}


def record(tmp_path, name="game.json", **changes):
    file = tmp_path / name
    file.write_text(json.dumps({**HEADER, **changes}))
    return file


def test_a_legal_game(tmp_path):
    file = tmp_path / "game.json"
    file.write_bytes(write_record(simulated("lost-temple", 4, 7, {})))
    ran = companion("replay", "--json", file)
    assert ran.returncode == 0
    (line,) = lines(ran.stdout)
    result = json.loads(line)
    assert result["refused"] is None
    assert result["phase"] == "over"
    assert result["scores"][result["winners"][0]] == 58
    assert result["to_act"] == []
    assert sum(seat["gems"] for seat in result["state"]["seats"]) + result["state"]["bank"] == 50
    keys = {"accepted", "refused", "scores", "winners", "phase", "to_act", "state", "points"}
    assert set(result) == keys


def test_the_good_prefix_and_the_refusal(tmp_path):
    ran = companion("replay", "--json", record(tmp_path, moves=[START, DEAL, PICK, START]))
    assert ran.returncode == 1
    result = json.loads(ran.stdout)
    assert result["accepted"] == 2
    assert result["refused"]["index"] == 2
    assert result["refused"]["rule"] == "LT3.7"
    assert result["refused"]["facts"] == {"card": "priest"}
    reason = "You do not have the Priest. Take one of the cards you see."
    assert result["refused"]["text"] == f"{reason} {texts('en').rule('LT3.7')}"
    assert (result["phase"], result["to_act"], result["winners"]) == ("draft", [3], None)


@pytest.mark.parametrize(("lang", "word"), [("de", "Priester"), ("fr", "Prêtre"), ("nl", "Priester"), ("fi", "Pappi")])
def test_the_reason_in_the_readers_language(tmp_path, lang, word):
    ran = companion("replay", "--json", "--lang", lang, record(tmp_path, moves=[START, DEAL, PICK]))
    assert word in json.loads(ran.stdout)["refused"]["text"]


def test_several_files_in_order(tmp_path):
    good = record(tmp_path, "good.json", moves=[START])
    bad = record(tmp_path, "bad.json", moves=[DEAL])
    none = tmp_path / "none.json"
    none.write_text("{")
    ran = companion("replay", "--json", good, bad, good)
    assert ran.returncode == 1
    assert [json.loads(line)["accepted"] for line in lines(ran.stdout)] == [1, 0, 1]
    ran = companion("replay", "--json", bad, none, good)
    assert ran.returncode == 2
    assert len(lines(ran.stdout)) == 3
    assert "error" in json.loads(lines(ran.stdout)[1])
    assert len(lines(ran.stderr)) == 1
    assert "none.json" in lines(ran.stderr)[0]


def test_in_words(tmp_path):
    ran = companion("replay", record(tmp_path, moves=[START, DEAL, PICK]))
    text = ran.stdout.decode()
    assert "LT3.7" in text
    assert "Ada: 8" in text


def test_as_a_seat(tmp_path):
    moves = [START, {**DEAL, "down": ["craftsman"]}, {"seat": 3, "do": "pick", "card": "scout"}]
    file = record(tmp_path, moves=moves)
    own = json.loads(companion("replay", "--json", "--as", "3", file).stdout)
    other = json.loads(companion("replay", "--json", "--as", "0", file).stdout)
    table = json.loads(companion("replay", "--json", "--as", "table", file).stdout)
    assert own["state"]["seats"][3]["characters"] == ["scout"]
    for seen in (other, table):
        assert seen["state"]["seats"][3]["characters"] == []
        assert "scout" not in json.dumps(seen["log"])
    assert "craftsman" not in json.dumps([own, other, table]).lower()
    assert own["choices"] == []
    assert [choice["do"] for choice in other["choices"]] == ["pick"]
    assert table["choices"] == []


@pytest.mark.parametrize("seat", ["4", "-1", "x", "99999999999", "1.5"])
def test_as_nobody(tmp_path, seat):
    ran = companion("replay", "--json", f"--as={seat}", record(tmp_path))
    assert ran.returncode == 2
    assert len(lines(ran.stderr)) == 1
    assert b"--as" in ran.stderr


def test_a_seat_only_some_games_have(tmp_path):
    four = record(tmp_path, "four.json", moves=[START])
    five = record(tmp_path, "five.json", players=[*HEADER["players"], {"name": "Eva", "colour": "white"}])
    ran = companion("replay", "--json", "--as", "4", five, four, five)
    assert ran.returncode == 2
    told = [json.loads(line) for line in lines(ran.stdout)]
    assert ["error" in one for one in told] == [False, True, False]


def test_a_file_with_an_odd_name(tmp_path):
    ran = companion("replay", "--json", os.fsdecode(os.fsencode(tmp_path) + b"/a\xffb.json"))
    _one_line(ran, 2, "json")


def test_onlookers_learn_nothing_from_refused_table_moves(tmp_path):
    bad = {**DEAL, "down": ["priest", "elder"]}
    seen = json.loads(companion("replay", "--json", "--as", "table", record(tmp_path, moves=[START, bad])).stdout)
    assert (seen["refused"]["rule"], seen["refused"]["facts"]) == ("LT3.1", {})


def test_the_log_tells_the_cards_face_up(tmp_path):
    seen = json.loads(companion("replay", "--json", "--as", "0", record(tmp_path, moves=[START, DEAL])).stdout)
    assert "Shaman, Thief and Seer" in seen["log"][1]["text"]


def test_standard_input(tmp_path):
    ran = companion("replay", "--json", "-", stdin=json.dumps({**HEADER, "moves": [START]}).encode())
    assert json.loads(ran.stdout)["accepted"] == 1


# what stands in the file, what the message must name
NO_RECORD = [
    (b"", "JSON"), (b"hello", "JSON"), (b"\xff\xfe\x00", "JSON"), (b"{", "JSON"), (b"[1, 2", "JSON"),
    (b"NaN", "JSON"), (b'{"format": NaN}', "JSON"), (b"[" * 200_000, "nested"), (b'{"a":' * 200_000, "nested"),
    (b"null", "format"), (b"[]", "format"), (b"7", "format"), (b'{"format": "chess"}', "format"),
    (b"x" * 10_000_000, "JSON"), (b'{"format": "temple-companion"}', "version"),
    (b'{"format": "temple-companion", "version": 1e999}', "JSON"),
]  # fmt: skip


@pytest.mark.parametrize(("data", "named"), NO_RECORD, ids=[repr(row[0][:24]) for row in NO_RECORD])
def test_no_record(tmp_path, data, named):
    file = tmp_path / "file.json"
    file.write_bytes(data)
    _one_line(companion("replay", "--json", file), 2, named)


# what is changed in a good header, what the message must name
BAD_HEADERS = [
    ({"version": 2}, "version"), ({"version": "1"}, "version"), ({"version": True}, "version"),
    ({"version": 10**400}, "version"), ({"game": "chess"}, "game"), ({"game": 3}, "game"),
    ({"players": []}, "players"), ({"players": "all"}, "players"), ({"players": [1, 2, 3]}, "players[0]"),
    ({"players": [{"name": "A", "colour": "red"}] * 9}, "players"),
    ({"players": [{"name": "A", "colour": "red"}] * 2}, "players[1].colour"),
    ({"players": [{"name": "", "colour": "red"}, {"name": "B", "colour": "blue"}]}, "players[0].name"),
    ({"players": [{"name": 5, "colour": "red"}, {"name": "B", "colour": "blue"}]}, "players[0].name"),
    ({"players": [{"name": "A", "age": 7, "colour": "red"}, {"name": "B", "colour": "blue"}]}, "players[0].age"),
    ({"moves": {}}, "moves"), ({"moves": None}, "moves"), ({"weather": "rain"}, "weather"),
    ({"options": []}, "options"), ({"options": {"chain": "yes"}}, "options.chain"),
    ({"options": {"magic": 1}}, "options.magic"), ({"options": {"detail": "huge"}}, "options.detail"),
    ({"options": {"first": 4}}, "options.first"), ({"options": {"first": -1}}, "options.first"),
    ({"options": {"first": 10**30}}, "options.first"),
    ({"options": {"tokens": "app", "detail": "light"}}, "options.tokens"),
    ({"kit": 5}, "kit"), ({"kit": "mine"}, "kit"), ({"kit": {}}, "kit"), ({"kit": {"game": "tikal"}}, "kit"),
    ({"position": 7}, "position"), ({"position": {"round": "x"}}, "position.round"),
]  # fmt: skip


@pytest.mark.parametrize(("changes", "named"), BAD_HEADERS, ids=[str(row[0])[:40] for row in BAD_HEADERS])
def test_bad_headers(tmp_path, changes, named):
    _one_line(companion("replay", "--json", record(tmp_path, **changes)), 2, named)


def _one_line(ran, code, named):
    assert ran.returncode == code, ran
    assert len(lines(ran.stderr)) == 1, ran.stderr[:2000]
    assert named in ran.stderr.decode()
    assert len(ran.stderr) < 2000
    assert b"Traceback" not in ran.stderr + ran.stdout


@pytest.mark.parametrize("missing", ["format", "version", "game", "players", "moves"])
def test_missing_fields(tmp_path, missing):
    file = tmp_path / "file.json"
    file.write_text(json.dumps({key: value for key, value in HEADER.items() if key != missing}))
    _one_line(companion("replay", "--json", file), 2, missing)


def test_files_that_cannot_be_read(tmp_path):
    _one_line(companion("replay", tmp_path / "nothing.json"), 2, "nothing.json")
    _one_line(companion("replay", tmp_path), 2, str(tmp_path))


# a move, the rule that refuses it
BAD_MOVES = [
    (5, "X2"), (None, "X2"), ([], "X2"), ({}, "X2"), ({"seat": 0}, "X2"), ({"do": "call"}, "X2"),
    ({"seat": None, "do": "fly"}, "X2"), ({"seat": None, "do": 7}, "X2"), ({"seat": "0", "do": "call"}, "X2"),
    ({"seat": 1.5, "do": "call"}, "X2"), ({"seat": True, "do": "call"}, "X2"), ({"seat": 99, "do": "stay"}, "X1"),
    ({"seat": -1, "do": "stay"}, "X1"), ({"seat": 10**30, "do": "stay"}, "X1"),
    ({"seat": None, "do": "start"}, "X2"), ({"seat": None, "do": "start", "characters": "all"}, "X2"),
    ({**START, "characters": ["ox"] * 4}, "X2"), ({**START, "extra": 1}, "X2"), ({**START, "by": "Ada"}, "X2"),
    ({**START, "by": 4}, "X1"), ({**START, "at": 5}, "X2"), ({**START, "seat": 0}, "X1"), (DEAL, "X1"),
    ({"seat": None, "do": "undo", "to": 1}, "X3"), ({"seat": None, "do": "undo", "to": -1}, "X3"),
    ({"seat": None, "do": "undo", "to": 1e300}, "X2"), ({"seat": None, "do": "undo"}, "X2"),
    ({"seat": None, "do": "correct", "set": {"nothing": 1}}, "X4"), ({"seat": None, "do": "correct"}, "X2"),
]  # fmt: skip


@pytest.mark.parametrize(("move", "rule"), BAD_MOVES, ids=[str(row[0])[:50] for row in BAD_MOVES])
def test_bad_moves_are_refused_by_id(tmp_path, move, rule):
    ran = companion("replay", "--json", record(tmp_path, moves=[move]))
    assert ran.returncode == 1, ran.stderr
    result = json.loads(ran.stdout)
    assert result["accepted"] == 0
    assert result["refused"]["rule"] == rule
    assert len(result["refused"]["text"]) > 20
    assert ran.stderr == b""


def test_unknown_language(tmp_path):
    _one_line(companion("replay", "--lang", "xx", record(tmp_path)), 2, "--lang")


def test_anothers_refused_pick_is_told_without_its_rule(tmp_path):
    """What is not in the hand is the picker's knowledge; that a move was refused, and which, is not."""
    file = record(tmp_path, moves=[START, DEAL, PICK])
    own = json.loads(companion("replay", "--json", "--as", "3", file).stdout)["refused"]
    assert own["rule"] == "LT3.7"
    for viewer in ("0", "table"):
        ran = companion("replay", "--json", "--as", viewer, file)
        seen = json.loads(ran.stdout)["refused"]
        assert (ran.returncode, seen["index"], seen["rule"], seen["facts"]) == (1, 2, None, {})
        assert "Dan" in seen["text"]
        plain = companion("replay", "--as", viewer, file).stdout.decode()
        assert "LT3.7" not in plain
        assert "move 3: Dan" in plain


def test_anothers_refused_move_is_told_with_its_rule_where_all_can_see_why(tmp_path):
    for move, rule in (({**PICK, "seat": 1}, "LT3.6"), ({"seat": 1, "do": "stay"}, "X1"), ({"seat": 1}, "X2")):
        file = record(tmp_path, moves=[START, DEAL, move])
        heard = json.loads(companion("replay", "--json", "--as", "0", file).stdout)["refused"]
        assert (heard["rule"], heard["facts"], heard["text"]) == (rule, {}, texts("en").rule(rule))


def test_whether_a_seat_holds_a_card_is_not_told_by_its_refusal(tmp_path):
    """Twins: seat 1 has the card for a delivery from anywhere, or has it not; its move is refused in both."""
    seen = []
    for card, rule in (("remote", "T2.3.4"), ("five", "T2.7.6")):
        seats = [{}, {"cards": [card]}]
        position = {"sites": [["T01"], [], [], [], [], []], "phase": "pirogue", "to_act": [1], "seats": seats}
        move = {"seat": 1, "do": "play", "card": "remote", "treasures": {"mask": 1}}
        players = [{"name": "Ada", "colour": "red"}, {"name": "Ben", "colour": "black"}]
        file = record(tmp_path, game="tikal-2", players=players, position=position, moves=[move])
        assert json.loads(companion("replay", "--json", file).stdout)["refused"]["rule"] == rule
        seen.append([companion("replay", "--json", "--as", viewer, file).stdout for viewer in ("0", "table")])
    assert seen[0] == seen[1]
