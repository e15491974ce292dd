"""Describing a copy tap by tap: a kit as it is written goes in, the next one comes out. What is not told is null."""

from collections.abc import Callable
from typing import Any, Literal

from model.games.lost_temple.parts import CHARACTERS, IDOLS, STARTS_WITH_MACHETE, TOKENS

Raw = dict[str, Any]
Key = Literal["plain", "temple", "village", "jungle", "chance"]

KEYS: tuple[Key, ...] = ("plain", "temple", "village", "jungle", "chance")
LISTS = {"temple": "temples", "village": "villages", "jungle": "jungle", "chance": "chance"}
"""Where a kit keeps the spaces of a kind; the others are plain."""
DOUBLE = ("temple", "village")
"""On these a double circle may lie too."""
NEAR, FAR = "6-8", "2-5"
"""The great temples as a kit calls them, by who races to them (LT1.1)."""
COUNTED = tuple(kind for kind in TOKENS if kind != "idol")
"""Of these tokens nobody knows how many there are before the owner has told."""


# the track


def length(raw: Raw) -> int:
    """How many spaces are told."""
    return raw.get("length") or _finish(raw)[FAR] or 0


def kind(raw: Raw, space: int) -> Key:
    return next((key for key in KEYS[1:] if space in _spaces(raw, key)), "plain")


def double(raw: Raw, space: int) -> bool:
    """A temple or a village that is a chance space too."""
    return space in _spaces(raw, "chance") and kind(raw, space) in DOUBLE


def great(raw: Raw) -> tuple[int, ...]:
    """The great temples told so far, the first one first."""
    return tuple(sorted(space for space in _finish(raw).values() if space is not None))


def typed(raw: Raw, key: Key, at: int | None = None, *, twice: bool = False) -> Raw:
    """The next space, or another kind for one that is there; `twice` is with a double circle."""
    space = at or length(raw) + 1
    kinds = {key, "chance"} if twice and key in DOUBLE else {key}
    told = {name: {*_spaces(raw, one)} - {space} | ({space} if one in kinds else set()) for one, name in LISTS.items()}
    return _track(raw, max(space, length(raw)), told, great(raw))


def circled(raw: Raw, at: int | None = None) -> Raw:
    """The double circle on or off, where it may be: on the last space, or on another."""
    space = at or length(raw)
    return typed(raw, kind(raw, space), space, twice=not double(raw, space)) if kind(raw, space) in DOUBLE else raw


def greatly(raw: Raw, at: int | None = None) -> Raw:
    """A great temple as the next space; a space that is there becomes one, or is one no longer. A third one takes the
    place of the one on its side."""
    others = tuple(space for space in great(raw) if space != at)
    if at is not None and at in great(raw):
        return _marked(raw, others)
    space = at or length(raw) + 1
    kept = others[-1:] if space < max(others, default=0) else others[:1]
    return _marked(typed(raw, "temple", space), (*kept, space))


def inserted(raw: Raw, at: int) -> Raw:
    """A plain space that was forgotten, before this one."""
    return _moved(raw, length(raw) + 1, lambda space: space + (space >= at))


def erased(raw: Raw, at: int | None = None) -> Raw:
    """Without the last space, or without another one: those after it move up."""
    gone = at or length(raw)
    if not gone:
        return raw
    return _moved(raw, length(raw) - 1, lambda space: None if space == gone else space - (space > gone))


def track_done(raw: Raw) -> bool:
    """Told up to the second great temple."""
    return len(great(raw)) == 2


def track_progress(raw: Raw) -> tuple[int, int]:
    """Until the second great temple nobody knows how many there are."""
    return length(raw), length(raw) if track_done(raw) else 0


# the start cards


def card(raw: Raw, character: str) -> Raw:
    """What is told of a card: `space` and `gems`, each may be null."""
    told = (raw.get("start") or {}).get(character) or {}
    return {"space": told.get("space"), "gems": told.get("gems")}


def carded(raw: Raw, character: str | None = None, **told: int) -> Raw:
    """`carded(raw, "canoe", space=5)`; without a character it is the next card's. Who starts with a machete every
    rulebook says (LT1.4)."""
    whose = character or next_card(raw)
    if whose is None:
        return raw
    told = {**card(raw, whose), **told, "machete": int(whose in STARTS_WITH_MACHETE)}
    return {**raw, "start": {**(raw.get("start") or {}), whose: told}}


def card_done(raw: Raw, character: str) -> bool:
    return None not in card(raw, character).values()


def next_card(raw: Raw) -> str | None:
    """The first one of which something is not told."""
    return next((character for character in CHARACTERS if not card_done(raw, character)), None)


def cards_progress(raw: Raw) -> tuple[int, int]:
    return sum(card_done(raw, character) for character in CHARACTERS), len(CHARACTERS)


# the tokens


def tokens(raw: Raw, token: str) -> int | None:
    told: int | None = (raw.get("tokens") or {}).get(token)
    return told


def counted(raw: Raw, token: str, number: int) -> Raw:
    """Two idols are in every copy (LT1.2)."""
    before: Raw = {"idol": IDOLS, **dict.fromkeys(COUNTED)}
    return {**raw, "tokens": {**before, **(raw.get("tokens") or {}), token: number}}


def tokens_progress(raw: Raw) -> tuple[int, int]:
    return sum(tokens(raw, token) is not None for token in COUNTED), len(COUNTED)


def _spaces(raw: Raw, key: Key | str) -> list[int]:
    return raw.get(LISTS.get(key, "")) or []


def _finish(raw: Raw) -> dict[str, int | None]:
    told = raw.get("finish") or {}
    return {NEAR: told.get(NEAR), FAR: told.get(FAR)}


def _track(raw: Raw, spaces: int, told: dict[str, set[int]], marks: tuple[int, ...]) -> Raw:
    """No space at all is as if nothing had been told."""
    if not spaces:
        return _marked({**raw, "length": None, **dict.fromkeys(told)}, ())
    return _marked({**raw, "length": spaces, **{name: sorted(one) for name, one in told.items()}}, marks)


def _marked(raw: Raw, marks: tuple[int, ...]) -> Raw:
    """One great temple is the first until there is another."""
    first, *second = sorted(marks) or (None,)
    return {**raw, "finish": {NEAR: first, FAR: second[0] if second else None} if marks else None}


def _moved(raw: Raw, spaces: int, to: Callable[[int], int | None]) -> Raw:
    """The same track with its spaces elsewhere, or gone."""
    told = {name: {new for space in _spaces(raw, one) if (new := to(space))} for one, name in LISTS.items()}
    return _track(raw, spaces, told, tuple(new for space in great(raw) if (new := to(space))))
