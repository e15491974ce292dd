"""Set-up: the action tiles on their sites, the first keys (T2.1)."""

from collections import Counter

from model.games.tikal2 import events as e
from model.games.tikal2 import moves as m
from model.games.tikal2.checks import actor, known, table_move
from model.games.tikal2.parts import COLOUR_INDEX, OPEN_TREASURES, SITES, START_KEYS
from model.games.tikal2.state import State
from model.kernel.event import Event
from model.kernel.illegal import NOT_A_MOVE, UNTOLD, require

Events = tuple[Event, ...]


def lay_sites(state: State, seat: int | None, move: m.LaySites) -> Events:
    table_move(state, seat, "sites")
    board = state.board
    counts = board.kit.tiles_on_sites(board.players)
    laid = tuple(len(site) for site in move.tiles)
    if counts is not None:
        require(laid == counts, "T2.1.4", why="counts", need=list(counts), given=list(laid))
    tiles = [tile for site in move.tiles for tile in site if tile is not None]
    fine = len(laid) == SITES and sum(laid) == len(board.tiles)
    require(fine and len(set(tiles)) == len(tiles) and board.tiles.keys() >= set(tiles), "T2.1.4", why="tiles")
    if move.sanctuaries is not None:
        require(sorted(move.sanctuaries) == sorted(state.altars), "T2.1.3", why="sanctuaries")
    _check_open(state, move.open)
    require(counts is not None, UNTOLD, path=f"site_counts.{board.players}")
    return (e.SitesLaid(move.tiles, move.sanctuaries or (), move.open or ()),)


def _check_open(state: State, opened: tuple[str, ...] | None) -> None:
    """T2.10.1: three open treasures, told once, at the start."""
    if not state.board.options.more_control or state.round > 1:
        require(opened is None, NOT_A_MOVE, why="unknown", argument="open", do="sites")
        return
    require(opened is not None, NOT_A_MOVE, why="missing", argument="open", do="sites")
    for name in opened or ():
        known(name, state.board.treasure_index, "open", "sites")
    require(len(opened or ()) == OPEN_TREASURES, "T2.10.1", need=OPEN_TREASURES)


def take_keys(state: State, seat: int | None, move: m.TakeKeys) -> Events:
    """T2.1.5: in turn order; after the last one the first turn begins."""
    seat = actor(state, seat, "keys")
    require(len(move.take) == START_KEYS, "T2.1.5", need=START_KEYS, given=len(move.take))
    for colour, count in Counter(move.take).items():
        require(state.stock[COLOUR_INDEX[colour]] >= count, "T2.1.5", why="stock", colour=colour)
    taken = e.StartKeysTaken(seat, move.take)
    following = (seat + state.direction) % state.board.players
    if following == state.first:
        return (taken, e.TurnBegan(following))
    return (taken, e.KeysTurn(following))
