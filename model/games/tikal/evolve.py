"""The state after an event; never refuses."""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from model.games.tikal import events as e
from model.games.tikal import parts
from model.games.tikal.board import clockwise, turned
from model.games.tikal.learning import with_lesson
from model.games.tikal.state import Auction, Cell, SeatState, State
from model.kernel.event import Event, Learned

Seats = tuple[SeatState, ...]
Cells = tuple[Cell | None, ...]


def evolve(state: State, event: Event) -> State:
    return _EVOLVE[type(event)](state, event)


def evolve_all(state: State, events: Iterable[Event]) -> State:
    for event in events:
        state = _EVOLVE[type(event)](state, event)
    return state


def _seated(state: State, seat: int, **changes: Any) -> Seats:
    seats = state.seats
    return (*seats[:seat], replace(seats[seat], **changes), *seats[seat + 1 :])


def _celled(cells: Cells, number: int, cell: Cell) -> Cells:
    return (*cells[:number], cell, *cells[number + 1 :])


def _at(cells: Cells, number: int) -> Cell:
    cell = cells[number]
    assert cell is not None
    return cell


def _moved_in(cell: Cell, seat: int, leaders: int, members: int) -> Cell:
    old = cell.figures[seat]
    figures = (*cell.figures[:seat], (old[0] + leaders, old[1] + members), *cell.figures[seat + 1 :])
    return replace(cell, figures=figures)


def _counts(figure: str, count: int) -> tuple[int, int]:
    return (count, 0) if figure == "leader" else (0, count)


def _tile_drawn(state: State, event: e.TileDrawn) -> State:
    """In light detail people place it themselves."""
    left = tuple(tile for tile in state.left if tile != event.tile)
    stack = list(state.stack)
    stack.remove(state.board.tiles[event.tile].letter)
    drawn = replace(state, left=left, stack=tuple(stack))
    return drawn if state.board.light else replace(drawn, tile=event.tile, phase="place")


def _tile_placed(state: State, event: e.TilePlaced) -> State:
    tile = state.board.tiles[event.tile]
    nobody = ((0, 0),) * state.board.players
    stones = turned(tile.stones, event.turn)
    cell = Cell(tile.kind, stones, nobody, tile.id, event.turn, tile.value, tile.masks)
    cells = _celled(state.cells, state.board.number[event.hex], cell)
    return replace(_fresh_turn(state, "turn"), cells=cells, tile=None)


def _fresh_turn(state: State, phase: str) -> State:
    return replace(state, phase=phase, ap=parts.ACTION_POINTS, uncovered=(), raised=(), exchanged=False)


def _figures_brought(state: State, event: e.FiguresBrought) -> State:
    number = state.board.number[event.to]
    leaders, members = _counts(event.figure, event.count)
    cell = _moved_in(_at(state.cells, number), event.seat, leaders, members)
    if leaders:
        seats = _seated(state, event.seat, leader=event.to)
    else:
        seats = _seated(state, event.seat, reserve=state.seats[event.seat].reserve - members)
    ap = state.ap - parts.BRING * event.count
    return replace(state, cells=_celled(state.cells, number, cell), seats=seats, ap=ap)


def _figures_transferred(state: State, event: e.FiguresTransferred) -> State:
    return _shifted(state, event, event.start, event.to, parts.TRANSFER * event.count)


def _figures_moved(state: State, event: e.FiguresMoved) -> State:
    return _shifted(state, event, event.path[0], event.path[-1], event.ap)


def _shifted(state: State, event: Any, start: Any, to: Any, ap: int) -> State:
    leaders, members = _counts(event.figure, event.count)
    here, there = state.board.number[start], state.board.number[to]
    cells = _celled(state.cells, here, _moved_in(_at(state.cells, here), event.seat, -leaders, -members))
    cells = _celled(cells, there, _moved_in(_at(cells, there), event.seat, leaders, members))
    seats = _seated(state, event.seat, leader=to) if leaders else state.seats
    return replace(state, cells=cells, seats=seats, ap=state.ap - ap)


