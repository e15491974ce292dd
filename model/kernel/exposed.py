"""What came to somebody's eyes: before going back, people want to know what cannot be unseen."""

from msgspec import Struct


class Exposed(Struct, frozen=True):
    """A secret that was shown: to a seat, or to everybody (None). `what` names it, in words `<game>-exposed-<what>`.

    What was shown to a seat alone, with no cover to open, only the table undoes; of all else a running table knows
    whether it was seen."""

    seat: int | None
    what: str
    covered: bool = False
    """It lies behind a cover on the seat's device: seen only once that was opened."""
