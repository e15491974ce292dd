"""The typefaces, all from assets/fonts, embedded as subsets; a letter one of them lacks comes from a wider one."""

from functools import cache

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

from model.locator import assets

FACES = {
    "text": "SourceSansPro-Regular",
    "bold": "SourceSansPro-Bold",
    "italic": "SourceSansPro-It",
    "title": "SourceSerifPro-Bold",
}
WIDE = "DejaVuSans"
MISSING = "□"
"""Printed for a letter no typeface has."""
ASCENT = 0.93
DESCENT = 0.25
"""How far letters with accents and tails reach from the line they stand on, in sizes."""


@cache
def font(name: str) -> TTFont:
    """The typeface, read once."""
    found = TTFont(name, str(assets() / "fonts" / f"{name}.ttf"))
    pdfmetrics.registerFont(found)
    return found


@cache
def _has(name: str, letter: str) -> bool:
    return ord(letter) in font(name).face.charToGlyph


def runs(text: str, face: str) -> list[tuple[str, str]]:
    """The text in pieces, each with the typeface that has all its letters.

    >>> runs("a★", "text")
    [('SourceSansPro-Regular', 'a'), ('DejaVuSans', '★')]
    """
    main = FACES[face]
    font(main)
    pieces: list[tuple[str, str]] = []
    for letter in text:
        name = main if _has(main, letter) else WIDE
        if name == WIDE and not _has(WIDE, letter):
            letter = MISSING
        if pieces and pieces[-1][0] == name:
            pieces[-1] = (name, pieces[-1][1] + letter)
        else:
            pieces.append((name, letter))
    return pieces


@cache
def unit_width(text: str, face: str) -> float:
    """The text's width at size 1."""
    return float(sum(font(name).stringWidth(piece, 1) for name, piece in runs(text, face)))
