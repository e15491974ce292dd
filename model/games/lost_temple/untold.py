"""What of a copy must be told before a race in full detail: the track to its end, and the start cards (LT1)."""

from model.games.lost_temple.kit import Kit
from model.games.lost_temple.options import Options
from model.games.lost_temple.parts import CHARACTERS
from model.kernel.untold import untold_paths

TRACK = ("finish", "temples", "villages", "jungle", "chance")


def untold(kit: Kit, players: int, options: Options) -> tuple[str, ...]:
    """Tokens only where the app deals them."""
    cards = kit.start or {}
    told = {part: getattr(kit, part) for part in TRACK}
    told |= {"start": {name: cards.get(name) for name in CHARACTERS}}
    told |= {"gems": kit.gems, "machetes": kit.machetes}
    if options.tokens == "app":
        told["tokens"] = kit.tokens
    return tuple(untold_paths(told))
