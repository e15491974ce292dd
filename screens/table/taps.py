"""Which moves a device entered by one tap: what went in together is taken back together."""

from screens.table.sitting import Sitting

_KEPT = "taps"


def by_one_tap(sitting: Sitting, count: int) -> None:
    """Remembers how many moves are in force before this tap, by the last entry it makes."""
    taps: dict[int, int] = sitting.actor.pending.setdefault(_KEPT, {})
    taps[sitting.version + count - 1] = sitting.snapshot.depth


def before_tap(sitting: Sitting) -> int | None:
    """How many moves were in force before the tap on this device that entered the last ones."""
    latest, taps = sitting.snapshot.latest, sitting.actor.pending.get(_KEPT, {})
    found: int | None = None if latest is None else taps.get(latest)
    return found
