"""A site of the river as a drawing: its ground with its number, the pirogues there, and what of all sites is lit."""

from functools import lru_cache

from screens.shared.hexes import INK
from screens.shared.lights import CREAM, LETTERS, NONE
from screens.shared.marks import Mark, drawn_mark, written
from screens.tikal2.stream import Stream

BANK, START, HULL = "#f6f0dc", "#f2b872", "#8a5a2b"
EDGES = {"reach": ("#174f96", 3), "chosen": ("#b4530a", 5), "last": ("#5b2a86", 3)}
"""What is lit has an edge of its own, and a sign beside the site's number."""
HEAD, ACROSS = 0.25, 0.22
"""How high number and pirogues are, for the site's height and at most for its width."""
ASIDE = 6
"""From the edge to what lies on it."""
SIGNS = {
    "reach": '<path d="M1 1L19 10L1 19L6 10Z" fill="#174f96"/>',
    "chosen": '<circle cx="10" cy="10" r="9" fill="#b4530a"/><path d="M5 10l4 4l7-8" fill="none" stroke="#fff" '
    'stroke-width="3"/>',
    "last": '<path d="M10 2a8 8 0 1 1-7 4M10 5v6h5" fill="none" stroke="#5b2a86" stroke-width="3"/>',
}
HOUSE = f'<path d="M1 10L10 2L19 10H17V19H12V12H8V19H3V10Z" fill="#c8602f" stroke="{INK}"/>'


def head_of(width: float, height: float) -> float:
    return min(height * HEAD, width * ACROSS)


@lru_cache(maxsize=64)
def bank_face(width: int, height: int, number: int) -> str:
    """In the device's own pixels; the first site is where all start."""
    high = head_of(width, height)
    ground = (
        f'<rect x=".5" y=".5" width="{width - 1}" height="{height - 1}" rx="12" '
        f'fill="{START if number == 1 else BANK}" stroke="{INK}"/>'
    )
    house = _sign(HOUSE, ASIDE, high) if number == 1 else ""
    called = written(str(number), ASIDE + high * (1.25 if number == 1 else 0.25), ASIDE + high / 2, high * 0.8)
    return _svg(width, height, LETTERS, ground, house, called)


@lru_cache(maxsize=256)
def river_lights(lit: tuple[str, ...], first: int, place: Stream) -> str:
    """All that is lit, over all sites, of which one is the first; what several show alike is drawn once and used."""
    if not any(lit):
        return NONE
    _, _, wide, high = place.sites[0]
    kinds = {kind: f"s{number}" for number, kind in enumerate(dict.fromkeys(kind for kind in lit if kind))}
    defined = "".join(f'<g id="{id_}">{_edge(kind, wide, high)}</g>' for kind, id_ in kinds.items())
    head = head_of(wide, high)
    defined += "".join(f'<g id="g{id_}">{_sign(SIGNS[kind], head * 0.6, head)}</g>' for kind, id_ in kinds.items())
    used = ""
    for site, kind in enumerate(lit):
        if kind:
            left, top, _, _ = place.sites[site]
            aside = ASIDE + (head if site == first else 0)
            used += f'<use href="#{kinds[kind]}" x="{left:.0f}" y="{top:.0f}"/>'
            used += f'<use href="#g{kinds[kind]}" x="{left + aside:.0f}" y="{top:.0f}"/>'
    return _svg(round(place.width), round(place.height), "", f"<defs>{defined}</defs>", used)


def _edge(kind: str, wide: float, high: float) -> str:
    line, thick = EDGES[kind]
    return (
        f'<rect x="{thick / 2}" y="{thick / 2}" width="{wide - thick:.0f}" height="{high - thick:.0f}" rx="12" '
        f'fill="none" stroke="{line}" stroke-width="{thick}"/>'
    )


def _sign(inside: str, x: float, high: float) -> str:
    return f'<g transform="translate({x:.0f} {ASIDE + high * 0.1:.0f}) scale({high / 25:.2f})">{inside}</g>'


def boats_room(width: float, high: float, number: int) -> float:
    """How wide the place of the pirogues is, beside what else may stand there."""
    return width - 2 * ASIDE - high * (2.6 if number == 1 else 1.6)


@lru_cache(maxsize=256)
def boats_face(people: tuple[Mark, ...], width: int, high: int) -> str:
    """Everybody's mark in a long boat, at the right edge of this room."""
    size = min(high * 0.8, width / max(len(people) + 0.5, 1))
    wide = size * (len(people) + 0.4)
    left, keel = width - wide, high * 0.62
    boat = (
        f'<path d="M{left:.0f} {keel:.0f}Q{left + wide / 2:.0f} {keel + size * 0.5:.0f} {width} {keel:.0f}'
        f'L{width - size * 0.2:.0f} {high - 1}H{left + size * 0.2:.0f}Z" fill="{HULL}" stroke="{CREAM}"/>'
    )
    marks = [drawn_mark(one, left + size * (at + 0.7), keel - size * 0.25, size * 0.9) for at, one in enumerate(people)]
    return _svg(width, high, "", *marks, boat if people else "")


def _svg(width: int, height: int, more: str, *inside: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"{more}>{"".join(inside)}</svg>'
