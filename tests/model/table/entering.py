"""Tables of who may enter what: a case, and who it is about."""

from typing import Any, NamedTuple

from model.table.guest import Guest
from model.table.live import LiveTable
from tests.model.table.house import House


class Case(NamedTuple):
    """Who enters for whom what, and why it is refused, or what stands in the log then: (seat, by)."""

    who: str
    seat: int | None
    do: str
    args: dict[str, Any]
    outcome: str | tuple[int | None, int | None]
    cover: bool = False


def guest_of(house: House, live: LiveTable, who: str) -> Guest:
    """Seats by number; `host` plays on seat 2, `desk` is a host who does not play."""
    if who == "watcher":
        return house.watcher(live)
    return house.host(live) if who in ("host", "desk") else house.seat(live, int(who))
