"""The log in words, for whoever reads it: the one place that makes turns into lines and entries into sentences."""

from collections.abc import Iterable, Sequence, Set
from functools import lru_cache
from itertools import groupby
from typing import Any

from msgspec import Struct

from model.kernel.event import Corrected, Event, Learned
from model.kernel.log import log_for
from model.kernel.passages import Passage, passages
from model.kernel.play import Play
from model.kernel.points import Point
from model.kernel.tale import Say
from model.language import Name, Texts, texts
from model.table.called import said
from model.table.words import event_words

ENTRIES_A_LINE = 4
"""So many entries are read at first for each line that is asked for, and twice as many where turns were longer."""


class Said(Struct, frozen=True):
    """A line of the log. Entries count from 1, on screens, on paper and in the terminal: `number` is its first one."""

    number: int
    words: str
    undone: bool = False
    heading: bool = False


def number_of(index: int) -> int:
    """The number by which people speak of an entry; `index` is its place in a record's list of moves.

    >>> number_of(0)
    1
    """
    return index + 1


def told(words: Texts, play: Play[Any], viewer: int | None, *, usual: Set[int] | None = None) -> list[Said]:
    """The whole log in turns, as this seat (None: an onlooker) may read it."""
    return _lines(words, play, passages(play, viewer), usual)


def latest(
    words: Texts, play: Play[Any], viewer: int | None, count: int, *, usual: Set[int] | None = None
) -> list[Said]:
    """Its last lines, the newest last. Where somebody else entered it, that is said too,
    but not of those who `usual`ly do; None: of nobody."""
    entries = count * ENTRIES_A_LINE
    while (after := play.version - entries) > 0:
        found = passages(play, viewer, after)[1:]  # the first may have begun before
        if len(found) >= count:
            return _lines(words, play, found[-count:], usual)
        entries *= 2
    return told(words, play, viewer, usual=usual)[-count:]


def since(words: Texts, play: Play[Any], viewer: int | None, after: int) -> str:
    """What has happened from this version on, in one text."""
    return " ".join(one.words for one in _lines(words, play, passages(play, viewer, after), None))


def entries(words: Texts, play: Play[Any], viewer: int | None, after: int = 0) -> list[Said]:
    """Entry by entry, finer than the log: where single moves are chosen from."""
    names, kit = [player.name for player in play.setup.players], play.kit
    found = [
        Said(number_of(read.index), events_said(words, play.game.id, read.events, names, kit), read.undone)
        for read in log_for(play, viewer, after)
    ]
    return [one for one in found if one.words]


def _lines(words: Texts, play: Play[Any], found: Iterable[Passage], usual: Set[int] | None) -> list[Said]:
    return [
        Said(number_of(one.first), _line(words, play, one, usual), one.undone, one.chapter.heading) for one in found
    ]


def _line(words: Texts, play: Play[Any], passage: Passage, usual: Set[int] | None) -> str:
    names = tuple(player.name for player in play.setup.players)
    if any(isinstance(one, Event) for one in passage.says):  # pieces are called as this copy calls them
        line = passage_words(words, passage, names, play.game.id, play.kit)
    else:
        line = _remembered(words.lang, passage, names)
    if usual is not None and passage.by is not None and passage.by not in usual:
        return words.say("log-entered-by", what=line, name=names[passage.by])
    return line


@lru_cache(maxsize=4096)
def _remembered(lang: str, passage: Passage, names: tuple[str, ...]) -> str:
    """Most of the log is the same for everybody who reads it in one language."""
    return passage_words(texts(lang), passage, names)


def reason_words(words: Texts, play: Play[Any], point: Point, happened: Sequence[Event]) -> str:
    """Why somebody got a point or lost one, by what its entry made happen: without the name and the number."""
    names = tuple(player.name for player in play.setup.players)
    says = play.game.reason(point, happened)
    if says:
        return words.listed([said(words, one, names) for one in says])
    if not happened:
        return words.rule(point.rule)
    return event_words(words, play.game.id, happened[-1], names, play.kit)


def passage_words(words: Texts, passage: Passage, names: Sequence[str], game: str = "", kit: Any = None) -> str:
    """Deeds that stand together are one sentence of the player's: “Ada is the Scout, pays 3 gems and moves to 8.”"""
    seat = passage.chapter.seat
    sentences = []
    for deeds, group in groupby(passage.says, key=lambda one: isinstance(one, Say) and one.deed):
        spoken = [
            said(words, one, names) if isinstance(one, Say) else event_words(words, game, one, names, kit)
            for one in group
        ]
        if deeds and seat is not None:
            spoken = [words.say("told-deeds", name=Name(names[seat]), deeds=words.listed(spoken))]
        sentences += spoken
    return words.say("told-heading-joint").join(sentences) if passage.chapter.heading else " ".join(sentences)


def events_said(words: Texts, game: str, events: Iterable[Event], names: Sequence[str], kit: Any = None) -> str:
    """Each event by its own message; `kit` names the pieces."""
    return " ".join(_event_words(words, game, event, tuple(names), kit) for event in events)


def _event_words(words: Texts, game: str, event: Event, names: tuple[str, ...], kit: Any) -> str:
    of_a_copy = isinstance(event, Corrected | Learned) or event.place_fields or event.piece_fields
    if of_a_copy:  # another one calls its pieces otherwise
        return event_words(words, game, event, names, kit)
    return _event_remembered(words.lang, game, event, names)


@lru_cache(maxsize=4096)
def _event_remembered(lang: str, game: str, event: Event, names: tuple[str, ...]) -> str:
    return event_words(texts(lang), game, event, names)
