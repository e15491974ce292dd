"""Ending a turn, a round, the game (T2.8)."""

from model.games.tikal2 import events as e
from model.games.tikal2 import moves as m
from model.games.tikal2.checks import actions_done, actor
from model.games.tikal2.evolve import evolve_all
from model.games.tikal2.scoring import game_ended, scored
from model.games.tikal2.state import State
from model.kernel.event import Event
from model.kernel.illegal import require

Events = tuple[Event, ...]


def end(state: State, seat: int | None, move: m.End) -> Events:
    seat = actor(state, seat)
    require(state.tile is not None or state.phase != "pirogue", "T2.3.1", why="none")
    actions_done(state)
    done = e.TurnEnded(seat)
    after = evolve_all(state, (done,))
    if state.phase == "last":
        return (done, *_after_last(after))
    following = (seat + state.direction) % state.board.players
    if any(state.sites):
        return (done, e.TurnBegan(following))
    if state.round == 1:
        return (done, *scored(after, final=False), e.RoundEnded(1, seat))
    return (done, e.TurnBegan(following, last=True))


def _after_last(state: State) -> Events:
    if state.last:
        return (e.TurnBegan(state.last[0], last=True),)
    return (e.TellingBegan(),) if state.board.kept else ended(state)


def ended(state: State) -> Events:
    """T2.9: the final scoring, and who has won."""
    events = scored(state, final=True)
    after = evolve_all(state, events)
    return (*events, game_ended([seat.score for seat in after.seats]))
