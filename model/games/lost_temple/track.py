"""Moving on the track (LT6)."""

from bisect import bisect_right

from model.games.lost_temple.events import MeepleMoved
from model.games.lost_temple.state import State, Track


def stride(track: Track, seat: int, start: int, goal: int, machetes: int, rule: str) -> MeepleMoved:
    """A forward move: a machete for each jungle passed (LT6.1, LT6.4), stopped at one without (LT6.2)."""
    goal = min(goal, track.finish)
    cut: tuple[int, ...] = ()
    for space in track.jungle:
        if start < space < goal:
            if len(cut) == machetes:
                return MeepleMoved(seat, start, space, rule, cut, True)
            cut += (space,)
    return MeepleMoved(seat, start, goal, rule, cut)


def next_after(spaces: tuple[int, ...], space: int) -> int | None:
    """
    >>> next_after((6, 12, 20), 6)
    12
    """
    index = bisect_right(spaces, space)
    return spaces[index] if index < len(spaces) else None


def nearest_ahead(state: State, seat: int) -> int | None:
    """LT5.9: strictly ahead."""
    here = state.seats[seat].space
    return min((other.space for other in state.seats if other.space > here), default=None)
