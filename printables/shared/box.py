"""Rectangles cut into rectangles: all layout is done with these, before anything is drawn."""

from collections.abc import Sequence

from msgspec import Struct


class Box(Struct, frozen=True):
    """`y` counts downwards."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def cx(self) -> float:
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        return self.y + self.h / 2

    def inset(self, dx: float, dy: float | None = None) -> "Box":
        """
        >>> Box(0, 0, 10, 10).inset(1, 2)
        Box(x=1, y=2, w=8, h=6)
        """
        dy = dx if dy is None else dy
        return Box(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def head(self, h: float) -> "Box":
        return Box(self.x, self.y, self.w, h)

    def below(self, h: float) -> "Box":
        return Box(self.x, self.y + h, self.w, self.h - h)

    def foot(self, h: float) -> "Box":
        return Box(self.x, self.bottom - h, self.w, h)

    def above(self, h: float) -> "Box":
        """All but the lowest `h`."""
        return Box(self.x, self.y, self.w, self.h - h)

    def left(self, w: float) -> "Box":
        return Box(self.x, self.y, w, self.h)

    def after(self, w: float) -> "Box":
        return Box(self.x + w, self.y, self.w - w, self.h)

    def end(self, w: float) -> "Box":
        return Box(self.right - w, self.y, w, self.h)

    def before(self, w: float) -> "Box":
        """All but the last `w` on the right."""
        return Box(self.x, self.y, self.w - w, self.h)

    def columns(self, shares: int | Sequence[float], gap: float = 0) -> tuple["Box", ...]:
        """
        >>> [b.w for b in Box(0, 0, 10, 1).columns((1, 3), gap=2)]
        [2.0, 6.0]
        """
        parts = [1.0] * shares if isinstance(shares, int) else list(shares)
        room = self.w - gap * (len(parts) - 1)
        x, boxes = self.x, []
        for part in parts:
            w = room * part / sum(parts)
            boxes.append(Box(x, self.y, w, self.h))
            x += w + gap
        return tuple(boxes)

    def rows(self, shares: int | Sequence[float], gap: float = 0) -> tuple["Box", ...]:
        """
        >>> [b.y for b in Box(0, 0, 1, 10).rows(2, gap=2)]
        [0, 6.0]
        """
        return tuple(box.swapped() for box in self.swapped().columns(shares, gap))

    def swapped(self) -> "Box":
        return Box(self.y, self.x, self.h, self.w)

    def grid(self, columns: int, rows: int, gap: float = 0) -> tuple["Box", ...]:
        """Cells row by row."""
        return tuple(cell for row in self.rows(rows, gap) for cell in row.columns(columns, gap))

    def square(self) -> "Box":
        """The largest square in the middle."""
        return self.centred(min(self.w, self.h))

    def centred(self, w: float, h: float | None = None) -> "Box":
        h = w if h is None else h
        return Box(self.cx - w / 2, self.cy - h / 2, w, h)

    def moved(self, dx: float, dy: float) -> "Box":
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def turned_in(self, around: "Box") -> "Box":
        """Where it lies when what is around it is turned upside down."""
        return Box(2 * around.cx - self.right, 2 * around.cy - self.bottom, self.w, self.h)

    def holds(self, other: "Box", slack: float = 0) -> bool:
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def overlaps(self, other: "Box", slack: float = 0) -> bool:
        """
        >>> Box(0, 0, 2, 2).overlaps(Box(1, 1, 2, 2)), Box(0, 0, 2, 2).overlaps(Box(2, 0, 2, 2))
        (True, False)
        """
        return (
            self.x + slack < other.right
            and other.x + slack < self.right
            and self.y + slack < other.bottom
            and other.y + slack < self.bottom
        )


def around(boxes: Sequence[Box]) -> Box:
    """The smallest box that holds all of them."""
    x, y = min(b.x for b in boxes), min(b.y for b in boxes)
    return Box(x, y, max(b.right for b in boxes) - x, max(b.bottom for b in boxes) - y)