def _level_uncovered(state: State, event: e.LevelUncovered) -> State:
    number = state.board.number[event.hex]
    cells = _celled(state.cells, number, replace(_at(state.cells, number), value=event.value))
    at = event.value - 2
    pieces = (*state.pieces[:at], state.pieces[at] - 1, *state.pieces[at + 1 :])
    uncovered = (*state.uncovered, number)
    return replace(state, cells=cells, pieces=pieces, uncovered=uncovered, ap=state.ap - parts.UNCOVER)


def _treasure_raised(state: State, event: e.TreasureRaised) -> State:
    number = state.board.number[event.hex]
    cell = _at(state.cells, number)
    cells = _celled(state.cells, number, replace(cell, treasures=cell.treasures - 1))
    seats = _with_treasure(state.seats, event.seat, event.treasure, 1)
    return replace(state, cells=cells, seats=seats, raised=(*state.raised, number), ap=state.ap - parts.RAISE)


def _with_treasure(seats: Seats, seat: int, treasure: int, more: int) -> Seats:
    had = seats[seat].treasures
    now = (*had[: treasure - 1], had[treasure - 1] + more, *had[treasure:])
    return (*seats[:seat], replace(seats[seat], treasures=now), *seats[seat + 1 :])


def _treasures_exchanged(state: State, event: e.TreasuresExchanged) -> State:
    seats = _with_treasure(state.seats, event.seat, event.give, -1)
    seats = _with_treasure(seats, event.other, event.give, 1)
    seats = _with_treasure(seats, event.other, event.take, -1)
    seats = _with_treasure(seats, event.seat, event.take, 1)
    return replace(state, seats=seats, exchanged=True, ap=state.ap - parts.EXCHANGE)


def _camp_built(state: State, event: e.CampBuilt) -> State:
    number = state.board.number[event.hex]
    cells = _celled(state.cells, number, replace(_at(state.cells, number), camp=event.seat))
    seats = _seated(state, event.seat, camps_left=state.seats[event.seat].camps_left - 1)
    return replace(state, cells=cells, seats=seats, ap=state.ap - parts.CAMP)


def _guard_placed(state: State, event: e.GuardPlaced) -> State:
    number = state.board.number[event.hex]
    cell = _at(state.cells, number)
    leaders, members = cell.figures[event.seat]
    cell = replace(_moved_in(cell, event.seat, -leaders, -members), guard=event.seat)
    before = state.seats[event.seat]
    leader = "guard" if event.figure == "leader" else "out" if event.leaders else before.leader
    seats = _seated(
        state, event.seat, guards_left=before.guards_left - 1, out=before.out + event.members, leader=leader
    )
    return replace(state, cells=_celled(state.cells, number, cell), seats=seats, ap=state.ap - parts.GUARD)


def _turn_ended(state: State, event: e.TurnEnded) -> State:
    waiting = tuple(seat for seat in state.waiting if seat != event.seat)
    return replace(state, ap=0, waiting=waiting)


def _turn_began(state: State, event: e.TurnBegan) -> State:
    if not state.board.auction:
        return replace(state, seat=event.seat, phase="draw")
    if not state.board.light:
        return replace(state, seat=event.seat, phase="display")
    seats = clockwise(event.seat, state.board.players)
    return replace(state, seat=event.seat, phase="auction", waiting=seats, auction=Auction(seats))


def _scoring_began(state: State, event: e.ScoringBegan) -> State:
    fresh = _fresh_turn(state, "scoring")
    return replace(fresh, queue=event.order, final=event.final, ap=0 if state.board.light else fresh.ap, tallied=())


def _temple_scored(state: State, event: e.TempleScored) -> State:
    return _scored(state, event.seat, event.value)


def _set_scored(state: State, event: e.SetScored) -> State:
    return _scored(state, event.seat, event.points)


