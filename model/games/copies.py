"""What people own: how much of a copy is sure before anybody has told us anything, and how a part of it is known.

Nothing invented is ever told as fact. The sample (`samples.py`) is for demonstrations, chosen on purpose; everywhere
else a table is played with what its owner told, or with what every copy has.
"""

from functools import cache
from typing import Any, Literal

from model.kernel.flaws import decoded
from model.locator import assets

Knowledge = Literal["known", "told", "unknown"]


@cache
def known_kit(game: str) -> Any:
    """What the rulebook or the publisher's parts say of every copy, as a kit is written; the rest of it is null. Nobody
    changes it: whoever enters a copy starts from one of his own."""
    return decoded((assets() / "known" / f"{game}.json").read_bytes())
