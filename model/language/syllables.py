"""Where a long word may be broken: at its syllables, by a simple rule, and by a list of those it gets wrong."""

import re
from functools import cache, lru_cache

from model.locator import assets

VOWELS = "aeiouyäöüåéèêëàâîïôûùœæ"
_SOUNDS = {
    "de": r"sch[lmnrw]?|ch|ck|ph|th|qu|pf[lr]?|[bfgkp][lr]|[dt]r|zw",
    "nl": r"sch[r]?|ch|ph|th|qu|[bfgkpv][lr]|[dtw]r",
    "fr": r"ch|ph|th|qu|gn|[bcdfgkptv][lr]",
    "fi": r"",
}
"""Letters that begin a syllable together; in Finnish none do. English words are not broken: no rule finds where."""
FEWEST = 2
"""Letters that stand alone at a word's beginning; at its end one more."""


@lru_cache(maxsize=4096)
def syllables(lang: str, word: str) -> tuple[str, ...]:
    """
    >>> syllables("fi", "viidakkoveitset")
    ('vii', 'dak', 'ko', 'veit', 'set')
    >>> syllables("de", "Ereignisplättchen")
    ('Ereig', 'nis', 'plätt', 'chen')
    >>> syllables("en", "characters")
    ('characters',)
    """
    if lang not in _SOUNDS:
        return (word,)
    known = _exceptions(lang).get(word.lower())
    if known is None:
        cuts = [at for at in _beginnings(lang, word.lower()) if FEWEST <= at < len(word) - FEWEST]
    else:
        cuts = list(known)
    return tuple(word[start:end] for start, end in zip([0, *cuts], [*cuts, len(word)], strict=True))


def _beginnings(lang: str, word: str) -> list[int]:
    """Before what is sounded with the next vowel, once there was a vowel."""
    first = re.search(f"[{VOWELS}]", word)
    if first is None:
        return []
    sounds = "|".join(part for part in (_SOUNDS[lang], f"[^{VOWELS}]") if part)
    return [
        found.start() for found in re.finditer(f"(?:{sounds})(?=[{VOWELS}])", word) if found.start() > first.start()
    ]


@cache
def _exceptions(lang: str) -> dict[str, tuple[int, ...]]:
    """From `syllables.txt` beside the texts, a word a line: `Dieb-stahl`."""
    file = assets() / "i18n" / lang / "syllables.txt"
    found = {}
    for line in file.read_text(encoding="utf-8").split() if file.is_file() else ():
        parts, at = line.lower().split("-"), 0
        cuts = [at := at + len(part) for part in parts[:-1]]
        found["".join(parts)] = tuple(cuts)
    return found
