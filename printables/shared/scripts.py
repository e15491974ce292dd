"""Names that run from right to left: letters joined as they are written, words in the order they are read."""

import unicodedata
from collections.abc import Sequence
from typing import TypeVar

import arabic_reshaper
from bidi import get_display

T = TypeVar("T")


def turned(text: str) -> bool:
    """Whether anything in it runs from right to left.

    >>> turned("Ada"), turned("\u05d0\u05d3\u05d4")
    (False, True)
    """
    return not text.isascii() and any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in text)


def joined(text: str) -> str:
    """Arabic letters in the forms they have beside each other; as wide as they will be printed."""
    return str(arabic_reshaper.reshape(text)) if turned(text) else text


def as_read(text: str) -> str:
    """The letters from left to right as they stand on paper.

    >>> as_read("\u05d0\u05d3\u05d4 3") == "3 \u05d4\u05d3\u05d0"
    True
    """
    return str(get_display(text)) if turned(text) else text


def stretches(words: Sequence[T], texts: Sequence[str]) -> list[tuple[list[T], bool]]:
    """Neighbours that are turned, together: two words of a name change places."""
    found: list[tuple[list[T], bool]] = []
    for word, text in zip(words, texts, strict=True):
        turns = turned(text)
        if found and found[-1][1] == turns:
            found[-1][0].append(word)
        else:
            found.append(([word], turns))
    return found
