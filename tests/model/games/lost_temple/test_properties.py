"""What always holds, whatever people do: random games with random options."""

from collections.abc import Iterator
from contextlib import suppress
from itertools import product
from random import Random
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from model.games.lost_temple import GAME
from model.games.lost_temple import moves as m
from model.games.lost_temple.parts import CHARACTERS, TOKENS
from model.games.lost_temple.state import State
from model.kernel.illegal import Illegal
from model.kernel.move import Correct, Entry, Undo
from model.kernel.play import Play
from model.kernel.points import totals
from model.kernel.simulate import random_entry, simulate
from tests.model.covering import covers
from tests.model.games.lost_temple.table import setup
from tests.model.games.moments import moments
from tests.model.games.switching import any_options
from tests.often import tried

FULL = any_options(GAME)
LIGHT = any_options(GAME, detail=st.just("light"), tokens=st.just("table"))
OPTIONS = st.one_of(FULL, LIGHT)
PLAYERS = st.integers(2, 8)
SEEDS = st.integers(0, 10**9)


@given(players=PLAYERS, options=FULL, seed=SEEDS)
@settings(max_examples=40)
def test_nothing_is_lost_or_made(players: int, options: dict[str, Any], seed: int) -> None:
    """50 gems and 8 machetes (LT7.6); the nine cards are somewhere, each once (LT1.2); the ledger is the race."""
    play = simulate(GAME, setup(players, **options), seed)
    for state in play._states:
        assert sum(seat.gems for seat in state.seats) + state.bank == 50
        assert sum(seat.machetes for seat in state.seats) + state.machetes == 8
        assert min(state.bank, state.machetes, *(s.gems for s in state.seats), *(s.machetes for s in state.seats)) >= 0
        _cards_partition(state)
    assert totals(play.points(), players) == GAME.scores(play.state)
    assert GAME.phase(play.state) == "over"


def _cards_partition(state: State) -> None:
    if not state.track.app_draft or state.phase in ("start", "lay", "idol", "deal"):
        return
    taken = [card for seat in state.seats for card in seat.characters]
    assert sorted([*taken, *state.hand, *state.up, *state.down]) == sorted(CHARACTERS)


@given(players=PLAYERS, options=OPTIONS, seed=SEEDS)
@tried(8, evenings=80)
def test_choices_and_rules_agree(players: int, options: dict[str, Any], seed: int) -> None:
    """Every move that can be thought of is legal just when the choices offer it (for seats and for the table)."""
    rng = Random(seed)
    for play in moments(GAME, setup(players, **options), seed, often=0.02):
        agree(play.state, rng)


def agree(state: State, rng: Random) -> None:
    for seat in (None, *range(state.track.players)):
        choices = GAME.choices(state, seat)
        by_app = {choice.do for choice in choices if choice.by_app}
        for move in imaginable(state, rng):
            if move.__struct_config__.tag not in by_app:
                assert covers(choices, move) == legal(state, seat, move), (seat, move, choices)
    shuffle = GAME.chance(state, rng)
    assert shuffle is None or legal(state, None, shuffle)


def legal(state: State, seat: int | None, move: Any) -> bool:
    try:
        GAME.decide(state, seat, move)
    except Illegal:
        return False
    return True


