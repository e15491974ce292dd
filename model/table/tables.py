"""All tables of this host: made, found by link or code, opened once."""

import logging
import time
from collections.abc import Callable, Sequence
from random import Random, SystemRandom
from typing import Any

from model.games.copies import finished
from model.kernel.flaws import decoded, short
from model.kernel.illegal import Illegal
from model.kernel.record import FORMAT, SAMPLE, VERSION, Origin, Record
from model.store import Moment, Present, Store, StoreError, Summary
from model.table.desk import Desk, write_desk
from model.table.device import Device
from model.table.door import NO_SEAT
from model.table.errors import NotKept, NotRead, reading
from model.table.guest import CODE, HOST, Asking, Guest
from model.table.issuing import Issuing
from model.table.lanes import Lane
from model.table.live import LiveTable
from model.table.notes import Note, write_note
from model.table.opened import Opened
from model.table.overview import Overview, found_out, seen
from model.table.secret import Secret, typed_code
from model.table.stored import record_of, setup_of, table_of
from model.table.tally import Tally
from model.table.tickets import Ticket, Tickets

log = logging.getLogger(__name__)


class Tables(Issuing):
    """For many threads; everything here may wait for the disk."""

    def __init__(
        self, store: Store, secret: Secret, rng: Random | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__(store, secret)
        self._rng = rng or SystemRandom()
        self._opened = Opened(self._taken_up, clock)
        self._tickets = Tickets(secret)
        self.came_or_went: Callable[[str], object] = lambda table: None
        """Told whenever a screen opens or closes at a table."""
        self.tally = Tally()

    def create(
        self,
        game: str,
        players: Sequence[tuple[str, str]],
        options: dict[str, Any] | None = None,
        kit: Any = SAMPLE,
        title: str | None = None,
        desk: Desk | None = None,
        copy: str | None = None,
    ) -> LiveTable:
        """A new table with its links; `Flawed` if players, kit and options do not go together, `NotKept` if it cannot
        be stored. What is learned at it the owner's `copy` learns too; without another kit it is played with that."""
        if copy is not None and kit in (None, SAMPLE):
            kit = finished(decoded(self.copy(copy).body))
        people = [{"name": name, "colour": colour} for name, colour in players]
        record = Record(FORMAT, VERSION, game, people, [], kit, options or {}, table=Origin(title=title, copy=copy))
        setup = setup_of(record)[1]
        try:
            (table,) = self._store.create_many([table_of(record, setup.players)])
        except StoreError as error:
            raise NotKept(error.code, error.facts) from error
        if copy is not None:
            self._store.use_copy(copy)
        desk = desk or Desk()
        self._store.set_desk(table, write_desk(desk))
        self._renew(table)
        if desk.host_seat is not None:
            self._store.claim(table, str(desk.host_seat))
        return self.table(table)

    def table(self, table_id: str) -> LiveTable:
        """The table, opened by whoever asks first; `StoreError` if there is none, `NotRead` if it is damaged."""
        return self._opened.table(table_id)

    def _taken_up(self, table_id: str, lane: Lane) -> LiveTable:
        self._renew(table_id)
        try:
            live = LiveTable(self._store, table_id, self._rng, lane)
            live.came_or_went = lambda: self.came_or_went(table_id)
            live.tally = self.tally
            return live
        except (ValueError, TypeError, LookupError) as error:  # also `Flawed` and `Illegal`: a row that is none of ours
            log.error("table %s is damaged: %s: %s", table_id, type(error).__name__, short(str(error), 200))
            raise NotRead("store-bad-row", table=table_id) from error

    def _current(self, table_id: str) -> LiveTable:
        """The table as it is now, whoever changed it."""
        live = self.table(table_id)
        if self._store.shared:
            live.refresh()
        return live

    def _moment(self, table_id: str) -> Moment:
        """How far others have got; the only host of a database need not ask."""
        return self._store.moment(table_id) if self._store.shared else Moment(0, 0)

    def found(self, table_id: str) -> LiveTable | None:
        """The table if it is open; waits for nothing."""
        return self._opened.found(table_id)

    def peek(self, table_id: str) -> LiveTable | None:
        """The same, but it does not stay open for being asked for."""
        return self._opened.peek(table_id)

    def open(self) -> list[LiveTable]:
        """Those in memory."""
        return self._opened.all()

    def forget(self, table_id: str) -> None:
        """It is stored no more."""
        self._opened.drop(table_id)

    def lane(self, table_id: str) -> Lane:
        """Where an event loop sends what is to be done at a table."""
        return self._opened.lane(table_id)

    def let_go(self) -> None:
        """Tables that nobody uses leave memory; they come back when somebody asks for them."""
        for table_id in self._opened.let_go():
            log.info("table %s: nobody is there, it leaves memory", table_id)

    def listed(self) -> list[Summary]:
        """What is stored, for the owner of this host."""
        return self._store.tables()

    def overview(self) -> list[Overview]:
        """The same with what is going on at each, the newest first."""
        with reading():
            stored = self._store.listed(CODE)
            finished = found_out(self._store, stored)
            present = self._store.present_elsewhere("") if self._store.shared else self._present()
        codes = {one.table.id: self._made(one.table.id, CODE, one.code) if one.code else "" for one in stored}
        return [seen(one, codes[one.table.id], present.get(one.table.id), finished[one.table.id]) for one in stored]

    def _present(self) -> dict[str, Present]:
        """At the only host there is."""
        return {live.id: live.here() for live in self.open()}

    def put_away(self, table_id: str, away: bool) -> None:
        """By the owner of the house, or taken up again: nothing is lost by it."""
        host = self.holder(self.link(table_id, HOST))
        if host is not None:
            self.table(table_id).set_desk(host, ended=away)

    def kit_of(self, table_id: str) -> Any:
        """The kit a table is played with, as it was given."""
        return record_of(self._store.table(table_id)).kit

    def copy_of(self, table_id: str) -> str | None:
        """The owner's copy a table is played with, unless it was deleted since."""
        origin = record_of(self._store.table(table_id)).table
        known = {copy.id for copy in self.copies()}
        return origin.copy if origin is not None and origin.copy in known else None

    def delete(self, table_id: str) -> None:
        self._store.delete(table_id)
        self._opened.drop(table_id)

    # links

    def enter(self, token: str, device: Device) -> Guest | None:
        """A device opens a link: who it is then, if the link leads anywhere. Nobody opens a seat unnoticed."""
        asking = self.asking(token, device)
        return None if asking is None else self.expected(asking) or self.welcome(asking, device)

    def asking(self, token: str, device: Device) -> Asking | None:
        """Whom the link was made for; whether it still holds is asked at the table. Nothing is opened."""
        key = self._key(device)
        with reading():
            guest = self._linked(token, key) or self._carried(token, key)
            return None if guest is None else Asking(guest, self._moment(guest.table))

    def expected(self, asking: Asking) -> Guest | None:
        """Who that is if the table is open and has nothing to write down: a device that was here before. Waits for
        nothing; a table that has not heard yet what others have changed does not judge."""
        live = self._opened.found(asking.table)
        if live is None or not live.shown.moment.reaches(asking.moment) or not live.expects(asking.guest):
            return None
        return live.recognise(asking.guest)

    def welcome(self, asking: Asking, device: Device) -> Guest | None:
        """Who that is, written down; done in the table's lane."""
        with reading():
            live = self.table(asking.table)
            live.catch_up(asking.moment)
            guest = live.receive(asking.guest, device.kind)
        if guest is not None and guest.holder.isdigit() and int(guest.holder) not in live.shown.taken:
            try:
                self._store.claim(guest.table, guest.holder)
            except StoreError as error:  # a full disk keeps nobody from looking
                log.warning("table %s: who came could not be stored: %s", guest.table, error)
            else:
                live.read_links()
        return guest

    def holder(self, token: str) -> Guest | None:
        """Who holds this link, if anybody does. Nothing is opened by asking: show nobody's secrets for it."""
        asking = self._linked(token)
        return None if asking is None else self._current(asking.table).recognise(asking)

    def leads_to(self, token: str) -> str | None:
        """The table of a link or of a key to something printed; nothing is opened."""
        ticket = self._tickets.of(token)
        asking = ticket.guest if ticket else self._linked(token)
        return None if asking is None else asking.table

    def enter_code(self, code: str) -> Guest | None:
        """An onlooker, who may take a free seat."""
        with reading():
            link = self._store.link(self._secret.hash(typed_code(code)))
            if link is None or link.holder != CODE:
                return None
            live = self._opened.found(link.table_id)
            if live is not None:
                live.catch_up(self._moment(link.table_id))
            return Guest(link.table_id, CODE, link.issue)

    def sit(self, guest: Guest, seat: int) -> str | None:
        """The link of a free seat for whoever came by the code; None if another took it."""
        live = self.table(guest.table)

        def claimed() -> bool:
            live.known(guest)
            return self._store.claim(guest.table, str(seat), seen=live.shown.beside)

        if not live.judged(claimed):
            return None
        live.read_links()
        return self.link(guest.table, str(seat))

    def follow(self, guest: Guest) -> str | None:
        """The same seat's link at the table where these people play on."""
        live = self._current(guest.table)
        known = live.recognise(guest)
        following = live.shown.snapshot.desk.next_table
        if known is None or known.seat is None or following is None:
            return None
        self._store.claim(following, str(known.seat))
        self.table(following).read_links()
        return self.link(following, str(known.seat))

    def link(self, table_id: str, holder: str) -> str:
        """The token of a seat or the host, or the table's code: made again from the secret. The table need not be
        open."""
        live = self._opened.found(table_id)
        issues = self._renew(table_id) if live is None else self._current(table_id).shown.door.issues
        return self._made(table_id, holder, issues[holder])

    def show_link(self, guest: Guest, seat: int) -> str:
        """A seat's link, for whoever hands it on; of a taken seat that is told to everybody first."""
        live = self.table(guest.table)

        def told() -> None:
            known = live.known(guest)
            if not known.host and known.seat != seat:
                raise Illegal("X1", why="host")
            live.links_shown({seat} - {known.seat}, known)

        live.judged(told)
        return self.link(guest.table, str(seat))

    def send_away(self, guest: Guest, seat: int, device: str) -> None:
        """A device has no place at a seat any more. Its link is made anew; the seat's other devices keep theirs."""
        live = self.table(guest.table)
        live.judged(lambda: self._send_away(live, guest, seat, device))
        live.read_links()

    def _send_away(self, live: LiveTable, guest: Guest, seat: int, device: str) -> None:
        known, seen = live.known(guest), live.shown.beside
        rows = [one for one in self._store.visitors(live.id) if (one.seat, one.device) == (seat, device)]
        by_host = any(one.holder == HOST for one in rows)
        if not rows or not (known.host or (known.seat == seat and not by_host)):
            log.warning("table %s: %s may not send a device of seat %s away", live.id, guest.holder, seat)
            raise Illegal("X1", why="host")
        issues = {link.holder: link.issue + 1 for link in self._store.links(live.id)}
        links = [(one.holder, issues[one.holder]) for one in rows]
        kind = "sent-away-desk" if seat == NO_SEAT else "sent-away-within" if known.seat == seat else "sent-away"
        who = {**live.by(known), "device": device, "what": rows[0].kind}
        note = Note(kind, live.shown.snapshot.version, None if seat == NO_SEAT else seat, **who)
        self._store.send_away(live.id, seat, device, self._rows(live.id, links), write_note(note), seen)

    def reissue(self, guest: Guest, holder: str) -> str:
        """A new link; the old one ends at once. The host's right, and everybody's for the own seat."""
        live = self.table(guest.table)
        link = live.judged(lambda: self._reissue(live, guest, holder))
        live.read_links()
        return link

    def _reissue(self, live: LiveTable, guest: Guest, holder: str) -> str:
        known = live.known(guest)
        if not known.host and (holder == CODE or holder != known.holder):
            log.warning("table %s: %s may not issue a link for %s", guest.table, guest.holder, holder)
            raise Illegal("X1", why="host")
        return self._anew(live, holder, known)

    def hand_over(self, guest: Guest, seat: int) -> None:
        """Another player hosts from now on, by his own link; the host's old one ends. The machine's owner can still
        open a new one, which belongs to no seat."""
        live = self.table(guest.table)

        def put(note: Note, desk: Desk) -> None:
            shown = live.shown
            self._put(live.id, [(HOST, shown.door.issues[HOST] + 1)], shown.beside, note, desk)

        live.hand_over(guest, seat, put)

    # what is printed

    def own_report(self, guest: Guest) -> str:
        """A key to the report with what only this guest may know."""
        live = self.table(guest.table)
        return self._tickets.give(Ticket(live.judged(lambda: live.known(guest)), "report"))

    def seat_cards(self, guest: Guest) -> str:
        """A key to everybody's seat cards, for the host; whose seat is taken is told that the link is shown."""
        live = self.table(guest.table)

        def told() -> Ticket:
            known, taken = live.known(guest), live.shown.taken
            if not known.host:
                raise Illegal("X1", why="host")
            live.links_shown(taken - {known.seat}, known)
            return Ticket(known, "seat-cards", taken)

        return self._tickets.give(live.judged(told))

    def ticket(self, key: str) -> Ticket | None:
        """What the key is for; nothing once the guest's link has ended, or another seat was taken meanwhile."""
        ticket = self._tickets.of(key)
        live = None if ticket is None else self._current(ticket.guest.table)
        if ticket is None or live is None or live.recognise(ticket.guest) is None:
            return None
        return ticket if ticket.sheet == "report" or live.shown.taken <= ticket.seats else None

    def _anew(self, live: LiveTable, holder: str, by: Guest) -> str:
        shown = live.shown
        issue = shown.door.issues.get(holder, 0) + 1
        if issue == 1:
            raise Illegal("X1", why="seat")
        kind = "reissued" if holder.isdigit() else f"reissued-{holder}"
        seat = int(holder) if holder.isdigit() else None
        note = Note(kind, shown.snapshot.version, seat, **live.by(by))
        self._put(live.id, [(holder, issue)], shown.beside, note)
        log.info("table %s: a new link for %s", live.id, holder)
        return self._made(live.id, holder, issue)
