"""Who comes to a table: links and devices are known, what happens beside the game is noted and told."""

import logging
from collections.abc import Set
from typing import Any

from msgspec.structs import replace

from model.store import Stale, StoreError, Visitor
from model.store.fresh import now
from model.table.door import NO_SEAT
from model.table.errors import Stranger, keeping
from model.table.guest import CODE, HOST, Guest
from model.table.judging import Judging
from model.table.notes import Note, write_note

log = logging.getLogger(__name__)


class Attending(Judging):
    """What only asks (`recognise`, `devices` …) never waits. What changes something waits for the disk."""

    # who somebody is

    def recognise(self, guest: Guest) -> Guest | None:
        """The guest as of now: a link that was issued anew ends the old one; host's rights may have moved on."""
        shown = self.shown
        if guest.table != self.id or not shown.door.lets_in(guest):
            return None
        desk = shown.snapshot.desk
        if guest.holder == CODE:
            return replace(guest, seat=None, host=False)
        if guest.holder == HOST:
            return replace(guest, seat=None if desk.handed else desk.host_seat, host=True)
        seat = int(guest.holder)
        scribe = seat in desk.scribes and shown.snapshot.trusts
        return replace(guest, seat=seat, host=seat == desk.host_seat, scribe=scribe)

    def known(self, guest: Guest) -> Guest:
        """The same, for who wants to do something; `Stranger` if the link leads nowhere."""
        found = self.recognise(guest)
        if found is None:
            log.warning("table %s: a link of %s that has ended was used", self.id, guest.holder)
            raise Stranger
        return found

    def viewer(self, guest: Guest) -> int | None:
        """Whose secrets this guest's device may show: nobody's on one that everybody looks at."""
        return None if self.shown.snapshot.desk.shares(guest) else guest.seat

    def devices(self, seat: int) -> tuple[Visitor, ...]:
        """Those that hold a seat now."""
        return self.shown.door.at(seat)

    def issue(self, seat: int) -> int:
        """The how-manieth link of a seat holds now."""
        return self.shown.door.issues.get(str(seat), 0)

    def was_sent_away(self, guest: Guest) -> bool:
        met = self.shown.door.knows(guest.holder, guest.device)
        return met is not None and met.away

    def by(self, guest: Guest) -> dict[str, Any]:
        """Who did something, as a note tells it."""
        owner = guest.seat is None and guest.host and self.shown.snapshot.desk.handed
        return {"by": guest.seat, "actor": guest.device, "owner": owner}

    # who comes

    def receive(self, guest: Guest, kind: str) -> Guest | None:
        """A device opens a link. One that does not hold this seat, which others did, is told to everybody; so is the
        host's desk."""
        return self.judged(lambda: self._receive(guest, kind))

    def _receive(self, guest: Guest, kind: str) -> Guest | None:
        known = self.recognise(guest)
        if known is None and self._refresh():
            known = self.recognise(guest)
        if known is None or not known.device or known.holder == CODE:
            return known
        seat, issue, met = self._met(known)
        if not met:
            self._meet(Visitor(self.id, known.holder, known.device, seat, issue, kind, now()))
        return known

    def expects(self, guest: Guest) -> bool:
        """Whether a device that opens a link is just where it was before: nothing has to be written down."""
        known = self.recognise(guest)
        if known is None or not known.device or known.holder == CODE:
            return False
        seat, _, met = self._met(known)
        return met and (known.holder == HOST or seat in self.shown.taken)

    def _met(self, known: Guest) -> tuple[int, int, bool]:
        """Its seat, the issue of its link, and whether it was met there with that."""
        seat, door = NO_SEAT if known.seat is None else known.seat, self.shown.door
        issue = door.issues[known.holder]
        met = door.knows(known.holder, known.device)
        return seat, issue, met is not None and not met.away and (met.seat, met.issue) == (seat, issue)

    def _meet(self, visitor: Visitor) -> None:
        """A disk that takes nothing more keeps nobody out of the seat; it is told as long as the host runs. While
        somebody else hosts, the desk that the machine's owner opens is always told."""
        desk = visitor.seat == NO_SEAT
        always = desk and self.shown.snapshot.desk.handed
        came = {"device": visitor.device, "what": visitor.kind}
        note = self._note("desk", None, owner=always, **came) if desk else self._note("device", visitor.seat, **came)
        try:
            self._store.meet(visitor, write_note(note), always, self._seen)
            self._read_around()
        except Stale:
            raise
        except StoreError as error:
            log.warning("table %s: a device at seat %s could not be kept: %s", self.id, visitor.seat, error)
            self._met_unstored(visitor, note, always)

    def _met_unstored(self, visitor: Visitor, note: Note, always: bool) -> None:
        door, snapshot = self.shown.door, self.shown.snapshot
        others = [one for one in door.visitors if one.seat == visitor.seat]
        self._change(lambda shown: replace(shown, door=replace(door, visitors=(*door.visitors, visitor))))
        if always or (others and visitor.device not in {one.device for one in others}):
            number = max((one.number for one in snapshot.notes), default=0) + 1
            notes = (*snapshot.notes, replace(note, number=number, at=now()))
            self._change(lambda shown: replace(shown, snapshot=shown.snapshot.beside(snapshot.desk, notes)))

    def opened_for(self, guest: Guest, seat: int) -> None:
        """The host's device is in the hands of another player, or of whoever says so: who has a device of their own is
        told, and everybody is."""
        self.judged(lambda: self._opened_for(guest, seat))

    def _opened_for(self, guest: Guest, seat: int) -> None:
        known, door = self.known(guest), self.shown.door
        others = [one for one in door.at(seat) if one.device != guest.device]
        if seat != known.seat and (others or seat in door.taken):
            self._write(self._note("opened", seat, **self.by(known)))

    def show_links(self, seats: Set[int], by: Guest | None) -> None:
        """These seats' links are about to be shown: of those that are taken it is told to everybody."""
        self.judged(lambda: self.links_shown(seats, by))

    def links_shown(self, seats: Set[int], by: Guest | None) -> None:
        """The same, within what is judged."""
        who = {"owner": True} if by is None else self.by(by)
        told = [self._note("link-shown", seat, **who) for seat in sorted(seats & self.shown.taken)]
        if told:
            self._write(*told)

    # what is stored of it

    def _note(self, kind: str, seat: int | None, **more: Any) -> Note:
        return Note(kind, self.shown.snapshot.version, seat, **more)

    def _write(self, *notes: Note) -> None:
        with keeping():
            self._store.note(self.id, *map(write_note, notes), seen=self._seen)
        self._read_around()
