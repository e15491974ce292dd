"""`kill -9` at any moment under load: nothing acknowledged or shown is lost, nothing applied twice, it always opens."""

import time
from pathlib import Path
from random import Random

import pytest

from model.store import Store
from tests.model.table.house import COLOURS, NAMES, House
from tests.model.table.kills import Reborn, Witness, check_kept
from tests.often import EVENINGS

KILLS = 100 if EVENINGS else 30
SHORTEST, LONGEST = 0.005, 0.060
UNDER_LOAD = 3
"""Moves acknowledged before the time to the kill begins, however busy the machine is."""
TABLES = [("lost-temple", 4, {"tokens": "app"}), ("lost-temple", 2, {}), ("tikal", 2, {}), ("tikal-2", 3, {})]


@pytest.mark.search
@pytest.mark.long
def test_many_kills_lose_nothing(tmp_path: Path) -> None:
    house = House(tmp_path)
    for game, players, options in TABLES:
        house.tables.create(game, list(zip(NAMES, COLOURS, strict=True))[:players], options)
    house.close()
    rng, witness, stored = Random(), Witness(), 0
    with Reborn("tests.model.table.killed", tmp_path) as process:
        for seed in range(KILLS):
            process.bear(seed, witness.unanswered)
            told = []
            if seed % 5:  # else it is killed while it opens, or soon after
                assert sum(process.opened().values()) >= stored
                told = process.until("kept", times=UNDER_LOAD)
            time.sleep(rng.uniform(SHORTEST, LONGEST))
            for line in [*told, *process.kill()]:
                witness.hears(line)
            with Store.open(data=tmp_path) as store:
                stored = check_kept(store, witness)
    with Store.open(data=tmp_path) as store:
        assert all(store.entries(table.id) for table in store.tables())  # every game was at it
    assert len(witness.kept) > 2 * KILLS
    assert len(witness.shown) > KILLS
    assert witness.behind
