"""The log in words, for whoever reads it: the one place that makes a line of it and gives it its number."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from msgspec import Struct

from model.kernel.event import Corrected, Event
from model.kernel.log import Read
from model.language import Texts, texts
from model.table.words import event_words


class Said(Struct, frozen=True):
    """An entry as it is read: entries count from 1, on screens, on paper and in the terminal."""

    number: int
    words: str
    undone: bool = False


def number_of(index: int) -> int:
    """The number by which people speak of an entry; `index` is its place in a record's list of moves.

    >>> number_of(0)
    1
    """
    return index + 1


def said(
    words: Texts,
    game: str,
    entries: Iterable[Read],
    names: Sequence[str],
    kit: Any = None,
    *,
    entered_by: bool = False,
) -> list[Said]:
    """`kit` names the pieces; `entered_by`: where somebody else entered it, that is said too."""
    return [
        Said(number_of(read.index), _line(words, game, read, names, kit, entered_by), read.undone) for read in entries
    ]


def _line(words: Texts, game: str, read: Read, names: Sequence[str], kit: Any, entered_by: bool) -> str:
    line = events_said(words, game, read.events, names, kit)
    if entered_by and read.by is not None and read.seat not in (None, read.by):
        return words.say("log-entered-by", what=line, name=names[read.by])
    return line


def events_said(words: Texts, game: str, events: Iterable[Event], names: Sequence[str], kit: Any = None) -> str:
    return " ".join(_words(words, game, event, tuple(names), kit) for event in events)


def _words(words: Texts, game: str, event: Event, names: tuple[str, ...], kit: Any) -> str:
    if isinstance(event, Corrected) or event.place_fields or event.piece_fields:  # another copy calls them otherwise
        return event_words(words, game, event, names, kit)
    return _remembered(words.lang, game, event, names)


@lru_cache(maxsize=4096)
def _remembered(lang: str, game: str, event: Event, names: tuple[str, ...]) -> str:
    """Most of the log is the same for everybody who reads it in one language."""
    return event_words(texts(lang), game, event, names)
