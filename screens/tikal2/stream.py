"""How the river lies on a screen: six sites clockwise from above, what lies between them, the wheel in the middle.
Measured here, drawn by `river.py`."""

from dataclasses import dataclass

Box = tuple[float, float, float, float]
"""Left, top, width and height."""
GAP = 0.125
"""How high a picture between two sites is, for the whole."""
WIDEST, HIGHEST = 1.5, 1.2
"""How wide it is at most for its height, and how high for its width."""
MARGIN = 5
WATER, FLOW = "#a9d3d4", "#2f7f86"


@dataclass(frozen=True)
class Stream:
    width: float
    height: float
    sites: tuple[Box, ...]
    gaps: tuple[Box, ...]
    """Each behind the site of the same number."""
    wheel: Box


def stream(width: float, height: float) -> Stream:
    """Two sites in a column on either side, one above and one below the wheel; the other things at the corners."""
    whole = min(height, width * HIGHEST)
    wide, height = min(width, whole * WIDEST) - 2 * MARGIN, whole - 2 * MARGIN
    gap = height * GAP
    high = (height - 3 * gap) / 2
    across = min(wide * 0.31, high * 1.5)
    left, middle, right = 0.0, (wide - across) / 2, wide - across
    upper, lower = gap, height - gap - high
    sites = (
        (middle, 0.0, across, high),
        (right, upper, across, high),
        (right, lower, across, high),
        (middle, height - high, across, high),
        (left, lower, across, high),
        (left, upper, across, high),
    )
    beside = (across - gap) / 2
    columns = (right + beside, left + beside)
    gaps = (
        (columns[0], 0.0),
        (columns[0], height / 2 - gap / 2),
        (columns[0], height - gap),
        (columns[1], height - gap),
        (columns[1], height / 2 - gap / 2),
        (columns[1], 0.0),
    )
    size = min(height - 2 * high - 4, wide - 2 * across - 8)
    wheel = ((wide - size) / 2, (height - size) / 2, size, size)
    aside = (width - wide) / 2
    return Stream(
        width,
        whole,
        tuple(_moved(one, aside) for one in sites),
        tuple(_moved((x, y, gap, gap), aside) for x, y in gaps),
        _moved(wheel, aside),
    )


def _moved(box: Box, right: float) -> Box:
    left, top, *size = box
    return left + right, top + MARGIN, size[0], size[1]


def water(place: Stream) -> str:
    """The stream itself, through the middles of all sites, with the way it flows."""
    (_, top, _, high), (right, _, across, _) = place.sites[0], place.sites[1]
    left = place.sites[4][0] + across / 2
    y, wide, deep = top + high / 2, right + across / 2 - left, place.sites[3][1] - top
    thick = high * 0.24
    shape = f'<rect x="{left:.0f}" y="{y:.0f}" width="{wide:.0f}" height="{deep:.0f}" rx="{deep / 4:.0f}" fill="none" '
    bends = f'{shape}stroke="{WATER}" stroke-width="{thick:.0f}"/>'
    first, second = place.sites[5][0] + across, place.sites[0][0] + across
    aside = (place.sites[0][0] - first) / 2
    arrows = "".join(
        _arrow(x + aside, at, way * thick * 0.32) for at, way in ((y, 1), (y + deep, -1)) for x in (first, second)
    )
    flow = f'<path d="{arrows}" fill="none" stroke="{FLOW}" stroke-width="{thick / 6:.1f}"/>'
    box = f'viewBox="0 0 {place.width:.0f} {place.height:.0f}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box}>{bends}{flow}</svg>'


def _arrow(x: float, y: float, size: float) -> str:
    """To the right; to the left where it is less than nothing."""
    high = abs(size)
    return f"M{x - size / 2:.1f} {y - high:.1f}l{size:.1f} {high:.1f}l{-size:.1f} {high:.1f}"
