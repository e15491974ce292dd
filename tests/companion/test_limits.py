"""Records with huge and odd values: replayed and taken in, or refused in words; never anything else."""

import json
from copy import deepcopy
from functools import reduce

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.records import simulated
from companion.replaying import WHOLE_TRUTH, outcome
from companion.shelf import NotLegal, put_back, taken_out
from model.games import GAMES
from model.kernel.flaws import Flawed
from model.kernel.move import kept_entry
from model.kernel.record import read_record, write_record
from model.language import texts
from model.store import NewEntry, Store, StoreError
from model.table.secret import Secret
from model.table.stored import play_record
from model.table.tables import Tables
from model.table.words import event_words, first_flaw, refusal_words
from tests.companion.running import companion, lines

HUGE_TEXT = "x" * 2501
DEEP = reduce(lambda inner, _: [inner], range(400), 0)
HUGE = [HUGE_TEXT, 10**3999, -(10**60), 1e300, DEEP, [0] * 5000, {HUGE_TEXT: 1}]
ODD = st.one_of(
    st.sampled_from(HUGE),
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=20),
    st.lists(st.integers(-2, 9), max_size=3),
    st.dictionaries(st.text(max_size=9), st.integers() | st.text(max_size=9), max_size=3),
)


def short_game(game):
    return json.loads(write_record(simulated(game, 3, 5, {})))


GAMES_PLAYED = {game: short_game(game) for game in GAMES}


def with_correction(path="seats.0.gems", value=3, why="", **more):
    raw = deepcopy(GAMES_PLAYED["lost-temple"])
    raw["moves"] = [*raw["moves"][:6], {"seat": None, "do": "correct", "set": {path: value}, "why": why, **more}]
    return raw


REFUSED = [
    (with_correction(why=HUGE_TEXT), "500 characters"),
    (with_correction(path="seats.0." + HUGE_TEXT), "120 characters"),
    (with_correction(value=10**3999), "40 digits"),
    (with_correction(value=DEEP), "24 levels"),
    (with_correction(value=[0] * 5000), "2,000"),
    (with_correction(at=HUGE_TEXT), "500 characters"),
]


def test_what_is_too_large_is_refused_in_words_that_say_how_much_there_may_be(tmp_path):
    files = [tmp_path / f"{number}.json" for number in range(len(REFUSED))]
    for file, (raw, _) in zip(files, REFUSED, strict=True):
        file.write_text(json.dumps(raw))
    for seat in ([], ["--as", "0"]):
        ran = companion("replay", *seat, *files)
        assert (ran.returncode, ran.stderr) == (1, b"")
    refusals = [line for line in lines(companion("replay", *files).stdout) if "X2" in line]
    assert [limit in line for line, (_, limit) in zip(refusals, REFUSED, strict=True)] == [True] * len(REFUSED)
    for file in files[:3]:
        ran = companion("games", "import", file, "--data", tmp_path / "data")
        assert (ran.returncode, len(lines(ran.stderr))) == (1, 1)
    with Store.open(data=tmp_path / "data") as store:
        assert store.tables() == []


def headers():
    for part, value in [
        ("options", {"detail": HUGE_TEXT}),
        ("options", {HUGE_TEXT: 1}),
        ("kit", {"game": "lost-temple", "name": HUGE_TEXT}),
        ("position", {"round": 10**3999}),
        ("position", {"seats": DEEP}),
        ("players", [{"name": HUGE_TEXT}, {"name": "Ben"}, {"name": "Cleo"}]),
        ("table", {"title": HUGE_TEXT}),
        ("game", HUGE_TEXT),
    ]:
        yield {**GAMES_PLAYED["lost-temple"], part: value}
    yield {**GAMES_PLAYED["lost-temple"], "moves": [{"seat": None, "do": "undo", "to": 0}] * 20_001}


@pytest.mark.parametrize("raw", list(headers()), ids=range(9))
def test_a_header_that_is_too_large_is_no_record(raw):
    with pytest.raises(Flawed) as refused:
        read_record(json.dumps(raw))
    assert len(first_flaw(texts("en"), "a.json", refused.value)) < 300


