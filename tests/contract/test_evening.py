"""One contract for all games: a live table from the lobby to the end, whatever game is listed."""

from typing import Any

import msgspec
import pytest

from companion.shelf import put_back, taken_out
from model.kernel.record import write_record
from model.language import LANGUAGES, texts
from model.table.errors import Behind
from model.table.words import event_words, refusal_words
from printables.report import report_leaflet
from tests.contract.conftest import Table
from tests.contract.evening import Evening
from tests.contract.paths import leaves
from tests.model.table.house import House
from tests.model.table.pair import refused
from tests.printables.reading import check


@pytest.fixture
def evening(house: House, table: Table) -> Evening:
    return Evening(house, table, seed=1)


def test_the_lobby_stays_until_the_host_starts(evening: Evening) -> None:
    snapshot = evening.snapshot
    assert not snapshot.begun
    assert not snapshot.over
    assert snapshot.checklist
    assert [texts("en").has(f"{snapshot.game.id}-setup-{step.id}") for step in snapshot.checklist]
    for guest in (*evening.guests, evening.house.watcher(evening.live)):
        assert refused(lambda guest=guest: evening.live.begin(guest)) is not None
    assert not evening.snapshot.begun
    evening.live.begin(evening.host)
    assert evening.snapshot.begun
    evening.house.restart()
    assert evening.house.tables.table(evening.live.id).shown.snapshot.begun


def test_it_has_begun_once_somebody_has_moved(evening: Evening) -> None:
    evening.move()
    assert evening.snapshot.begun


def test_a_whole_evening(evening: Evening) -> None:
    """The app's shuffles are entered by the app; what everybody may see has words; the end is one."""
    evening.until_the_end(lambda: _sound(evening))
    assert evening.snapshot.winners
    assert evening.snapshot.waiting_for == ()
    assert all(not evening.snapshot.choices(seat) for seat in evening.seats)


def _sound(evening: Evening) -> None:
    """What holds after every move, of every game."""
    snapshot, game, state = evening.snapshot, evening.game, evening.play.state
    assert game.chance(state, evening.rng) is None, "the app's own shuffle was left to people"
    assert snapshot.over or snapshot.waiting_for or snapshot.table_choices(), "nobody can do anything"
    assert snapshot.begun
    assert not any(choice.by_app for choice in snapshot.table_choices())
    for viewer in (None, *evening.seats):
        assert msgspec.json.encode(snapshot.view(viewer))
    for seat in snapshot.waiting_for:
        assert snapshot.choices(seat)


def test_a_tap_that_comes_too_late_or_twice(evening: Evening) -> None:
    for _ in range(3):
        evening.move()
    version = evening.snapshot.version
    for guest, seat in ((evening.guests[0], 0), (evening.host, None)):
        with pytest.raises(Behind):
            evening.live.submit(guest, seat, {"do": "undo", "to": 0}, version - 1, "late")
    assert evening.snapshot.version == version


@pytest.mark.long
def test_undo_on_the_way(evening: Evening) -> None:
    """Back and forth again as the host, and as far as a player may; what was undone is not in force."""
    for _ in range(40):
        if evening.snapshot.over:
            break
        evening.move()
        depth = evening.snapshot.depth
        for seat in evening.seats:
            to = evening.live.undo_target(seat)
            if to is not None and evening.rng.random() < 0.3:
                evening.submit(evening.guests[seat], seat, {"do": "undo", "to": to})
                assert evening.snapshot.depth >= to
                break
        else:
            to = evening.rng.randrange(max(0, depth - 3), depth + 1)
            evening.submit(evening.host, None, {"do": "undo", "to": to})
            assert evening.snapshot.depth >= to
    evening.submit(evening.host, None, {"do": "undo", "to": 0})
    evening.until_the_end()
    assert evening.snapshot.winners


@pytest.mark.long
def test_corrections_on_the_way(evening: Evening) -> None:
    """The table is right: a value can be set, both values stay in the log; one that cannot be says why."""
    corrected = 0
    for _ in range(25):
        if evening.snapshot.over:
            break
        evening.move()
        open_ = [(path, value) for path, value in leaves(evening.game, evening.play.state) if type(value) is int]
        open_ = [(path, value) for path, value in open_ if not evening.game.secret(path, None)]
        for path, value in evening.rng.sample(open_, min(4, len(open_))):
            version = evening.snapshot.version
            move = {"do": "correct", "set": {path: value + 1}, "why": "miscounted"}
            error = refused(lambda move=move: evening.submit(evening.host, None, move))
            if error is not None:
                assert evening.snapshot.version == version
                _words(evening, error.rule, error.facts)
                continue
            corrected += 1
            (change,) = evening.snapshot.log(None)[version].events[0].changes
            assert (change.path, change.before, change.after) == (path, value, value + 1)
            evening.submit(evening.host, None, {"do": "undo", "to": evening.snapshot.depth - 1})
    assert corrected, "nothing could be corrected"


def _words(evening: Evening, rule: str, facts: dict[str, Any]) -> None:
    for lang in LANGUAGES:
        assert refusal_words(texts(lang), rule, facts, evening.snapshot.names).reason.strip(" …")


@pytest.mark.long
def test_the_log_tells_everybody_what_they_may_know(evening: Evening) -> None:
    """In words, in every language; a message that is missing fails the test by the log of the texts."""
    evening.until_the_end()
    for number, lang in enumerate(LANGUAGES):
        for line in evening.snapshot.log((None, *evening.seats)[number % 3]):
            for event in line.events:
                assert event_words(texts(lang), evening.game.id, event, evening.snapshot.names).strip()


@pytest.mark.long
def test_the_report_is_printed(evening: Evening) -> None:
    while not evening.snapshot.over and evening.snapshot.version < 30:
        evening.move()
    check(report_leaflet(evening.play, None, lang="de"))
    evening.until_the_end()
    for viewer, lang in ((None, "en"), (0, "fi")):
        check(report_leaflet(evening.play, viewer, lang=lang))


@pytest.mark.long
def test_the_record_comes_out_and_goes_in_again(evening: Evening) -> None:
    """Undo and corrections are in it; what is put back is the same table."""
    for _ in range(4):
        evening.move()
    evening.submit(evening.host, None, {"do": "undo", "to": evening.snapshot.depth - 2})
    evening.until_the_end()
    house, table, truth = evening.house, evening.live.id, evening.game.truth(evening.play.state)
    written = write_record(taken_out(house.store, table))
    house.tables.delete(table)
    assert put_back(house.store, written).stored == [table]
    again = house.tables.table(table).shown.snapshot
    assert evening.game.truth(again.play.state) == truth
    assert again.winners == evening.snapshot.winners
    assert write_record(taken_out(house.store, table)) == written
