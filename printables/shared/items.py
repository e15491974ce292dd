"""What a page is made of: measured things, each with its rectangle. A layout makes them, the painter paints them."""

from msgspec import Struct

from printables.shared.box import Box
from printables.shared.paper import Paper


class Panel(Struct, frozen=True):
    """A rectangle, perhaps with round corners; an oval where `oval`."""

    box: Box
    fill: str = ""
    line: str = ""
    width: float = 0.6
    radius: float = 0
    oval: bool = False
    dash: tuple[float, ...] = ()


class Stroke(Struct, frozen=True):
    """A line through points, or a closed filled shape."""

    points: tuple[tuple[float, float], ...]
    line: str = "line"
    width: float = 0.6
    dash: tuple[float, ...] = ()
    fill: str = ""
    closed: bool = False


class Run(Struct, frozen=True):
    """Letters of one typeface, or an inline icon; `x` counts from the line's beginning."""

    font: str
    text: str
    x: float
    icon: str = ""


class Line(Struct, frozen=True):
    runs: tuple[Run, ...]
    width: float


class Text(Struct, frozen=True):
    """Fitted text: every line lies inside the box."""

    box: Box
    lines: tuple[Line, ...]
    size: float
    leading: float
    ink: str = "ink"
    align: str = "left"
    valign: str = "top"


class Icon(Struct, frozen=True):
    """A drawing of assets/icons, by its path without the ending; `under` where text may stand on it."""

    box: Box
    name: str
    under: bool = False


class Mark(Struct, frozen=True):
    """A player's shape in the player's colour."""

    box: Box
    colour: str
    shape: str
    under: bool = False


class Code(Struct, frozen=True):
    """A QR code with its quiet edge inside the box."""

    box: Box
    matrix: tuple[tuple[bool, ...], ...]


class Turned(Struct, frozen=True):
    """Things turned upside down within the box."""

    box: Box
    items: tuple["Item", ...]


class Bookmark(Struct, frozen=True):
    title: str
    level: int = 0
    y: float = 0


Item = Panel | Stroke | Text | Icon | Mark | Code | Turned | Bookmark


class Page(Struct, frozen=True):
    paper: Paper
    items: tuple[Item, ...]


class Leaflet(Struct, frozen=True):
    """A whole document."""

    title: str
    lang: str
    pages: tuple[Page, ...]
    mono: bool = False
    duplex: bool = False
