"""Tikal as one object."""

from random import Random

from model.games.tikal import checklist as laying_out
from model.games.tikal import choices as offers
from model.games.tikal import (
    corrected,
    decide,
    evolve,
    exchanged,
    learning,
    naming,
    position,
    reasons,
    restore,
    shuffle,
    tale,
    untold,
)
from model.games.tikal import points as ledger
from model.games.tikal import truth as truths
from model.games.tikal import view as views
from model.games.tikal.board import BARE, Board
from model.games.tikal.events import TurnBegan
from model.games.tikal.kit import GAME, Kit, read_kit
from model.games.tikal.moves import MOVES
from model.games.tikal.options import Options
from model.games.tikal.parts import PIECES, START_CAPITAL
from model.games.tikal.rules import RULES
from model.games.tikal.scoring import ScoredNow, if_scored_now
from model.games.tikal.state import Cell, SeatState, State, acting
from model.kernel.choice import Choice
from model.kernel.flaws import Flaw, faultless
from model.kernel.game import Game, Setup
from model.kernel.move import Move
from model.kernel.points import Point


class Tikal(Game[State]):
    id = GAME
    players = range(2, 5)
    moves = MOVES
    options = Options
    rules = RULES
    guessed = ("colours", "printed")
    starter = "TK1.5"
    all_open = True
    rounds_over = True

    kit = staticmethod(read_kit)
    place = staticmethod(naming.place)
    piece = staticmethod(naming.piece)
    paths = corrected.PATHS
    path_part = staticmethod(corrected.path_part)
    value_words = staticmethod(corrected.value_words)
    checklist = staticmethod(laying_out.checklist)
    decide = staticmethod(decide.decide)
    evolve = staticmethod(evolve.evolve)
    truth = staticmethod(truths.truth)
    correctable = staticmethod(truths.correctable)
    restored = staticmethod(restore.restored)
    secret = staticmethod(truths.secret)
    view = staticmethod(views.view)
    choices = staticmethod(offers.choices)
    points = staticmethod(ledger.points)
    chapter = staticmethod(tale.chapter)
    tale = staticmethod(tale.tale)
    reason = staticmethod(reasons.reason)
    taken = staticmethod(exchanged.taken)

    untold = staticmethod(untold.untold)
    lessons = learning.LESSONS
    lesson_words = staticmethod(learning.lesson_words)
    learned = staticmethod(learning.learned)

    def check(self, setup: Setup) -> None:
        if setup.options.detail == "full":
            missing = self.untold(setup.kit, len(setup.players), setup.options)
            faultless(None, (Flaw(f"kit.{path}", "untold") for path in missing))

    def begin(self, setup: Setup) -> State:
        board = Board(len(setup.players), setup.kit, setup.options)
        state = _set_up(board)
        return _opened(state) if setup.position is None else position.placed(state, setup.position)

    def kit_of(self, state: State) -> Kit:
        return state.board.kit

    def begun(self, state: State) -> bool:
        """Something was drawn, shown, placed, bid or told."""
        return state != _opened(_set_up(state.board))

    def opening(self, setup: Setup) -> tuple[Point, ...]:
        """TK6.1: the capital is in the ledger; a position may bring scores of its own."""
        if setup.options.version == "basic":
            return ()
        told = (setup.position or {}).get("seats") or [{}] * len(setup.players)
        return ledger.capital([seat for seat, one in enumerate(told) if "score" not in one])

    def scene(self, state: State) -> State:
        """All of Tikal is public."""
        return state

    def keeper(self, state: State) -> int | None:
        return state.seat if state.phase in ("draw", "display") else None

    def play_out(self, state: State, seat: int | None, choices: list[Choice], rng: Random) -> Move | None:
        return shuffle.play_out(state, seat, choices, rng)

    def phase(self, state: State) -> str:
        return state.phase

    def to_act(self, state: State) -> tuple[int, ...]:
        if state.phase in ("display", "over"):
            return ()
        bidding = state.auction.bidding[:1] if state.phase == "auction" and state.auction is not None else ()
        if state.board.light:
            others = (seat for seat in range(state.board.players) if seat not in (*state.tallied, *bidding))
            return (*bidding, *others)
        if state.phase == "auction":
            return bidding
        return () if state.phase == "draw" else (acting(state),)

    def awaited(self, state: State) -> tuple[int, ...]:
        """In light detail people play on the board until somebody has told a scoring: till then nobody is late."""
        acting_ = self.to_act(state)
        if not state.board.light or state.tallied:
            return acting_
        return acting_[:1] if state.phase == "auction" else ()

    def scores(self, state: State) -> tuple[int, ...] | None:
        return tuple(seat.score for seat in state.seats)

    def winners(self, state: State) -> tuple[int, ...] | None:
        """TK5.2"""
        if state.phase != "over":
            return None
        best = max(seat.score for seat in state.seats)
        return tuple(i for i, seat in enumerate(state.seats) if seat.score == best)

    def if_scored(self, state: State, seat: int | None) -> ScoredNow:
        return if_scored_now(state)


def _set_up(board: Board) -> State:
    """TK1"""
    nobody = ((0, 0),) * board.players
    cells: list[Cell | None] = [None] * board.size
    for number, printed in board.printed.items():
        cells[number] = Cell(printed.kind, printed.stones or BARE, nobody, value=printed.value or 0)
    capital = START_CAPITAL if board.auction else 0
    tiles = sorted(board.kit.tiles or (), key=lambda tile: tile.letter)
    pieces = board.kit.temple_pieces or PIECES
    return State(
        board,
        tuple(cells),
        (SeatState(capital),) * board.players,
        tuple(pieces[value] for value in sorted(pieces)),
        tuple(tile.id for tile in tiles),
        tuple(tile.letter for tile in tiles),
        seat=board.options.first,
    )


def _opened(state: State) -> State:
    """TK6: in the auction version tiles are displayed first; in light detail a turn is for sale at once."""
    return evolve.evolve(state, TurnBegan(state.seat)) if state.board.auction else state
