"""What chance decides: which tiles come up; and lively play for simulated games."""

from random import Random

from model.games.tikal import moves as m
from model.games.tikal.state import State
from model.kernel.choice import Choice, drawn
from model.kernel.move import Move, read_move

LIKELY = {"uncover": 8, "raise": 8, "guard": 1, "camp": 1, "bring": 6, "move": 9, "transfer": 1, "exchange": 3}
"""How often each action is taken in simulated games, against the others that can be."""
TIRED = 3
"""With fewer action points than this a turn mostly ends."""


def tiles_up(state: State, rng: Random) -> tuple[str, ...]:
    """The tiles turned up next: each letter's are shuffled for themselves (TK1.2)."""
    letters = state.stack[: state.board.players]
    found: list[str] = []
    for letter in sorted(set(letters)):
        of_letter = [tile for tile in state.left if state.board.tiles[tile].letter == letter]
        found += rng.sample(of_letter, letters.count(letter))
    return tuple(found)


def play_out(state: State, seat: int | None, choices: list[Choice], rng: Random) -> Move | None:
    """Active random play: figures come, walk, uncover, raise, exchange; a turn ends when little is left."""
    if state.phase == "display":
        return m.Display(tiles_up(state, rng))
    if state.phase == "auction" and any(choice.do == "pass" for choice in choices):
        return _bid(state, choices, rng)
    if state.board.light and seat is not None:
        sets = tuple(rng.randint(1, 3) for _ in range(rng.randint(0, 6)))
        return m.Tally(tuple(rng.randint(1, 9) for _ in range(rng.randint(0, 7))), sets)
    if state.phase not in ("turn", "scoring"):
        return None
    return _action(state, choices, rng)


def _action(state: State, choices: list[Choice], rng: Random) -> Move:
    names = sorted({choice.do for choice in choices})
    ends = 60 if state.ap < TIRED else 1
    name = rng.choices(names, [LIKELY.get(name, ends) for name in names])[0]
    return read_move(drawn(rng.choice([choice for choice in choices if choice.do == name]), rng), m.MOVES)


def _bid(state: State, choices: list[Choice], rng: Random) -> Move:
    auction = state.auction
    bids = next((choice.args[0].values for choice in choices if choice.do == "bid"), ())
    if auction is None or not bids or auction.high >= 4 or rng.random() < 0.5:
        return m.Pass()
    return m.Bid(min(bids[-1], bids[0] + rng.randint(0, 1)))
