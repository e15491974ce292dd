"""Ruled tables for a pen: lines, shaded rows, and the boxes to write or print in."""

from collections.abc import Sequence

from msgspec import Struct

from printables.shared.box import Box, around
from printables.shared.items import Item, Panel, Stroke


class Grid(Struct, frozen=True):
    """Boxes row by row; `cells[row][column]`."""

    cells: tuple[tuple[Box, ...], ...]

    def items(self, header: int = 1, strong: Sequence[int] = (), merged: int = 0) -> list[Item]:
        """Shades every second row below the header and rules all edges; `strong` columns begin with a thick line,
        and only they go through the first `merged` rows."""
        whole = around([cell for row in self.cells for cell in row])
        rows = [around(row) for row in self.cells]
        items: list[Item] = [Panel(row, "gold-soft") for row in rows[:header]]
        items += [Panel(row, "moss") for row in rows[header + 1 :: 2]]
        for index, row in enumerate(rows[1:], start=1):
            items.append(_rule(whole.x, row.y, whole.right, row.y, 1.0 if index == header else 0.4))
        for column, cell in enumerate(self.cells[-1]):
            if column:
                thick = column in strong
                top = whole.y if thick else rows[merged].y
                items.append(_rule(cell.x, top, cell.x, whole.bottom, 1.2 if thick else 0.4))
        items.append(Panel(whole, "", "rule", 1.2))
        return items


def grid(box: Box, columns: Sequence[float], rows: Sequence[float]) -> Grid:
    return Grid(tuple(row.columns(columns) for row in box.rows(rows)))


def _rule(x: float, y: float, right: float, bottom: float, width: float) -> Stroke:
    return Stroke(((x, y), (right, bottom)), "rule", width)
