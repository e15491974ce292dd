"""The cards the app has dealt (LT3): nobody tells them, picks are undone. Whoever told one that another holds would
see who holds it by what becomes of the rest."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from model.games.lost_temple.moves import Reveal
from model.games.lost_temple.parts import CHARACTERS, NUMBER, TOKENS
from model.games.lost_temple.state import State
from model.kernel.event import Change
from model.kernel.illegal import NOT_NOW, Refusal
from model.kernel.move import Correct, Move


def barred(state: State, move: Move) -> Refusal | None:
    """At a live table a dealt card is not corrected by anybody."""
    dealt = filter(_is_dealt, move.set) if isinstance(move, Correct) and state.track.app_draft else iter(())
    path = next(dealt, None)
    return None if path is None else Refusal(NOT_NOW, {"why": "dealt", "path": path})


def unguessed(state: State, move: Move) -> Move:
    """LT7.5: which of the app's tokens lies there is seen when it is turned up, not found out by saying one."""
    return Reveal() if isinstance(move, Reveal) and state.track.app_tokens else move


def _is_dealt(path: str) -> bool:
    first, *rest = path.split(".")
    return first in ("hand", "up", "down") or (first == "seats" and rest[1:2] == ["characters"])


def sealed(state: State, changes: Sequence[Change]) -> str | None:
    """In a record a seat may have told one of its own cards anew before that was called. One that lies open would turn
    up with whoever held the other; of two it would be seen which came from where."""
    dealt = [change for change in changes if _is_dealt(change.path)] if state.track.app_draft else []
    before, after = (
        {name for change in dealt for name in _names(getattr(change, side))} for side in ("before", "after")
    )
    called = CHARACTERS[: NUMBER[state.called] + 1] if state.called is not None else ()
    told = len(after - before) > 1 or not (before ^ after).isdisjoint(called)
    return next((change.path for change in dealt if told or not change.path.startswith("seats.")), None)


def _names(value: Any) -> list[str]:
    return [name for name in (value if isinstance(value, list) else [value]) if isinstance(name, str)]


def disguises(state: State, seat: int) -> tuple[State, State]:
    """With no card in hand, and with every card; with two different tokens everywhere."""
    count = len(state.tokens)
    none = replace(state, hand=(), down=(), tokens=TOKENS[:1] * count)
    return none, replace(state, hand=CHARACTERS, down=(), tokens=TOKENS[1:2] * count)
