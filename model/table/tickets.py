"""Short-lived keys for what is fetched outside the page: a copied link alone fetches nobody's secret."""

import base64
import binascii
import hmac
import time
from collections.abc import Callable

import msgspec
from msgspec import Struct

from model.table.guest import Guest
from model.table.secret import Secret

LASTS = 1800.0
SEAL = 16


class Ticket(Struct, frozen=True, omit_defaults=True):
    """What a guest was shown on purpose: a sheet, and of seat cards the seats that were told of it."""

    guest: Guest
    sheet: str
    seats: frozenset[int] = frozenset()


class Tickets:
    """Nothing is remembered: a key says itself what it is for and until when, under the hosts' seal. So any host of a
    database opens it."""

    def __init__(self, secret: Secret, clock: Callable[[], float] = time.time) -> None:
        self._secret, self._clock = secret, clock

    def give(self, ticket: Ticket) -> str:
        said = msgspec.msgpack.encode((self._clock() + LASTS, ticket))
        return base64.urlsafe_b64encode(self._seal(said) + said).decode().rstrip("=")

    def of(self, key: str) -> Ticket | None:
        """
        >>> tickets = Tickets(Secret(b"k" * 32))
        >>> key = tickets.give(Ticket(Guest("t", "0", 1), "report"))
        >>> tickets.of(key).sheet, tickets.of("x"), Tickets(Secret(b"l" * 32)).of(key)
        ('report', None, None)
        """
        try:
            read = base64.b64decode(key + "=" * (-len(key) % 4), altchars=b"-_", validate=True)
        except (binascii.Error, ValueError):
            return None
        seal, said = read[:SEAL], read[SEAL:]
        if not hmac.compare_digest(seal, self._seal(said)):
            return None
        until, ticket = msgspec.msgpack.decode(said, type=tuple[float, Ticket])
        return ticket if until > self._clock() else None

    def _seal(self, said: bytes) -> bytes:
        return self._secret.seal(said)[:SEAL]
