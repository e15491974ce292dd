"""What of a copy must be told before a game in full detail, and what may be learned when it comes up."""

from model.games.tikal2.kit import Kit
from model.games.tikal2.options import Options
from model.kernel.paths import matched
from model.kernel.untold import untold_paths

PARTS = (
    "spaces", "printed", "light_rooms", "sanctuaries", "treasure_room", "secret_rooms", "river", "site_counts",
    "wheel", "cards", "action_tiles",
)  # fmt: skip
MAY_WAIT = {
    "light_rooms.{room}.colour": "light-room",
    "light_rooms.{room}.doors": "light-room",
    "light_rooms.{room}.bonus": "light-room",
    "printed.{room}.bonus": "printed",
    "sanctuaries.{room}.bonuses": "sanctuary",
    "secret_rooms.{room}.bonuses": "secret-room",
    "treasure_room.bonuses": "treasure-room",
    "action_tiles.{tile}.actions": "tile",
    "cards.{card}": "cards",
    "site_counts.{players}": "sites",
}
"""Open pieces, and cards, which are secret: a game may begin without them."""


def needed(kit: Kit) -> tuple[str, ...]:
    """The untold parts without which no game in full detail can be told at all."""
    told = {part: getattr(kit, part) for part in PARTS}
    return tuple(path for path in untold_paths(told) if matched(MAY_WAIT, path) is None)


def untold(kit: Kit, players: int, options: Options) -> tuple[str, ...]:
    """What an owner has to tell before a game of so many: also how many tiles lie on each site."""
    sites = f"site_counts.{players}"
    wanted = {*needed(kit), *([sites] if kit.site_counts is not None and kit.tiles_on_sites(players) is None else [])}
    return tuple(path for path in untold_paths({part: getattr(kit, part) for part in PARTS}) if path in wanted)
