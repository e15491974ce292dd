"""What a turn of Tikal II is made of: it can be begun again in one tap."""

from screens.table.again import Turn, taking_back_of

RIVER = ("paddle", "take")
TILE = ("key", "treasure", "card", "room", "sanctuary", "passage", "bonus", "doors", "skip")
EXPLORER = ("explore", "tent", "play", "rescue")
TURN = Turn(actions=frozenset((*RIVER, *TILE, *EXPLORER)), before=frozenset(("keys", "sites", "end")))
taking_back = taking_back_of(TURN)
