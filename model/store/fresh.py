"""What the store makes up itself: ids and the time."""

import secrets
from datetime import UTC, datetime

# No 0/o, 1/i/l: an id may be read out across the table or typed from a sheet of paper.
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
LENGTH = 10


def fresh_id() -> str:
    """A short id that fits into an address as it is."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def now() -> str:
    """The time in UTC as ISO text of one length, so that text order is time order."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
