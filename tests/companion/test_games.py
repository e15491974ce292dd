"""`companion games`: what is stored comes out whole and goes back; what is foreign or damaged changes nothing."""

import json
import zipfile

import pytest

from companion.records import simulated
from companion.shelf import backup, put_back
from model.games.samples import sample_kit
from model.kernel.record import write_record
from model.store import Store
from model.table.guest import CODE
from tests.companion.running import companion, lines
from tests.model.table.house import House


@pytest.fixture
def data(tmp_path):
    return tmp_path / "data"


def record(tmp_path, seed=1, players=4, **options):
    file = tmp_path / f"{seed}.json"
    file.write_bytes(write_record(simulated("lost-temple", players, seed, options)))
    return file


def stored(data):
    ran = companion("games", "list", "--json", "--data", data)
    assert ran.returncode == 0, ran.stderr
    return [json.loads(line) for line in lines(ran.stdout)]


def test_in_and_out_again_is_the_same_game(tmp_path, data):
    file = record(tmp_path)
    assert companion("games", "import", file, "--data", data).returncode == 0
    (game,) = stored(data)
    assert game["moves"] == len(json.loads(file.read_bytes())["moves"])
    out = companion("games", "export", game["id"], "--data", data).stdout
    before, after = (
        json.loads(companion("replay", "--json", "-", stdin=text).stdout) for text in (file.read_bytes(), out)
    )
    assert before == after
    moves = [{k: v for k, v in move.items() if k != "at"} for move in json.loads(out)["moves"]]
    assert moves == json.loads(file.read_bytes())["moves"]


def test_put_back_as_it_was(tmp_path, data):
    companion("games", "import", record(tmp_path), "--data", data)
    (game,) = stored(data)
    out = companion("games", "export", game["id"], "--data", data).stdout
    again = companion("games", "import", "-", "--data", data, stdin=out)
    assert game["id"] in again.stdout.decode()
    assert stored(data) == [game]
    companion("games", "delete", game["id"], "--yes", "--data", data)
    assert stored(data) == []
    companion("games", "import", "-", "--data", data, stdin=out)
    assert stored(data) == [game]
    assert companion("games", "export", game["id"], "--data", data).stdout == out


def test_no_link_of_before_leads_to_a_game_that_was_put_back(tmp_path):
    """With the same secret: neither those that held nor one that was replaced."""
    house = House(tmp_path)
    live = house.drafting(host_seat=0)
    replaced = house.tables.link(live.id, "1")
    before = [house.tables.reissue(house.host(live), "1"), house.tables.link(live.id, "0"), replaced]
    code, saved = house.tables.link(live.id, CODE), backup(house.store).packed
    house.tables.delete(live.id)
    assert put_back(house.store, saved).stored == [live.id]
    again = house.tables.table(live.id)
    assert [house.tables.holder(link) for link in before] == [None] * 3
    assert house.tables.enter_code(code) is None
    assert house.seat(again, 1).seat == 1
    house.close()


def test_a_changed_record_of_a_stored_game_is_a_game_of_its_own(tmp_path, data):
    companion("games", "import", record(tmp_path), "--data", data)
    (game,) = stored(data)
    out = json.loads(companion("games", "export", game["id"], "--data", data).stdout)
    out["moves"] = out["moves"][:3]
    companion("games", "import", "-", "--data", data, stdin=json.dumps(out).encode())
    assert sorted(table["moves"] for table in stored(data)) == sorted([3, game["moves"]])


def test_backup_and_restore(tmp_path, data):
    files = [record(tmp_path, seed) for seed in (1, 2, 3)]
    companion("games", "import", *files, "--data", data)
    before = stored(data)
    backup = tmp_path / "all.zip"
    assert companion("games", "backup", backup, "--data", data).returncode == 0
    refused = companion("games", "backup", backup, "--data", data)
    assert refused.returncode == 2
    assert "--force" in refused.stderr.decode()
    other = tmp_path / "other"
    assert companion("games", "import", backup, "--data", other).returncode == 0
    assert stored(other) == before
    assert companion("games", "import", backup, "--data", other).returncode == 0
    assert stored(other) == before


