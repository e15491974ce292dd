"""What is stored of a kit comes back from a backup, whatever columns there are: only its id and its hour are new."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.shelf import backup, put_back
from model.games import GAMES
from model.games.samples import sample_kit
from model.store import Store
from model.store.schema import KITS

NEW = {"id", "created"}


def rows(store: Store) -> list[dict[str, Any]]:
    with store._engine.connect() as connection:
        found = [dict(row) for row in connection.execute(KITS.select()).mappings()]
    return [{name: value for name, value in row.items() if name not in NEW} for row in found]


@pytest.mark.parametrize("game", GAMES)
def test_all_of_a_kit_comes_back(tmp_path: Path, game: str) -> None:
    with Store.open(data=tmp_path / "one") as one, Store.open(data=tmp_path / "other") as other:
        one.put_kit(game, "Ours, with a coffee stain", msgspec.json.encode(sample_kit(game)).decode())
        assert put_back(other, backup(one).packed).kits == 1
        (kept,), (back,) = rows(one), rows(other)
        empty = [name for name, value in kept.items() if value is None]
        assert empty == [], "give these a value here: whether a backup holds them is what this test is for"
        assert back == kept
