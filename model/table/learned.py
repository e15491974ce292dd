"""What a table learned of its copy, in words: what the copy shows, not which part of a file says so."""

from collections.abc import Sequence
from typing import Any

from model.kernel.event import Change, Learned
from model.language import Name, Texts
from model.signs import shortened
from model.table.called import caller, said

LONGEST_PATH = 80


def learned_words(texts: Texts, game: str, kit: Any, event: Learned, names: Sequence[str]) -> str:
    """A sentence for each part, and where it had been told otherwise, that."""
    return " ".join(_change(texts, game, kit, change, names) for change in event.changes)


def _change(texts: Texts, game: str, kit: Any, change: Change, names: Sequence[str]) -> str:
    phrase = None if kit is None else caller(game, kit).lesson_words(kit, change.path, change.after)
    if phrase is None:
        words = texts.say("event-learned", path=Name(shortened(change.path, LONGEST_PATH)))
    else:
        words = str(said(texts, phrase, names))
    return words if change.before in (None, change.after) else f"{words} {texts.say('event-learned.otherwise')}"
