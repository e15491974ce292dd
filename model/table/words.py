"""Rules, events and flaws in the reader's words; seats become the players' names."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from model.kernel.event import Corrected, Event, Learned, TakenAsTold, Undone, event_name
from model.kernel.flaws import Flaw, Flawed
from model.kernel.hand import Hand
from model.language import Name, Texts, Why
from model.table.called import called, named, spoken
from model.table.corrected import correction_words, path_words
from model.table.device import OTHER
from model.table.learned import learned_words
from model.table.notes import Note


def refusal_words(
    texts: Texts,
    rule: str,
    facts: Mapping[str, Any],
    names: Sequence[str],
    game: str = "",
    kit: Any = None,
    *,
    typed: bool = False,
) -> Why:
    """Why something was refused; of this `game`'s `kit` (None: pieces are not named). `typed`: whoever reads it wrote
    the move into a file, so what is wrong with it has the name it has there."""
    told = spoken(texts, called(game, kit, named(facts, names)))
    if typed and "argument" in told:
        told["argument"] = Name(told["argument"])
    if isinstance(told.get("path"), str):
        told["path"] = path_words(texts, game, kit, told["path"], names)
    return texts.why(rule, told)


def event_words(texts: Texts, game: str, event: Event, names: Sequence[str], kit: Any = None) -> str:
    """What the log says of an event; `kit` names the pieces (None: as records do)."""
    if isinstance(event, Corrected):
        return correction_words(texts, game, kit, event, names)
    if isinstance(event, Learned):
        return learned_words(texts, game, kit, event, names)
    if isinstance(event, Undone):
        return _undone_words(texts, event)
    name = event_name(type(event).__name__)
    message = f"event-{name}" if isinstance(event, TakenAsTold) else f"{game}-{name}"
    manner = event.manner()
    facts = called(game, kit, named(_facts(event), names, event.seat_fields), event.place_fields, event.piece_fields)
    return texts.say(f"{message}.{manner}" if manner else message, **spoken(texts, facts))


def hand_words(texts: Texts, game: str, hand: Hand, names: Sequence[str], seat: int | None = None) -> str:
    """What is to be done by hand: said to the seat that does it, or (None) to everybody."""
    message, manner = f"{game}-hand-{hand.what}", hand.to.get(seat, "") if seat is not None else ""
    return texts.say(f"{message}.{manner}" if manner else message, **spoken(texts, hand.facts, names))


def _undone_words(texts: Texts, event: Undone) -> str:
    return texts.say("event-undone", count=len(event.entries)) if event.entries else texts.say("event-undone.nothing")


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
