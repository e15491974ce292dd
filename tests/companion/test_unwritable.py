"""A folder that may only be read, and a file that cannot grow: `list`, `backup` to elsewhere and looking still work."""

import errno
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from companion.alone import Alone, Whereabouts, place_of
from companion.house import House
from companion.records import simulated
from companion.shelf import put_back
from model.games.samples import sample_kit
from model.kernel.record import write_record
from model.store import Store, StoreError
from model.table.device import Device
from model.table.errors import NotKept
from model.table.guest import HOST
from model.table.secret import Secret
from tests.companion import warm
from tests.companion.running import CLEAN, companion, lines
from tests.companion.warm import Born
from tests.e2e.hosting import ROOT, Host
from tests.patience import PATIENCE


def rightless(words: list[str]) -> None:
    """The command in the hands of somebody for whom rights hold: root may write anywhere."""
    Store.open("sqlite://").close()  # whatever is imported late is there by now: Python itself may be root's alone
    sample_kit("lost-temple")
    if os.geteuid() == 0:
        os.setgroups([])
        os.setgid(65534)
        os.setuid(65534)
    warm.command(words)


@pytest.fixture
def left() -> Iterator[Path]:
    """The folder of a host that was killed in the middle of a game; others may look into it, nobody may write."""
    top = Path(tempfile.mkdtemp(prefix="companion-"))
    with Store.open(data=top / "running") as store:
        put_back(store, write_record(simulated("lost-temple", 2, 1, {})))
        (top / "left").mkdir()
        for name in ("companion.sqlite", "companion.sqlite-wal"):
            shutil.copyfile(top / "running" / name, top / "left" / name)
            (top / "left" / name).chmod(0o444)
    (top / "elsewhere").mkdir()
    (top / "elsewhere").chmod(0o777)
    top.chmod(0o755)
    (top / "left").chmod(0o555)
    yield top / "left"
    (top / "left").chmod(0o755)
    shutil.rmtree(top)


def as_somebody(*args: object) -> subprocess.CompletedProcess[bytes]:
    """The command run by a person for whom rights hold."""
    ran = Born(rightless, [*map(str, args)], ROOT, {**os.environ, **CLEAN})
    out, err = ran.stdout.read(), ran.stderr.read()
    return subprocess.CompletedProcess(args, ran.wait(PATIENCE), out.encode(), err.encode())


def test_a_folder_that_may_only_be_read_can_be_listed_and_saved_elsewhere(left):
    moves = len(simulated("lost-temple", 2, 1, {}).moves)
    listed = as_somebody("games", "list", "--data", left)
    assert (listed.returncode, listed.stderr) == (0, b"")
    assert f" {moves} " in lines(listed.stdout)[0]
    there = left.parent / "elsewhere" / "all.zip"
    saved = as_somebody("games", "backup", there, "--data", left)
    assert (saved.returncode, saved.stderr) == (0, b"")
    back = companion("games", "import", there, "--data", left.parent / "new")
    assert back.returncode == 0
    refused = as_somebody("games", "import", there, "--data", left)
    assert refused.returncode == 2 or b"lready" in refused.stdout
    table = lines(listed.stdout)[0].split()[0]
    refused = as_somebody("games", "delete", table, "--yes", "--data", left)
    assert (refused.returncode, len(lines(refused.stderr))) == (2, 1)
    assert "cannot be written" in refused.stderr.decode()


def test_a_backup_to_where_there_is_no_room_says_so_and_leaves_nothing(tmp_path, left):
    limit = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000)); "
    command = [sys.executable, "-B", "-c", limit + "from companion.files import *; from model.language import texts\n"]
    command[-1] += "try: write(Path('all.zip'), b'x' * 9000, texts('en'))\nexcept Unusable as error: print(error)"
    ran = subprocess.run(command, capture_output=True, cwd=tmp_path, timeout=PATIENCE, check=True)
    assert b"all.zip: cannot be written" in ran.stdout
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is always full")
@pytest.mark.parametrize("command", ["simulate lost-temple --players 2", "print tikal setup -o -"])
def test_output_that_leads_to_a_full_disk_is_one_line(command):
    program = [sys.executable, "-c", "from companion.cli import run; run()", *command.split()]
    with open("/dev/full", "wb") as full:
        ran = subprocess.run(
            program, stdout=full, stderr=subprocess.PIPE, env={**os.environ, **CLEAN}, timeout=PATIENCE, check=False
        )
    assert (ran.returncode, len(lines(ran.stderr))) == (1, 1), ran.stderr
    assert b"No space left" in ran.stderr


@pytest.fixture
def full(monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk on which files can be made, but nothing can be written."""

    def refused(*given: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fdopen", refused)


def test_on_a_full_disk_nobody_is_led_to_a_host_that_was_killed(tmp_path, full):
    place = place_of("", tmp_path)
    note = place.with_name(f"{place.name}.json")
    note.write_bytes(msgspec.json.encode(Whereabouts(1, ["http://127.0.0.1:9"], "http://127.0.0.1:9/o/x")))
    alone = Alone(place)
    assert alone.take()
    assert [file.name for file in tmp_path.iterdir()] == [f"{place.name}.lock"]
    alone.close()


def test_a_secret_that_cannot_be_kept_leaves_nothing_behind(tmp_path, full):
    assert Secret.kept_in(tmp_path).token("t", "0", 1)
    assert list(tmp_path.iterdir()) == []


def test_a_device_that_cannot_be_kept_comes_in_and_is_one_line(tmp_path, monkeypatch, caplog):
    def refused(*given):
        raise StoreError("store-full", where="here")

    with Store.open(data=tmp_path) as store:
        house = House(store, tmp_path)
        table = house.tables.create("lost-temple", [("Ada", "red"), ("Ben", "blue")]).id
        house.tables.enter(house.tables.link(table, "1"), Device("phone"))
        monkeypatch.setattr(store, "meet", refused)
        assert house.tables.enter(house.tables.link(table, "1"), Device("another"))
    (line,) = [one for one in caplog.records if "could not be kept" in one.getMessage()]
    assert line.exc_info is None
    assert "store-full" in line.getMessage()


def cannot_be_written(top: Path) -> tuple[Path, str]:
    """For anybody, also for root: SQLite cannot make the index beside the file."""
    with Store.open(data=top) as store:
        record = simulated("lost-temple", 2, 1, {})
        (table,) = put_back(store, write_record(record)).stored
        store.set_desk(table, "{}")
    (top / "companion.sqlite-shm").mkdir()
    return top, table


def test_people_can_look_and_a_move_says_why_it_is_not_stored(tmp_path):
    data, table = cannot_be_written(tmp_path)
    with Store.open(data=data, to_write=True) as store:
        house = House(store, data)
        live = house.tables.table(table)
        assert house.tables.enter(house.tables.link(table, "1"), Device("phone"))
        host = house.tables.enter(house.tables.link(table, HOST), Device("laptop"))
        assert host
        shown = live.shown
        with pytest.raises(NotKept) as refused:
            live.submit(host, None, {"do": "undo", "to": 0}, shown.snapshot.version, "tap")
        assert refused.value.code == "store-not-writable"
        assert live.shown.snapshot.version == shown.snapshot.version
        with pytest.raises(NotKept):
            house.tables.create("lost-temple", [("Ada", "red"), ("Ben", "blue")])


def test_a_host_on_such_a_folder_starts_and_says_so(tmp_path):
    data, _ = cannot_be_written(tmp_path)
    with Host(data=data) as host:
        host.end()
        assert any("nothing can be saved" in line for line in host.complaints)
        assert not any("Traceback" in line for line in host.complaints)
