"""Inks by what they are for; black-and-white sheets have their own, so that no meaning is lost and no toner wasted."""

from functools import cache

COLOUR = {
    "paper": "#ffffff",
    "ink": "#1d2a21",
    "muted": "#55614f",
    "band": "#123524",
    "band-line": "#123524",
    "on-band": "#f7efd9",
    "on-band-soft": "#e9c46a",
    "leaf": "#1f5b3a",
    "moss": "#e3efdf",
    "moss-deep": "#bcd6b9",
    "stone": "#faf5e8",
    "stone-deep": "#ece1c6",
    "line": "#b7a981",
    "rule": "#6f6a58",
    "gold": "#b9831f",
    "gold-soft": "#f6e4b4",
    "number": "#123524",
    "on-number": "#f7efd9",
    "warn": "#8c2f1b",
    "temple": "#2f6d9a",
    "village": "#d97a1f",
    "jungle": "#2c6b3f",
    "crop": "#000000",
}
MONO = {
    "paper": "#ffffff",
    "ink": "#000000",
    "muted": "#3c3c3c",
    "band": "#ffffff",
    "band-line": "#000000",
    "on-band": "#000000",
    "on-band-soft": "#333333",
    "leaf": "#000000",
    "moss": "#f1f1f1",
    "moss-deep": "#d5d5d5",
    "stone": "#ffffff",
    "stone-deep": "#ececec",
    "line": "#8a8a8a",
    "rule": "#444444",
    "gold": "#333333",
    "gold-soft": "#e9e9e9",
    "number": "#000000",
    "on-number": "#ffffff",
    "warn": "#000000",
    "temple": "#4d4d4d",
    "village": "#c4c4c4",
    "jungle": "#7d7d7d",
    "crop": "#000000",
}


@cache
def rgb(ink: str, mono: bool) -> tuple[float, float, float]:
    """An ink's name or its hex value as red, green and blue; grey on a black-and-white sheet.

    >>> rgb("#ffffff", True), rgb("paper", False)
    ((1.0, 1.0, 1.0), (1.0, 1.0, 1.0))
    """
    value = (MONO if mono else COLOUR).get(ink, ink)
    red, green, blue = (int(value[i : i + 2], 16) / 255 for i in (1, 3, 5))
    if mono:
        grey = round(0.3 * red + 0.59 * green + 0.11 * blue, 3)
        return grey, grey, grey
    return round(red, 3), round(green, 3), round(blue, 3)
