"""What a report tells, gathered from a game as its reader may know it."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from model.kernel.event import Event
from model.kernel.log import event_seen
from model.kernel.play import Play, event_points
from model.kernel.points import Point, totals
from model.language import Texts
from model.table.course import course_of, ranking, round_starts
from model.table.telling import Said, number_of, reason_words, told
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
    rounds: tuple[tuple[int, str], ...]
    log: tuple[Said, ...]
    moves: int

    def places(self) -> list[tuple[int, int]]:
        """(rank, seat), the best first."""
        return ranking(self.scores, self.winners, len(self.names))

    def sources(self) -> list[tuple[str, tuple[int, ...]]]:
        """Rule by rule what each seat got, in the order of the rulebook."""
        seats = len(self.names)
        rules = sorted({reason.point.rule for reason in self.reasons}, key=_rule_order)
        return [(rule, totals((r.point for r in self.reasons if r.point.rule == rule), seats)) for rule in rules]


def _rule_order(rule: str) -> list[tuple[int, str]]:
    """
    >>> sorted(["LT5.10", "LT5.2"], key=_rule_order)
    ['LT5.2', 'LT5.10']
    """
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


def facts(play: Play[Any], viewer: int | None, texts: Texts) -> Facts:
    """As this seat (None: an onlooker) may know it."""
    players = play.setup.players
    names = tuple(player.name for player in players)
    course = course_of(play)
    series = tuple(
        Series(player.colour, tuple(stage.scores[seat] for stage in course)) for seat, player in enumerate(players)
    )
    return Facts(
        names,
        tuple(player.colour for player in players),
        play.game.scores(play.state),
        play.game.winners(play.state),
        tuple(_reasons(play, viewer, texts)),
        series,
        round_starts(course),
        tuple(told(texts, play, viewer)),
        len(play.in_force),
    )
