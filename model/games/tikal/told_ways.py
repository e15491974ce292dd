"""What a turn consisted of, deeds of a kind together: each figure is followed by itself, so that none counts twice."""

from collections.abc import Iterable
from itertools import groupby

from msgspec import Struct, field

from model.games.tikal import events as e
from model.games.tikal.parts import Hex
from model.kernel.event import Event

Going = e.FiguresBrought | e.FiguresTransferred | e.FiguresMoved


class Piece(Struct, eq=False):
    """A figure that was touched in this turn; those of a kind that stand together are all the same."""

    figure: str
    at: Hex


class Trail(Struct):
    """Where one figure went, as far as one part tells it."""

    start: Hex | None
    goal: Hex
    stops: list[Hex] = field(default_factory=list)
    """Where something was uncovered or raised while it stood there."""

    def way(self) -> tuple[Hex, ...]:
        """Its stops and its goal; none where it is back without a stop."""
        hexes = [*self.stops, self.goal]
        return tuple(hex_ for hex_, _ in groupby(hexes)) if self.stops or self.start != self.goal else ()


class Part(Struct, eq=False):
    """Deeds of a kind, told together."""

    kind: type[Event]
    events: list[Event] = field(default_factory=list)
    trails: dict[Piece, Trail] = field(default_factory=dict)

    def gone(self) -> dict[Piece, Trail]:
        return {piece: trail for piece, trail in self.trails.items() if trail.way()}


def parts(events: Iterable[Event]) -> list[Part]:
    """In the order in which each kind was done first, or again where that would put a figure's way out of order."""
    found: list[Part] = []
    pieces: list[Piece] = []
    for event in events:
        match event:
            case e.FiguresBrought() | e.FiguresTransferred() | e.FiguresMoved():
                _go(found, pieces, event)
                continue
            case e.LevelUncovered(hex=hex_) | e.TreasureRaised(hex=hex_):
                _stop(found, [piece for piece in pieces if piece.at == hex_])
            case e.GuardPlaced(hex=hex_):  # all others there leave the game (TK3.8)
                pieces = [piece for piece in pieces if piece.at != hex_]
        _part(found, event).events.append(event)
    return found


def _part(found: list[Part], event: Event) -> Part:
    """A guard stands alone: whoever comes later is not among those who left."""
    kind = type(event)
    part = next((one for one in found if one.kind is kind and kind is not e.GuardPlaced), None)
    return part or _new(found, kind)


def _new(found: list[Part], kind: type[Event]) -> Part:
    found.append(Part(kind))
    return found[-1]


def _go(found: list[Part], pieces: list[Piece], event: Going) -> None:
    start = _start(event)
    there = [piece for piece in pieces if (piece.figure, piece.at) == (event.figure, start)]
    going = there[::-1][: event.count]
    others = [Piece(event.figure, event.to) for _ in range(event.count - len(going))]
    pieces += others
    for piece in (*going, *others):
        part = _part_of(found, type(event), piece)
        part.trails.setdefault(piece, Trail(start, event.to)).goal = event.to
        piece.at = event.to


def _start(event: Going) -> Hex | None:
    match event:
        case e.FiguresTransferred(start=start):
            return start
        case e.FiguresMoved(path=path):
            return path[0]
    return None


def _part_of(found: list[Part], kind: type[Event], piece: Piece) -> Part:
    """The latest of this kind, unless the figure did something else since."""
    for part in reversed(found):
        if part.kind is kind:
            return part
        if piece in part.trails or part.kind is e.GuardPlaced:
            break
    return _new(found, kind)


def _stop(found: list[Part], standing: list[Piece]) -> None:
    for piece in standing:
        trail = next(part.trails[piece] for part in reversed(found) if piece in part.trails)
        trail.stops.append(piece.at)
