"""Copies on paper: whole, told in part, or against the rulebook. What nobody could draw is left open."""

from collections.abc import Callable
from typing import Any

import msgspec

from model.games.copies import flaws_of
from model.kernel.filled import filled
from model.kernel.flaws import Flaw, Flawed
from model.kernel.game import Game, Kit
from model.kernel.play import Play

MISCOUNTED = ("count", "count-of", "sum", "fewer", "start-gems", "t2-backs")
MISPLACED = (
    "space-twice", "finish-temple", "finish-order", "twice", "missing", "masks", "t2-arrangement", "t2-bonus-empty",
    "t2-discovery-back", "t2-forest-there", "t2-treasure-room",
)  # fmt: skip
"""Contradictions of the rulebook that can be drawn as they were told."""


def copy_told(rules: Game[Any], raw: Any, as_told: bool) -> tuple[Kit, tuple[Flaw, ...]]:
    """The kit; where the sheet shows it as it was told, be it in part, with what contradicts the rulebook in it."""
    if not as_told:
        return filled(rules.kit(raw)), ()
    return filled(_drawable(rules, _so_far(raw), _is_wild)), flaws_of(rules.id, raw)


def copy_of(play: Play[Any], as_told: bool) -> tuple[Kit, tuple[Flaw, ...]]:
    """A table's copy with what was learned of it; where that contradicts the rulebook a sheet leaves it open, but for
    those that show the copy itself."""
    rules, told = play.game, msgspec.to_builtins(play.kit, str_keys=True)
    if as_told:
        return copy_told(rules, told, as_told=True)
    return filled(_drawable(rules, told, lambda flaw: True)), ()


def _drawable(rules: Game[Any], told: Any, is_wild: Callable[[Flaw], bool]) -> Kit:
    """The kit with what contradicts the rulebook; without the parts in which that is of such a kind."""
    try:
        return rules.kit(told)
    except Flawed as error:
        wild = {flaw.where.removeprefix("kit.").split(".")[0].split("[")[0] for flaw in error.flaws if is_wild(flaw)}
        if error.thing is None or any(told.get(part) is None for part in wild):
            raise
        if not wild:
            kit: Kit = error.thing
            return kit
    return _drawable(rules, {part: None if part in wild else one for part, one in told.items()}, is_wild)


def _is_wild(flaw: Flaw) -> bool:
    """What nobody could draw: neither some too many or too few, nor something in a wrong place."""
    expected, found = flaw.facts.get("expected"), flaw.facts.get("found")
    if flaw.code in MISCOUNTED and isinstance(expected, int) and isinstance(found, int):
        return not 0 <= found <= 2 * expected
    return flaw.code not in MISPLACED


def _so_far(told: Any) -> Any:
    """Lists that were not told to their end, as far as they go.

    >>> _so_far({"printed": [{"at": [0, 2]}, None], "wheel": {"prices": [2, None]}})
    {'printed': [{'at': [0, 2]}], 'wheel': {'prices': [2]}}
    """
    if isinstance(told, dict):
        return {part: _so_far(one) for part, one in told.items()}
    while isinstance(told, list) and told and told[-1] is None:
        told = told[:-1]
    return told
