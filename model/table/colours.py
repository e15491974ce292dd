"""The players' colours: each with a shape, the same on every screen and sheet, so that hue never tells alone."""

from collections.abc import Sequence

SHAPES: dict[str, str] = {
    "red": "circle",
    "orange": "triangle",
    "yellow": "star",
    "green": "diamond",
    "blue": "square",
    "purple": "hexagon",
    "black": "cross",
    "white": "ring",
    "beige": "pentagon",
    "brown": "shield",
    "pink": "heart",
    "grey": "crescent",
    "turquoise": "drop",
}
"""Colour → shape."""

INKS: dict[str, str] = {
    "red": "#b3261e",
    "orange": "#d96a0b",
    "yellow": "#e0b01c",
    "green": "#2e7d3a",
    "blue": "#1f5fae",
    "purple": "#6d3a94",
    "black": "#22201d",
    "white": "#ffffff",
    "beige": "#d9c298",
    "brown": "#6f4526",
    "pink": "#cf5b8b",
    "grey": "#80807a",
    "turquoise": "#1b8a8a",
}
"""Colour → ink; the light ones (white, beige, yellow) need a dark outline."""

OTHER_INK = "#80807a"


def shapes(worn: Sequence[str], kit: Sequence[str] = ()) -> dict[str, str]:
    """A shape for each colour people wear, all different, and for the others of their kit. Colours nobody foresaw get
    what nobody else wears: they hang on the people alone, so that every screen and sheet shows the same.

    >>> shapes(["red", "mauve"], ["red", "mauve", "blue"])
    {'red': 'circle', 'mauve': 'triangle', 'blue': 'square'}
    """
    spare = iter([shape for colour, shape in SHAPES.items() if colour not in worn])
    return {colour: SHAPES.get(colour) or next(spare, "circle") for colour in dict.fromkeys((*worn, *kit))}


def ink(colour: str) -> str:
    """
    >>> ink("blue"), ink("mauve")
    ('#1f5fae', '#80807a')
    """
    return INKS.get(colour, OTHER_INK)
