"""A table for tests: set up any position, do moves, look at what a player would see."""

from typing import Any

from model.games.samples import sample_kit
from model.games.tikal2 import GAME
from model.kernel.game import Setup
from tests.model.games.tabletop import Tabletop, setup_of


def setup(players: int = 2, **how: Any) -> Setup:
    return setup_of(GAME, players, **how)


class Table(Tabletop):
    game = GAME

    def seat(self, index: int) -> dict[str, Any]:
        return self.truth()["seats"][index]


def sites(players: int = 2, **at: str) -> list[list[str]]:
    """All tiles in play on the sites, in the kit's order; `s0="T10"` puts that tile first on site 0."""
    kit = sample_kit(GAME.id)
    tiles = [tile["id"] for tile in kit["action_tiles"] if tile["back"] <= players]
    wanted = {int(site[1:]): tile for site, tile in at.items()}
    rest = [tile for tile in tiles if tile not in wanted.values()]
    laid = []
    for site, count in enumerate(kit["site_counts"][str(players)]):
        first = [wanted[site]] if site in wanted else []
        laid.append(first + [rest.pop(0) for _ in range(count - len(first))])
    return laid


def begun(players: int = 2, **position: Any) -> Table:
    """Seat 0's turn with all tiles on the sites; `position` as in records (seats, rooms, phase, to_act …)."""
    options = {
        name: position.pop(name) for name in ("kit", "more_control", "short_game", "open_memory") if name in position
    }
    told = {"sites": sites(players), "to_act": [0], **position}
    return Table(players, position=told, **options)


def taken(tile: str, players: int = 2, **position: Any) -> Table:
    """Seat 0 has just taken this tile on site 0."""
    table = begun(players, **{"sites": sites(players, s0=tile), **position})
    table.do(0, "take", tile=tile)
    return table


def exploring(players: int = 2, **position: Any) -> Table:
    """Seat 0 is in its explorer phase."""
    return begun(players, **{"phase": "explorer", **position})