def test_a_file_with_a_long_name_and_a_long_path_is_one_line(tmp_path):
    file = tmp_path / ("n" * 200)
    file.write_text("{}")
    for name in (file, "/" + "m" * 4000):
        ran = companion("replay", name)
        assert (ran.returncode, len(lines(ran.stderr))) == (2, 1)
        assert b"Traceback" not in ran.stderr


@pytest.mark.parametrize(
    "command",
    [
        ["simulate", "lost-temple", "--players", "2", "--option", f"first={'9' * 5000}"],
        ["print", "tikal", "setup", "--option", f"first={'9' * 5000}", "-o", "-"],
        ["games", "list", "--database", f"sqlite:////tmp/{'n' * 3000}"],
        ["serve", "--port", "0", "--database", f"sqlite:////tmp/{'n' * 3000}"],
    ],
    ids=["switch", "sheet", "list", "serve"],
)
def test_long_words_on_the_command_line_are_one_line(command):
    ran = companion(*command)
    assert (ran.returncode, len(lines(ran.stderr)), ran.stdout) == (2, 1, b"")


def places(tree, path=()):
    """Every place in a record where something else could stand."""
    inner = tree.items() if isinstance(tree, dict) else enumerate(tree) if isinstance(tree, list) else ()
    for key, value in inner:
        yield (*path, key)
        yield from places(value, (*path, key))


PLACES = {game: list(places(raw)) for game, raw in GAMES_PLAYED.items()}


@pytest.fixture(scope="module")
def store():
    with Store.open("sqlite://") as opened:
        yield opened


@settings(max_examples=150, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_anything_anywhere_is_taken_in_or_refused_in_words(store, data):
    game = data.draw(st.sampled_from(list(GAMES)))
    raw = deepcopy(GAMES_PLAYED[game])
    for _ in range(data.draw(st.integers(1, 2))):
        *way, last = data.draw(st.sampled_from(PLACES[game]))
        tree = raw
        for step in way:
            tree = tree[step] if isinstance(tree, dict | list) and not isinstance(step, bool) else None
            if not isinstance(tree, dict | list):
                break
        else:
            if isinstance(tree, dict) or (isinstance(last, int) and last < len(tree)):
                tree[last] = data.draw(ODD)
    try:
        text = msgspec.json.encode(raw)
    except (ValueError, OverflowError, RecursionError):
        return
    said = texts("fi")
    try:
        record = read_record(text)
        play, refused = play_record(record)
        for viewer in (WHOLE_TRUTH, 0):
            assert msgspec.json.encode(outcome(play, refused, viewer, said))
        done = put_back(store, text)
        for table in done.stored:
            taken_out(store, table)
    except Flawed as error:
        first_flaw(said, "a", error)
    except NotLegal as error:
        refusal_words(said, error.refused.rule, error.refused.facts, error.names)
    except StoreError as error:
        said.say(error.code, **error.facts)


def test_a_stored_game_that_holds_a_long_text_still_opens_and_is_told(tmp_path):
    raw = with_correction()
    record = read_record(json.dumps(raw))
    entries = [NewEntry(json.dumps(move)) for move in raw["moves"][:-1]]
    old = {**raw["moves"][-1], "why": "y" * 3900}
    header = {"kit": record.kit, "options": record.options, "position": None}
    with Store.open(data=tmp_path) as store:
        seats = [(player["name"], player["colour"]) for player in raw["players"]]
        table = store.create(record.game, json.dumps(header), seats, [*entries, NewEntry(json.dumps(old))])
        shown = Tables(store, Secret(b"k" * 32)).table(table).shown.snapshot
        assert shown.version == len(raw["moves"])
        for lang in ("en", "fi"):
            for line in shown.log(0):
                for event in line.events:
                    assert len(event_words(texts(lang), record.game, event, shown.names)) < 2500
        play, refused = play_record(taken_out(store, table), kept=True)
        assert (play.version, refused) == (len(raw["moves"]), None)
        assert kept_entry(old, play.game.moves).move.why == old["why"]
    printed = companion("print", "--table", table, "report", "--data", tmp_path, "-o", tmp_path / "r.pdf")
    assert printed.returncode == 0, printed.stderr
    saved = companion("games", "backup", tmp_path / "all.zip", "--data", tmp_path)
    assert saved.returncode == 0
    back = companion("games", "import", tmp_path / "all.zip", "--data", tmp_path / "new")
    assert back.returncode == 0, back.stderr
