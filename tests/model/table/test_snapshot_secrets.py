"""No screen is given another's secret: tables that differ only in what a seat may not know are the same to it, in what
it is shown, offered and refused, also when its player hosts."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from model.kernel.choice import drawn, usable
from model.kernel.illegal import Illegal
from model.kernel.move import write_entry
from model.kernel.play import Play
from model.store import NewEntry
from model.store.fresh import fresh_id
from model.table.errors import NotKept
from model.table.guest import Guest
from model.table.live import LiveTable
from model.table.secret import Secret
from model.table.stored import taken_up
from model.table.tables import Tables
from tests.model.games.lost_temple.twin import Moves, twin_of
from tests.model.table.eyes import shown
from tests.model.table.house import COLOURS, FIRST_LAST, NAMES, House, dealt, hand, tap
from tests.often import EVENINGS
from tests.rule import rule

pytestmark = pytest.mark.long

CARDS = ("shaman", "thief", "seer", "priest", "elder", "craftsman", "scout", "canoe", "child")
LONGEST = 45
"""Entries of a random game: two rounds or more."""


def play_on(house: House, live: LiveTable, rng: Random) -> None:
    """Somebody's legal tap; covers are opened or not."""
    snapshot = live.shown.snapshot
    if not snapshot.waiting_for:
        tap(live, house.host(live), None, **drawn(rng.choice(snapshot.table_choices()), rng))
        return
    seat = rng.choice(snapshot.waiting_for)
    guest = house.seat(live, seat)
    if rng.random() < 0.7:
        live.looked(guest, seat)
    choice = rng.choice(usable(snapshot.choices(seat)))
    tap(live, guest, None if choice.table else seat, **drawn(choice, rng))


def moments(house: House, rng: Random, players: int, **options: Any) -> Iterator[Play[Any]]:
    """A random game on a live table, halted at random moments: the game as it is stored."""
    house.tables = Tables(house.store, Secret.kept_in(house.folder), rng)  # the same shuffles every time
    live = house.table(players, **options)
    tap(live, house.host(live), None, "start", characters=rng.sample(FIRST_LAST, players))
    while live.shown.snapshot.version < LONGEST and not live.shown.snapshot.over:
        play_on(house, live, rng)
        if rng.random() < 0.25:
            yield taken_up(house.store, live.id)[0]


def stored(house: House, moves: Moves, players: int, host_seat: int | None, **options: Any) -> LiveTable:
    """A table with this log, opened as after a restart."""
    header = {"kit": "sample", "options": options, "position": None}
    seats = list(zip(NAMES, COLOURS, strict=True))[:players]
    entries = [NewEntry(msgspec.json.encode(move).decode()) for move in moves]
    table = house.store.create("lost-temple", msgspec.json.encode(header).decode(), seats, entries)
    house.store.set_desk(table, msgspec.json.encode({"host_seat": host_seat}).decode())
    return house.tables.table(table)


def tries(players: int, own: int | None) -> list[tuple[int | None, dict[str, Any]]]:
    """What somebody might enter to find out: as oneself, as the table, as others; undos; hidden things corrected."""
    seats = [None, *range(players)]
    moves = [{"do": "pick", "card": card} for card in CARDS]
    moves += [{"do": do} for do in ("stay", "pay", "paddle", "follow", "dance")]
    wrong = {"hand": ["thief"], "down": ["thief"], "tokens.3": "gems", "idol": 99, "seats.0": 1}
    wrong |= {f"seats.{seat}.characters": [card] for seat in range(players) for card in CARDS[::3]}
    wrong |= {f"up.{index}": card for index in range(3) for card in CARDS[::2]}
    asked = [{"do": "correct", "set": {path: value}} for path, value in wrong.items()]
    asked += [{"do": "undo", "to": to} for to in (0, 3, 999)]
    return [(seat, move) for seat in seats for move in moves] + [(own, move) for move in asked]


def answers(live: LiveTable, guest: Guest, attempts: list[tuple[int | None, dict[str, Any]]]) -> list[Any]:
    """What each attempt is told; one that would be accepted finds the database closed, so that nothing changes."""
    told: list[Any] = []
    for seat, move in attempts:
        try:
            live.submit(guest, seat, move, live.shown.snapshot.version, f"try-{fresh_id()}")
        except Illegal as error:
            told.append((seat, move, error.rule, error.facts))
        except NotKept:
            told.append((seat, move, "accepted"))
    assert len(told) == len(attempts)
    return told


