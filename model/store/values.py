"""What goes into the store and what comes out. Headers, desks, entries and kits are JSON text, never looked into."""

from collections.abc import Iterable, Sequence

from msgspec import Struct


class NewEntry(Struct, frozen=True):
    """An entry that comes with a new table; without an id of its client it gets one."""

    entry: str
    client_id: str | None = None
    at: str | None = None
    events: str | None = None


class NewTable(Struct, frozen=True):
    """A table to be stored as a whole; seats are (name, colour), the seat is the index."""

    game: str
    header: str
    seats: Sequence[tuple[str, str]]
    entries: Iterable[NewEntry] = ()
    table_id: str | None = None
    created: str | None = None
    title: str | None = None


class Stored(Struct, frozen=True):
    """Where an entry stands; `repeated` when the same client had stored it before."""

    version: int
    at: str
    repeated: bool = False


class Entry(Struct, frozen=True, gc=False):
    """A line of the log."""

    version: int
    client_id: str
    entry: str
    at: str


class SeatHolder(Struct, frozen=True):
    """Who sits where."""

    seat: int
    name: str
    colour: str


class StoredTable(Struct, frozen=True):
    """A table without its log; `version` says how long the log is."""

    id: str
    game: str
    header: str
    title: str | None
    created: str
    version: int
    seats: tuple[SeatHolder, ...]


class Summary(Struct, frozen=True):
    """A table in the list of tables."""

    id: str
    game: str
    title: str | None
    names: tuple[str, ...]
    created: str
    moves: int
    last_at: str | None


class Listed(Struct, frozen=True):
    """The same for who looks after many tables: with its desk, which issue of its code holds (0: none yet), and whether
    it has been played to its end, if anybody has looked."""

    table: Summary
    desk: str | None
    code: int
    finished: bool | None


class Copy(Struct, frozen=True):
    """A version of what somebody told of a copy; all versions have the copy's id and its hour of birth. `used`: when it
    was last changed, or chosen for a table."""

    id: str
    game: str
    name: str
    body: str
    version: int
    done: bool
    created: str
    changed: str
    used: str


class Link(Struct, frozen=True):
    """A way to join a table: whose it is, the how-manieth of theirs, and whether a device has it."""

    table_id: str
    holder: str
    issue: int
    hash: str
    claimed: bool


class Visitor(Struct, frozen=True):
    """A device at a seat: by whose link it came, the newest issue it may use, since when; `away`: it was sent off."""

    table_id: str
    holder: str
    device: str
    seat: int
    issue: int
    kind: str
    since: str
    away: bool = False


class StoredNote(Struct, frozen=True):
    """Something that happened at a table beside the game."""

    number: int
    at: str
    note: str


class Moment(Struct, frozen=True):
    """How far a table is: the entries of its log, and the changes of what lies beside it."""

    version: int
    beside: int

    def reaches(self, other: "Moment") -> bool:
        """Whether all of the other is in this one.

        >>> Moment(3, 7).reaches(Moment(3, 6)), Moment(4, 6).reaches(Moment(3, 7))
        (True, False)
        """
        return self.version >= other.version and self.beside >= other.beside


class Surroundings(Struct, frozen=True):
    """All that lies beside a table's log, as it was after `beside` changes or a moment later."""

    beside: int
    desk: str | None
    links: list[Link]
    visitors: list[Visitor]
    notes: list[StoredNote]
    seen: int | None
    looks: frozenset[tuple[int, int]]
    """(seat, how many moves were in force when it looked)"""


class News(Struct, frozen=True):
    """What has come since: entries, and all that lies beside them, if something of that has changed. `again`: it is
    another log than the one that was known."""

    entries: list[Entry]
    surroundings: Surroundings | None
    again: bool = False


class Present(Struct, frozen=True):
    """Who is connected to a table at one host."""

    seats: frozenset[int]
    screens: int
