"""A copy in the list: how complete it is, when it was changed."""

from datetime import UTC, datetime

from screens.copies.head import left
from screens.copies.step import Raw, steps_of
from screens.shared.look import Look


def summary(look: Look, game: str, raw: Raw, changed: str) -> str:
    return f"{left(look, steps_of(game), raw)} · {look.say('copies-changed', days=days_since(changed))}"


def days_since(at: str) -> int:
    """As people count days where the host stands: after midnight it was yesterday."""
    then = datetime.fromisoformat(at).astimezone().date()
    return max(0, (datetime.now(UTC).astimezone().date() - then).days)
