"""The table is right: setting the state to what lies there, for every game by the paths of its truth."""

from typing import Any

import msgspec

from model.kernel.event import Change, Corrected
from model.kernel.game import Game
from model.kernel.illegal import NOTHING_THERE, require
from model.kernel.move import Correct
from model.kernel.paths import look_up, put


def decide_correction(game: Game[Any], state: Any, move: Correct) -> Corrected:
    """Both values of every corrected path; refused where nothing is there (X4) or it cannot lie so."""
    require(move.set, NOTHING_THERE)
    truth = _plain(game.truth(state))
    changes = tuple(Change(path, look_up(truth, path), value) for path, value in move.set.items())
    corrected = Corrected(changes, move.why)
    apply_correction(game, state, corrected)
    return corrected


def apply_correction(game: Game[Any], state: Any, event: Corrected) -> Any:
    truth = _plain(game.truth(state))
    for change in event.changes:
        truth = put(truth, change.path, change.after)
    return game.restored(state, truth, [change.path for change in event.changes])


def correction_seen(game: Game[Any], event: Corrected, seat: int | None) -> Corrected:
    """The correction as the seat may read it: a secret's values are left out."""
    changes = tuple(Change(c.path, hidden=True) if game.secret(c.path, seat) else c for c in event.changes)
    return Corrected(changes, event.why)


def _plain(truth: dict[str, Any]) -> Any:
    return msgspec.to_builtins(truth, str_keys=True)
