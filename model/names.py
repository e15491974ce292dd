"""What people are called: any text that can be seen, in any script, with signs of any make."""

import unicodedata
from typing import Any

from model.signs import signs

LONGEST_NAME = 60
"""Signs of a name, as people count them."""
LARGEST_SIGN = 40
"""Code points of a sign: the largest family has eleven, and no letter needs as many marks."""

_DISTURBING = frozenset([*range(0x202A, 0x202F), *range(0x2066, 0x2070), *range(0xFFF9, 0xFFFC), 0xFEFF])
"""They turn round or hide what stands beside them. Joiners and direction marks do not: names are written with them."""
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters by name, but nothing is to be seen of them."""


def name_fault(name: str) -> tuple[str, dict[str, Any]] | None:
    """What is wrong with a name: the code of a flaw and its facts.

    >>> name_fault("👨‍👩‍👧‍👦 Öztürk"), name_fault(" ")
    (None, ('name-empty', {}))
    >>> name_fault("\u202eadA")
    ('name-sign', {'found': 'U+202E'})
    """
    for letter in name:
        if _disturbs(letter):
            return "name-sign", {"found": f"U+{ord(letter):04X}"}
    if not any(_seen(letter) for letter in name):
        return "name-empty", {}
    found = signs(name)
    if len(found) > LONGEST_NAME:
        return "name-long", {"most": LONGEST_NAME, "found": len(found)}
    if any(len(sign) > LARGEST_SIGN for sign in found):
        return "name-heap", {"most": LARGEST_SIGN}
    return None


def tidied(name: str) -> str:
    """A name as it was typed or pasted, without what came along unseen.

    >>> tidied(" \u2068Ada\u2069\\n Lovelace ")
    'Ada Lovelace'
    """
    plain = "".join(" " if letter in "\t\n\r\v\f\u2028\u2029" else letter for letter in name)
    return unicodedata.normalize("NFC", " ".join("".join(c for c in plain if not _disturbs(c)).split())).strip()


def _disturbs(letter: str) -> bool:
    code = ord(letter)
    return unicodedata.category(letter) in ("Cc", "Cs", "Zl", "Zp") or code in _DISTURBING or code & 0xFFFE == 0xFFFE


def _seen(letter: str) -> bool:
    """Signs newer than this Python are letters to it like others."""
    return letter not in _BLANK and unicodedata.category(letter) not in ("Cf", "Zs", "Mn", "Me")
