"""Whoever holds a link: at which table, for which seat, with the host's rights or without."""

from msgspec import Struct

from model.store import Moment

HOST = "host"
CODE = "code"


class Guest(Struct, frozen=True):
    """`seat` None: a screen for everybody. `issue` ends with the link: a newer one makes this guest a stranger."""

    table: str
    holder: str
    issue: int
    seat: int | None = None
    host: bool = False
    scribe: bool = False
    """Enters for everybody, at a table where no secret is entered; the desk stays the host's."""
    device: str = ""
    """By which the link was opened (its hash); nothing where nobody opened anything."""

    def may_see(self, seat: int | None) -> bool:
        """Whether this guest may be shown a seat's secrets; the host only behind the cover, which it asks for."""
        return seat is None or seat == self.seat or self.host


class Asking(Struct, frozen=True):
    """Whoever opens a link, and how far the table was when it was looked up: an older one cannot judge it."""

    guest: Guest
    moment: Moment

    @property
    def table(self) -> str:
        return self.guest.table
