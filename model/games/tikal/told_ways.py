"""Where figures went in a turn: a way that was entered in several steps is one way."""

from collections.abc import Iterable

from msgspec import Struct

from model.games.tikal import events as e
from model.games.tikal.parts import Hex
from model.kernel.event import Event


class Way(Struct, frozen=True):
    figure: str
    start: Hex
    to: Hex
    count: int


def ways(events: Iterable[Event]) -> list[Way]:
    """A stop counts where something was uncovered or raised; so does the turning point of a way back."""
    found: list[Way] = []
    stops: set[Hex] = set()
    for event in events:
        match event:
            case e.LevelUncovered(hex=hex_) | e.TreasureRaised(hex=hex_):
                stops.add(hex_)
            case e.FiguresMoved(figure=figure, path=path, to=to, count=count):
                step = Way(figure, path[0], to, count)
                found = [*found, step] if step.start in stops else _gone_on(found, step)
    return found


def _gone_on(before: list[Way], step: Way) -> list[Way]:
    """The ways with this step: whoever came where it starts has gone on, as many as there are."""
    found, left = [], step.count
    for way in before:
        on = min(left, way.count) if (way.figure, way.to) == (step.figure, step.start) and way.start != step.to else 0
        left -= on
        found += [Way(way.figure, way.start, to, count) for to, count in ((way.to, way.count - on), (step.to, on))]
    found.append(Way(step.figure, step.start, step.to, left))
    return [way for way in found if way.count]
