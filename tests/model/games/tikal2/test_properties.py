"""What always holds, whatever people do: random games with random options."""

from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from model.games.tikal2 import GAME
from model.games.tikal2 import moves as m
from model.games.tikal2.parts import CARDS, COLOURS, FLAGS, KEYS_EACH, PASSAGES, TREASURES_EACH
from model.games.tikal2.state import State
from model.games.tikal2.tile_actions import cards_left
from model.kernel.choice import Choice, drawn, usable
from model.kernel.illegal import Illegal
from model.kernel.move import Correct, Entry, read_move
from model.kernel.play import Play
from model.kernel.points import totals
from model.kernel.simulate import random_entry, simulate
from tests.model.covering import covers
from tests.model.games.moments import moments
from tests.model.games.switching import any_options
from tests.model.games.tikal2.table import setup
from tests.often import tried
from tests.rule import rule

OPTIONS = any_options(GAME, first=st.integers(0, 1))
PLAYERS = st.integers(2, 4)
SEEDS = st.integers(0, 10**9)


@pytest.mark.long
@rule("T2.1.1", "T2.1.3", "T2.4.10", "T2.5.7", "T2.8.1")
@given(players=PLAYERS, options=OPTIONS, seed=SEEDS)
@settings(max_examples=25)
def test_everything_is_accounted_for(players: int, options: dict[str, Any], seed: int) -> None:
    """7 keys of each colour, 25 treasures, 8 passages, 13 cards, 20 flags a player; every game ends; the ledger is
    the score, without entries of zero."""
    play = simulate(GAME, setup(players, **options), seed)
    for state in play._states:
        _keys_and_passages(state)
        _treasures(state)
        _cards(state)
        _flags(state)
        _rooms(state)
    assert (GAME.phase(play.state), play.state.round, play.state.last) == ("over", 2, ())
    assert not any(play.state.sites)
    assert totals(play.points(), players) == GAME.scores(play.state)
    assert all(point.points for point in play.points())


def _keys_and_passages(state: State) -> None:
    for i, left in enumerate(state.stock):
        held = [seat.backpack[i] for seat in state.seats] + [seat.camp[i] for seat in state.seats]
        assert min(left, *held) >= 0
        assert left + sum(held) == KEYS_EACH
    assert min(state.passages, *(seat.passages for seat in state.seats)) >= 0
    assert state.passages + sum(seat.passages for seat in state.seats) == PASSAGES


def _treasures(state: State) -> None:
    if state.phase == "sites" and state.round == 1:
        return
    for i in range(len(state.board.treasures)):
        out = state.gone_treasures[i] + state.open_treasures[i] + sum(seat.treasures[i] for seat in state.seats)
        assert 0 <= out <= TREASURES_EACH
    held = sum(seat.treasure_count for seat in state.seats)
    assert min(state.piles) >= 0
    assert held + sum(state.piles) + sum(state.open_treasures) + sum(state.gone_treasures) == 25


def _cards(state: State) -> None:
    out = [*state.played, *(card for seat in state.seats for card in seat.cards)]
    assert all(out.count(card) <= most for card, most in state.board.kit.cards.items())
    kept = sum(seat.kept_cards for seat in state.seats)
    assert len(out) + kept + cards_left(state) == sum(state.board.kit.cards.values()) == 13


def _flags(state: State) -> None:
    """T2.5.7: one flag per player and room, each on a bonus of its own."""
    every = [*(room.flags for room in state.rooms if room is not None), *state.secret]
    for flags in every:
        owners = [seat for seat, _ in flags]
        bonuses = [bonus for _, bonus in flags if bonus is not None]
        assert len(set(owners)) == len(owners)
        assert len(set(bonuses)) == len(bonuses)
    for index, seat in enumerate(state.seats):
        assert seat.flags_left + sum(index == owner for flags in every for owner, _ in flags) == FLAGS


def _rooms(state: State) -> None:
    """T2.4.10: the treasure room fills the last space, and no room lies there twice."""
    laid = [room for room in state.rooms if room is not None]
    treasure_room = sum(room.room == "treasure-room" for room in laid)
    assert treasure_room == (None not in state.rooms)
    assert state.rooms.count(None) != 1
    rest = len(state.pile_rooms) + len(state.altars) + (not treasure_room)
    assert state.rooms.count(None) == rest