def guest_of(house: House, live: LiveTable, seat: int | None, hosts: bool) -> Guest:
    """Who looks with this seat's eyes: as the host, or as a player or onlooker."""
    if hosts:
        return house.host(live)
    return house.watcher(live) if seat is None else house.seat(live, seat)


TWINS, IN_THE_DRAFT = (20, 3) if EVENINGS else (8, 1)
"""As many are compared at least, and so many of them at the host's and at another's device while cards are picked."""


@pytest.mark.search
@rule("LT1.5", "LT3.4", "LT3.5", "LT7.5")
@pytest.mark.parametrize("tokens", ["app", "table"])
@pytest.mark.parametrize("players", [2, 3, 4, 6, 8])
def test_twins_are_the_same_table_to_a_seat(house, players, tokens):
    compared: Counter[tuple[str, bool]] = Counter()
    for seed in range(10):
        rng = Random(f"{players} {tokens} {seed}")
        for play in moments(house, rng, players, tokens=tokens):
            seat = rng.choice([None, *range(players)])
            if (twin := twin_of(play, seat, rng)) is not None:
                phase = play.game.phase(play.state)
                hosts = compared[phase, True] <= compared[phase, False]
                compare(house, play, twin, seat, hosts, rng)
                compared[phase, hosts] += 1
        if compared.total() >= TWINS and min(compared["draft", True], compared["draft", False]) >= IN_THE_DRAFT:
            return
    pytest.fail(f"too few twins: {compared}")


def compare(house: House, play: Play[Any], twin: Moves, seat: int | None, hosts: bool, rng: Random) -> None:
    """Neither what the seat is shown nor what it is told when it tries things tells the twins apart."""
    players, tokens = len(play.setup.players), play.setup.options.tokens
    host_seat = seat if hosts or seat is None else (seat + 1) % players
    moves = [write_entry(line.entry) for line in play.lines]
    both = [stored(house, each, players, host_seat, tokens=tokens) for each in (moves, twin)]
    assert shown(both[0], seat) == shown(both[1], seat)
    attempts = rng.sample(tries(players, seat), 15)
    with house.refusing("NEW.client_id LIKE 'try-%'"):
        told = [answers(live, guest_of(house, live, seat, hosts), attempts) for live in both]
    assert told[0] == told[1]
    own = [move for _, move in attempts if move["do"] not in ("correct", "undo")]
    if seat is not None:
        refused = [[live.shown.snapshot.refusal(seat, move) for move in own] for live in both]
        assert refused[0] == refused[1]


def test_a_pick_that_was_undone_stays_secret(house):
    """Also a corrected secret, and what it was before."""
    live = house.drafting()
    first, second, *_, kept = hand(live, 0)
    ada = house.seat(live, 0)
    tap(live, ada, 0, "pick", card=first)
    tap(live, ada, 0, "undo", to=live.undo_target(0))
    tap(live, ada, 0, "pick", card=kept)
    dealt(live, {"seats.0.characters": [first]})
    dealt(live, {"seats.0.characters": [kept]})
    moves = [write_entry(line.entry) for line in taken_up(house.store, live.id)[0].lines]
    twin = [dict(move) for move in moves]
    twin[2]["card"] = second
    twin[5]["set"] = {"seats.0.characters": [second]}
    assert twin != moves
    one, two = (stored(house, each, 4, None) for each in (moves, twin))
    for seat in (1, 2, 3, None):
        assert shown(one, seat) == shown(two, seat)
    assert shown(one, 0) != shown(two, 0)


def test_the_comparison_is_not_blind(house):
    """What a twin differs in, its owner does see."""
    rng = Random("not blind")
    for play in moments(house, rng, 4):
        if (twin := twin_of(play, None, rng)) is not None:
            both = [[write_entry(line.entry) for line in play.lines], twin]
            one, two = (stored(house, moves, 4, None) for moves in both)
            if any(shown(one, seat) != shown(two, seat) for seat in range(4)):
                return
    pytest.fail("no twin found that anybody could tell apart")
