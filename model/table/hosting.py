"""The host's rights at a table: the desk, the start, handing over."""

import logging
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from model.kernel.illegal import Illegal
from model.table.attending import Attending
from model.table.desk import Desk, write_desk
from model.table.errors import keeping
from model.table.guest import Guest
from model.table.notes import Note, write_note

log = logging.getLogger(__name__)
SWITCHES = {"one_device", "ended", "next_table"}


class Hosting(Attending):
    """All of it waits for the disk."""

    def set_desk(self, guest: Guest, **changes: Any) -> None:
        """Only the host changes the desk; who hosts is changed by `hand_over` alone."""
        if not changes.keys() <= SWITCHES:
            raise Illegal("X2", why="shape")
        self.judged(lambda: self._set_desk(guest, changes))

    def _set_desk(self, guest: Guest, changes: dict[str, Any]) -> None:
        known, snapshot = self._hosting(guest), self.shown.snapshot
        desk, after = snapshot.desk, replace(snapshot.desk, **changes)
        if after.one_device == desk.one_device:
            self._put_desk(after)
        else:
            one = "device-for-all" if snapshot.trusts else "one-device"
            kind = "many-devices" if desk.one_device else one
            self._put_desk(after, self._note(kind, None, **self.by(known)))

    def appoint(self, guest: Guest, seat: int, scribe: bool) -> None:
        """A player enters for everybody from now on, or only for themselves again; everybody is told. Where
        secrets are entered nobody does."""
        self.judged(lambda: self._appoint(guest, seat, scribe))

    def _appoint(self, guest: Guest, seat: int, scribe: bool) -> None:
        known, snapshot = self._hosting(guest), self.shown.snapshot
        self._need_seat(seat)
        if not snapshot.trusts:
            log.warning("table %s: nobody enters for all where secrets are entered", self.id)
            raise Illegal("X1", why="cover")
        if (seat in snapshot.desk.scribes) != scribe:
            note = self._note("scribe" if scribe else "no-scribe", seat, **self.by(known))
            self._put_desk(replace(snapshot.desk, scribes=snapshot.desk.scribes ^ {seat}), note)

    def begin(self, guest: Guest) -> None:
        """The table is laid out and the host starts the game; once more changes nothing."""
        self.judged(lambda: self._begin(guest))

    def _begin(self, guest: Guest) -> None:
        self._hosting(guest)
        if not self.shown.snapshot.desk.started:
            self._put_desk(replace(self.shown.snapshot.desk, started=True))

    def tick(self, guest: Guest, step: str) -> None:
        """A step of the set-up is done, or not after all."""
        self.judged(lambda: self._tick(guest, step))

    def _tick(self, guest: Guest, step: str) -> None:
        self._hosting(guest)
        desk = self.shown.snapshot.desk
        self._put_desk(replace(desk, ticked=desk.ticked ^ {step}))

    def hand_over(self, guest: Guest, seat: int, put: Callable[[Note, Desk], None]) -> None:
        """Another player hosts from now on. That, the end of the host's links and the note of it are `put` together:
        nobody is shown anything in between."""
        self.judged(lambda: self._hand_over(guest, seat, put))

    def _hand_over(self, guest: Guest, seat: int, put: Callable[[Note, Desk], None]) -> None:
        known = self._hosting(guest)
        self._need_seat(seat)
        desk = replace(self.shown.snapshot.desk, host_seat=seat, handed=True)
        with keeping():
            put(self._note("handed-over", seat, **self.by(known)), desk)
        self._read_around()

    def _hosting(self, guest: Guest) -> Guest:
        known = self.known(guest)
        if not known.host:
            log.warning("table %s: the desk is not for %s", self.id, guest.holder)
            raise Illegal("X1", why="host")
        return known

    def _need_seat(self, seat: int) -> None:
        if seat not in range(len(self.shown.snapshot.players)):
            raise Illegal("X1", why="seat", number=seat)

    def _put_desk(self, desk: Desk, *notes: Note) -> None:
        with keeping():
            self._store.set_desk(self.id, write_desk(desk), *map(write_note, notes), seen=self._seen)
        self._read_around()
