"""What always holds, whatever people do: random games in both versions."""

from contextlib import suppress
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from model.games.tikal import GAME
from model.games.tikal import moves as m
from model.games.tikal.parts import PIECES
from model.games.tikal.reach import reach
from model.games.tikal.scoring import if_scored_now, scored
from model.games.tikal.state import State
from model.kernel.illegal import Illegal
from model.kernel.move import Correct, Entry
from model.kernel.play import Play
from model.kernel.points import totals
from model.kernel.simulate import random_entry, simulate
from tests.model.covering import covers
from tests.model.games.moments import moments
from tests.model.games.switching import any_options
from tests.model.games.tikal.table import setup
from tests.often import tried

OPTIONS = any_options(GAME)
PLAYERS = st.integers(2, 4)
SEEDS = st.integers(0, 10**9)


@pytest.mark.long
@given(players=PLAYERS, options=OPTIONS, seed=SEEDS)
@settings(max_examples=25)
def test_everything_is_accounted_for(players: int, options: dict[str, Any], seed: int) -> None:
    """19 figures a player (TK1.1), 48 pieces and 24 treasures (TK1.3), AP never negative (TK2.5), four scoring rounds
    (TK5.3), 36 tiles (TK1.2), the ledger is the score."""
    play = simulate(GAME, setup(players, **options), seed)
    for state in play._states:
        _accounted(state)
    assert (play.state.round, GAME.phase(play.state)) == (4, "over")
    assert sum(cell is not None for cell in play.state.cells) == 40
    assert totals(play.points(), players) == GAME.scores(play.state)


def _accounted(state: State) -> None:
    assert 0 <= state.ap <= 10
    cells = [cell for cell in state.cells if cell is not None]
    for index, seat in enumerate(state.seats):
        guards = sum(cell.guard == index for cell in cells)
        leaders = sum(cell.figures[index][0] for cell in cells)
        members = sum(cell.figures[index][1] for cell in cells)
        off_board = (seat.leader in ("reserve", "out")) + seat.reserve + seat.out
        assert leaders + members + guards + off_board == 19
        assert (seat.camps_left, seat.guards_left) == (2 - sum(cell.camp == index for cell in cells), 2 - guards)
    raised = sum(sum(seat.treasures) for seat in state.seats)
    to_come = sum(state.board.tiles[tile].masks for tile in (*state.left, *state.display, *filter(None, [state.tile])))
    assert raised + sum(cell.treasures for cell in cells) + to_come == 24
    used = [0] * 11
    for number, cell in enumerate(state.cells):
        if cell is not None and cell.kind == "temple":
            first = state.board.tiles[cell.tile].value if cell.tile else state.board.printed[number].value
            for value in range(first + 1, cell.value + 1):
                used[value] += 1
    assert state.pieces == tuple(PIECES[value] - used[value] for value in PIECES)


@given(players=PLAYERS, options=OPTIONS, seed=SEEDS)
@tried(4, evenings=60)
def test_choices_and_rules_agree(players: int, options: dict[str, Any], seed: int) -> None:
    rng = Random(seed)
    for play in moments(GAME, setup(players, **options), seed, often=0.02):
        agree(play.state, rng)


def agree(state: State, rng: Random) -> None:
    for seat in (None, *range(state.board.players)):
        choices = GAME.choices(state, seat)
        if any(choice.by_app for choice in choices):
            continue
        for move in imaginable(state, rng):
            assert covers(choices, move) == legal(state, seat, move), (seat, move)
        for choice in choices:
            if choice.refused and choice.do in ("uncover", "guard", "camp"):
                args = {arg.name: arg.values[0] for arg in choice.args}
                with pytest.raises(Illegal) as caught:
                    GAME.decide(state, seat, msgspec.convert({"do": choice.do, **args}, m.MOVES))
                assert caught.value.refusal == choice.refused


def legal(state: State, seat: int | None, move: Any) -> bool:
    try:
        GAME.decide(state, seat, move)
    except Illegal:
        return False
    return True


