"""What the report calls that which gave points: as the screens do."""

from typing import Any

from model.games.tikal2.sources import OF


def words(options: Any) -> dict[str, str]:
    """In light detail what was added on a turn is no correction."""
    added = {"correct": "t2-source-added"} if options.detail == "light" else {}
    return {rule: f"t2-source-{name}" for rule, name in OF.items()} | added
