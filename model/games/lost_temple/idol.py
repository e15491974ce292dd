"""Who has the idol (LT2)."""

from msgspec import Struct

from model.games.lost_temple.state import State


class Settled(Struct, frozen=True):
    """The holder and the rule that says so; nobody, and who is tied, where the table must name one (LT2.6)."""

    seat: int | None
    rule: str
    tied: tuple[int, ...] = ()


def settle(state: State) -> Settled:
    """The idol at the start of a round."""
    if state.drew is not None:
        return Settled(state.drew, "LT2.1")
    spaces = {i: seat.space for i, seat in enumerate(state.seats)}
    last = tuple(i for i, space in spaces.items() if space == min(spaces.values()))
    return among_last(last, {i: state.seats[i].gems for i in last}, state.idol)


def among_last(last: tuple[int, ...], gems: dict[int, int], holder: int | None) -> Settled:
    """The idol among those who are last on the track.

    >>> among_last((1, 2), {1: 4, 2: 3}, None)
    Settled(seat=2, rule='LT2.3', tied=())
    >>> among_last((1, 2), {1: 3, 2: 3}, 0)
    Settled(seat=0, rule='LT2.4', tied=())
    """
    if len(last) == 1:
        return Settled(last[0], "LT2.2")
    poorest = tuple(i for i in last if gems[i] == min(gems.values()))
    if len(poorest) == 1:
        return Settled(poorest[0], "LT2.3")
    if holder is not None:
        return Settled(holder, "LT2.4")
    return Settled(None, "LT2.6", poorest)
