"""One place that finds the rule for a move."""

from collections.abc import Callable
from typing import Any

from model.games.lost_temple import calling, chance, draft, opening, turns
from model.games.lost_temple import moves as m
from model.games.lost_temple.state import State
from model.kernel.event import Event
from model.kernel.move import Move


def decide(state: State, seat: int | None, move: Move) -> tuple[Event, ...]:
    return _DECIDE[type(move)](state, seat, move)


_DECIDE: dict[type[Move], Callable[[State, int | None, Any], tuple[Event, ...]]] = {
    m.Start: opening.start,
    m.Lay: opening.lay,
    m.NameIdol: opening.name_idol,
    m.NameLast: opening.name_last,
    m.Won: opening.won,
    m.Deal: draft.deal,
    m.Pick: draft.pick,
    m.Bury: draft.bury,
    m.Call: calling.call,
    m.Curse: turns.curse,
    m.Rob: turns.rob,
    m.Look: turns.look,
    m.Peek: turns.peek,
    m.Pay: turns.pay,
    m.Stay: turns.stay,
    m.Advance: turns.advance,
    m.Paddle: turns.paddle,
    m.Follow: turns.follow,
    m.Done: turns.done,
    m.Reveal: chance.reveal,
    m.Refill: chance.refill,
}
