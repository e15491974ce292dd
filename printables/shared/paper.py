"""The paper people have; lengths in points, from the top left corner down."""

from msgspec import Struct

from printables.shared.box import Box

MM = 72 / 25.4
MARGIN = 11 * MM
"""Where the body of a page begins."""
PRINTER_EDGE = 5 * MM
"""Nothing is printed nearer to the edge of the paper: most printers cannot."""


class Paper(Struct, frozen=True):
    id: str
    width: float
    height: float

    @property
    def page(self) -> Box:
        return Box(0, 0, self.width, self.height)

    @property
    def body(self) -> Box:
        return self.page.inset(MARGIN)


PAPERS = {
    "a4": Paper("a4", 210 * MM, 297 * MM),
    "letter": Paper("letter", 612, 792),
}
