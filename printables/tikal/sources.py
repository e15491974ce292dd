"""What the report calls that which gave points."""

from typing import Any

WORDS = {
    "TK4.3": "report-source-temples",
    "TK4.4": "tk-source-guarded",
    "TK4.5": "report-source-treasures",
    "TK6.1": "source-start",
    "TK6.2": "report-source-bids",
}


def words(options: Any) -> dict[str, str]:
    return WORDS
