"""`companion kit list | show | export | import | delete`: the owner's copies by the real command."""

import json
from pathlib import Path

import pytest

from model.games.copies import known_kit
from model.games.samples import sample_kit
from model.language import LANGUAGES
from model.store import Store
from model.table.copies import Copies
from tests.companion.running import cold, companion, lines
from tests.often import by_day


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def copies(data: Path) -> list[str]:
    """Two of Lost Temple, one of which is hardly begun, and one of Tikal II."""
    with Store.open(data=data) as store:
        own = Copies(store)
        made = [
            own.begin_copy("lost-temple", "Our box", sample_kit("lost-temple")),
            own.begin_copy("lost-temple", "Our holiday box", known_kit("lost-temple")),
            own.begin_copy("tikal-2", "Zoë’s", known_kit("tikal-2")),
        ]
        own.finish_copy(made[0])
    return made


def listed(data: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in lines(companion("kit", "list", "--json", "--data", data).stdout)]


def failed(*args: object, **more: bytes) -> str:
    """The one line it says."""
    ran = companion("kit", *args, **more)
    assert ran.returncode == 2, ran.stdout
    assert b"Traceback" not in ran.stderr
    (line,) = lines(ran.stderr)
    return line


def test_an_empty_shelf_says_so(data):
    ran = cold("kit", "list", "--data", data)
    assert (ran.returncode, len(lines(ran.stdout))) == (0, 1)
    assert listed(data) == []


def test_copies_are_listed(data, copies):
    ran = companion("kit", "list", "--data", data)
    assert ran.returncode == 0
    for copy, name in zip(copies, ("Our box", "Our holiday box", "Zoë’s"), strict=True):
        assert any(line.startswith(copy) and line.endswith(name) for line in lines(ran.stdout))
    by_id = {one["id"]: one for one in listed(data)}
    assert (by_id[copies[0]]["done"], by_id[copies[1]]["done"]) == (True, False)
    assert all({"game", "name", "version", "created", "changed"} <= one.keys() for one in by_id.values())
    assert all("body" not in one for one in by_id.values())


def test_a_copy_is_found_by_its_id_its_beginning_or_its_name(data, copies):
    for asked in (copies[2], copies[2][:6], "Zoë’s", "zoë"):
        shown = json.loads(companion("kit", "show", asked, "--json", "--data", data).stdout)
        assert (shown["id"], shown["kit"]["game"]) == (copies[2], "tikal-2")
    assert json.loads(companion("kit", "show", "Our box", "--json", "--data", data).stdout)["id"] == copies[0]


@pytest.mark.parametrize("command", [("show",), ("export",), ("delete", "--yes"), ("check",)])
def test_a_copy_that_is_none_or_several_is_one_line(data, copies, command):
    assert "nobody’s" in failed(*command, "nobody’s", "--data", data)
    several = failed(*command, "our", "--data", data)
    assert copies[0] in several
    assert copies[1] in several
    for nothing in ("", "x" * 5000):
        assert failed(*command, nothing, "--data", data)
    assert len(listed(data)) == 3


@pytest.mark.parametrize("lang", by_day("en", "nl"))
def test_what_is_told_and_what_is_not_is_shown(data, copies, lang):
    said = lines(companion("kit", "show", copies[1], "--lang", lang, "--data", data).stdout)
    assert copies[1] in said[0]
    assert "Our holiday box" in said[0]
    parts = {line.split(":")[0].strip(): line for line in said[1:]}
    assert {"finish", "temples", "start", "gems"} <= parts.keys()
    needs = said[-1]
    assert "finish" in needs
    assert "start" in needs


def test_a_copy_that_contradicts_the_rulebook_says_where(data, copies):
    with Store.open(data=data) as store:
        Copies(store).enter_copy(copies[0], {**sample_kit("lost-temple"), "jungle": [1, 2, 3, 5]})
    shown = companion("kit", "show", copies[0], "--data", data)
    assert shown.returncode == 0
    assert any("kit.jungle" in line and "4" in line for line in lines(shown.stdout))
    checked = companion("kit", "check", copies[0], "--data", data)
    assert checked.returncode == 2
    assert any("kit.jungle" in line for line in lines(checked.stderr))


def test_a_copy_goes_out_and_comes_in_elsewhere(tmp_path, data, copies):
    file = tmp_path / "copy.json"
    assert companion("kit", "export", "Zoë’s", "-o", file, "--data", data).returncode == 0
    assert companion("kit", "export", copies[2], "--data", data).stdout == file.read_bytes()
    other = tmp_path / "other"
    ran = companion("kit", "import", file, "--data", other)
    (copy,) = listed(other)
    assert str(copy["id"]) in ran.stdout.decode()
    assert (copy["name"], copy["game"], copy["version"]) == ("Zoë’s", "tikal-2", 1)
    assert companion("kit", "export", copy["id"], "--data", other).stdout == file.read_bytes()
    again = companion("kit", "import", "-", "--data", other, stdin=file.read_bytes())
    assert (again.returncode, len(listed(other))) == (0, 1)
    assert str(file) in failed("export", copies[2], "-o", file, "--data", data)


def test_a_kit_written_by_hand_comes_in_unfinished(tmp_path, data):
    file = tmp_path / "mine.json"
    file.write_text(json.dumps({**known_kit("tikal"), "name": "By hand"}))
    assert companion("kit", "import", file, "--data", data).returncode == 0
    assert [copy["name"] for copy in listed(data)] == ["By hand"]


BAD = ("changed", "newer", "foreign", "no json", "another game", "large", "by rule", "missing")


@pytest.mark.parametrize(("bad", "lang"), [*((bad, "en") for bad in BAD), *(("changed", lang) for lang in LANGUAGES)])
def test_a_file_that_cannot_be_taken_in_is_one_line_and_nothing_has_changed(tmp_path, data, copies, bad, lang):
    file = tmp_path / "bad.json"
    whole = companion("kit", "export", copies[0], "--data", data).stdout
    contents = {
        "changed": whole.replace(b'"2-5":58', b'"2-5":59'),
        "newer": whole.replace(b'"version":1', b'"version":9'),
        "foreign": b'{"format": "temple-companion", "version": 1, "game": "tikal", "players": [], "moves": []}',
        "no json": b"\x89PNG",
        "another game": b'{"game": "chess"}',
        "large": b" " * 400_000,
        "by rule": json.dumps({**sample_kit("lost-temple"), "jungle": [13]}).encode(),
    }
    if bad in contents:
        file.write_bytes(contents[bad])
    before = listed(data)
    assert str(file) in failed("import", file, "--lang", lang, "--data", data)
    assert listed(data) == before


def test_deleting_asks_first(data, copies):
    ran = companion("kit", "delete", "Zoë’s", "--data", data, stdin=b"n\n")
    assert (ran.returncode, len(listed(data))) == (1, 3)
    assert companion("kit", "delete", "Zoë’s", "--data", data, stdin=b"y\n").returncode == 0
    assert companion("kit", "delete", copies[0], "--yes", "--data", data).returncode == 0
    assert [copy["id"] for copy in listed(data)] == [copies[1]]
