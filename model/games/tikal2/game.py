"""Tikal II as one object."""

from collections.abc import Sequence
from random import Random

from model.games.tikal2 import checklist as laying_out
from model.games.tikal2 import choices as offers
from model.games.tikal2 import (
    corrected,
    decide,
    doubts,
    evolve,
    hands,
    hidden,
    learning,
    lesson_words,
    naming,
    position,
    reasons,
    restore,
    shuffle,
    untold,
)
from model.games.tikal2 import exposed as shown
from model.games.tikal2 import points as ledger
from model.games.tikal2 import tale as telling
from model.games.tikal2 import truth as truths
from model.games.tikal2 import view as views
from model.games.tikal2.board import Board
from model.games.tikal2.kit import GAME, Kit, read_kit
from model.games.tikal2.moves import MOVES
from model.games.tikal2.options import Options
from model.games.tikal2.parts import KEYS_EACH, PASSAGES, pile_sizes
from model.games.tikal2.prospect import Prospect, prospect
from model.games.tikal2.rules import RULES
from model.games.tikal2.scored_now import ScoredNow, if_scored_now
from model.games.tikal2.state import Room, SeatState, State
from model.games.tikal2.tile_actions import settled
from model.kernel.choice import Choice
from model.kernel.event import Event, Learned
from model.kernel.flaws import Flaw, faultless
from model.kernel.game import Game, Setup
from model.kernel.move import Move


class Tikal2(Game[State]):
    id = GAME
    players = range(2, 5)
    moves = MOVES
    options = Options
    rules = RULES
    bearable = frozenset(
        {"count-of", "least", "t2-arrangement", "t2-treasure-room", "t2-discovery-back", "t2-bonus-empty"}
    )
    starter = "T2.1.5"
    by_rounds = False

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
    secret = staticmethod(hidden.secret)
    view = staticmethod(views.view)
    choices = staticmethod(offers.choices)
    points = staticmethod(ledger.points)
    chapter = staticmethod(telling.chapter)
    chapters = staticmethod(telling.chapters)
    tale = staticmethod(telling.tale)
    hands = staticmethod(hands.hands)
    reason = staticmethod(reasons.reason)
    doubts = staticmethod(doubts.doubts)
    exposed = staticmethod(shown.exposed)
    covered = staticmethod(shown.covered)
    disguises = staticmethod(hidden.disguises)

    untold = staticmethod(untold.untold)
    lessons = learning.LESSONS
    lesson_words = staticmethod(lesson_words.lesson_words)

    def trusts(self, options: Options) -> bool:
        """Treasures and cards may be the players' own matter; a key goes to the camp before everybody's eyes."""
        return options.hidden == "players"

    def check(self, setup: Setup) -> None:
        """Full detail needs the board, the river and the wheel; the rest is learned when it comes up."""
        if setup.options.detail == "full":
            faultless(None, (Flaw(f"kit.{path}", "untold") for path in untold.needed(setup.kit)))

    def begin(self, setup: Setup) -> State:
        state = _set_up(Board(len(setup.players), setup.kit, setup.options))
        return state if setup.position is None else position.placed(state, setup.position)

    def kit_of(self, state: State) -> Kit:
        return state.board.kit

    def learned(self, state: State, event: Learned) -> tuple[Event, ...]:
        """An action that turns out to be on this turn's tile may be void at once."""
        return settled(state, (event,))

    def begun(self, state: State) -> bool:
        """The tiles were told; in light detail somebody's tally."""
        if state.board.light:
            return state.phase != "tally" or state.round > 1 or bool(state.tallies)
        return state.phase != "sites" or state.round > 1

    def keeper(self, state: State) -> int | None:
        return state.first if state.phase == "sites" else None

    def play_out(self, state: State, seat: int | None, choices: list[Choice], rng: Random) -> Move | None:
        return shuffle.play_out(state, seat, choices, rng)

    def phase(self, state: State) -> str:
        return state.phase

    def to_act(self, state: State) -> tuple[int, ...]:
        if state.phase in ("sites", "over"):
            return ()
        if state.phase == "tally":
            told = {one.seat for one in state.tallies}
            return tuple(seat for seat in range(state.board.players) if seat not in told)
        if state.phase == "tell":
            return tuple(seat for seat in range(state.board.players) if seat not in state.hands_told)
        return (state.seat,)

    def scores(self, state: State) -> tuple[int, ...] | None:
        return tuple(seat.score for seat in state.seats)

    def winners(self, state: State) -> tuple[int, ...] | None:
        """T2.9.5"""
        if state.phase != "over":
            return None
        best = max(seat.score for seat in state.seats)
        return tuple(i for i, seat in enumerate(state.seats) if seat.score == best)

    def if_scored(self, state: State, seat: int | None) -> ScoredNow:
        return if_scored_now(state, seat)

    def prospect(self, state: State, seat: int, laid: Sequence[str]) -> Prospect | None:
        return None if state.board.light else prospect(state, seat, laid)


def _set_up(board: Board) -> State:
    """T2.1"""
    rooms: list[Room | None] = [None] * len(board.spaces)
    for number, printed in board.printed.items():
        rooms[number] = Room("printed", printed.colour, tuple(sorted(printed.doors or ())))
    return State(
        board,
        (SeatState(site=board.start),) * board.players,
        tuple(rooms),
        ((),) * len(board.secret_rooms),
        (KEYS_EACH,) * 5,
        board.prices,
        PASSAGES,
        pile_sizes(board.options.more_control),
        tuple(board.light_rooms),
        tuple(board.sanctuaries),
        phase="tally" if board.light else "sites",
        first=board.options.first,
        seat=board.options.first,
    )
