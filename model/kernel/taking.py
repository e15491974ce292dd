"""What was once accepted stays accepted: an entry that today's rules refuse is taken as it was told in its time."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import msgspec

from model.kernel.answer import tells
from model.kernel.correct import apply_correction
from model.kernel.doubt import Doubt
from model.kernel.event import Corrected, Event, Learned, TakenAsTold
from model.kernel.illegal import Illegal
from model.kernel.move import Entry, kept_entry, unread_entry
from model.kernel.play import Line, Play


def accepted(play: Play[Any], raw: Any, told_then: Callable[[], Any]) -> Line:
    """The next entry of a game that was played: by today's rules, or as it was told. `told_then` gives the events as
    they were written down, or None; it is asked only where they are needed."""
    try:
        return play.submit(kept_entry(raw, play.game.moves), accepted=True)
    except Exception as error:  # refused, or a rule of today stumbles over what it did not expect
        return _taken(play, raw, told_then(), error)


def events_written(events: Sequence[Event]) -> list[Any]:
    """What an entry made happen, to be kept beside it. What cannot all be right is judged anew each time."""
    return [msgspec.to_builtins(event, str_keys=True) for event in events if not isinstance(event, Doubt | TakenAsTold)]


def _taken(play: Play[Any], raw: Any, written: Any, error: Exception) -> Line:
    entry = _entry(play, raw)
    rule = error.rule if isinstance(error, Illegal) and not _secret(play, entry) else None
    try:
        events, state = _evolved(play, written)
    except Exception:  # they tell of something that today's game does not know: nothing is better than half of it
        return play.take(entry, (TakenAsTold(rule, known=False),), play.state)
    return play.take(entry, (*events, TakenAsTold(rule)), state)


def _entry(play: Play[Any], raw: Any) -> Entry:
    try:
        return kept_entry(raw, play.game.moves)
    except Illegal:
        return unread_entry(raw)


def _secret(play: Play[Any], entry: Entry) -> bool:
    try:
        return tells(play, entry)
    except Exception:
        return True


def _evolved(play: Play[Any], written: Any) -> tuple[tuple[Event, ...], Any]:
    kinds, state, events = _events(type(play.game).__module__), play.state, []
    for one in written:
        event: Event = msgspec.convert(one, kinds[one["event"]], strict=False, str_keys=True)
        if isinstance(event, Corrected):
            state = apply_correction(play.game, state, event)
        else:
            state = play.game.evolve(state, event)
        events.append(event)
    return tuple(events), state


@cache
def _events(module: str) -> dict[str, type[Event]]:
    """The events of a game, which stand in the folder of its module, by the names they are written with."""
    folder = module.rpartition(".")[0] + "."
    found: set[type[Event]] = {Corrected, Learned}
    wanted: list[type[Event]] = [Event]
    while wanted:
        kinds = wanted.pop().__subclasses__()
        wanted += kinds
        found |= {kind for kind in kinds if kind.__module__.startswith(folder)}
    return {str(kind.__struct_config__.tag): kind for kind in found}
