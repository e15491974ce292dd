"""The track as a picture: spaces in rows that wind back and forth, measured first, then drawn."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from screens.shared.drawn import drawn

CELL = 60
ROW = 74
PAD = 14


@dataclass(frozen=True)
class Course:
    """Where every space lies: index 0 is space 1."""

    columns: int
    spots: tuple[tuple[float, float], ...]
    width: float
    height: float

    def at(self, space: int) -> tuple[float, float]:
        return self.spots[max(1, min(space, len(self.spots))) - 1]

    def nearest(self, x: float, y: float) -> int:
        """The space at a point of the drawing.

        >>> course(5, 3).nearest(*course(5, 3).at(4))
        4
        """
        away = [(spot[0] - x) ** 2 + (spot[1] - y) ** 2 for spot in self.spots]
        return away.index(min(away)) + 1


@lru_cache(maxsize=16)
def course(spaces: int, columns: int) -> Course:
    """
    >>> course(5, 3).spots[3] == course(5, 3).spots[2][:1] + (course(5, 3).spots[3][1],)
    True
    """
    spots = []
    for index in range(spaces):
        row, column = divmod(index, columns)
        x = column if row % 2 == 0 else columns - 1 - column
        spots.append((PAD + CELL * (x + 0.5), PAD + ROW * (row + 0.5)))
    rows = -(-spaces // columns)
    return Course(columns, tuple(spots), 2 * PAD + CELL * columns, 2 * PAD + ROW * rows)


@lru_cache(maxsize=8)
def svg(way: Course, kinds: tuple[str, ...], chance: frozenset[int]) -> str:
    """The whole track up to the finish; `kinds` are those of its spaces."""
    points = " ".join(f"{x:.0f},{y:.0f}" for x, y in way.spots)
    body = [
        f'<polyline points="{points}" fill="none" stroke="#c9b27c" stroke-width="26" '
        'stroke-linejoin="round" stroke-linecap="round"/>',
        f'<polyline points="{points}" fill="none" stroke="#e8d9ae" stroke-width="18" '
        'stroke-linejoin="round" stroke-linecap="round"/>',
    ]
    for index, ((x, y), kind) in enumerate(zip(way.spots, kinds, strict=True), 1):
        body += _space(index, x, y, kind, index in chance)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {way.width:.0f} {way.height:.0f}">{"".join(body)}</svg>'
    )


def _space(number: int, x: float, y: float, kind: str, chance: bool) -> Iterable[str]:
    if kind == "great-temple":
        yield drawn(f"lost-temple/{kind}", 58, x, y - 4)
    elif kind in ("temple", "village", "jungle"):
        yield drawn(f"lost-temple/{kind}", 40, x, y)
        if chance:
            yield drawn("lost-temple/chance", 20, x + 16, y - 16)
    elif kind == "chance":
        yield drawn(f"lost-temple/{kind}", 38, x, y)
    else:
        yield f'<circle cx="{x:.0f}" cy="{y:.0f}" r="14" fill="#fcf9f2" stroke="#857d6b" stroke-width="2"/>'
    low = y + 32
    yield (
        f'<text x="{x:.0f}" y="{low:.0f}" font-size="11" font-family="sans-serif" font-weight="bold" '
        f'fill="#4a5347" text-anchor="middle">{number}</text>'
    )
