"""What people own: how much of a copy is sure before anybody has told us anything, and how a part of it is known.

Nothing invented is ever told as fact. The sample (`samples.py`) is for demonstrations, chosen on purpose; everywhere
else a table is played with what its owner told, or with what every copy has.
"""

from typing import Any, Literal

from model.games import GAMES
from model.kernel.flaws import Flaw, Flawed, shaped
from model.kernel.game import Kit
from model.kernel.illegal import Illegal
from model.kernel.known import known_kit
from model.kernel.paths import look_up
from model.kernel.untold import untold_within

__all__ = ["Knowledge", "finished", "flaws_of", "knowledge", "known_kit", "untold"]

Knowledge = Literal["known", "told", "unknown"]


def flaws_of(game: str, raw: Any) -> tuple[Flaw, ...]:
    """What contradicts the rulebook in what is told; a part that is not told is no flaw."""
    try:
        GAMES[game].kit(raw)
    except Flawed as error:
        return error.flaws
    return ()


def untold(game: str, raw: Any, players: int, options: Any = None) -> tuple[str, ...]:
    """The paths of a kit that full detail must have before a game of so many with these switches (as a record writes
    them, or as the game's own); nothing: it can be played."""
    rules = GAMES[game]
    chosen = shaped(options or {}, rules.options) if options is None or isinstance(options, dict) else options
    raw = finished(raw)
    kit = _told(game, raw)
    return tuple(dict.fromkeys((*rules.untold(kit, players, chosen), *untold_within(raw, kit))))


def finished(raw: Any) -> Any:
    """A copy as a game is played with it: of a list that is not finished, one with a null in it, nothing is told.

    >>> finished({"spaces": [[0, 1], None], "wheel": {"prices": [2, 3]}})
    {'spaces': None, 'wheel': {'prices': [2, 3]}}
    """
    if isinstance(raw, dict):
        return {name: finished(part) for name, part in raw.items()}
    if isinstance(raw, list):
        return None if None in raw else [finished(part) for part in raw]
    return raw


def knowledge(game: str, raw: Any, path: str) -> Knowledge:
    """How a part of this copy is known: as of every copy, as its owner told it, or not at all. What holds something
    that is not told is not known either."""
    told = _part(raw, path)
    if not _whole(told):
        return "unknown"
    if told != _part(known_kit(game), path):
        return "told"
    return "unknown" if path.split(".")[0] in GAMES[game].guessed else "known"


def _told(game: str, raw: Any) -> Kit:
    """The kit as told, be it against the rulebook."""
    try:
        return GAMES[game].kit(raw)
    except Flawed as error:
        if error.thing is None:
            raise
        return error.thing  # type: ignore[no-any-return]


def _part(raw: Any, path: str) -> Any:
    try:
        return look_up(raw, path)
    except Illegal:
        return None


def _whole(told: Any) -> bool:
    inside = told.values() if isinstance(told, dict) else told if isinstance(told, list) else ()
    return told is not None and told != {} and all(map(_whole, inside))
