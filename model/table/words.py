"""Rules, events and flaws in the reader's words; seats become the players' names."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

import msgspec

from model.kernel.event import Corrected, Event, TakenAsTold, Undone, event_name
from model.kernel.flaws import Flaw, Flawed
from model.kernel.illegal import SEAT_FACTS
from model.language import Name, Texts, Why
from model.signs import shortened
from model.table.device import OTHER
from model.table.notes import Note

LONGEST_PATH, LONGEST_VALUE, LONGEST_WHY = 80, 200, 500
"""Characters shown of what somebody corrected: a log is to be read."""


def named(facts: Mapping[str, Any], names: Sequence[str], seats: Sequence[str] = SEAT_FACTS) -> dict[str, Any]:
    """The facts with people's names where they are `seats`.

    >>> named({"seat": 1, "card": "thief"}, ["Ada", "thief"])
    {'seat': 'thief', 'card': 'thief'}
    """
    return {key: _name(value, names) if key in seats else value for key, value in facts.items()}


def _name(value: Any, names: Sequence[str]) -> Any:
    if isinstance(value, list | tuple):
        return [_name(v, names) for v in value]
    known = type(value) is int and 0 <= value < len(names)
    return Name(names[value]) if known else value


def refusal_words(texts: Texts, rule: str, facts: Mapping[str, Any], names: Sequence[str]) -> Why:
    return texts.why(rule, named(facts, names))


def event_words(texts: Texts, game: str, event: Event, names: Sequence[str]) -> str:
    """What the log says of an event."""
    if isinstance(event, Corrected):
        return " ".join(_change_words(texts, change, event.why) for change in event.changes)
    if isinstance(event, Undone):
        return _undone_words(texts, event)
    name = event_name(type(event).__name__)
    message = f"event-{name}" if isinstance(event, TakenAsTold) else f"{game}-{name}"
    manner = event.manner()
    return texts.say(f"{message}.{manner}" if manner else message, **named(_facts(event), names, event.seat_fields))


def _undone_words(texts: Texts, event: Undone) -> str:
    """By the number at which the first of what went stands in the log: moves in force are numbered nowhere."""
    if not event.entries:
        return texts.say("event-undone.nothing")
    return texts.say("event-undone", number=event.entries[0] + 1)


def note_words(texts: Texts, note: Note, names: Sequence[str], message: str = "") -> str:
    """What is told of something that happened beside the game."""
    host = texts.say("note-owner" if note.owner else "note-host")
    by = host if note.by is None else Name(names[note.by])
    name = Name("" if note.seat is None else names[note.seat])
    device = texts.say(f"device-{note.what or OTHER}")
    return texts.say(message or f"note-{note.kind}", name=name, by=by, device=device, time=clock(note.at))


def clock(at: str) -> str:
    """Hours and minutes as the host's clock shows them.

    >>> len(clock("2026-01-01T20:15:00.000Z"))
    5
    """
    return datetime.fromisoformat(at).astimezone().strftime("%H:%M") if at else ""


def _facts(event: Event) -> dict[str, Any]:
    return {name: getattr(event, name) for name in event.__struct_fields__}


def _change_words(texts: Texts, change: Any, why: str) -> str:
    path, why = shortened(change.path, LONGEST_PATH), shortened(why, LONGEST_WHY)
    facts = {"path": path, "before": _plain(change.before), "after": _plain(change.after), "why": why}
    return texts.say("event-corrected.hidden" if change.hidden else "event-corrected", **facts).strip()


def _plain(value: Any) -> str:
    text = value if isinstance(value, str) else msgspec.json.encode(value).decode()
    return shortened(text, LONGEST_VALUE)


def flaw_words(texts: Texts, file: str, flaw: Flaw) -> str:
    what = texts.say(f"flaw-{flaw.code}", **flaw.facts)
    if not flaw.where:
        return texts.say("command-flaw-whole", file=file, what=what)
    return texts.say("command-flaw", file=file, where=flaw.where, what=what)


def first_flaw(texts: Texts, file: str, error: Flawed) -> str:
    """One line for all of them."""
    said = flaw_words(texts, file, error.flaws[0])
    more = len(error.flaws) - 1
    return texts.say("command-flaw-more", said=said, count=more) if more else said
