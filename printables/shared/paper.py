"""The paper people have; lengths in points, from the top left corner down."""

from msgspec import Struct

from printables.shared.box import Box

MM = 72 / 25.4
MARGIN = 11 * MM
"""Nothing but crop marks is printed nearer to the edge: most printers cannot."""
PRINTER_EDGE = 4.5 * MM


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
