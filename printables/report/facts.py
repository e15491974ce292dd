"""What a report tells, gathered from a game as its reader may know it."""

from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from msgspec import Struct

from model.games import folder_of
from model.kernel.event import Event
from model.kernel.log import event_seen
from model.kernel.play import Play, event_points
from model.kernel.points import Point, totals
from model.language import Texts
from model.table.course import Stage, course_of, ranking, round_starts
from model.table.telling import Said, number_of, reason_words, told
from model.table.turning import beats, turning
from printables.report.turning import Turn, turns
from printables.shared.chart import Series


class Reason(Struct, frozen=True):
    """A point with the move it came from (None: before the first) and why there was one."""

    move: int | None
    point: Point
    words: str


class Facts(Struct, frozen=True):
    names: tuple[str, ...]
    colours: tuple[str, ...]
    scores: tuple[int, ...] | None
    winners: tuple[int, ...] | None
    reasons: tuple[Reason, ...]
    series: tuple[Series, ...]
    marked: tuple[tuple[int, str], ...]
    """What stands under the chart, by stage."""
    turns: tuple[Turn, ...]
    log: tuple[Said, ...]
    moves: int
    source_words: dict[str, str]
    """Rule → the message that names what gave points by it."""

    def places(self) -> list[tuple[int, int]]:
        """(rank, seat), the best first."""
        return ranking(self.scores, self.winners, len(self.names))

    def sources(self) -> list[tuple[str, tuple[int, ...]]]:
        """What each seat got, by the message that names it, or the rule where none does; in the rulebook's order."""
        found: dict[str, list[Point]] = {}
        for reason in sorted(self.reasons, key=lambda reason: _rule_order(reason.point.rule)):
            rule = reason.point.rule
            found.setdefault(self.source_words.get(rule, rule), []).append(reason.point)
        sums = [(source, totals(points, len(self.names))) for source, points in found.items()]
        return [(source, of) for source, of in sums if any(of)]


def _rule_order(rule: str) -> list[tuple[int, str]]:
    """Corrections come last.

    >>> sorted(["correct", "LT5.10", "LT5.2"], key=_rule_order)
    ['LT5.2', 'LT5.10', 'correct']
    """
    if rule == "correct":
        return [(1, rule)]
    return [(int(part), "") if part.isdigit() else (-1, part) for part in rule.replace(".", " ").split()]


def _reasons(play: Play[Any], viewer: int | None, texts: Texts) -> Iterator[Reason]:
    for point in play.game.opening(play.setup):
        yield Reason(None, point, reason_words(texts, play, point, ()))
    for index in play.in_force:
        happened: list[Event] = []
        for event in play.lines[index].events:
            seen = event_seen(play, event, viewer)
            if seen is None:
                continue
            happened.append(seen)
            for point in event_points(play.game, seen):
                yield Reason(number_of(index), point, reason_words(texts, play, point, happened))


def facts(play: Play[Any], viewer: int | None, texts: Texts, log: bool = True) -> Facts:
    """As this seat (None: an onlooker) may know it, with the log or without."""
    players = play.setup.players
    course = course_of(play)
    stages = beats(course) if play.game.by_rounds else list(range(len(course)))
    series = tuple(
        Series(player.colour, tuple(course[stage].scores[seat] for stage in stages), player.name)
        for seat, player in enumerate(players)
        if course
    )
    return Facts(
        tuple(player.name for player in players),
        tuple(player.colour for player in players),
        play.game.scores(play.state),
        play.game.winners(play.state),
        tuple(_reasons(play, viewer, texts)),
        series,
        _rounds(play, course, stages),
        turns(texts, play, turning(play, viewer, course)),
        tuple(told(texts, play, viewer)) if log else (),
        len(play.in_force),
        _sources(play),
    )


def _sources(play: Play[Any]) -> dict[str, str]:
    """What gave points, by its rule; a game that has no sheets of its own says the rule alone."""
    room = f"printables.{folder_of(play.game.id)}"
    found: dict[str, str] = import_module(f"{room}.sources").words(play.setup.options) if find_spec(room) else {}
    return found


def _rounds(play: Play[Any], course: Sequence[Stage], stages: Sequence[int]) -> tuple[tuple[int, str], ...]:
    """After which round a stage is; where points come at any time, where a round begins."""
    if not play.game.by_rounds:
        return round_starts(course)
    over = [course[stage].round - (0 if play.game.rounds_over else 1) for stage in stages]
    if stages and play.game.winners(play.state) is not None and not play.game.rounds_over:
        over[-1] += 1  # the last round was not followed by another
    found = []
    for index, count in enumerate(over):
        running = index and count == over[index - 1]
        found.append((index, "" if running or count < 0 else str(count)))
    return tuple(found)
