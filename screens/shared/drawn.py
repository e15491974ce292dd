"""Our drawings inside of others: an SVG that is part of a larger one."""

import re
from functools import lru_cache

from model.locator import assets

_WHOLE = re.compile(r'<svg[^>]*viewBox="0 0 ([\d.]+) ([\d.]+)"[^>]*>(.*)</svg>', re.S)


def drawn(name: str, size: float, x: float = 0, y: float = 0) -> str:
    """`drawn("tikal-2/site", 40)`: so wide, around this point, in the units of what it becomes a part of."""
    width, height, inside = _inside(name)
    scale = size / width
    return f'<g transform="translate({x - size / 2:.1f} {y - height * scale / 2:.1f}) scale({scale:.3f})">{inside}</g>'


@lru_cache(maxsize=64)
def _inside(name: str) -> tuple[float, float, str]:
    found = _WHOLE.search((assets() / "icons" / f"{name}.svg").read_text(encoding="utf-8"))
    assert found, f"{name} is no drawing of ours"
    return float(found[1]), float(found[2]), found[3].replace("\n", "")
