"""What of a copy must be told before a game in full detail: everything but the treasures' names, which are asked for
only to be said."""

from model.games.tikal.kit import Kit
from model.games.tikal.options import Options
from model.kernel.untold import untold_paths

PARTS = ("board", "printed", "tiles", "temple_pieces", "sides")


def untold(kit: Kit, players: int, options: Options) -> tuple[str, ...]:
    return tuple(untold_paths({part: getattr(kit, part) for part in PARTS}))
