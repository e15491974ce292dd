"""Text as people see it: a sign is what a reader takes for one letter, however many code points it is made of."""

import unicodedata
from collections.abc import Iterable

import regex

_SIGN = regex.compile(r"\X")
_RIGHT_TO_LEFT = frozenset(("R", "AL", "AN"))
_ISOLATES, _END = "\u2066\u2067\u2068", "\u2069"
_FIRST_STRONG = "\u2068"
_OVERRIDES = dict.fromkeys(range(0x202A, 0x202F))
"""Embeddings and overrides: they turn round what follows them, also what is not theirs."""


def signs(text: str) -> list[str]:
    """
    >>> len(signs("👨‍👩‍👧‍👦")), len(signs("Zoe\u0308"))
    (1, 3)
    """
    return [str(sign) for sign in _SIGN.findall(text)]


def digits(value: float) -> str:
    """A number as people read it, with a true minus.

    >>> digits(-10), digits(3)
    ('−10', '3')
    """
    return str(value).replace("-", "−")


def shortened(text: str, most: int) -> str:
    """No more than `most` code points, never cut in the middle of a sign.

    >>> shortened("Ada👨‍👩‍👧‍👦", 6), shortened("Ada", 3)
    ('Ada…', 'Ada')
    """
    if len(text) <= most:
        return text
    edge = 0
    for sign in _SIGN.finditer(text):
        if sign.end() >= most:
            break
        edge = sign.end()
    return text[:edge] + "…"


def framed(text: str) -> str:
    """The text as part of a sentence: what runs from right to left does not turn the words beside it.

    >>> framed("Ada"), framed("\u05e9\u05dc\u05d5\u05dd") == "\u2068\u05e9\u05dc\u05d5\u05dd\u2069"
    ('Ada', True)
    """
    if text.isascii():
        return text
    plain = _balanced(text.translate(_OVERRIDES))
    return f"{_FIRST_STRONG}{plain}{_END}" if _turns(plain) else plain


def listed(names: Iterable[str]) -> str:
    """Names one after another, each by itself.

    >>> listed(["Ada", "Ben"])
    'Ada, Ben'
    """
    return ", ".join(framed(name) for name in names)


def _balanced(text: str) -> str:
    """Isolates only in pairs: one that is not ended, or ends another's, goes."""
    if not any(mark in text for mark in (*_ISOLATES, _END)):
        return text
    open_at: list[int] = []
    kept = list(text)
    for at, letter in enumerate(text):
        if letter in _ISOLATES:
            open_at.append(at)
        elif letter == _END:
            if open_at:
                open_at.pop()
            else:
                kept[at] = ""
    for at in open_at:
        kept[at] = ""
    return "".join(kept)


def _turns(text: str) -> bool:
    """Whether something outside its isolates runs from right to left."""
    depth = 0
    for letter in text:
        depth += (letter in _ISOLATES) - (letter == _END)
        if not depth and unicodedata.bidirectional(letter) in _RIGHT_TO_LEFT:
            return True
    return False
