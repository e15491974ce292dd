"""A backup with anything wrong in it is one line or works; a damaged game does not keep the others out of a backup."""

import io
import json
import sqlite3
import struct
import zipfile
from random import Random

import pytest

from companion.records import simulated
from companion.shelf import LARGEST_MB, Bomb, Damaged, NotLegal, backup, put_back
from model.games.samples import sample_kit
from model.kernel.flaws import Flawed
from model.kernel.record import write_record
from model.store import Store, StoreError
from tests.companion.running import companion, lines
from tests.often import EVENINGS


@pytest.fixture(scope="module")
def whole():
    """A real backup of two games and a copy in two versions."""
    with Store.open("sqlite://") as store:
        for seed in (1, 2):
            put_back(store, write_record(simulated("lost-temple", 2, seed, {"detail": "light"})))
        copy = store.begin_copy("lost-temple", "mine", json.dumps(sample_kit("lost-temple")), done=True)
        store.enter_copy(copy, json.dumps({**sample_kit("lost-temple"), "gems": 49}))
        return backup(store).packed


def headers(packed):
    """Where the fields of a zip stand that say what comes next."""
    for mark, size in ((b"PK\3\4", 30), (b"PK\1\2", 46), (b"PK\5\6", 22)):
        at = packed.find(mark)
        while at >= 0:
            yield from range(at, min(at + size + 24, len(packed)))
            at = packed.find(mark, at + 1)


def mutations(packed):
    rng = Random(11)
    for at in sorted(set(headers(packed))):
        for value in (255, packed[at] ^ 1):
            yield packed[:at] + bytes([value]) + packed[at + 1 :]
    for at in sorted(set(headers(packed)))[::3]:
        yield packed[:at] + struct.pack("<I", rng.choice((0, 2**31, 2**32 - 1, len(packed)))) + packed[at + 4 :]
    for _ in range(500 if EVENINGS else 100):
        at, length = rng.randrange(2, len(packed)), rng.randrange(1, 9)
        yield packed[:at] + rng.randbytes(length) + packed[at + length :]
    for _ in range(150 if EVENINGS else 40):
        yield packed[: rng.randrange(2, len(packed))]
        start = rng.randrange(2, len(packed))
        yield packed[:start] + packed[start + rng.randrange(1, 60) :]


@pytest.mark.search
def test_every_mutation_is_refused_or_works_and_nothing_is_half_taken_in(whole):
    tried = 0
    with Store.open("sqlite://") as store:
        for mutated in mutations(whole):
            tried += 1
            try:
                put_back(store, mutated)
            except (Damaged, Bomb, Flawed, NotLegal, StoreError):
                assert store.tables() == []
                assert store.copies() == []
            else:
                for table in store.tables():
                    store.delete(table.id)
                for copy in store.copies():
                    store.delete_copy(copy.id)
    assert tried > (1500 if EVENINGS else 800)


ONE_LINE = {
    "negative seek": lambda packed: packed[:-6] + struct.pack("<I", 2**32 - 2) + packed[-2:],
    "no letters": lambda packed: packed.replace(b"games/", b"gam\xff\xfe/").replace(b"\0\0games", b"\0\x08games"),
    "cut off": lambda packed: packed[:-30],
}


@pytest.mark.parametrize("damage", ONE_LINE)
def test_a_damaged_backup_is_one_line(tmp_path, whole, damage):
    file = tmp_path / "all.zip"
    file.write_bytes(ONE_LINE[damage](whole))
    ran = companion("games", "import", file, "--data", tmp_path / "data")
    assert (ran.returncode, len(lines(ran.stderr))) == (2, 1), ran.stderr
    assert b"Traceback" not in ran.stderr


def test_what_unpacks_to_too_much_is_not_unpacked():
    bomb = io.BytesIO()
    with zipfile.ZipFile(bomb, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr("games/a.json", bytes(17_000_000))
    lying = bomb.getvalue().replace(struct.pack("<I", 17_000_000), struct.pack("<I", 17))
    many = io.BytesIO()
    with zipfile.ZipFile(many, "w", zipfile.ZIP_DEFLATED) as packed:
        for number in range(LARGEST_MB // 15 + 1):
            packed.writestr(f"games/{number}.json", bytes(15_500_000))
    with Store.open("sqlite://") as store:
        for data in (bomb.getvalue(), many.getvalue()):
            with pytest.raises(Bomb):
                put_back(store, data)
        with pytest.raises(Damaged):
            put_back(store, lying)
        assert store.tables() == []


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("header", b"\xff\xfe{"),
        ("header", "not JSON"),
        ("header", "{}"),
        ("header", "[1]"),
        ("game", "chess"),
        ("title", b"\xff"),
        ("entry", b'{"seat": 0, "do": "\xff"}'),
        ("entry", "nonsense"),
        ("entry", "7"),
    ],
)
def test_a_damaged_row_does_not_stop_a_backup_of_the_rest(tmp_path, whole, column, value):
    data = tmp_path / "data"
    with Store.open(data=data) as store:
        bad, good = put_back(store, whole).stored
    text = f"CAST(x'{value.hex()}' AS TEXT)" if isinstance(value, bytes) else f"'{value}'"
    with sqlite3.connect(data / "companion.sqlite") as raw:
        if column == "entry":
            raw.execute(f"UPDATE log SET entry={text} WHERE table_id=? AND version=3", (bad,))
        else:
            raw.execute(f"UPDATE tables SET {column}={text} WHERE id=?", (bad,))
    raw.close()
    with Store.open(data=data) as store:
        assert len(store.tables()) == 2
        saved = backup(store)
    with Store.open("sqlite://") as other:
        done = put_back(other, saved.packed)
        assert good in done.stored
        assert done.kits == 1
        if column != "title":
            assert saved.damaged == [bad]
            assert (done.stored, done.damaged) == ([good], 1)


def test_the_command_says_which_game_is_damaged(tmp_path, whole):
    with Store.open(data=tmp_path) as store:
        bad, good = put_back(store, whole).stored
    with sqlite3.connect(tmp_path / "companion.sqlite") as raw:
        raw.execute("UPDATE tables SET header='nonsense' WHERE id=?", (bad,))
    raw.close()
    saved = companion("games", "backup", tmp_path / "all.zip", "--data", tmp_path)
    assert saved.returncode == 0
    assert [bad in line for line in lines(saved.stderr)] == [True]
    with zipfile.ZipFile(tmp_path / "all.zip") as packed:
        assert {f"damaged/{bad}.json", f"games/{good}.json"} <= set(packed.namelist())
    back = companion("games", "import", tmp_path / "all.zip", "--data", tmp_path / "new")
    assert back.returncode == 0
    assert len(lines(back.stderr)) == 1
    alone = companion("games", "export", bad, "--data", tmp_path)
    assert (alone.returncode, len(lines(alone.stderr))) == (2, 1)
    assert bad in alone.stderr.decode()
