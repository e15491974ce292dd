"""The typefaces, all from assets/fonts, embedded as subsets; a letter one of them lacks comes from a wider one."""

import unicodedata
from functools import cache, lru_cache

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

from model.locator import assets
from model.signs import signs

FACES = {
    "text": "SourceSansPro-Regular",
    "bold": "SourceSansPro-Bold",
    "italic": "SourceSansPro-It",
    "title": "SourceSerifPro-Bold",
}
WIDE = "DejaVuSans"
MISSING = "□"
"""Printed for a sign no typeface has: one, however many code points the sign is made of."""
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


@lru_cache(maxsize=4096)
def runs(text: str, face: str) -> tuple[tuple[str, str], ...]:
    """The text in pieces, each with the typeface that has all its letters.

    >>> runs("a★", "text")
    (('SourceSansPro-Regular', 'a'), ('DejaVuSans', '★'))
    """
    main = FACES[face]
    font(main)
    pieces: list[tuple[str, str]] = []
    for sign in signs(text):
        name, letters = _set(sign, main)
        if pieces and pieces[-1][0] == name:
            pieces[-1] = (name, pieces[-1][1] + letters)
        elif letters:
            pieces.append((name, letters))
    return tuple(pieces)


@cache
def _set(sign: str, main: str) -> tuple[str, str]:
    """A sign with the typeface that has it; without its marks where none has those, else a box."""
    seen = "".join(letter for letter in sign if not _unseen(letter))
    for letters in (seen, seen[:1]):
        for name in (main, WIDE):
            if all(_has(name, letter) for letter in letters):
                return name, letters
    return WIDE, MISSING


def _unseen(letter: str) -> bool:
    """Joiners, marks of direction, selectors of a look: they have no shape of their own."""
    return unicodedata.category(letter) == "Cf" or 0xFE00 <= ord(letter) <= 0xFE0F


@cache
def unit_width(text: str, face: str) -> float:
    """The text's width at size 1."""
    return float(sum(font(name).stringWidth(piece, 1) for name, piece in runs(text, face)))