def imaginable(state: State, rng: Random) -> list[Any]:
    seats = range(-1, state.track.players + 1)
    spaces = [*state.track.kit.chance[-3:], *state.track.chance[:2], *state.looked, 1, 4]
    pairs = [(), *((a,) for a in spaces), *((a, b) for a in spaces for b in spaces)]
    cards = list(CHARACTERS)
    return [
        m.Start(tuple(rng.sample(cards, state.track.players))), m.Start(tuple(rng.sample(cards, 3))),
        *(m.NameIdol(seat) for seat in seats), *(m.Pick(card) for card in cards), m.Call(), m.Call(None),
        *(m.Call(seat) for seat in seats), *(m.Curse(card) for card in cards),
        *(m.Rob(card, steps) for card, steps in product(cards, (None, 0, 1, 2, 3))),
        *(m.Look(pair) for pair in pairs),
        *(m.Peek(pair, steps, swap) for pair, steps, swap in product(pairs, (0, 1, 2), (True, False))),
        *(m.Pay(gems) for gems in (None, -1, 0, 1, 2, 3, 5, 50)), m.Stay(), *(m.Advance(n) for n in range(4)),
        m.Paddle(), m.Follow(), m.Done(), m.Won(),
        *(m.Reveal(token) for token in ((None,) if state.track.app_tokens else (None, *TOKENS))),
        *(m.NameLast((seat,)) for seat in seats), m.NameLast((0, 1)), m.NameLast((0, 1), {0: 3, 1: 51}),
        m.NameLast((0, 1), {0: 3, 1: 3}), m.NameLast((0, 1), {0: 3}), m.NameLast(()), m.NameLast((0, 0)),
    ]  # fmt: skip


@given(players=PLAYERS, options=OPTIONS, seed=SEEDS, back=st.integers(0, 60))
@settings(max_examples=25)
def test_undo_is_as_if_it_had_not_happened(players: int, options: dict[str, Any], seed: int, back: int) -> None:
    play = simulate(GAME, setup(players, **options), seed, most=100)
    to = max(0, len(play.in_force) - back)
    again: Play[State] = Play(GAME, play.setup)
    for line in play.lines[:to]:
        again.submit(line.entry)
    play.submit(Entry(None, Undo(to)))
    assert play.state == again.state
    assert list(play.points()) == list(again.points())


@given(players=PLAYERS, options=OPTIONS, seed=SEEDS)
@settings(max_examples=15)
def test_the_same_seed_the_same_game(players: int, options: dict[str, Any], seed: int) -> None:
    one, two = (simulate(GAME, setup(players, **options), seed) for _ in range(2))
    assert [line.entry for line in one.lines] == [line.entry for line in two.lines]
    assert GAME.winners(one.state) is not None


@given(players=PLAYERS, options=OPTIONS, seed=SEEDS)
@settings(max_examples=60)
def test_whatever_is_corrected_the_game_goes_on(players: int, options: dict[str, Any], seed: int) -> None:
    """Random corrections in random moments: refused with a rule, or taken, and nobody is ever stuck."""
    play: Play[State] = Play(GAME, setup(players, **options))
    rng = Random(seed)
    while play.version < 150 and GAME.winners(play.state) is None:
        play.submit(random_entry(GAME, play.state, rng))
        if rng.random() < 0.2:
            with suppress(Illegal):
                play.submit(Entry(None, Correct(random_correction(play.state, rng))))
        for seat in (None, *range(players)):
            msgspec.json.encode(GAME.view(play.state, seat))
            GAME.choices(play.state, seat)
        assert min(play.state.bank, play.state.machetes, *(s.gems for s in play.state.seats)) >= 0
    if not play.state.track.light:
        assert totals(play.points(), players) == GAME.scores(play.state)


def random_correction(state: State, rng: Random) -> dict[str, Any]:
    paths = list(leaves(GAME.correctable(state)))
    values = [0, 1, 2, 5, 20, 57, 58, None, "idol", "gems", "child", "thief", [], *([c] for c in CHARACTERS)]
    values += [rng.sample(CHARACTERS, 2), rng.sample(CHARACTERS, 3)]
    return {path: rng.choice(values) for path in rng.sample(paths, min(len(paths), rng.choice((1, 1, 1, 2))))}


def leaves(tree: Any, path: str = "") -> Iterator[str]:
    branches = tree.items() if isinstance(tree, dict) else enumerate(tree) if isinstance(tree, list) else ()
    if path:
        yield path
    for name, branch in branches:
        yield from leaves(branch, f"{path}.{name}" if path else str(name))
