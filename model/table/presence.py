"""Who is connected: every open screen counts, a seat is there while one of its screens is, at whichever host."""

from collections.abc import Hashable


class Presence:
    def __init__(self) -> None:
        self._screens: dict[Hashable, int | None] = {}
        self.elsewhere: frozenset[int] = frozenset()
        """The seats that have screens at other hosts."""

    @property
    def screens(self) -> int:
        """How many are open here, also of those who only watch."""
        return len(self._screens)

    def arrive(self, screen: Hashable, seat: int | None) -> None:
        self._screens[screen] = seat

    def leave(self, screen: Hashable) -> None:
        self._screens.pop(screen, None)

    @property
    def here(self) -> frozenset[int]:
        return frozenset(seat for seat in self._screens.values() if seat is not None)

    @property
    def seats(self) -> frozenset[int]:
        """
        >>> presence = Presence()
        >>> for screen in "ab": presence.arrive(screen, 2)
        >>> presence.leave("a")
        >>> presence.elsewhere = frozenset({0})
        >>> sorted(presence.seats)
        [0, 2]
        """
        return self.here | self.elsewhere