def stopped(players: int, options: dict[str, Any], seed: int, stop: int) -> tuple[State, Random]:
    """A random game after so many moves."""
    play: Play[State] = Play(GAME, setup(players, **options))
    rng = Random(seed)
    while play.version < stop and GAME.winners(play.state) is None:
        play.submit(random_entry(GAME, play.state, rng))
    return play.state, rng


@rule("T2.3.7")
@given(players=PLAYERS, options=OPTIONS, seed=SEEDS)
@tried(8, evenings=80)
def test_choices_and_rules_agree(players: int, options: dict[str, Any], seed: int) -> None:
    """Every move that can be thought of is legal just when the choices offer it; explorations that are offered are.
    Cards and treasures that others secretly hold are offered, and accepted (T2.2.4)."""
    rng = Random(seed)
    for play in moments(GAME, setup(players, **options), seed, often=0.04):
        agree(play.state, rng)


def agree(state: State, rng: Random) -> None:
    for seat in (None, *range(state.board.players)):
        choices = GAME.choices(state, seat)
        for move in imaginable(state, rng):
            assert covers(choices, move) == legal(state, seat, move), (seat, move)
        for to in range(-1, 7):
            for forest in (None, {"card": True}, *({"key": colour} for colour in COLOURS)):
                raw = {"do": "paddle", "to": to} | ({"forest": forest} if forest else {})
                assert paddles(choices, to, forest) == legal(state, seat, read_move(raw, m.MOVES)), (seat, raw)
        for choice in choices:
            if choice.do == "explore" and choice.refused is None:
                assert legal(state, seat, read_move(drawn(choice, rng), m.MOVES)), (seat, choice)


def paddles(choices: tuple[Choice, ...], to: int, forest: Any) -> bool:
    for choice in usable(choices):
        args = {arg.name: arg for arg in choice.args}
        if choice.do == "paddle" and to in args["to"].values:
            ways = args.get("forest")
            return forest is None if ways is None else ways.optional if forest is None else forest in ways.values
    return False


def legal(state: State, seat: int | None, move: Any) -> bool:
    try:
        GAME.decide(state, seat, move)
    except Illegal:
        return False
    return True


def imaginable(state: State, rng: Random) -> list[Any]:
    """Every kind of move with right and wrong arguments."""
    treasures = (*state.board.treasures, None)
    spaces = [*rng.sample(state.board.spaces, 6), (9, 9)]
    actions = ("key", "treasure", "card", "room", "sanctuary", "passage", "bonus", "doors", "dance")
    return [
        *(m.TakeTile(tile.id) for tile in state.board.kit.action_tiles),
        *(m.TakeKey(colour, to) for colour in COLOURS for to in ("camp", "backpack")),
        *(m.TakeTreasure(keep, pile) for keep in treasures for pile in (None, -1, 0, 1, 2, 3)),
        *(
            m.TakeTreasure(None, pile, open_, turned)
            for open_ in treasures for pile in (None, 0, 1, 2) for turned in treasures
        ),
        *(m.TakeCard(card) for card in CARDS),
        *(m.DiscoverRoom(room, space, rng.randrange(6)) for room in state.board.light_rooms for space in spaces),
        *(m.DiscoverSanctuary(altar, space) for altar in state.board.sanctuaries for space in spaces),
        m.TakePassage(), m.TakeBonus(), m.End(),
        *(m.ScoreDoors(colour) for colour in COLOURS),
        *(m.UseTent(colour) for colour in COLOURS),
        *(m.Rescue(colour) for colour in COLOURS),
        *(m.Skip(action) for action in actions),
        *(m.Skip("key", colour) for colour in ("any", *COLOURS)),
    ]  # fmt: skip


