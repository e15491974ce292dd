"""At a live table of Tikal II nobody finds out by trying what others hold: not a player, not a host who enters for
another without the cover, and the host's machine does not write it down. Twins give the same answers."""

import logging
from random import Random
from typing import Any

import msgspec
import pytest

from model.games.tikal2 import GAME
from model.games.tikal2.parts import CARDS
from model.kernel.illegal import Illegal
from model.kernel.move import write_entry
from model.kernel.play import Play
from model.kernel.simulate import random_entry
from model.store import NewEntry
from model.store.fresh import fresh_id
from model.table.errors import NotKept
from model.table.guest import Guest
from model.table.live import LiveTable
from tests.model.games.tikal2.table import setup
from tests.model.games.tikal2.test_oracle import corrections, moves
from tests.model.table.house import NAMES, House
from tests.rule import rule

pytestmark = pytest.mark.long

HANDS: tuple[dict[str, Any], ...] = (
    {"cards": ["remote", "many-types"], "treasures": {"mask": 2, "jug": 1}},
    {"cards": ["five", "forest"], "treasures": {"dagger": 3}},
    {"cards": ["key", "explore"], "treasures": {"mask": 3}},
)
"""What seat 1 holds, as everybody else sees it: two cards, three treasures."""


def stopped(seed: int, least: int = 20) -> Play[Any]:
    """A random game of three in seat 1's turn: seat 1 tells its hand next."""
    play: Play[Any] = Play(GAME, setup(3))
    rng = Random(seed)
    while play.version < least or play.state.seat != 1 or play.state.phase != "pirogue":
        play.submit(random_entry(GAME, play.state, rng))
    return play


def table_of(house: House, play: Play[Any], hand: dict[str, Any], host_seat: int | None) -> LiveTable:
    """A stored table with this log, and at its end seat 1's hand."""
    entries = [write_entry(line.entry) for line in play.lines]
    told = {f"seats.1.{name}": value for name, value in hand.items()}
    entries.append({"seat": 1, "do": "correct", "set": told})
    people = list(zip(NAMES[:3], ("red", "orange", "black"), strict=True))
    header = msgspec.json.encode({"kit": "sample", "options": {}, "position": None}).decode()
    stored = [NewEntry(msgspec.json.encode(entry).decode()) for entry in entries]
    table = house.store.create("tikal-2", header, people, stored)
    house.store.set_desk(table, msgspec.json.encode({"host_seat": host_seat}).decode())
    return house.tables.table(table)


def answers(live: LiveTable, guest: Guest, seat: int | None, tries: list[dict[str, Any]]) -> list[Any]:
    """What each attempt is told; nothing is kept, for the database is closed to it."""
    told: list[Any] = []
    for move in tries:
        try:
            live.submit(guest, seat, move, live.shown.snapshot.version, f"try-{fresh_id()}")
        except Illegal as error:
            told.append((move, error.rule, error.facts))
        except NotKept:
            told.append((move, "accepted"))
    return told


@rule("T2.2.4")
@pytest.mark.parametrize("who", ["player", "host", "desk", "host for another"])
@pytest.mark.parametrize("seed", range(3))
def test_nobody_finds_out_what_seat_1_holds(house, caplog, who, seed):
    caplog.set_level(logging.INFO, "model.table")
    play = stopped(seed)
    rng = Random(seed)
    for_whom = 1 if who == "host for another" else None if who == "desk" else 0
    tries = [*corrections(play.state, for_whom or 0, rng), *moves(play.state, 1, rng)]
    tries += [{"do": "correct", "set": {"seats.1.cards": [card]}} for card in CARDS]
    told, logged, shown = [], [], []
    for hand in HANDS:
        live = table_of(house, play, hand, None if who == "desk" else 0)
        guest = house.seat(live, 0) if who == "player" else house.host(live)
        caplog.clear()
        with house.refusing("NEW.client_id LIKE 'try-%'"):
            told.append(answers(live, guest, for_whom, tries))
        logged.append([record.getMessage().partition(": ")[2] for record in caplog.records])
        shown.append([live.shown.snapshot.view(0), live.shown.snapshot.log(0), live.shown.snapshot.choices(0)])
    assert told[0] == told[1] == told[2]
    assert logged[0] == logged[1] == logged[2]
    assert shown[0] == shown[1] == shown[2]
    assert len({str(one[1:]) for one in told[0]}) > 2


@rule("T2.7.6", "T2.3.4")
def test_the_hosts_machine_does_not_write_down_why_a_player_was_refused(house, caplog):
    """Whether the card is missing or the treasure, is the player's own matter; what everybody can see is not."""
    caplog.set_level(logging.INFO, "model.table")
    play, remote = stopped(1), {"do": "play", "card": "remote", "treasures": {"statue": 5}}
    lines = []
    for hand, rule_id in zip(HANDS[:2], ("T2.3.4", "T2.7.6"), strict=True):
        live = table_of(house, play, hand, 0)
        caplog.clear()
        (told,) = answers(live, house.seat(live, 1), 1, [remote])
        assert told[1] == rule_id
        lines.append(caplog.records[-1].getMessage().removeprefix(f"table {live.id}: "))
        answers(live, house.seat(live, 2), 2, [{"do": "end"}])
        assert caplog.records[-1].getMessage().endswith("was refused: X1")
    assert lines[0] == lines[1]
    assert "T2" not in lines[0]


def test_the_host_enters_for_another_what_everybody_sees(house):
    """Paddling along takes no cover; a card or a treasure does, and behind it the rules answer."""
    live = table_of(house, stopped(1), HANDS[0], 0)
    host = house.host(live)
    site = live.shown.snapshot.view(None).seats[1].site
    card = {"do": "play", "card": "remote", "treasures": {"mask": 2}}
    with house.refusing("NEW.client_id LIKE 'try-%'"):
        (stays,) = answers(live, host, 1, [{"do": "paddle", "to": site}])
        (hidden,) = answers(live, host, 1, [card])
        assert (stays[1], stays[2]["why"]) == ("T2.3.1", "stay")
        assert (hidden[1], hidden[2]) == ("X1", {"why": "cover"})
        with pytest.raises(NotKept):
            live.submit(host, 1, card, live.shown.snapshot.version, f"try-{fresh_id()}", cover=True)
