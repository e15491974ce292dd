"""What people entered cannot all be right. Nobody is refused for it; it is told, with the entries it comes from."""

from model.kernel.event import Event


class Doubt(Event, frozen=True, kw_only=True):
    """A game says what it is about; `numbers` are the entries of the log to look at, counted from 1 (None: a position
    held it already)."""

    numbers: tuple[int, ...] | None = None

    def hangs_on(self, event: Event) -> bool:
        """Whether what happened here is among what cannot all be right."""
        return False
