"""A stored game always opens: what was accepted in its time stands, whatever the rules say; the log tells it."""

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

import msgspec
import pytest

from companion.shelf import NotLegal, backup, exported, put_back, taken_out
from model.games import GAMES
from model.kernel.event import TakenAsTold
from model.kernel.flaws import Flaw, Flawed
from model.kernel.illegal import Illegal
from model.kernel.record import read_record, write_record
from model.language import LANGUAGES, texts
from model.store import Store
from model.table.stored import play_record, taken_up
from model.table.words import event_words
from printables.report import report
from tests.model.table.house import House, act, dos, hand, tap
from tests.rule import rule

GAME = GAMES["lost-temple"]


@contextmanager
def changed(do: str, error: Exception) -> Iterator[None]:
    """Today's rules refuse, or stumble over, every move of this name."""
    decide = type(GAME).decide

    def stricter(state, seat, move):
        if type(move).__struct_config__.tag == do:
            raise error
        return decide(state, seat, move)

    with patch.object(type(GAME), "decide", staticmethod(stricter)):
        yield


def unchanged() -> Illegal:
    return Illegal("LT3.1", held=1)


def taken(play) -> list[TakenAsTold]:
    return [event for line in play.lines for event in line.events if isinstance(event, TakenAsTold)]


@pytest.fixture
def played(house: House):
    """A table in the middle of a round, with an undo and a correction on the way."""
    live = house.drafting()
    for _ in range(6):
        act(house, live)
    tap(live, house.host(live), None, "correct", set={"seats.1.gems": 3}, why="miscounted")
    tap(live, house.host(live), None, "undo", to=live.shown.snapshot.depth - 2)
    act(house, live)
    return live


@pytest.mark.parametrize("error", [unchanged(), KeyError("a rule that stumbles")], ids=["refused", "stumbles"])
@pytest.mark.parametrize("do", ["start", "deal", "pick", "call"])
def test_a_changed_rule_shuts_no_table(house: House, played, do: str, error: Exception):
    before = played.shown.snapshot
    house.restart()
    with changed(do, error):
        live = house.tables.table(played.id)
        after = live.shown.snapshot
        assert after.play.state == before.play.state
        assert (after.version, after.depth, dos(live)) == (before.version, before.depth, dos(played))
        count = dos(live).count(do)
        assert len(taken(after.play)) == count > 0
        for viewer in (None, 0, 1):
            assert [read.index for read in after.log(viewer)] == list(range(after.version))
    act(house, live)
    house.restart()
    assert taken(house.tables.table(played.id).shown.snapshot.play) == []  # the rules are as they were again


def test_the_log_says_so_and_names_the_rule(house: House, played):
    house.restart()
    with changed("start", unchanged()):
        play, _ = taken_up(house.store, played.id)
    assert taken(play) == [TakenAsTold("LT3.1")]
    with changed("start", KeyError("it stumbles")):
        play, _ = taken_up(house.store, played.id)
    assert taken(play) == [TakenAsTold(None)]
    for lang in LANGUAGES:
        for event in (TakenAsTold("LT3.1"), TakenAsTold(None), TakenAsTold("LT3.1", known=False)):
            words = event_words(texts(lang), GAME.id, event, ["Ada", "Ben"])
            assert len(words) > 20
            assert ("LT3.1" in words) == (event == TakenAsTold("LT3.1"))


def test_a_rule_that_hangs_on_a_hand_is_not_named(house: House, played):
    """Why somebody's card would be refused today could tell others what the hand holds."""
    decide = type(GAME).decide

    def stricter(state, seat, move):
        events = decide(state, seat, move)  # refuses what the hand does not hold
        if type(move).__struct_config__.tag == "pick":
            raise unchanged()
        return events

    house.restart()
    with patch.object(type(GAME), "decide", staticmethod(stricter)):
        play, _ = taken_up(house.store, played.id)
    assert taken(play)
    assert {event.rule for event in taken(play)} == {None}


def test_of_an_entry_from_before_events_were_kept_nothing_is_changed_and_people_correct(house: House, played):
    first = dos(played).index("pick")
    with house.sqlite() as raw:
        raw.execute("UPDATE log SET events = NULL WHERE version = ?", (first + 1,))
    raw.close()
    house.restart()
    with changed("pick", unchanged()):
        live = house.tables.table(played.id)
        play = live.shown.snapshot.play
        assert play.lines[first].events == (TakenAsTold("LT3.1", known=False),)
        assert play.version == played.shown.snapshot.version
        tap(live, house.host(live), None, "correct", set={"seats.2.gems": 5}, why="as it lies")
        assert live.shown.snapshot.play.state.seats[2].gems == 5


