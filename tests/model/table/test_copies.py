"""The owner's copies as screens have them: each step is on disk, files come in whole or not at all."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from companion.shelf import put_back, taken_out
from model.games import GAMES
from model.games.copies import flaws_of, known_kit, untold
from model.games.lost_temple import entering
from model.games.samples import sample_kit
from model.games.tikal2.entering import tile_away
from model.kernel.flaws import Flawed
from model.kernel.record import SAMPLE, Origin, write_record
from model.store import StoreError
from model.table.copies import MOST, taught
from model.table.stored import setup_of
from model.table.tables import Tables
from tests.model.table.house import COLOURS, NAMES, House

COUNTS = {"4": [4] * 6, "3": [3, 4, 3, 4, 3, 4], "2": None}
PEOPLE = list(zip(NAMES, COLOURS, strict=True))[:3]


@pytest.fixture
def house(tmp_path: Path):
    opened = House(tmp_path)
    yield opened
    opened.close()


@pytest.fixture
def tables(house: House) -> Tables:
    return house.tables


def hand_made(game):
    return {**sample_kit(game), "sample": False}


def body(tables: Tables, copy: str) -> Any:
    return json.loads(tables.copy(copy).body)


@pytest.mark.parametrize("game", list(GAMES))
def test_a_copy_begins_from_what_every_copy_has(tables: Tables, game: str) -> None:
    copy = tables.begin_copy(game, "Our box", known_kit(game))
    assert body(tables, copy) == {**known_kit(game), "name": "Our box"}
    assert [one.id for one in tables.copies(game)] == [one.id for one in tables.copies()] == [copy]
    assert (tables.copy(copy).version, tables.copy(copy).done) == (1, False)


def test_a_copy_begun_from_the_invented_board_is_no_sample(tables: Tables) -> None:
    copy = tables.begin_copy("lost-temple", "Our box", sample_kit("lost-temple"))
    assert not {"sample", "about"} & body(tables, copy).keys()
    assert body(tables, copy)["finish"] == sample_kit("lost-temple")["finish"]


def test_every_step_is_there_after_a_restart_right_or_wrong(house: House) -> None:
    copy = house.tables.begin_copy("lost-temple", "Our box", known_kit("lost-temple"))
    kit = known_kit("lost-temple")
    for temples in ([6], [6, 12], [6, 12, 12]):
        house.tables.enter_copy(copy, {**kit, "temples": temples})
        house.restart()
        assert body(house.tables, copy)["temples"] == temples
    assert house.tables.copy(copy).version == 1


def test_what_is_done_stays_and_the_next_step_begins_a_version(house: House, tables: Tables) -> None:
    copy = tables.begin_copy("tikal", "Our box", known_kit("tikal"))
    tables.finish_copy(copy)
    done = tables.copy(copy)
    tables.enter_copy(copy, {**known_kit("tikal"), "colours": ["red", "blue", "green", "white"]}, " Our\nold box ")
    assert house.store.history(copy)[0] == done
    now = tables.copy(copy)
    assert (now.version, now.done, now.name) == (2, False, "Our old box")
    assert body(tables, copy)["name"] == "Our old box"


@pytest.mark.parametrize("name", ["", " ", "x" * 61])
def test_a_name_that_nobody_can_read_is_refused(tables: Tables, name: str) -> None:
    with pytest.raises(Flawed):
        tables.begin_copy("tikal", name, known_kit("tikal"))
    copy = tables.begin_copy("tikal", "Our box", known_kit("tikal"))
    with pytest.raises(Flawed):
        tables.enter_copy(copy, known_kit("tikal"), name)
    assert len(tables.copies()) == 1


def test_another_games_kit_is_refused(tables: Tables) -> None:
    copy = tables.begin_copy("tikal", "Our box", known_kit("tikal"))
    for kit in (known_kit("tikal-2"), {}, {"game": "tikal", "about": "x" * 501}, {"game": "tikal", "about": "\ud800"}):
        with pytest.raises(Flawed):
            tables.enter_copy(copy, kit)
    assert body(tables, copy)["tiles"] == known_kit("tikal")["tiles"]


def test_an_exported_copy_comes_in_once_at_another_host(house: House, tables: Tables, tmp_path: Path) -> None:
    copy = tables.begin_copy("tikal-2", "Zoë’s box", known_kit("tikal-2"))
    data = tables.exported_copy(copy)
    other = House(tmp_path / "other")
    brought = other.tables.import_copy(data)
    assert other.tables.copy(brought).name == "Zoë’s box"
    assert body(other.tables, brought) == body(tables, copy)
    assert other.tables.import_copy(data) == brought
    assert other.tables.exported_copy(brought) == data
    other.close()
    assert tables.import_copy(data) == copy


@pytest.mark.parametrize("game", list(GAMES))
def test_a_copy_that_comes_in_whole_is_done_and_another_goes_on_as_a_draft(tables: Tables, game: str) -> None:
    whole, part = (tables.import_copy(json.dumps(kit).encode()) for kit in (hand_made(game), known_kit(game)))
    enough = untold(game, known_kit(game), GAMES[game].players[-1]) == ()
    assert (tables.copy(whole).done, tables.copy(part).done) == (True, enough)


def test_a_file_that_is_refused_changes_nothing(tables: Tables) -> None:
    copy = tables.begin_copy("tikal", "Our box", known_kit("tikal"))
    before = tables.copies()
    data = tables.exported_copy(copy)
    for bad in (b"", data[:-9], data.replace(b"Our", b"Own"), b'{"game": "tikal"}'):
        with pytest.raises(Flawed):
            tables.import_copy(bad)
    assert tables.copies() == before


def test_whoever_is_in_the_network_cannot_fill_the_house(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("model.table.copies.MOST", 2)
    for name in ("one", "two"):
        tables.begin_copy("tikal", name, known_kit("tikal"))
    with pytest.raises(Flawed) as refused:
        tables.import_copy(json.dumps(known_kit("tikal")).encode())
    assert refused.value.flaws[0].code == "copies-many"
    assert MOST >= 100


def test_a_table_is_played_with_its_copy_which_comes_first_from_then_on(house: House, tables: Tables) -> None:
    copy = tables.begin_copy("lost-temple", "Our box", {**sample_kit("lost-temple"), "finish": {"2-5": 51, "6-8": 38}})
    kit = {**body(tables, copy), "temples": [6, 12, 20, 26, 33, 38, 44, 51], "villages": [4, 9], "chance": [5]}
    tables.enter_copy(copy, kit)
    tables.begin_copy("lost-temple", "Another", known_kit("lost-temple"))
    live = tables.create("lost-temple", PEOPLE, copy=copy)
    assert tables.kit_of(live.id) == body(tables, copy)
    assert [one.name for one in tables.copies()] == ["Our box", "Another"]
    tables.forget_copy(copy)
    house.restart()
    assert house.tables.table(live.id).shown.snapshot.players
    with pytest.raises(StoreError):
        house.tables.copy(copy)


def test_a_table_with_a_kit_of_its_own_keeps_it(tables: Tables) -> None:
    copy = tables.begin_copy("lost-temple", "Our box", known_kit("lost-temple"))
    kit = sample_kit("lost-temple")
    assert tables.kit_of(tables.create("lost-temple", PEOPLE, kit=kit, copy=copy).id) == kit
    assert tables.kit_of(tables.create("lost-temple", PEOPLE, kit=SAMPLE).id) == SAMPLE


def test_a_list_that_is_not_finished_is_not_told_and_stops_nobody_who_does_not_need_it(tables: Tables) -> None:
    """T2.1.4: of the tiles for two players some are taken away, but not all; four can play."""
    copy = tables.begin_copy("tikal-2", "Our box", tile_away(sample_kit("tikal-2") | {"site_counts": COUNTS}, 2, 0))
    people = list(zip(NAMES, ("red", "orange", "black", "beige"), strict=False))
    live = tables.create("tikal-2", people[:4], None, None, copy=copy)
    assert live.shown.snapshot.kit.site_counts[2] is None
    own = body(tables, copy)
    assert own["site_counts"]["2"] == [3, 4, 4, 4, 4, 4, None]  # to be gone on with
    assert [untold("tikal-2", own, players) for players in (4, 2)] == [(), ("site_counts.2",)]


AGAINST_THE_RULEBOOK = [
    ("lost-temple", {"jungle": [13, 27, 45, 46]}),
    ("lost-temple", {"finish": {"2-5": 58, "6-8": 39}}),
    ("tikal-2", {"treasure_room": {"bonuses": [{"points": 15}]}}),
]


@pytest.mark.parametrize("detail", ["full", "light"])
@pytest.mark.parametrize(("game", "told"), AGAINST_THE_RULEBOOK)
def test_an_owner_who_knows_better_than_the_rulebook_plays_nevertheless(house: House, game, told, detail) -> None:
    copy = house.tables.begin_copy(game, "Our box", {**sample_kit(game), **told})
    live = house.tables.create(game, PEOPLE, {"detail": detail}, copy=copy)
    record = taken_out(house.store, live.id)
    house.restart()
    assert house.tables.table(live.id).shown.snapshot.players
    put_back(house.store, write_record(replace(record, table=Origin(copy=copy))))  # and is taken in elsewhere
    with pytest.raises(Flawed):  # what nobody says is theirs must be right
        setup_of(replace(record, table=None, options={}))


def test_what_a_table_learned_against_the_rulebook_locks_nobody_out(house: House) -> None:
    copy = house.tables.begin_copy("tikal-2", "Our box", sample_kit("tikal-2"))
    live = house.tables.create("tikal-2", PEOPLE, copy=copy)
    live.learn(house.host(live), {"light_rooms.0.doors": [0, 3], "sanctuaries.0.bonuses": [{"points": 5}]})
    assert house.tables.create("tikal-2", PEOPLE, copy=copy).shown.snapshot.kit.light_rooms[0].doors == (0, 3)


@pytest.mark.rule("LT1.2")
def test_tokens_counted_in_part_stop_only_a_table_that_has_them_dealt(tables: Tables) -> None:
    counted = entering.counted({**sample_kit("lost-temple"), "tokens": None}, "gems", 3)
    copy = tables.begin_copy("lost-temple", "Our box", counted)
    assert tables.create("lost-temple", PEOPLE, copy=copy).shown.snapshot.players
    with pytest.raises(Flawed):
        tables.create("lost-temple", PEOPLE, {"tokens": "app"}, copy=copy)


def test_a_copy_whose_row_is_damaged_says_so_and_the_others_go_on(house: House, tables: Tables) -> None:
    bad, good = (tables.begin_copy("tikal", name, known_kit("tikal")) for name in ("bad", "good"))
    with sqlite3.connect(house.store.where) as raw:
        raw.execute("UPDATE kits SET body='nonsense' WHERE copy_id=?", (bad,))
    raw.close()
    with pytest.raises(Flawed):
        tables.exported_copy(bad)
    assert tables.exported_copy(good)
    assert {one.id for one in tables.copies()} == {bad, good}


LEARNED = [
    ({"jungle": None}, {"jungle": [1]}, {"jungle": [1]}),
    ({"rooms": [{"doors": 1}, {"doors": None}]}, {"rooms.1.doors": 2}, {"rooms": [{"doors": 1}, {"doors": 2}]}),
    ({"start": {}}, {"start.child": {"space": 1}}, {"start": {"child": {"space": 1}}}),
    ({"start": None}, {"start.child": {"space": 1}}, {"start": {"child": {"space": 1}}}),
    ({"counts": {"2": None}}, {"counts.2": [4]}, {"counts": {"2": [4]}}),
    ({"rooms": None}, {"rooms.3.doors": 1}, {"rooms": None}),
    ({"jungle": [1]}, {"jungle.7": 2, "jungle.0": 3}, {"jungle": [3]}),
    ({"gems": 1}, {"gems.more": 2}, {"gems": 1}),
]


@pytest.mark.parametrize(("before", "learned", "after"), LEARNED)
def test_what_is_learned_has_its_place_in_the_copy_or_none(before: Any, learned: Any, after: Any) -> None:
    game = {"game": "lost-temple"}
    assert json.loads(taught(json.dumps({**game, **before}), learned)) == {**game, **after}


def test_a_part_that_nobody_told_is_as_in_every_copy_but_for_what_is_learned() -> None:
    kit = {**known_kit("tikal-2"), "site_counts": None, "river": None}
    after = json.loads(taught(json.dumps(kit), {"site_counts.2": [3, 3, 3, 3, 2, 2], "river.forest_after": 3}))
    assert after["site_counts"] == {**known_kit("tikal-2")["site_counts"], "2": [3, 3, 3, 3, 2, 2]}
    assert after["river"] == {**known_kit("tikal-2")["river"], "forest_after": 3}
    assert flaws_of("tikal-2", after) == ()


def test_what_is_learned_does_not_touch_what_cannot_be_read_or_is_known() -> None:
    for body in ("nonsense", "[]", '{"game": "chess"}', "{}"):
        assert taught(body, {"gems": 1}) == body
    known = '{ "game": "tikal", "gems": 1 }'
    assert taught(known, {"gems": 1}) == known
