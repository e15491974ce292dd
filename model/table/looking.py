"""What was seen: covers are opened and remembered, so that an undo knows of it; wherever it is asked for."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from msgspec.structs import replace

from model.kernel.exposed import Exposed
from model.table.errors import keeping
from model.table.guest import Guest
from model.table.hosting import Hosting
from model.table.lanes import Lane

log = logging.getLogger(__name__)


class Looking(Hosting):
    """With one host it is remembered as long as the table is open; with several it is written down first."""

    lane: Lane
    _undoing = False

    @contextmanager
    def _marked(self, undoing: bool) -> Iterator[None]:
        """While an undo is stored nobody looks behind a cover: whether it is allowed hangs on what was seen."""
        with self._swap:
            self._undoing = undoing
        try:
            yield
        finally:
            with self._swap:
                self._undoing = False

    async def look(self, guest: Guest, seat: int) -> None:
        """A cover was opened: what lay behind it has been seen. At once, unless an undo is just being stored; where
        there are other hosts it is written down first, so that an undo there knows of it."""
        if self._store.shared or not self._looked(guest, seat):
            await self.lane.run(self.looked, guest, seat)

    def looked(self, guest: Guest, seat: int) -> None:
        """The same for a thread, which can wait."""
        if self._store.shared:
            self.judged(lambda: self._look(guest, seat))
        elif not self._looked(guest, seat):
            with self._writing:
                self._looked(guest, seat)

    def _look(self, guest: Guest, seat: int) -> None:
        """Kept before it is shown. Nobody looks while an undo is being stored: both hold the table's row, and each
        asks whether it has seen the other."""
        shown = self.shown
        if not self._may_look(guest, seat):
            return
        with keeping():
            count = self._store.look(self.id, seat, shown.snapshot.depth, shown.moment)
        memory = shown.memory.looked(seat, shown.snapshot.depth)
        if count != shown.beside:
            self._change(lambda shown: replace(shown, beside=count).remembering(memory))

    def _may_look(self, guest: Guest, seat: int) -> bool:
        if self.known(guest).may_see(seat):
            return True
        log.warning("table %s: %s may not look as seat %s", self.id, guest.holder, seat)
        return False

    def _looked(self, guest: Guest, seat: int) -> bool:
        """Whether it could be remembered now."""
        with self._swap:
            shown = self.shown
            if not self._may_look(guest, seat):
                return True
            if self._undoing:
                return False
            memory = shown.memory.looked(seat, shown.snapshot.depth)
            if memory is shown.memory:
                return True
            # an undo that was offered may not be any more
            self.shown = replace(shown, memory=memory, beat=shown.beat + 1).with_undo()
        self._tell()
        return True

    def undo_target(self, seat: int | None) -> int | None:
        """Where the player's own undo would lead; None when it is the host's matter."""
        return None if seat is None else self.shown.undo[seat]

    def undo_refusal(self, seat: int | None) -> tuple[str, dict[str, Any]]:
        return self.shown.undo_refusal(seat)

    def seen_since(self, to: int) -> tuple[Exposed, ...]:
        return self.shown.seen_since(to)

    def needs_cover(self, seat: int) -> bool:
        return self.shown.snapshot.needs_cover(seat)
