"""The auction version: turns are sold one by one (TK6)."""

from model.games.tikal import events as e
from model.games.tikal import moves as m
from model.games.tikal.board import clockwise
from model.games.tikal.checks import actor, table_move
from model.games.tikal.evolve import evolve_all
from model.games.tikal.flow import after_turn, next_sale, scoring_began
from model.games.tikal.laying import check_next
from model.games.tikal.state import Auction, State
from model.kernel.event import Event
from model.kernel.illegal import NOT_A_MOVE, NOT_NOW, require, require_phase

Events = tuple[Event, ...]
LOWEST = 1


def display(state: State, seat: int | None, move: m.Display) -> Events:
    """TK6.1: as many tiles as players; fewer only if no more are left (TK6.9)."""
    table_move(state, seat, "display")
    need = min(state.board.players, len(state.stack))
    require(len(move.tiles) == need, "TK6.1", need=need, given=len(move.tiles))
    require(len(set(move.tiles)) == need, "TK1.2", why="twice")
    check_next(state, move.tiles, "display")
    return (e.TilesDisplayed(move.tiles), next_sale(clockwise(state.seat, state.board.players)))


def bid(state: State, seat: int | None, move: m.Bid) -> Events:
    auction, seat = _bidding(state, seat)
    have = state.seats[seat].score
    require(move.points >= LOWEST, "TK6.6", why="least", least=LOWEST)
    require(move.points > auction.high, "TK6.2", why="higher", high=auction.high)
    require(move.points <= have, "TK6.6", why="most", have=have)
    return _settled(state, (e.BidMade(seat, move.points),))


def pass_(state: State, seat: int | None, move: m.Pass) -> Events:
    _, seat = _bidding(state, seat)
    return _settled(state, (e.BidderPassed(seat),))


def _bidding(state: State, seat: int | None) -> tuple[Auction, int]:
    require_phase(state.phase, "auction")
    assert state.auction is not None
    on = state.auction.bidding[0]
    require(seat == on, NOT_NOW, why="turn", seat=on)
    return state.auction, on


def _settled(state: State, events: Events) -> Events:
    """The sale is over when all but one have passed and that one has bid, or nobody is left (TK6.2, TK6.3)."""
    after = evolve_all(state, events)
    auction = after.auction
    assert auction is not None
    if not auction.bidding and auction.first_passed is not None:
        sold = e.TurnSold(auction.first_passed, 0, "TK6.3")
    elif len(auction.bidding) == 1 and auction.bidder is not None:
        have = max(0, after.seats[auction.bidder].score)
        sold = e.TurnSold(auction.bidder, min(auction.high, have), "TK6.2")
    else:
        return events
    return (*events, sold, *(_at_the_table(after, sold) if state.board.light else ()))


def _at_the_table(state: State, sold: e.TurnSold) -> Events:
    """Light detail: the turn itself is played on the table, the next is for sale at once."""
    ended = e.TurnEnded(sold.seat, 0)
    after = evolve_all(state, (sold, ended))
    following = after_turn(after, sold.seat)
    if isinstance(following[0], e.TurnSold):
        return (ended, *following, *_at_the_table(after, following[0]))
    return (ended, *following)


def take(state: State, seat: int | None, move: m.Take) -> Events:
    """One of the open tiles; a volcano starts its scoring round, its taker first (TK6.7)."""
    seat = actor(state, seat, "take")
    require(move.tile in state.board.tiles, NOT_A_MOVE, why="wrong", argument="tile", do="take")
    require(move.tile in state.display, "TK6.2", why="display", tile=move.tile)
    taken = e.TileTaken(seat, move.tile)
    if state.board.tiles[move.tile].kind == "volcano":
        return (taken, scoring_began(state, seat))
    return (taken,)
