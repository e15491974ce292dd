"""Corrections in words: who has, is or lies where now, and what was believed before; no paths."""

from collections.abc import Sequence
from typing import Any

import msgspec

from model.kernel.changes import changed
from model.kernel.event import Change, Corrected
from model.kernel.tale import Say, say
from model.language import Name, Texts
from model.signs import shortened
from model.table.called import caller, named, said, spoken

LONGEST_PATH, LONGEST_VALUE, LONGEST_WHY = 80, 200, 500
"""Characters shown of what somebody corrected: a log is to be read."""
NONE = say("value-none")


def correction_words(texts: Texts, game: str, kit: Any, event: Corrected, names: Sequence[str]) -> str:
    """All that changed in one line, then why, as it was typed."""
    said = [_change(texts, game, kit, change, names) for change in changed(event.changes)]
    why = shortened(event.why, LONGEST_WHY)
    return " ".join([*(dict.fromkeys(said) or [texts.say("event-corrected.nothing")]), *([why] if why else [])])


def path_words(texts: Texts, game: str, kit: Any, path: str, names: Sequence[str]) -> Name:
    """What stands at a path, by name; what a game has no name for is said as it was typed."""
    phrase = _at(game, kit, path) or caller(game, kit).lesson_words(kit, path, None)
    if phrase is None or not texts.has(f"{phrase.message}.what"):
        return Name(shortened(path, LONGEST_PATH))
    return said(texts, say(f"{phrase.message}.what", **dict(phrase.facts)), names)


def _at(game: str, kit: Any, path: str) -> Say | None:
    try:
        return caller(game, kit).path_words(kit, path)
    except ValueError:  # somebody typed what no game has
        return None


def _change(texts: Texts, game: str, kit: Any, change: Change, names: Sequence[str]) -> str:
    if change.hidden:
        return texts.say("event-corrected.hidden", path=path_words(texts, game, kit, change.path, names))
    phrase = _at(game, kit, change.path)
    if phrase is None:
        facts = {"path": Name(shortened(change.path, LONGEST_PATH)), "before": _plain(change.before)}
        return texts.say("event-corrected", **facts, after=_plain(change.after))
    before, after = (_value(game, kit, change.path, value) for value in (change.before, change.after))
    message = _manner(texts, phrase.message, before, after)
    facts = {**named(dict(phrase.facts), names), "before": before, "after": after}
    return texts.say(message, **spoken(texts, facts, names))


def _manner(texts: Texts, message: str, before: Any, after: Any) -> str:
    """Where something is there that was not, or is not any more, that is said in other words."""
    manner = "gone" if after is NONE else "new" if before is NONE else ""
    return f"{message}.{manner}" if manner and texts.has(f"{message}.{manner}") else message


def _value(game: str, kit: Any, path: str, value: Any) -> Any:
    said = caller(game, kit).value_words(kit, path, value)
    if said is None or said in ([], ""):
        return NONE
    return _plain(said) if isinstance(said, dict | bool) else said


def _plain(value: Any) -> Name:
    text = value if isinstance(value, str) else msgspec.json.encode(value).decode()
    return Name(shortened(text, LONGEST_VALUE))
