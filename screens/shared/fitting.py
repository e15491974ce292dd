"""Words that are wider than their line are broken at a syllable, with a hyphen.

Flutter breaks at a soft hyphen, but draws none, and also where there is room: so it is decided here, by the letters'
widths. Where a line is wide enough nothing is changed.
"""

import re
from functools import lru_cache

from model.language import syllables

_WIDTHS = {
    24: "ijlI.,:;'’|!",
    33: "frt()- ",
    49: "vxyzckJs",
    56: "abdeghnopquäöüåéèêë0123456789LFE",
    64: "ßABKPRSTUVXYZCDÄÜ",
    71: "GHNOQwÖ",
    89: "mMW",
}
_WIDTH = {letter: width / 100 for width, letters in _WIDTHS.items() for letter in letters}
_USUAL = 0.6
_MORE = 1.04
"""Of the font's own widths (Roboto), a little more than they are: bold letters, rounding."""
_WORD = re.compile(r"[^\W\d_]{5,}")
HYPHEN = "-"


def width_of(word: str, size: float) -> float:
    """About how wide it is drawn.

    >>> width_of("mm", 20) > 2 * width_of("ll", 20)
    True
    """
    return sum(_WIDTH.get(letter, _USUAL) for letter in word) * size * _MORE


@lru_cache(maxsize=4096)
def fitted(text: str, lang: str, size: float, room: float) -> str:
    """The text with hyphens in the words that are wider than `room`; addresses stay as they are.

    >>> fitted("alle Ereignisplättchen", "de", 20, 120)
    'alle Ereignis-plättchen'
    >>> fitted("alle Ereignisplättchen", "de", 20, 300)
    'alle Ereignisplättchen'
    """
    return " ".join(_broken(word, lang, size, room) for word in text.split(" "))


def _broken(word: str, lang: str, size: float, room: float) -> str:
    if "/" in word or "\n" in word or width_of(word, size) <= room:
        return "\n".join(fitted(line, lang, size, room) for line in word.split("\n")) if "\n" in word else word
    return _WORD.sub(lambda found: _parts(found, word, lang, size, room), word)


def _parts(found: re.Match[str], word: str, lang: str, size: float, room: float) -> str:
    """As much as fits in every line; what stands before the letters counts too."""
    before = word[: found.start()]
    lines = [before]
    for part in syllables(lang, found[0]):
        if width_of(lines[-1] + part + HYPHEN, size) > room and lines[-1] != before:
            lines.append("")
        lines[-1] += part
    lines[0] = lines[0].removeprefix(before)
    return HYPHEN.join(lines)
