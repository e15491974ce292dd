"""What screens need of the host they run on: its tables, its door, its addresses."""

from collections.abc import Sequence
from typing import Protocol

from model.table.doorkeeper import Doorkeeper
from model.table.tables import Tables


class House(Protocol):
    @property
    def tables(self) -> Tables: ...

    @property
    def door(self) -> Doorkeeper: ...

    def sheets(self, game: str) -> Sequence[str]:
        """What can be printed for a game."""
        ...

    async def pages(self, address: str) -> int:
        """How many pages the sheet has that is printed under this address."""
        ...

    def addresses(self) -> Sequence[str]:
        """Where phones reach this host, the likely one first: `http://192.168.1.5:8550`."""
        ...
