"""Taking back: the last action, or the whole turn in one tap."""

from collections.abc import Callable, Sequence, Set
from dataclasses import dataclass

import flet as ft

from model.table.snapshot import Snapshot
from screens.shared.buttons import glyph
from screens.table.part import part
from screens.table.sitting import Sitting
from screens.table.taps import before_tap
from screens.table.undo import undo_of, undo_words, undoing

LATEST = 200
"""More entries than any turn has."""


@dataclass(frozen=True)
class Turn:
    """A game's own: which moves are actions of a turn, and what comes right before the first of them."""

    actions: Set[str]
    before: Set[str]

    def begun(self, snapshot: Snapshot) -> int | None:
        """How many moves were in force before the first action of this turn; None where something else came between,
        or where it is at most one action: that is undone by itself."""
        return snapshot.once("turn-begun", lambda: self._begun(snapshot))

    def _begun(self, snapshot: Snapshot) -> int | None:
        lines = snapshot.log(None, snapshot.version - LATEST)
        count = self.trailing([line.do for line in lines if not line.undone and line.do != "undo"])
        return snapshot.depth - count if count > 1 else None

    def trailing(self, dos: Sequence[str]) -> int:
        """How many actions the turn has had.

        >>> turn = Turn({"place", "bring"}, {"draw", "end"})
        >>> turn.trailing(["end", "draw", "place", "bring"]), turn.trailing(["bring", "correct", "bring"])
        (2, 0)
        """
        for count, do in enumerate(reversed(dos)):
            if do not in self.actions:
                return count if do in self.before else 0
        return len(dos)

    def again(self, sitting: Sitting) -> int | None:
        """Where the turn can be begun again by whoever acts on this device."""
        to = self.begun(sitting.snapshot) if sitting.mine else None
        if to is None or sitting.actor.guest.host or sitting.actor.guest.scribe:
            return to
        return to if sitting.shown.may_undo(sitting.seat, to) else None


def last_of(sitting: Sitting) -> tuple[int | None, int]:
    """Where taking back leads: what was entered by one tap goes together."""
    to, version = undo_of(sitting)
    before = before_tap(sitting)
    if to is None or before is None or before >= to:
        return to, version
    entered = sitting.actor.guest.host or sitting.shown.may_undo(sitting.seat, before)
    return before if entered else to, version


def taking_back_of(turn: Turn) -> Callable[..., ft.Control]:
    """Signs beside the board's own buttons: always in sight, whatever is chosen; a part that is given a chair."""

    def signs(sitting: Sitting) -> ft.Control:
        look, actor, version = sitting.look, sitting.actor, sitting.version
        (last, _), start, single = last_of(sitting), turn.again(sitting), undo_of(sitting)[0]

        async def back() -> None:
            if last is not None and last != single:
                await actor.act(version, "undo", to=last)
            elif last is not None:
                await undoing(actor, last, version)()

        cells = []
        if last is not None:
            cells.append(glyph(look, "undo", ft.Icons.UNDO, undo_words(look, actor), back))

        async def again() -> None:
            await actor.act(version, "undo", to=start)

        if start is not None:
            cells.append(glyph(look, "turn-again", ft.Icons.RESTART_ALT, look.say("undo-turn"), again))
        return ft.Row(cells, spacing=0)

    return part(lambda sitting: (last_of(sitting), turn.again(sitting)), signs)