@pytest.mark.long
@rule("T2.7.5", "T2.7.6")
@given(players=PLAYERS, seed=SEEDS, stop=st.integers(20, 250))
@settings(max_examples=40)
def test_played_cards_are_offered(players: int, seed: int, stop: int) -> None:
    """The key card and a delivery of one type; further cards in it are the player's to add."""
    state, _ = stopped(players, {}, seed, stop)
    for seat in range(players):
        plays = [
            {arg.name: arg.values for arg in choice.args} for choice in GAME.choices(state, seat) if choice.do == "play"
        ]
        for colour in COLOURS:
            offered = any("key" in args["card"] and colour in args["colour"] for args in plays)
            assert offered == legal(state, seat, m.PlayCard("key", colour, "camp"))
        for name in state.board.treasures:
            for count in range(4):
                offered = any("remote" in args["card"] and {name: count} in args["treasures"] for args in plays)
                assert offered == legal(state, seat, m.PlayCard("remote", treasures={name: count}))


@pytest.mark.long
@rule("T2.9.1", "T2.9.2", "T2.9.4")
@given(players=PLAYERS, options=OPTIONS, seed=SEEDS)
@settings(max_examples=20)
def test_if_scored_now_is_the_scoring(players: int, options: dict[str, Any], seed: int) -> None:
    """The forecast just before a scoring is what the scoring gives; what a seat is told of itself is true."""
    play = simulate(GAME, setup(players, **options), seed)
    for before, after in zip(play._states, play._states[1:], strict=False):
        if (before.round, before.phase) != (after.round, after.phase) and after.phase in ("sites", "over"):
            now = GAME.if_scored(before, None).seats
            gained = [new.score - old.score for old, new in zip(before.seats, after.seats, strict=True)]
            told = [one.final if after.phase == "over" else one.points for one in now]
            unknown = [seat.kept_cards > 0 and after.phase == "over" for seat in before.seats]
            assert told == [None if kept else more for kept, more in zip(unknown, gained, strict=True)]
            for seat in range(players):
                known = GAME.if_scored(before, seat).seats[seat]
                assert known.points in (None, now[seat].points)
                assert known.final in (None, now[seat].final)


@rule("T2.1.3")
@given(players=PLAYERS, options=OPTIONS, seed=SEEDS)
@tried(15, evenings=60)
def test_whatever_is_corrected_the_game_goes_on(players: int, options: dict[str, Any], seed: int) -> None:
    """Random corrections in random moments: refused with a rule, or taken, and nobody is ever stuck."""
    play: Play[State] = Play(GAME, setup(players, **options))
    rng = Random(seed)
    while play.version < 200 and GAME.winners(play.state) is None:
        play.submit(random_entry(GAME, play.state, rng))
        if rng.random() < 0.25:
            with suppress(Illegal):
                play.submit(Entry(None, Correct(random_correction(play.state, rng))))
            _sound(play.state)
    assert totals(play.points(), players) == GAME.scores(play.state)


def _sound(state: State) -> None:
    for seat in (None, *range(state.board.players)):
        msgspec.json.encode(GAME.view(state, seat))
        GAME.choices(state, seat)
        GAME.if_scored(state, seat)
    for i, left in enumerate(state.stock):
        assert left + sum(seat.backpack[i] for seat in state.seats) <= KEYS_EACH
    assert min(*state.stock, *state.piles, state.passages) >= 0
    held = sum(seat.treasure_count for seat in state.seats)
    out = held + sum(state.open_treasures) + sum(state.gone_treasures)
    assert state.phase == "sites" or sum(state.piles) == max(0, 25 - out)


def random_correction(state: State, rng: Random) -> dict[str, Any]:
    paths = list(leaves(GAME.correctable(state)))
    values = [0, 1, 2, 3, 7, 20, -5, None, "none", "outside", "S1", "L1", "L7", "sanctuary", "treasure-room", "pink"]
    values += [
        True,
        False,
        [],
        [0, 1],
        [2, 3],
        ["five"],
        rng.sample(CARDS, 2),
        {"room": "L2"},
        {"room": "treasure-room"},
    ]
    values += [{"room": "sanctuary", "colour": "blue", "flags": {"0": 0}}, [0, 3], {"pink": 3}]
    return {path: rng.choice(values) for path in rng.sample(paths, rng.choice((1, 1, 1, 2)))}


def leaves(tree: Any, path: str = "") -> Iterator[str]:
    if path:
        yield path
    for name, branch in tree.items() if isinstance(tree, dict) else enumerate(tree) if isinstance(tree, list) else ():
        yield from leaves(branch, f"{path}.{name}" if path else str(name))
