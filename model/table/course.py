"""How a game went and who is where: the one place for ranking and course, on screens and on paper."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from model.kernel.play import Play


class Stage(Struct, frozen=True):
    """After a move in force: the round and everybody's score."""

    round: int
    scores: tuple[int, ...]


def course_of(play: Play[Any]) -> list[Stage]:
    """From before the first move on; empty where nobody keeps scores."""
    found = []
    for depth in range(len(play.in_force) + 1):
        state = play.at(depth)
        scores = play.game.scores(state)
        if scores is not None:
            found.append(Stage(play.game.view(state, None).round, scores))
    return found


def round_starts(course: Sequence[Stage]) -> tuple[tuple[int, str], ...]:
    """(after how many moves, which round), for a chart.

    >>> round_starts([Stage(0, (0,)), Stage(1, (0,)), Stage(1, (4,)), Stage(2, (4,))])
    ((1, '1'), (3, '2'))
    """
    before = [None, *(stage.round for stage in course)]
    return tuple((i, str(one.round)) for i, one in enumerate(course) if one.round and one.round != before[i])


def ranking(scores: Sequence[int] | None, winners: Sequence[int] | None, seats: int) -> list[tuple[int, int]]:
    """(rank, seat), the best first; winners before others with as many points, equal ranks shared.

    >>> ranking((7, 9, 7), (1,), 3), ranking((9, 9), (1,), 2), ranking(None, (2,), 3)
    ([(1, 1), (2, 0), (2, 2)], [(1, 1), (2, 0)], [(1, 2), (2, 0), (2, 1)])
    """
    best = winners or ()
    points = scores or tuple(int(seat in best) for seat in range(seats))
    order = sorted(range(seats), key=lambda seat: (seat not in best, -points[seat], seat))
    ranked: list[tuple[int, int]] = []
    for index, seat in enumerate(order):
        before = order[index - 1]
        equal = index and points[before] == points[seat] and (before in best) == (seat in best)
        ranked.append((ranked[-1][0] if equal else index + 1, seat))
    return ranked
