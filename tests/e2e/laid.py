"""Tables that are laid out before anybody looks: put into the host's own data folder, as another process may."""

from __future__ import annotations

from collections.abc import Callable

from model.table.guest import CODE, HOST
from model.table.snapshot import Snapshot
from tests.e2e.hosting import Host
from tests.model.table.house import House

Wanted = Callable[[Snapshot], bool]


class Laid:
    """The links of a table that is in the middle of something: `Laid(host, "drafting", 4).seat(1)`."""

    def __init__(self, host: Host, when: str, players: int = 4, *, wanted: Wanted = lambda _: True) -> None:
        """Seat 0 hosts, has the idol, picks first and calls. Cards are dealt until they fall as `wanted`."""
        house = House(host.data)
        try:
            live = getattr(house, when)(players, host_seat=0)
            while not wanted(live.shown.snapshot):
                house.tables.delete(live.id)
                live = getattr(house, when)(players, host_seat=0)
            self.id = live.id
            self._base = host.url
            self._links = {holder: house.tables.link(self.id, holder) for holder in (HOST, CODE, *_seats(players))}
        finally:
            house.close()

    @property
    def host(self) -> str:
        return f"{self._base}/h/{self._links[HOST]}"

    @property
    def code(self) -> str:
        return self._links[CODE]

    @property
    def watch(self) -> str:
        return f"{self._base}/watch/{self._links[CODE]}"

    def seat(self, seat: int, by: str = "") -> str:
        """By another way to the host, if one is given."""
        return f"{by or self._base}/s/{self._links[str(seat)]}"


def _seats(players: int) -> list[str]:
    return [str(seat) for seat in range(players)]
