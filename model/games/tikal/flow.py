"""Whose turn comes next: after a turn, after a scoring turn, at the end (TK4, TK5, TK6)."""

from model.games.tikal import events as e
from model.games.tikal.board import clockwise
from model.games.tikal.evolve import evolve_all
from model.games.tikal.parts import ROUNDS
from model.games.tikal.state import State
from model.kernel.event import Event

Events = tuple[Event, ...]


def scoring_began(state: State, first: int, final: bool = False) -> e.ScoringBegan:
    """TK4.1: from this seat clockwise."""
    return e.ScoringBegan(clockwise(first, state.board.players), final)


def after_turn(state: State, seat: int) -> Events:
    """What follows a normal turn, the state being the one after it."""
    if state.board.auction:
        return _after_sold_turn(state, seat)
    left = (seat + 1) % state.board.players
    return (e.TurnBegan(left),) if state.stack else (scoring_began(state, left, final=True),)


def _after_sold_turn(state: State, seat: int) -> Events:
    """TK6.4, TK6.5: the next sale; a new round; or the last scoring round by score (TK6.8)."""
    players = state.board.players
    if state.display or state.board.light:
        waiting = tuple(other for other in clockwise((seat + 1) % players, players) if other in state.waiting)
        if waiting:
            return (next_sale(waiting),)
    if state.stack or state.board.light:
        return (e.TurnBegan((seat + 1) % players),)
    return (e.ScoringBegan(by_score(state, seat), final=True),)


def ended_stack(state: State) -> State:
    """With no tile left to come the last scoring round begins (TK5.1, TK6.8)."""
    waiting = state.phase in ("draw", "display") and not state.stack and not state.display
    if not waiting or state.board.light:
        return state
    last = (state.seat - 1) % state.board.players
    return evolve_all(state, after_turn(state, last))


def next_sale(waiting: tuple[int, ...]) -> Event:
    return e.TurnSold(waiting[0], 0, "TK6.4") if len(waiting) == 1 else e.AuctionOpened(waiting)


def by_score(state: State, last: int) -> tuple[int, ...]:
    """TK6.8: fewest points first; tied: nearer clockwise after whoever placed the last tile, he himself last."""
    nearness = clockwise((last + 1) % state.board.players, state.board.players)
    return tuple(sorted(nearness, key=lambda seat: (state.seats[seat].score, nearness.index(seat))))


def after_scoring(state: State) -> Events:
    """Everybody has scored, the state being the one after it."""
    done = e.RoundScored(state.round + 1)
    if state.final or (state.board.light and done.round >= ROUNDS):
        return (done, game_ended(state))
    return (done,)


def game_ended(state: State) -> e.GameEnded:
    """TK5.2: most points win, a tie is shared."""
    best = max(seat.score for seat in state.seats)
    return e.GameEnded(tuple(i for i, seat in enumerate(state.seats) if seat.score == best))
