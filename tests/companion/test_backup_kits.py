"""The owner's copies come back from a backup with every version, whatever columns there are, and never twice."""

import io
import json
import zipfile
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.shelf import backup, put_back
from model.games import GAMES
from model.games.samples import sample_kit
from model.store import Store
from model.store.schema import KITS


def rows(store: Store) -> list[dict[str, Any]]:
    with store._engine.connect() as connection:
        found = connection.execute(KITS.select().order_by(KITS.c.copy_id, KITS.c.version))
        return [dict(row) for row in found.mappings()]


def written(game: str, **more: Any) -> str:
    return msgspec.json.encode({**sample_kit(game), **more}).decode()


def described(store: Store, game: str) -> str:
    """A copy that was done, then changed, and is a draft with a contradiction in it."""
    copy = store.begin_copy(game, "Ours, with a coffee stain", written(game), done=True)
    store.enter_copy(copy, written(game, colours=["red"]), "Ours, wiped")
    return copy


@pytest.mark.parametrize("game", GAMES)
def test_all_of_a_copy_comes_back(tmp_path: Path, game: str) -> None:
    with Store.open(data=tmp_path / "one") as one, Store.open(data=tmp_path / "other") as other:
        described(one, game)
        assert put_back(other, backup(one).packed).kits == 1
        kept, back = rows(one), rows(other)
        empty = [name for name, value in kept[0].items() if value is None]
        assert empty == [], "give these a value here: whether a backup holds them is what this test is for"
        assert [row["version"] for row in back] == [1, 2]
        assert back == kept


def test_what_is_there_already_stays_and_comes_no_second_time() -> None:
    with Store.open("sqlite://") as one, Store.open("sqlite://") as other:
        copy = described(one, "tikal")
        saved = backup(one).packed
        for kits in (1, 0):
            assert put_back(other, saved).kits == kits
        one.finish_copy(copy)
        one.enter_copy(copy, written("tikal", colours=["red", "blue"]))
        assert put_back(one, saved).kits == 0, "older versions of what is here"
        assert one.copy(copy).version == 3


def test_a_copy_that_went_another_way_comes_beside_the_one_that_is_here() -> None:
    with Store.open("sqlite://") as one:
        copy = described(one, "tikal")
        saved = backup(one).packed
        one.enter_copy(copy, written("tikal", colours=["blue"]))
        before = one.history(copy)
        for kits in (1, 0):
            assert put_back(one, saved).kits == kits
        assert one.history(copy) == before
        (other,) = [each for each in one.copies() if each.id != copy]
        assert json.loads(other.body)["colours"] == ["red"]


def test_a_kit_of_an_earlier_backup_is_a_first_version_that_is_done() -> None:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as old:
        kit = {"game": "tikal", "name": "Ours", "kit": sample_kit("tikal")}
        old.writestr("kits/abcdefghjk.json", json.dumps(kit))
    with Store.open("sqlite://") as store:
        for kits in (1, 0):
            assert put_back(store, packed.getvalue()).kits == kits
        (copy,) = store.copies()
        assert (copy.name, copy.version, copy.done) == ("Ours", 1, True)
        assert json.loads(copy.body) == sample_kit("tikal")


def test_a_table_still_knows_its_copy(tmp_path: Path) -> None:
    from model.table.secret import Secret
    from model.table.stored import record_of
    from model.table.tables import Tables

    with Store.open(data=tmp_path) as one, Store.open("sqlite://") as other:
        tables = Tables(one, Secret.kept_in(tmp_path))
        copy = tables.begin_copy("lost-temple", "Ours", sample_kit("lost-temple"))
        live = tables.create("lost-temple", [("Ada", "red"), ("Ben", "blue")], copy=copy)
        put_back(other, backup(one).packed)
        origin = record_of(other.table(live.id)).table
        assert origin
        assert other.copy(str(origin.copy)) == one.copy(copy)
