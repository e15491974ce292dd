"""One place that finds the rule for a move."""

from collections.abc import Callable
from typing import Any

from model.games.tikal import actions, laying, light, sale
from model.games.tikal import moves as m
from model.games.tikal.state import State
from model.kernel.event import Event
from model.kernel.move import Move


def decide(state: State, seat: int | None, move: Move) -> tuple[Event, ...]:
    return _DECIDE[type(move)](state, seat, move)


_DECIDE: dict[type[Move], Callable[[State, int | None, Any], tuple[Event, ...]]] = {
    m.Draw: laying.draw,
    m.Place: laying.place,
    m.Bring: actions.bring,
    m.Transfer: actions.transfer,
    m.Walk: actions.walk,
    m.Uncover: actions.uncover,
    m.Raise: actions.raise_treasure,
    m.Exchange: actions.exchange,
    m.BuildCamp: actions.build_camp,
    m.PlaceGuard: actions.place_guard,
    m.End: actions.end,
    m.Display: sale.display,
    m.Bid: sale.bid,
    m.Pass: sale.pass_,
    m.Take: sale.take,
    m.Tally: light.tally,
}
