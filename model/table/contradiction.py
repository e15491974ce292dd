"""What in a copy contradicts the rulebook, as a sentence to its owner: on screens and on paper the same."""

import re
from collections.abc import Sequence

from model.kernel.flaws import Flaw
from model.language import Name, Texts


def contradiction(texts: Texts, game: str, flaw: Flaw) -> str:
    """`copy-<game>-<part>-<code>` says it best (`copy-lost-temple-jungle-count`), then `copy-<game>-<code>`; else what
    a file would be told. `$part` is what a table's entry is of (a character, a colour), `$number` which of a list."""
    names = re.sub(r"\[\d+\]", "", flaw.where).replace("_", "-").split(".")[1:]
    facts = {**flaw.facts, "part": names[1] if len(names) > 1 else "", "number": _number(flaw.where)}
    for message in (*(f"copy-{game}-{part}-{flaw.code}" for part in _parts(names)), f"copy-{game}-{flaw.code}"):
        if texts.has(message):
            return texts.say(message, **facts)
    return texts.say("copy-flaw", what=Name(texts.say(f"flaw-{flaw.code}", **flaw.facts)))


def _parts(names: Sequence[str]) -> list[str]:
    """
    >>> _parts(["start", "canoe", "space"]), _parts(["printed", "doors"]), _parts(["jungle"])
    (['start-canoe-space', 'start-space', 'start'], ['printed-doors', 'printed'], ['jungle'])
    """
    return list(dict.fromkeys(("-".join(names), "-".join((names[0], names[-1])), names[0]))) if names[1:] else [*names]


def _number(where: str) -> int:
    """Which of a list, counted from 1."""
    found = re.search(r"\[(\d+)\]", where)
    return int(found[1]) + 1 if found else 0
