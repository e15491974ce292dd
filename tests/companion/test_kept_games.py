"""Records and databases of earlier versions, kept as they were written: every one opens, is printed, played on."""

import shutil
from pathlib import Path

import pytest

from companion.shelf import backup, put_back
from model.games import GAMES
from model.kernel.event import TakenAsTold
from model.kernel.record import kept_record, read_record
from model.store import Store
from model.store.upgrade import HEAD
from model.table.copy_file import read_file
from model.table.guest import HOST
from model.table.secret import Secret
from model.table.stored import play_record, taken_up
from model.table.tables import Tables
from printables.report import report
from tests.fixtures.keep import KEPT, MAKE

VERSIONS = sorted(folder.name for folder in KEPT.iterdir() if folder.is_dir())
RECORDS = sorted(KEPT.glob("*/*.json"))
FIRST = ("lost-temple", "tikal", "tikal-2")
"""The games of the first version that kept any."""
WITH_EVENTS = "0004"
"""From this revision on entries keep what they made happen."""
WITH_COPIES = "0005"
"""And from this one on copies have versions."""


def test_every_game_is_kept_in_full_and_in_light_detail_by_the_newest_version():
    """Earlier ones keep the games there were."""
    kept = {file.stem for file in RECORDS if file.parent.name == HEAD}
    assert {f"{game}-{detail}" for game in GAMES for detail in ("full", "light")} <= kept, MAKE
    for version in VERSIONS:
        assert {f"{game}-full" for game in FIRST} <= {file.stem for file in RECORDS if file.parent.name == version}


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_record_of_then_is_one_today(file: Path):
    data = file.read_bytes()
    assert read_record(data) == kept_record(data)
    play, refused = play_record(read_record(data), kept=True)
    assert (play.version, refused) == (len(read_record(data).moves), None)
    assert play.game.winners(play.state) is not None


@pytest.mark.parametrize("version", VERSIONS)
def test_every_table_of_then_opens_today(tmp_path: Path, version: str):
    shutil.copy(KEPT / version / "companion.sqlite", tmp_path)
    with Store.open(None, tmp_path) as store:
        tables = Tables(store, Secret.kept_in(tmp_path))
        assert {summary.game for summary in store.tables()} >= set(FIRST)
        for summary in store.tables():
            play, _ = taken_up(store, summary.id)
            assert play.version == summary.moves
            taken = [event for line in play.lines for event in line.events if isinstance(event, TakenAsTold)]
            assert version < WITH_EVENTS or all(event.known for event in taken)
            assert play.game.doubts(play.state) is not None
        newest = store.tables()[0].id
        live = tables.table(newest)
        host = tables.holder(tables.link(newest, HOST))
        assert host is not None
        live.submit(host, None, {"do": "undo", "to": 0}, live.shown.snapshot.version, "played on")
        assert not live.shown.snapshot.begun
        saved = backup(store)
        assert saved.damaged == []
    with Store.open("sqlite://") as other:
        assert len(put_back(other, saved.packed).stored) == saved.games


@pytest.mark.parametrize("version", [version for version in VERSIONS if version >= WITH_COPIES])
def test_every_copy_of_then_is_there_with_its_versions(tmp_path: Path, version: str):
    shutil.copy(KEPT / version / "companion.sqlite", tmp_path)
    with Store.open(None, tmp_path) as store:
        (copy,) = store.copies()
        assert (copy.name, copy.version, copy.done) == ("Our old box", 3, False)
        assert [one.done for one in store.history(copy.id)] == [True, False, False]
        assert read_file(Tables(store, Secret.kept_in(tmp_path)).exported_copy(copy.id)).name == "Our old box"
        saved = backup(store)
    with Store.open("sqlite://") as other:
        assert put_back(other, saved.packed).kits == 1


@pytest.mark.parametrize("game", list(GAMES))
def test_a_game_of_then_is_printed_today(game: str):
    record = kept_record((KEPT / VERSIONS[0] / f"{game}-full.json").read_bytes())
    assert report(play_record(record, kept=True)[0]).startswith(b"%PDF")
