"""What the host's desk remembers of a table beside the game: who hosts, how it is played, what is laid out."""

import msgspec
from msgspec import Struct

from model.table.guest import Guest


class Desk(Struct, frozen=True, omit_defaults=True):
    host_seat: int | None = None
    """The seat whose player hosts; None when the host does not play."""
    handed: bool = False
    """Somebody else hosts by the own seat's link: the host's link of this machine belongs to no seat any more."""
    one_device: bool = False
    """The host's device is everybody's: it goes round, or lies on the table where no secret is entered."""
    scribes: frozenset[int] = frozenset()
    """Seats whose players enter for everybody; only where no secret is entered."""
    ticked: frozenset[str] = frozenset()
    """Steps of the set-up that are done."""
    started: bool = False
    """The host said that everything is laid out: people play, whatever was entered yet."""
    ended: bool = False
    """Put away by the host; it can be taken up again."""
    next_table: str | None = None
    """Where the same people play on."""

    @property
    def shared(self) -> bool:
        """Whether there is a device on which everybody's moves are entered."""
        return self.one_device or bool(self.scribes)

    @property
    def for_all(self) -> frozenset[int]:
        """Who enters for everybody: that they did is no news."""
        host = {self.host_seat} if self.one_device and self.host_seat is not None else set()
        return self.scribes | host

    def shares(self, guest: Guest) -> bool:
        """Whether this guest's device is such a one."""
        return guest.scribe or (guest.host and self.one_device)


def read_desk(text: str | None) -> Desk:
    """
    >>> read_desk('{"host_seat": 2}').host_seat
    2
    """
    return Desk() if text is None else msgspec.json.decode(text, type=Desk)


def write_desk(desk: Desk) -> str:
    return msgspec.json.encode(desk).decode()