def _scored(state: State, seat: int, points: int) -> State:
    return replace(state, seats=_seated(state, seat, score=state.seats[seat].score + points))


def _seat_scored(state: State, event: e.SeatScored) -> State:
    queue = state.queue[1:]
    return replace(_fresh_turn(state, "scoring"), queue=queue, ap=parts.ACTION_POINTS if queue else 0)


def _round_scored(state: State, event: e.RoundScored) -> State:
    """The drawer goes on with the volcano (TK4.2); in light detail people go on with what they were at."""
    phase = "auction" if state.auction is not None else "place" if state.tile is not None else "draw"
    return replace(state, round=event.round, phase=phase, queue=(), ap=0, tallied=())


def _game_ended(state: State, event: e.GameEnded) -> State:
    return replace(state, phase="over", ap=0, queue=())


def _tiles_displayed(state: State, event: e.TilesDisplayed) -> State:
    left = tuple(tile for tile in state.left if tile not in event.tiles)
    stack = state.stack[len(event.tiles) :]
    waiting = clockwise(state.seat, state.board.players)
    return replace(state, display=event.tiles, left=left, stack=stack, waiting=waiting)


def _auction_opened(state: State, event: e.AuctionOpened) -> State:
    return replace(state, phase="auction", auction=Auction(event.seats), seat=event.seats[0])


def _bid_made(state: State, event: e.BidMade) -> State:
    auction = state.auction
    assert auction is not None
    bidding = (*auction.bidding[1:], event.seat)
    return replace(state, auction=replace(auction, bidding=bidding, high=event.points, bidder=event.seat))


def _bidder_passed(state: State, event: e.BidderPassed) -> State:
    auction = state.auction
    assert auction is not None
    first = event.seat if auction.first_passed is None else auction.first_passed
    return replace(state, auction=replace(auction, bidding=auction.bidding[1:], first_passed=first))


def _turn_sold(state: State, event: e.TurnSold) -> State:
    seats = _seated(state, event.seat, score=state.seats[event.seat].score - event.points)
    return replace(state, seats=seats, seat=event.seat, auction=None, phase="take")


def _tile_taken(state: State, event: e.TileTaken) -> State:
    display = tuple(tile for tile in state.display if tile != event.tile)
    return replace(state, tile=event.tile, display=display, phase="place")


def _tallied(state: State, event: e.Tallied) -> State:
    points = sum(event.temples) + sum(parts.SET_POINTS[size] for size in event.treasures)
    tallied = (*state.tallied, event.seat)
    return replace(_scored(state, event.seat, points), tallied=tallied, phase="scoring")


_EVOLVE: dict[type[Event], Callable[[State, Any], State]] = {
    e.TileDrawn: _tile_drawn,
    e.TilePlaced: _tile_placed,
    e.FiguresBrought: _figures_brought,
    e.FiguresTransferred: _figures_transferred,
    e.FiguresMoved: _figures_moved,
    e.LevelUncovered: _level_uncovered,
    e.TreasureRaised: _treasure_raised,
    e.TreasuresExchanged: _treasures_exchanged,
    e.CampBuilt: _camp_built,
    e.GuardPlaced: _guard_placed,
    e.TurnEnded: _turn_ended,
    e.TurnBegan: _turn_began,
    e.ScoringBegan: _scoring_began,
    e.TempleScored: _temple_scored,
    e.SetScored: _set_scored,
    e.SeatScored: _seat_scored,
    e.RoundScored: _round_scored,
    e.GameEnded: _game_ended,
    e.TilesDisplayed: _tiles_displayed,
    e.AuctionOpened: _auction_opened,
    e.BidMade: _bid_made,
    e.BidderPassed: _bidder_passed,
    e.TurnSold: _turn_sold,
    e.TileTaken: _tile_taken,
    e.Tallied: _tallied,
    Learned: with_lesson,
}
