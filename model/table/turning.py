"""The turning points of a game, read off what happened: who took the lead and when, the largest gain at once, the
hardest theft. Nothing is guessed: without scores there is no lead, where nobody counted there is no number."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from model.kernel.event import Event
from model.kernel.log import event_seen
from model.kernel.play import Play, event_points
from model.kernel.points import Point, Taken
from model.table.course import Stage

MOST_CHANGES = 3
"""So many changes of the lead are told one by one; of more the longest lead and the last change."""


class Lead(Struct, frozen=True):
    """Somebody alone in front, from this stage of the course on; `until` the next one is."""

    seat: int
    stage: int
    round: int
    until: int


class Gain(Struct, frozen=True):
    """What one entry gave somebody, with its points and what had happened for each."""

    seat: int
    stage: int
    round: int
    points: tuple[tuple[Point, tuple[Event, ...]], ...]

    @property
    def sum(self) -> int:
        return sum(point.points for point, _ in self.points)


class Theft(Struct, frozen=True):
    stage: int
    round: int
    taken: Taken


class Turning(Struct, frozen=True):
    """All of it; `leads` in order, `told` are those worth a line of their own."""

    leads: tuple[Lead, ...] = ()
    told: tuple[Lead, ...] = ()
    kept: bool = False
    """Whether the last leader is still alone in front."""
    gain: Gain | None = None
    theft: Theft | None = None


def turning(play: Play[Any], viewer: int | None, course: Sequence[Stage]) -> Turning:
    """As this seat (None: an onlooker) may know it."""
    found = leads(course, play.game.by_rounds, play.game.rounds_over)
    kept = bool(found) and _leader(course[-1].scores) == found[-1].seat
    entries = _entries(play, viewer)
    return Turning(found, _told(found), kept, _largest(play, entries), _hardest(play, entries))


def leads(course: Sequence[Stage], by_rounds: bool = False, rounds_over: bool = False) -> tuple[Lead, ...]:
    """Who was alone in front, one after the other; whoever is caught up with and gets away again led all the time.

    >>> stages = [Stage(1, (0, 0)), Stage(1, (2, 0)), Stage(2, (2, 2)), Stage(2, (2, 5)), Stage(3, (9, 5))]
    >>> [(lead.seat, lead.round) for lead in leads(stages)]
    [(0, 1), (1, 2), (0, 2)]
    """
    found: list[Lead] = []
    for stage in beats(course) if by_rounds else range(len(course)):
        seat = _leader(course[stage].scores)
        if seat is not None and (not found or found[-1].seat != seat):
            if found:
                found[-1] = Lead(found[-1].seat, found[-1].stage, found[-1].round, stage)
            found.append(Lead(seat, stage, round_at(course, stage, rounds_over), len(course)))
    return tuple(found)


def beats(course: Sequence[Stage]) -> list[int]:
    """The stages at which a round has just ended, the beginning, and where it stands now.

    >>> beats([Stage(0, (0,)), Stage(1, (0,)), Stage(1, (3,)), Stage(2, (3,)), Stage(2, (5,))])
    [1, 3, 4]
    """
    changed = [i for i in range(1, len(course)) if course[i].round != course[i - 1].round]
    dealt = changed and course[0].round == 0 and course[changed[0]].round == 1 and changed[0] == 1
    first = [] if dealt or not course else [0]  # what was there before the first round was set up is no score
    return [*dict.fromkeys((*first, *changed, *([len(course) - 1] if course else [])))]


def round_at(course: Sequence[Stage], stage: int, rounds_over: bool) -> int:
    """The round in which what led to this stage happened."""
    return course[max(0, stage - 1)].round + int(rounds_over)


def _leader(scores: Sequence[int]) -> int | None:
    best = max(scores)
    return scores.index(best) if scores.count(best) == 1 else None


def _told(found: Sequence[Lead]) -> tuple[Lead, ...]:
    if len(found) <= MOST_CHANGES:
        return tuple(found)
    longest = max(found[:-1], key=lambda lead: lead.until - lead.stage)
    return (longest, found[-1])


Entries = Sequence[tuple[int, list[Event]]]
"""(stage, what the reader may know of it), entry by entry."""


def _entries(play: Play[Any], viewer: int | None) -> Entries:
    return [
        (stage, [seen for one in play.lines[index].events if (seen := event_seen(play, one, viewer)) is not None])
        for stage, index in enumerate(play.in_force, start=1)
    ]


def _round(play: Play[Any], stage: int) -> int:
    """In which it happened."""
    return int(play.game.view(play.at(stage - 1), None).round) + int(play.game.rounds_over)


def _largest(play: Play[Any], entries: Entries) -> Gain | None:
    """The most at once; the first of several. What people corrected, and where they were put at the start, is none."""
    best: Gain | None = None
    for stage, events in entries:
        if not play.game.begun(play.at(stage - 1)):
            continue
        for seat in range(len(play.setup.players)):
            points = [
                (point, tuple(events[: at + 1]))
                for at, event in enumerate(events)
                for point in event_points(play.game, event)
                if point.seat == seat and point.rule != "correct"
            ]
            if sum(point.points for point, _ in points) > (best.sum if best else 0):
                best = Gain(seat, stage, _round(play, stage), tuple(points))
    return best


def _hardest(play: Play[Any], entries: Entries) -> Theft | None:
    """The largest theft, the last of several; where nobody counted simply the last."""
    best: Theft | None = None
    for stage, events in entries:
        for event in events:
            taken = play.game.taken(play.at(stage - 1), event)
            if taken and (best is None or (taken.worth or 0) >= (best.taken.worth or 0)):
                best = Theft(stage, _round(play, stage), taken)
    return best
