"""What the editor of a copy is made of: one thing to tell at a time. A game's are the `STEPS` of its folder here."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import flet as ft

from model.games import folder_of
from model.kernel.flaws import Flaw
from screens.shared.look import Look

Raw = dict[str, Any]
"""A kit as it is written; null where nothing is told."""
Change = Callable[[Any], None]
"""Takes the new kit, or a function that makes it of what it is by then: fast taps all count. Stored at once."""
ALL = "all"
"""Where all steps are seen together: no step is called so."""


@dataclass(frozen=True)
class Step:
    """One thing to tell. What a tap does to the kit is thought in `model/games/<folder>/entering.py`, not here."""

    id: str
    title: str
    """A message; the same with `-about` says what to do, in a sentence or two."""
    picture: str
    """One of ours: `lost-temple/temple`."""
    done: Callable[[Raw], bool]
    progress: Callable[[Raw], tuple[int, int]]
    """How much is told, of how much; of 0 where nobody knows yet."""
    draw: Callable[[Look, Raw, Change], ft.Control]
    """A component; it has the whole room between the head and the buttons, and scrolls by itself where it must."""
    minutes: float = 1
    """About how long it takes from nothing."""
    paths: tuple[str, ...] = ()
    """Whose contradictions are told here: how the flaws' `where` begins, `kit.jungle`."""
    flaws: Callable[[Raw], Sequence[Flaw]] | None = None
    """What contradicts the rulebook here, where that is not just what is found at the paths."""
    optional: bool = False
    """A game can be played in full without it."""
    keys_below: bool = False
    """On a phone what is tapped stands at the bottom: there a contradiction is said above it, else below, so that
    nothing moves under the finger."""


@cache
def steps_of(game: str) -> tuple[Step, ...]:
    """In the order they are asked; none for a game that has no editor."""
    room = f"screens.copies.{folder_of(game)}"
    return tuple(import_module(room).STEPS) if find_spec(room) else ()


def enough(steps: Sequence[Step], raw: Raw) -> bool:
    """Whether all is told that a game in full needs."""
    return all(step.optional or step.done(raw) for step in steps)


def first_left(steps: Sequence[Step], raw: Raw) -> str:
    """Where whoever comes back goes on: the first step that must be told and is not, then one that was begun; where
    there is none, all of them."""
    left = [step for step in steps if not step.done(raw)]
    begun = [step for step in left if step.progress(raw)[0] > 0]
    return next((step.id for step in (*(step for step in left if not step.optional), *begun)), ALL)


def minutes_left(steps: Sequence[Step], raw: Raw) -> float:
    """Of what must be told before a game in full."""
    return sum(step.minutes * (1 - share(step, raw)) for step in steps if not step.optional)


def share(step: Step, raw: Raw) -> float:
    """How much of a step is told, from 0 to 1. Where nobody knows how much there is, it comes nearer and nearer."""
    have, of = step.progress(raw)
    if step.done(raw):
        return 1
    return min(have / of, 1) if of else have / (have + 30)
