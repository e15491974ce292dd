"""What a turn of Tikal is made of: it can be begun again in one tap."""

from screens.table.again import Turn, taking_back_of

TURN = Turn(
    actions=frozenset(("place", "bring", "transfer", "move", "uncover", "raise", "exchange", "camp", "guard")),
    before=frozenset(("draw", "take", "end")),
)
taking_back = taking_back_of(TURN)
