"""Lost Temple as one object."""

from random import Random

from model.games.lost_temple import checklist as laying_out
from model.games.lost_temple import choices as offers
from model.games.lost_temple import (
    corrected,
    dealt,
    decide,
    evolve,
    hands,
    learning,
    position,
    reasons,
    restore,
    robbed,
    shuffle,
    tale,
    untold,
)
from model.games.lost_temple import exposed as exposing
from model.games.lost_temple import points as ledger
from model.games.lost_temple import truth as truths
from model.games.lost_temple import view as views
from model.games.lost_temple.draft import picker
from model.games.lost_temple.kit import GAME, Kit, read_kit
from model.games.lost_temple.moves import MOVES
from model.games.lost_temple.options import Options
from model.games.lost_temple.rules import RULES
from model.games.lost_temple.state import SeatState, State, Track
from model.kernel.choice import Choice
from model.kernel.flaws import Flaw, faultless, flawed
from model.kernel.game import Game, Setup
from model.kernel.move import Move


class LostTemple(Game[State]):
    id = GAME
    players = range(2, 9)
    moves = MOVES
    options = Options
    rules = RULES
    guessed = ("colours",)
    bearable = frozenset({"count", "start-gems", "finish-temple"})

    kit = staticmethod(read_kit)
    paths = corrected.PATHS
    value_words = staticmethod(corrected.value_words)
    checklist = staticmethod(laying_out.checklist)
    decide = staticmethod(decide.decide)
    evolve = staticmethod(evolve.evolve)
    truth = staticmethod(truths.truth)
    correctable = staticmethod(truths.correctable)
    restored = staticmethod(restore.restored)
    secret = staticmethod(views.secret)
    sealed = staticmethod(dealt.sealed)
    barred = staticmethod(dealt.barred)
    unguessed = staticmethod(dealt.unguessed)
    disguises = staticmethod(dealt.disguises)
    view = staticmethod(views.view)
    choices = staticmethod(offers.choices)
    points = staticmethod(ledger.points)
    exposed = staticmethod(exposing.exposed)
    chapter = staticmethod(tale.chapter)
    tale = staticmethod(tale.tale)
    reason = staticmethod(reasons.reason)
    taken = staticmethod(robbed.taken)
    hands = staticmethod(hands.hands)

    untold = staticmethod(untold.untold)
    lessons = learning.LESSONS
    lesson_words = staticmethod(learning.lesson_words)
    learned = staticmethod(learning.learned)

    def check(self, setup: Setup) -> None:
        app = setup.options.tokens == "app"
        if app and setup.options.detail == "light":
            raise flawed("options.tokens", "app-tokens-light")
        if setup.options.detail == "full":
            missing = self.untold(setup.kit, len(setup.players), setup.options)
            faultless(None, (Flaw(f"kit.{path}", "untold") for path in missing))

    def begin(self, setup: Setup) -> State:
        count = len(setup.players)
        track = Track(count, setup.kit, setup.options)
        state = State(track, (SeatState(),) * count, track.gems, track.machetes)
        return state if setup.position is None else position.placed(state, setup.position)

    def kit_of(self, state: State) -> Kit:
        return state.track.kit

    def begun(self, state: State) -> bool:
        return state.phase != "start"

    def keeper(self, state: State) -> int | None:
        return state.idol if state.phase == "call" else None

    def chance(self, state: State, rng: Random) -> Move | None:
        return shuffle.chance(state, rng)

    def play_out(self, state: State, seat: int | None, choices: list[Choice], rng: Random) -> Move | None:
        return shuffle.play_out(state, choices, rng)

    def phase(self, state: State) -> str:
        return state.phase

    def to_act(self, state: State) -> tuple[int, ...]:
        if state.phase == "draft":
            return (picker(state),)
        return (state.turn,) if state.phase in ("turn", "reveal") and state.turn is not None else ()

    def scores(self, state: State) -> tuple[int, ...] | None:
        """How far each meeple is on the track; people's own affair in light detail."""
        return None if state.track.light else tuple(seat.space for seat in state.seats)

    def winners(self, state: State) -> tuple[int, ...] | None:
        return None if state.winner is None else (state.winner,)
