"""What each scoring gave and where points came from, read off the log as everybody may read it."""

from functools import cache
from typing import Any

import pytest

from companion.records import simulated
from model.games.tikal2 import GAME
from model.games.tikal2 import events as e
from model.games.tikal2.receipts import CardPoints, Happened, KeySet, reasons, scorings, special_turns
from model.games.tikal2.sources import SOURCES, sources
from model.kernel.play import Play, event_points
from model.language import texts
from model.table.called import said
from model.table.stored import play_record
from tests.rule import rule

SCORED = ("T2.9.1", "T2.9.2", "T2.9.3", "T2.9.4", "T2.7.8", "T2.7.9", "T2.7.10")
KINDS = [
    {"players": 2},
    {"players": 3},
    {"players": 4},
    {"players": 3, "hidden": "players"},
    {"players": 3, "detail": "light"},
]


@cache
def played(players: int, **options: Any) -> Play[Any]:
    return play_record(simulated("tikal-2", players, 17, options))[0]


def happened(play: Play[Any]) -> list[Happened]:
    """As everybody may read it."""
    events = [event.seen_by(None) for line in play.lines for event in line.events]
    return [(event, tuple(event_points(GAME, event))) for event in events if event is not None]


@rule(*SCORED, "T2.8.1")
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_every_receipt_adds_up_to_the_points_of_the_record(kind: dict[str, Any]) -> None:
    play = played(**kind)
    scores = GAME.scores(play.state) or ()
    found = scorings(happened(play), scores)
    assert [(one.number, one.final) for one in found] == [(1, False), (2, True)]
    for seat in range(len(scores)):
        ledger = [point.points for point in play.points() if point.rule in SCORED and point.seat == seat]
        assert sum(one.receipts[seat].points for one in found) == sum(ledger)
    assert tuple(one.total for one in found[-1].receipts) == scores
    assert all(not one.treasures and not one.cards for one in found[0].receipts)


def test_a_receipt_has_sets_by_size_altars_treasures_and_cards() -> None:
    events = [
        e.KeySetScored(0, 3, 6, ("pink", "blue", "green")),
        e.KeySetScored(0, 1, 1, ("pink",)),
        e.AltarScored(1, "brown", 3, "T2.9.2", (0, 1)),
        e.AltarScored(0, "pink", 3, "T2.9.2", (2, -1)),
        e.TreasuresScored(1, 2),
        e.CardScored(0, "pair", 12, "T2.7.8"),
        e.GameEnded((0,)),
    ]
    log = [(event, tuple(event_points(GAME, event))) for event in events]
    (told,) = scorings(log, (30, 7))
    first, second = told.receipts
    assert first.sets == (KeySet(3, 6), KeySet(1, 1))
    assert (first.altars, second.altars, told.altars) == (("pink",), ("brown",), ("brown", "pink"))
    assert (first.treasures, second.treasures) == (0, 2)
    assert first.cards == (CardPoints("pair", 12),)
    assert (first.points, first.total, second.points, second.total) == (22, 30, 5, 7)


@rule("T2.2.4", "T2.2.5")
def test_which_keys_they_were_is_not_read_again() -> None:
    """Whoever has seen them may remember; the receipt has no colours of sets and no keys at altars."""
    own = [e.KeySetScored(0, 2, 3, ("pink", "blue")), e.AltarScored(0, "pink", 3, "T2.9.2", (1, 0)), e.RoundEnded(1, 0)]
    other = [e.KeySetScored(0, 2, 3, ("pink", "green")), e.AltarScored(0, "pink", 3, "T2.9.2", (1, 1)), own[2]]
    logs = [[(event, tuple(event_points(GAME, event))) for event in events] for events in (own, other)]
    assert scorings(logs[0], (6, 0)) == scorings(logs[1], (6, 0))


def test_a_receipt_says_its_reasons_as_the_log_does() -> None:
    play = played(3)
    words, names = texts("en"), ("Ada", "Ben", "Cleo")
    found = [said(words, one, names) for one in reasons(scorings(happened(play), (0, 0, 0))[0].receipts[0])]
    assert found == ["6 for keys in 3 colours", "3 at the yellow altar"]


@rule("T2.3.2", "T2.3.4", "T2.4.8", "T2.4.9", "T2.5.7", "T2.5.9", "T2.5.13")
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_points_by_source_add_up_to_the_score(kind: dict[str, Any]) -> None:
    play = played(**kind)
    scores = GAME.scores(play.state) or ()
    found = sources(happened(play), scores)
    assert tuple(one.total for one in found) == scores
    assert all(one.start == 0 and len(one.rounds) == 2 for one in found)
    light = kind.get("detail") == "light"
    assert all(any(one.all) for one in found)
    if not light:
        assert all(not one.all[SOURCES.index("other")] for one in found)
        paid = [sum(p.points for p in play.points() if p.seat == seat and p.points < 0) for seat in range(len(found))]
        assert [one.all[SOURCES.index("paid")] for one in found] == paid


@rule("T2.8.2")
def test_the_last_special_turns_are_told_in_order() -> None:
    play = played(3)
    taker = [event.seat for line in play.lines for event in line.events if isinstance(event, e.TileTaken)][-1]
    assert special_turns(happened(play)) == tuple((taker - step) % 3 for step in (1, 2, 3))
