"""The database holds the games' secrets: nobody else on the machine reads it."""

import os
import stat
from pathlib import Path

import pytest

from model.store import Store
from model.table.secret import FILE as KEY
from model.table.secret import Secret

pytestmark = pytest.mark.skipif(os.name != "posix", reason="rights of this kind are POSIX")


@pytest.fixture(autouse=True)
def _careless():
    """As most systems are set up: others may read what is made."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def used(data: Path) -> dict[str, int]:
    """The rights of everything there while a game is stored."""
    with Store.open(None, data) as store:
        Secret.kept_in(data)
        store.create("tikal", "{}", [("Ada", "red")])
        return {file.name: rights(file) for file in data.iterdir()}


def test_a_new_folder_is_its_owners_alone(tmp_path: Path) -> None:
    data = tmp_path / "some" / "where"
    found = used(data)
    assert rights(data) == 0o700
    assert {"companion.sqlite", "companion.sqlite-wal", "companion.sqlite-shm", KEY} <= found.keys()
    assert set(found.values()) == {0o600}


def test_one_of_before_is_closed(tmp_path: Path) -> None:
    data = tmp_path / "data"
    used(data)
    with Store.open(None, data):  # still in use, as after a kill
        data.chmod(0o755)
        for file in data.iterdir():
            file.chmod(0o644)
        found = used(data)
    assert rights(data) == 0o700
    assert set(found.values()) == {0o600}


def test_a_folder_that_holds_other_things_stays_open(tmp_path: Path) -> None:
    data = tmp_path / "club"
    data.mkdir(mode=0o755)
    (data / "rules.pdf").write_text("for everybody")
    found = used(data)
    assert rights(data) == 0o755
    assert found.pop("rules.pdf") == 0o644
    assert set(found.values()) == {0o600}


def test_an_empty_folder_somebody_named_is_closed(tmp_path: Path) -> None:
    data = tmp_path / "empty"
    data.mkdir(mode=0o755)
    used(data)
    assert rights(data) == 0o700


def test_a_database_with_an_address_of_its_own(tmp_path: Path) -> None:
    with Store.open(f"sqlite:///{tmp_path}/club.sqlite") as store:
        store.create("tikal", "{}", [("Ada", "red")])
        assert {rights(file) for file in tmp_path.iterdir()} == {0o600}


def test_what_is_read_only_stays_so(tmp_path: Path) -> None:
    used(tmp_path)
    (tmp_path / KEY).chmod(0o444)
    before = Secret.kept_in(tmp_path).hash("x")
    assert rights(tmp_path / KEY) == 0o400
    assert Secret.kept_in(tmp_path).hash("x") == before
