"""Who may come in at a table: which issue of each link holds, and which devices have held a seat or were sent away."""

from msgspec import Struct

from model.store import Link, Visitor
from model.table.guest import Guest

__all__ = ["Door", "Visitor"]


NO_SEAT = -1
"""The seat of a host's device where no seat belongs to the host's link."""


class Door(Struct, frozen=True):
    """At one moment; another one with every change."""

    issues: dict[str, int]
    taken: frozenset[int]
    visitors: tuple[Visitor, ...]

    @classmethod
    def of(cls, links: list[Link], visitors: list[Visitor]) -> "Door":
        taken = frozenset(int(link.holder) for link in links if link.claimed and link.holder.isdigit())
        return cls({link.holder: link.issue for link in links}, taken, tuple(visitors))

    def lets_in(self, guest: Guest) -> bool:
        """By the newest link; by an older one only a device that kept its place when another was sent away. Who was
        sent away comes back by a link that was made since."""
        issue = self.issues.get(guest.holder)
        known = self.knows(guest.holder, guest.device)
        if issue is None:
            return False
        if known is not None and known.away:
            return issue == guest.issue and guest.issue > known.issue
        return issue in (guest.issue, known.issue if known else guest.issue)

    def knows(self, holder: str, device: str) -> Visitor | None:
        return next((one for one in self.visitors if (one.holder, one.device) == (holder, device)), None)

    def at(self, seat: int) -> tuple[Visitor, ...]:
        """The devices that hold a seat now, each once, in the order in which they came."""
        found: dict[str, Visitor] = {}
        for one in self.visitors:
            if one.seat == seat and not one.away and one.issue == self.issues.get(one.holder):
                found.setdefault(one.device, one)
        return tuple(found.values())
