"""Before and after the start: a game says whether it has begun, and the host may say so first."""

import pytest

from model.kernel.illegal import Illegal
from tests.model.table.house import NAMES, House, tap

TABLES = [
    ("lost-temple", {}),
    ("lost-temple", {"detail": "light"}),
    ("tikal", {}),
    ("tikal", {"version": "auction"}),
    ("tikal", {"detail": "light"}),
    ("tikal-2", {}),
    ("tikal-2", {"detail": "light"}),
]


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_no_game_has_begun_before_the_host_starts_it(house: House, game, options):
    people = [(name, colour) for name, colour in zip(NAMES, ("red", "blue", "green"), strict=False)]
    live = house.tables.create(game, people[:3], options)
    assert not live.shown.snapshot.begun
    live.begin(house.host(live))
    assert live.shown.snapshot.begun
    house.restart()
    assert house.tables.table(live.id).shown.snapshot.begun


def test_a_game_begins_with_its_first_entry_and_an_undo_leads_back_to_the_lobby(house: House):
    live = house.drafting()
    assert live.shown.snapshot.begun
    assert not live.shown.snapshot.desk.started
    tap(live, house.host(live), None, "undo", to=0)
    assert not live.shown.snapshot.begun


def test_only_the_host_begins_and_everybody_is_told_once(house: House):
    live = house.table()
    told = []
    live.subscribe(lambda: told.append(live.shown.snapshot.begun))
    with pytest.raises(Illegal, match="X1"):
        live.begin(house.seat(live, 1))
    assert told == []
    live.begin(house.host(live))
    live.begin(house.host(live))
    assert told == [True]
