"""Our drawings inside of others: an SVG that is part of a larger one."""

import re
from functools import lru_cache

from model.locator import assets

SIDE = 96
"""Of every drawing in `assets/icons`."""


def drawn(name: str, size: float, x: float = 0, y: float = 0) -> str:
    """`drawn("tikal-2/site", 40)`: around this point, in the units of what it becomes a part of."""
    place = f"translate({x - size / 2:.1f} {y - size / 2:.1f}) scale({size / SIDE:.3f})"
    return f'<g transform="{place}">{_inside(name)}</g>'


@lru_cache(maxsize=64)
def _inside(name: str) -> str:
    text = (assets() / "icons" / f"{name}.svg").read_text(encoding="utf-8")
    found = re.search(r"<svg[^>]*>(.*)</svg>", text, re.S)
    return found[1] if found else ""
