"""Who is connected: every open screen counts, a seat is there while one of its screens is."""

from collections import Counter
from collections.abc import Hashable


class Presence:
    def __init__(self) -> None:
        self._screens: dict[Hashable, int | None] = {}

    @property
    def screens(self) -> int:
        """How many are open, also of those who only watch."""
        return len(self._screens)

    def arrive(self, screen: Hashable, seat: int | None) -> bool:
        """Whether that changed who is there."""
        before = self.seats
        self._screens[screen] = seat
        return self.seats != before

    def leave(self, screen: Hashable) -> bool:
        before = self.seats
        self._screens.pop(screen, None)
        return self.seats != before

    @property
    def seats(self) -> frozenset[int]:
        """
        >>> presence = Presence()
        >>> presence.arrive("a", 2), presence.arrive("b", 2), presence.leave("a"), sorted(presence.seats)
        (True, False, False, [2])
        """
        return frozenset(seat for seat in Counter(self._screens.values()) if seat is not None)
