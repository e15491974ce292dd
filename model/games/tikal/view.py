"""What a seat may know: everything in Tikal lies open, to onlookers too."""

from msgspec import Struct

from model.games.tikal.parts import Hex
from model.games.tikal.state import Auction, Cell, Figures, SeatState, State
from model.kernel.view import View


class SeatView(Struct, frozen=True, kw_only=True):
    score: int
    leader: Hex | str
    """A hex, `reserve`, `guard` or `out`."""
    reserve: int
    camps_left: int
    guards_left: int
    treasures: dict[int, int]
    """How many of each kind the seat has, kinds it has none of left out."""
    out: int


class HexView(Struct, frozen=True, kw_only=True):
    tile: str | None
    """None: printed on the board."""
    kind: str
    value: int
    figures: dict[int, Figures]
    """By seat: leaders and members."""
    guard: int | None
    camp: int | None
    treasures: int
    turn: int


class SaleView(Struct, frozen=True, kw_only=True):
    bidding: tuple[int, ...]
    """Who may still bid, in order; the first is on."""
    high: int
    bidder: int | None
    """Who has bid highest."""


class FlowView(Struct, frozen=True, kw_only=True):
    """Who comes next: it follows from the moves and is no thing on the table."""

    queue: tuple[int, ...]
    """Who still takes a scoring turn, in order; the first is on."""
    final: bool
    """Whether the last scoring round has begun."""
    waiting: tuple[int, ...]
    """Auction: who has not had a turn this round."""
    sale: SaleView | None
    """Auction: the turn that is for sale."""


class TikalView(View, frozen=True, kw_only=True):
    seats: tuple[SeatView, ...]
    hexes: dict[str, HexView]
    """By `column,row`; where nothing lies yet there is none."""
    pieces: dict[int, int]
    """How many temple pieces of each value are left."""
    ap: int
    round: int
    seat: int
    """Whose turn it is, or will be."""
    stack: tuple[str, ...]
    """The letters still to come."""
    tile: str | None
    """Drawn or taken and not yet placed."""
    display: tuple[str, ...]
    flow: FlowView


def view(state: State, viewer: int | None) -> TikalView:
    return TikalView(
        seats=tuple(_seat(seat) for seat in state.seats),
        hexes={
            f"{c},{r}": _hex(cell)
            for (c, r), cell in zip(state.board.hexes, state.cells, strict=True)
            if cell is not None
        },
        pieces={value + 2: left for value, left in enumerate(state.pieces)},
        ap=state.ap,
        round=state.round,
        seat=state.seat,
        stack=state.stack,
        tile=state.tile,
        display=state.display,
        flow=_flow(state),
    )


def _flow(state: State) -> FlowView:
    sale = None if state.auction is None else _sale(state.auction)
    return FlowView(queue=state.queue, final=state.final, waiting=state.waiting, sale=sale)


def _sale(auction: Auction) -> SaleView:
    return SaleView(bidding=auction.bidding, high=auction.high, bidder=auction.bidder)


def _seat(seat: SeatState) -> SeatView:
    return SeatView(
        score=seat.score,
        leader=seat.leader,
        reserve=seat.reserve,
        camps_left=seat.camps_left,
        guards_left=seat.guards_left,
        treasures={kind + 1: count for kind, count in enumerate(seat.treasures) if count},
        out=seat.out,
    )


def _hex(cell: Cell) -> HexView:
    return HexView(
        tile=cell.tile,
        kind=cell.kind,
        value=cell.value,
        figures={seat: figures for seat, figures in enumerate(cell.figures) if figures != (0, 0)},
        guard=cell.guard,
        camp=cell.camp,
        treasures=cell.treasures,
        turn=cell.turn,
    )
