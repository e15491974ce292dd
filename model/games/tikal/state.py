"""The state of a game of Tikal."""

from msgspec import Struct

from model.games.tikal.board import Board
from model.games.tikal.parts import CAMPS, GUARDS, LEADER_STRENGTH, MEMBERS, TREASURE_KINDS, Hex

Figures = tuple[int, int]
"""Leaders and members of a seat on a hex."""


class Cell(Struct, frozen=True, gc=False):
    """A tile on the board, printed or placed."""

    kind: str
    stones: tuple[int, ...]
    figures: tuple[Figures, ...]
    tile: str | None = None
    turn: int = 0
    """How the tile lies, in clockwise sixths."""
    value: int = 0
    treasures: int = 0
    guard: int | None = None
    camp: int | None = None


class SeatState(Struct, frozen=True, gc=False):
    score: int = 0
    leader: Hex | str = "reserve"
    """Where the leader is: a hex, `reserve`, `guard` or `out`."""
    reserve: int = MEMBERS
    out: int = 0
    """Members out of the game (TK3.8)."""
    camps_left: int = CAMPS
    guards_left: int = GUARDS
    treasures: tuple[int, ...] = (0,) * TREASURE_KINDS


class Auction(Struct, frozen=True, gc=False):
    """The sale of one turn (TK6.2): who may still bid, in order from whoever bids now."""

    bidding: tuple[int, ...]
    high: int = 0
    bidder: int | None = None
    first_passed: int | None = None


class State(Struct, frozen=True, gc=False):
    board: Board
    cells: tuple[Cell | None, ...]
    seats: tuple[SeatState, ...]
    pieces: tuple[int, ...]
    """Temple pieces left, from 2 on."""
    left: tuple[str, ...]
    """Tiles not drawn yet, by their letters."""
    stack: tuple[str, ...]
    """The letters still to come, top first."""
    phase: str = "draw"
    seat: int = 0
    """Whose turn it is, or will be."""
    ap: int = 0
    tile: str | None = None
    """The tile drawn or taken and not yet placed."""
    uncovered: tuple[int, ...] = ()
    """The temples a level was uncovered at in this turn, once for each."""
    raised: tuple[int, ...] = ()
    exchanged: bool = False
    queue: tuple[int, ...] = ()
    """Who still takes a scoring turn, in order; the first is on."""
    final: bool = False
    round: int = 0
    """Scoring rounds completed."""
    display: tuple[str, ...] = ()
    waiting: tuple[int, ...] = ()
    """Auction: who has not had a turn this round, in order from whoever bids first."""
    auction: Auction | None = None
    tallied: tuple[int, ...] = ()
    """Light detail: who has told a tally in this scoring round."""


def strength(figures: Figures) -> int:
    """TK3.9: the leader counts three."""
    return LEADER_STRENGTH * figures[0] + figures[1]


def acting(state: State) -> int:
    """The seat that takes actions: in a scoring round the first of the queue."""
    return state.queue[0] if state.phase == "scoring" and state.queue else state.seat