def test_a_table_from_before_events_were_kept_gets_them_when_it_is_opened(house: House, played):
    before, told = played.shown.snapshot.play.state, house.store.events(played.id)
    with house.sqlite() as raw:
        raw.execute("UPDATE log SET events = NULL")
    raw.close()
    house.restart()
    house.tables.table(played.id)
    assert house.store.events(played.id) == told
    house.restart()
    with changed("pick", unchanged()):
        assert house.tables.table(played.id).shown.snapshot.play.state == before


def test_a_move_that_no_game_knows_any_more(house: House, played):
    with house.sqlite() as raw:
        raw.execute("UPDATE log SET entry = replace(entry, '\"deal\"', '\"hand-out\"')")
    raw.close()
    before = played.shown.snapshot.play.state
    house.restart()
    live = house.tables.table(played.id)
    assert live.shown.snapshot.play.state == before
    assert "hand-out" in dos(live)
    out = exported(house.store, played.id)
    assert "hand-out" in [move["do"] for move in out.moves]


def test_records_and_backups_bring_what_was_accepted_with_them(house: House, played):
    state, version = played.shown.snapshot.play.state, played.shown.snapshot.version
    assert not any("events" in move for move in exported(house.store, played.id).moves)
    packed = backup(house.store).packed
    with changed("start", unchanged()):
        out = exported(house.store, played.id)
        assert ["events" in move for move in out.moves] == [move["do"] == "start" for move in out.moves]
        play, refused = play_record(taken_out(house.store, played.id), kept=True)
        assert (play.state, refused) == (state, None)
        assert report(play).startswith(b"%PDF")
        for data in (write_record(out), packed):
            with Store.open("sqlite://") as other:
                (table,) = put_back(other, data).stored
                play, _ = taken_up(other, table)
                assert (play.state, play.version) == (state, version)
                assert put_back(other, data).known == [table]
    plain = msgspec.structs.replace(out, moves=[{k: v for k, v in move.items() if k != "events"} for move in out.moves])
    with changed("start", unchanged()), Store.open("sqlite://") as other, pytest.raises(NotLegal):
        put_back(other, write_record(plain))


def test_a_record_from_outside_is_judged_by_todays_rules_all_the_same(house: House, played):
    with changed("start", unchanged()):
        out = read_record(write_record(exported(house.store, played.id)))
        play, refused = play_record(out)
    assert refused is not None
    assert (play.version, refused.index, refused.rule) == (0, 0, "LT3.1")


def test_whoever_plays_on_is_judged_by_todays_rules(house: House, played):
    house.restart()
    with changed("pick", unchanged()):
        live = house.tables.table(played.id)
        tap(live, house.host(live), None, "undo", to=2)
        with pytest.raises(Illegal, match="LT3"):
            tap(live, house.seat(live, 0), 0, "pick", card=hand(live, 0)[0])


def test_a_stricter_look_at_kit_and_switches_shuts_no_table(house: House, played):
    """What was checked in its time stays; a switch that is no more is left out. A new table is looked at as today."""
    truth = GAME.truth(played.shown.snapshot.play.state)
    with house.sqlite() as raw:
        raw.execute("UPDATE tables SET header = json_set(header, '$.options.gone', true)")
    raw.close()
    house.restart()
    flaw = Flaw("kit.gems", "least", {"expected": 99, "found": 1})
    with patch("model.games.lost_temple.kit._flaws", lambda kit: [flaw]), pytest.raises(Flawed):
        house.table()
    with patch("model.games.lost_temple.kit._flaws", lambda kit: [flaw]):
        live = house.tables.table(played.id)
        assert GAME.truth(live.shown.snapshot.play.state) == truth
        act(house, live)


@rule("LT1.3")
def test_tokens_that_were_laid_behind_the_finish_lie_where_they_lay(house: House):
    """Earlier versions took it so from records; with six only those before the finish are in play."""
    live = house.drafting(6, tokens="app")
    lay = dos(live).index("lay")
    state = live.shown.snapshot.play.state
    behind, kind = 42, next(k for k, left in GAME.truth(state)["reserve"].items() if left)
    with house.sqlite() as raw:
        entry, events = raw.execute("SELECT entry, events FROM log WHERE version = ?", (lay + 1,)).fetchone()
        entry, events = msgspec.json.decode(entry), msgspec.json.decode(events)
        entry["tokens"][str(behind)] = kind
        events[0]["spaces"].append(behind)
        events[0]["tokens"].append(kind)
        written = msgspec.json.encode(entry).decode(), msgspec.json.encode(events).decode()
        raw.execute("UPDATE log SET entry = ?, events = ? WHERE version = ?", (*written, lay + 1))
    raw.close()
    house.restart()
    live = house.tables.table(live.id)
    after = live.shown.snapshot.play.state
    assert GAME.truth(after)["tokens"] == {**GAME.truth(state)["tokens"], str(behind): kind}
    assert GAME.truth(after)["reserve"][kind] == GAME.truth(state)["reserve"][kind] - 1
    assert taken(live.shown.snapshot.play) == [TakenAsTold("LT1.3")]
    act(house, live)
