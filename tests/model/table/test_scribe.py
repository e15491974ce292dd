"""A player who enters for everybody: only at a table where nothing is hidden, named by the host, told to all."""

import logging

import pytest
from msgspec.structs import replace

from model.kernel.illegal import Illegal
from model.table.live import LiveTable
from tests.model.table.entering import Case, guest_of
from tests.model.table.house import House, hand, tap

SCRIBE, HOST_SEAT = 1, 2
SCORE = {"set": {"seats.0.score": 7}}
VALUE = {"set": {"hexes.0,3.value": 2}}


@pytest.fixture
def exploring(house: House) -> LiveTable:
    """Seat 0 is about to draw; seat 1 enters for everybody, seat 2 hosts."""
    live = house.exploring(3, host_seat=HOST_SEAT)
    live.appoint(house.host(live), SCRIBE, True)
    return live


@pytest.mark.parametrize(
    "case",
    [
        Case("1", None, "draw", {"tile": "A1"}, (None, 1)),
        Case("0", None, "draw", {"tile": "A1"}, (None, 0)),
        Case("2", None, "draw", {"tile": "A1"}, (None, 2)),
        Case("host", None, "draw", {"tile": "A1"}, (None, 2)),
        Case("watcher", None, "draw", {"tile": "A1"}, "X1 watching"),
        Case("1", 0, "end", {}, "X1 phase"),
        Case("0", 1, "end", {}, "X1 other"),
        # what lies on the table: whoever plays, with a name to it; the own things as their own
        Case("1", None, "correct", SCORE, (None, 1)),
        Case("0", None, "correct", SCORE, (0, None)),
        Case("0", None, "correct", VALUE, (None, 0)),
        Case("0", 0, "correct", {"set": {"seats.1.score": 7}}, (None, 0)),
        Case("host", None, "correct", VALUE, (None, 2)),
        Case("watcher", None, "correct", VALUE, "X1 watching"),
    ],
    ids=str,
)
def test_who_enters_what_at_an_open_table(house: House, exploring: LiveTable, case: Case) -> None:
    before = exploring.shown.snapshot.version
    guest = guest_of(house, exploring, case.who)
    if isinstance(case.outcome, tuple):
        tap(exploring, guest, case.seat, case.do, **case.args)
        entered = exploring.shown.snapshot.log(None)[before]
        assert (entered.seat, entered.by) == case.outcome
        return
    with pytest.raises(Illegal) as refused:
        tap(exploring, guest, case.seat, case.do, **case.args)
    assert f"{refused.value.rule} {refused.value.facts['why']}" == case.outcome
    assert exploring.shown.snapshot.version == before


def test_a_scribe_enters_for_whoever_is_on_until_it_is_taken_back(house: House, exploring: LiveTable) -> None:
    ben = house.seat(exploring, SCRIBE)
    tap(exploring, ben, None, "draw", tile="A1")
    choice = exploring.shown.snapshot.choices(0)[0]
    tap(exploring, ben, 0, "place", hex=list(choice.args[0].values[0]), turn=choice.args[1].values[0])
    tap(exploring, ben, None, "undo", to=0)  # any move, as the host may
    assert exploring.shown.snapshot.depth == 0
    exploring.appoint(house.host(exploring), SCRIBE, False)
    with pytest.raises(Illegal, match="X1"):
        tap(exploring, ben, None, "draw", tile="A1")
    assert [note.kind for note in exploring.shown.snapshot.notes] == ["scribe", "no-scribe"]


def test_a_scribe_has_no_desk(house: House, exploring: LiveTable) -> None:
    ben = house.seat(exploring, SCRIBE)
    for work in (
        lambda: exploring.set_desk(ben, ended=True),
        lambda: exploring.appoint(ben, 0, True),
        lambda: house.tables.hand_over(ben, SCRIBE),
        lambda: house.tables.show_link(ben, 0),
    ):
        with pytest.raises(Illegal) as refused:
            work()
        assert refused.value.facts == {"why": "host"}


def test_it_is_there_again_after_a_restart(house: House, exploring: LiveTable) -> None:
    house.restart()
    again = house.tables.table(exploring.id)
    assert again.known(house.seat(again, SCRIBE)).scribe
    assert not again.known(house.seat(again, 0)).scribe


@pytest.mark.parametrize("seat", [0, 1])
def test_where_something_is_hidden_nobody_is_named(house: House, caplog: pytest.LogCaptureFixture, seat: int) -> None:
    """Lost Temple: the host is refused, and a desk that says otherwise gives nobody a right."""
    caplog.set_level(logging.WARNING, "model.table")
    live = house.drafting(host_seat=HOST_SEAT)
    with pytest.raises(Illegal) as refused:
        live.appoint(house.host(live), seat, True)
    assert refused.value.facts == {"why": "cover"}
    assert not live.shown.snapshot.desk.scribes
    assert "nobody enters for all" in caplog.text


def test_a_desk_that_names_one_all_the_same_gives_no_right(house: House) -> None:
    live = house.drafting(host_seat=HOST_SEAT)
    live._put_desk(replace(live.shown.snapshot.desk, scribes=frozenset({SCRIBE})))
    ben, before = house.seat(live, SCRIBE), live.shown.snapshot.version
    assert not live.known(ben).scribe
    for cover in (False, True):
        with pytest.raises(Illegal) as refused:
            tap(live, ben, 0, "pick", cover=cover, card=hand(live, 0)[0])
        assert refused.value.facts == {"why": "other"}
    with pytest.raises(Illegal) as refused:
        tap(live, ben, None, "correct", set={"seats.0.gems": 2})
    assert refused.value.facts == {"why": "others"}
    assert live.viewer(ben) == SCRIBE
    assert live.shown.snapshot.version == before


def test_a_stranger_who_says_so_is_no_scribe(house: House, exploring: LiveTable) -> None:
    forged = replace(house.seat(exploring, 0), scribe=True)
    assert not exploring.known(forged).scribe
    with pytest.raises(Illegal):
        exploring.set_desk(forged, ended=True)
