"""What a seat is shown of its possibilities: its own moves, and the table's move if that is its to enter."""

from typing import Any

from msgspec.structs import replace

from model.kernel.choice import Choice
from model.kernel.game import Game


def choices_for(game: Game[Any], state: Any, seat: int | None) -> tuple[Choice, ...]:
    """An onlooker (None) can do nothing."""
    if seat is None:
        return ()
    own = game.choices(state, seat)
    if game.keeper(state) != seat:
        return own
    return (*own, *(replace(choice, table=True) for choice in game.choices(state, None)))
