"""Short-lived keys for what is fetched outside the page: a copied link alone fetches nobody's secret."""

import secrets
import time
from collections import OrderedDict
from collections.abc import Callable

from msgspec import Struct

from model.table.guest import Guest

LASTS = 1800.0
MOST = 1000


class Ticket(Struct, frozen=True):
    """What a guest was shown on purpose: a sheet, and of seat cards the seats that were told of it."""

    guest: Guest
    sheet: str
    seats: frozenset[int] = frozenset()


class Tickets:
    """In memory: after a restart the page asks for new ones."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._given: OrderedDict[str, tuple[float, Ticket]] = OrderedDict()

    def give(self, ticket: Ticket) -> str:
        key = secrets.token_urlsafe(16)
        self._given[key] = self._clock() + LASTS, ticket
        while len(self._given) > MOST:
            self._given.popitem(last=False)
        return key

    def of(self, key: str) -> Ticket | None:
        """
        >>> tickets = Tickets()
        >>> tickets.of(tickets.give(Ticket(Guest("t", "0", 1), "report"))).sheet, tickets.of("x")
        ('report', None)
        """
        until, ticket = self._given.get(key, (0.0, None))
        return ticket if until > self._clock() else None