def imaginable(state: State, rng: Random) -> list[Any]:
    """Every kind of move with right and wrong arguments; walks by the cheapest paths, as the choices show them."""
    hexes = list(state.board.hexes)
    there = [hexes[n] for n, cell in enumerate(state.cells) if cell is not None]
    some = rng.sample(there, min(8, len(there)))
    tiles = [tile.id for tile in state.board.kit.tiles]
    walks = [
        m.Walk(figure, reached.path, count)
        for hex_ in there
        for reached in reach(state, state.board.number[hex_], 12)[:6]
        for figure, count in (("leader", 1), ("member", 1), ("member", 3), ("leader", 2))
    ]
    return [
        *(m.Draw(tile) for tile in tiles),
        *(m.Take(tile) for tile in tiles),
        m.End(),
        m.Pass(),
        *(m.Place(hex_, turn) for hex_ in hexes for turn in range(6)),
        *(m.Bid(points) for points in (-1, 0, 1, 2, 5, 20, 99)),
        *(m.Bring(figure, hex_, count) for hex_ in there for figure in ("leader", "member") for count in (1, 2, 11)),
        *(
            m.Transfer(figure, a, b, count)
            for a in some
            for b in some
            for figure in ("leader", "member")
            for count in (1, 2)
        ),
        *walks,
        *(m.Uncover(hex_) for hex_ in there),
        *(m.Raise(hex_, kind) for hex_ in there for kind in (1, 5, 8)),
        *(
            m.Exchange(give, who, take)
            for who in range(state.board.players)
            for give in range(1, 9)
            for take in range(1, 9)
        ),
        *(m.BuildCamp(hex_) for hex_ in there),
        *(m.PlaceGuard(hex_, f) for hex_ in there for f in ("leader", "member")),
    ]


@given(players=PLAYERS, options=OPTIONS, seed=SEEDS, stop=st.integers(1, 250))
@settings(max_examples=25)
def test_if_scored_now_agrees_with_the_scoring(players: int, options: dict[str, Any], seed: int, stop: int) -> None:
    play = simulate(GAME, setup(players, **options), seed, most=stop)
    now = if_scored_now(play.state)
    for seat in range(players):
        assert scored(play.state, seat)[-1].points == now.seats[seat].points
    for temple in now.temples:
        for seat, lacks in enumerate(temple.lacks):
            assert (lacks == 0) == (temple.winner == seat)
            if lacks and temple.guard is None:
                stronger = [power + lacks * (i == seat) for i, power in enumerate(temple.strength)]
                assert stronger.count(max(stronger)) == 1
                assert stronger[seat] == max(stronger)


@pytest.mark.long
@given(players=PLAYERS, options=OPTIONS, seed=SEEDS)
@settings(max_examples=20)
def test_whatever_is_corrected_the_game_goes_on(players: int, options: dict[str, Any], seed: int) -> None:
    play: Play[State] = Play(GAME, setup(players, **options))
    rng = Random(seed)
    while play.version < 150 and GAME.winners(play.state) is None:
        play.submit(random_entry(GAME, play.state, rng))
        if rng.random() < 0.2:
            with suppress(Illegal):
                play.submit(Entry(None, Correct(random_correction(play.state, rng))))
        msgspec.json.encode(GAME.truth(play.state))
    assert totals(play.points(), players) == GAME.scores(play.state)


def random_correction(state: State, rng: Random) -> dict[str, Any]:
    hex_ = ",".join(map(str, rng.choice(state.board.hexes)))
    seat = rng.randrange(state.board.players)
    tile = rng.choice(state.board.kit.tiles).id
    return rng.choice(
        [
            {f"hexes.{hex_}.value": rng.randint(0, 11)},
            {f"hexes.{hex_}.tile": tile},
            {f"hexes.{hex_}.turn": rng.randint(0, 6)},
            {f"hexes.{hex_}.figures.{seat}": [rng.randint(0, 1), rng.randint(0, 5)]},
            {f"hexes.{hex_}.camp": seat},
            {f"hexes.{hex_}.guard": rng.choice([None, seat])},
            {f"hexes.{hex_}.treasures": rng.randint(0, 4)},
            {f"seats.{seat}.score": rng.randint(0, 120)},
            {f"seats.{seat}.leader": rng.choice(["reserve", "out", "guard", [0, 4]])},
            {f"seats.{seat}.reserve": rng.randint(0, 18)},
            {f"seats.{seat}.treasures.{rng.randint(1, 8)}": rng.randint(0, 3)},
            {"ap": rng.randint(0, 10)},
            {"seat": seat},
            {"tile": tile},
            {f"pieces.{rng.randint(2, 10)}": 1},
            {f"hexes.{hex_}": None},
            {f"seats.{seat}.camps_left": rng.randint(0, 2)},
            {"round": rng.randint(0, 3)},
        ]
    )
