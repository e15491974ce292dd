"""The host's rights at a table: the desk, the start, handing over."""

import logging
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from model.kernel.illegal import Illegal
from model.store import StoreError
from model.table.attending import Attending
from model.table.desk import Desk, write_desk
from model.table.errors import NotKept
from model.table.guest import Guest
from model.table.notes import Note

log = logging.getLogger(__name__)
SWITCHES = {"one_device", "ended", "next_table"}


class Hosting(Attending):
    """All of it waits for the disk."""

    def set_desk(self, guest: Guest, **changes: Any) -> None:
        """Only the host changes the desk; who hosts is changed by `hand_over` alone."""
        if not changes.keys() <= SWITCHES:
            raise Illegal("X2", why="shape")
        with self._writing:
            self._hosting(guest)
            desk = self.shown.snapshot.desk
            self._put_desk(replace(desk, **changes))
            if self.shown.snapshot.desk.one_device != desk.one_device:
                one = "device-for-all" if self.shown.snapshot.trusts else "one-device"
                kind = "many-devices" if desk.one_device else one
                self._write(self._note(kind, None, **self.by(self.known(guest))))
        self._tell()

    def appoint(self, guest: Guest, seat: int, scribe: bool) -> None:
        """A player enters for everybody from now on, or only for themselves again; everybody is told. Where
        secrets are entered nobody does."""
        with self._writing:
            self._hosting(guest)
            snapshot = self.shown.snapshot
            if seat not in range(len(snapshot.players)):
                raise Illegal("X1", why="seat", number=seat)
            if not snapshot.trusts:
                log.warning("table %s: nobody enters for all where secrets are entered", self.id)
                raise Illegal("X1", why="cover")
            if (seat in snapshot.desk.scribes) == scribe:
                return
            scribes = snapshot.desk.scribes ^ {seat}
            self._put_desk(replace(snapshot.desk, scribes=scribes))
            self._write(self._note("scribe" if scribe else "no-scribe", seat, **self.by(self.known(guest))))
        self._tell()

    def begin(self, guest: Guest) -> None:
        """The table is laid out and the host starts the game; once more changes nothing."""
        with self._writing:
            self._hosting(guest)
            if self.shown.snapshot.desk.started:
                return
            self._put_desk(replace(self.shown.snapshot.desk, started=True))
        self._tell()

    def tick(self, guest: Guest, step: str) -> None:
        """A step of the set-up is done, or not after all."""
        with self._writing:
            self._hosting(guest)
            desk = self.shown.snapshot.desk
            self._put_desk(replace(desk, ticked=desk.ticked ^ {step}))
        self._tell()

    def hand_over(self, guest: Guest, seat: int, end_links: Callable[[Note], None]) -> None:
        """Another player hosts from now on. The host's links end first: nobody is shown anything in between, and a
        crash in between locks out instead of letting see. The note goes with them."""
        with self._writing:
            self._hosting(guest)
            if seat not in range(len(self.shown.snapshot.players)):
                raise Illegal("X1", why="seat", number=seat)
            end_links(self._note("handed-over", seat, **self.by(self.known(guest))))
            self._read_links()
            self._put_desk(replace(self.shown.snapshot.desk, host_seat=seat, handed=True))
        self._tell()

    def _hosting(self, guest: Guest) -> None:
        if not self.known(guest).host:
            log.warning("table %s: the desk is not for %s", self.id, guest.holder)
            raise Illegal("X1", why="host")

    def _put_desk(self, desk: Desk) -> None:
        try:
            self._store.set_desk(self.id, write_desk(desk))
        except StoreError as error:
            raise NotKept(error.code, error.facts) from error
        self._beside(desk, self.shown.snapshot.notes)