def test_a_damaged_backup_changes_nothing(tmp_path, data):
    companion("games", "import", record(tmp_path, 1), record(tmp_path, 2), "--data", data)
    backup = tmp_path / "all.zip"
    companion("games", "backup", backup, "--data", data)
    other = tmp_path / "other"
    whole = backup.read_bytes()
    for damage in (whole[: len(whole) // 2], whole[:200] + bytes(40) + whole[240:], b"PK"):
        backup.write_bytes(damage)
        ran = companion("games", "import", backup, "--data", other)
        assert ran.returncode == 2
        assert len(lines(ran.stderr)) == 1
        assert stored(other) == []
    with zipfile.ZipFile(backup, "w") as packed:
        packed.writestr("games/a.json", record(tmp_path, 1).read_bytes())
        packed.writestr("games/b.json", b'{"format": "chess"}')
    assert companion("games", "import", backup, "--data", other).returncode == 2
    assert stored(other) == []


def test_a_backup_is_taken_in_whole_or_not_at_all(tmp_path, data):
    companion("games", "import", record(tmp_path), "--data", data)
    (game,) = stored(data)
    out = companion("games", "export", game["id"], "--data", data).stdout
    other = tmp_path / "other"
    kit = json.dumps({"game": "lost-temple", "name": "mine", "kit": sample_kit("lost-temple")})
    odd = out.replace(game["id"].encode(), b"a/../b")
    for name, body in (("games/b.json", out), ("kits/b.json", b'{"game": ["x"]}'), ("games/b.json", odd)):
        backup = tmp_path / "twice.zip"
        with zipfile.ZipFile(backup, "w") as packed:
            packed.writestr("kits/a.json", kit)
            packed.writestr("games/a.json", out)
            packed.writestr(name, body)
        ran = companion("games", "import", backup, "--data", other)
        assert ran.returncode == 2
        assert len(lines(ran.stderr)) == 1
        with Store.open(data=other) as store:
            assert (store.tables(), store.copies()) == ([], [])


@pytest.mark.parametrize("content", [b"", b"{}", b"[]", b"nonsense", b'{"format": "temple-companion", "version": 9}'])
def test_a_foreign_file_changes_nothing(tmp_path, data, content):
    file = tmp_path / "foreign.json"
    file.write_bytes(content)
    ran = companion("games", "import", file, "--data", data)
    assert ran.returncode == 2
    assert len(lines(ran.stderr)) == 1
    assert "foreign.json" in ran.stderr.decode()
    assert stored(data) == []


def test_an_illegal_record_is_not_taken_in(tmp_path, data):
    raw = json.loads(record(tmp_path).read_bytes())
    raw["moves"].insert(3, {"seat": 0, "do": "paddle"})
    file = tmp_path / "illegal.json"
    file.write_text(json.dumps(raw))
    ran = companion("games", "import", file, "--data", data)
    assert ran.returncode == 1
    assert "X1" in ran.stderr.decode()
    assert stored(data) == []


@pytest.mark.parametrize("command", ["export", "delete"])
def test_no_such_game(data, command):
    ran = companion("games", command, "nothing", "--data", data)
    assert ran.returncode == 2
    assert len(lines(ran.stderr)) == 1
    assert "nothing" in ran.stderr.decode()


def test_delete_asks(tmp_path, data):
    companion("games", "import", record(tmp_path), "--data", data)
    (game,) = stored(data)
    ran = companion("games", "delete", game["id"], "--data", data, stdin=b"n\n")
    assert ran.returncode == 1
    assert stored(data) == [game]


def test_the_data_folder_by_environment(tmp_path, data):
    companion("games", "import", record(tmp_path), COMPANION_DATA=str(data))
    assert len(stored(data)) == 1
    assert len(lines(companion("games", "list", COMPANION_DATABASE=f"sqlite:///{data}/companion.sqlite").stdout)) == 1


@pytest.mark.parametrize("url", ["nonsense", "postgresql://nobody:secret@127.0.0.1:1/none", "oracle://x"])
def test_a_database_that_is_not_there(url):
    ran = companion("games", "list", "--database", url)
    assert ran.returncode == 2
    assert len(lines(ran.stderr)) == 1
    assert b"secret" not in ran.stderr
    assert b"Traceback" not in ran.stderr


def test_a_file_that_is_no_database(tmp_path):
    (tmp_path / "companion.sqlite").write_bytes(b"no database at all" * 100)
    ran = companion("games", "list", "--data", tmp_path)
    assert ran.returncode == 2
    assert len(lines(ran.stderr)) == 1
    assert (tmp_path / "companion.sqlite").read_bytes() == b"no database at all" * 100
