"""The log of Tikal: a turn is one line, a player's scoring one, a sale one; scoring rounds, open tiles and the end are
headings."""

from collections.abc import Iterator, Sequence

from model.games.tikal import events as e
from model.games.tikal.kit import Tile
from model.games.tikal.state import State
from model.games.tikal.told_scoring import scored, total
from model.games.tikal.told_turn import turn
from model.kernel.event import Event
from model.kernel.game import Setup
from model.kernel.tale import Chapter, Happened, Say, Seat, say

SALE = Chapter("sale")
LAST_TURN = "TK6.4"


def chapter(event: Event) -> Chapter | None:
    match event:
        case e.TurnBegan() | e.RoundScored() | e.AuctionOpened():
            return None
        case e.ScoringBegan():
            return Chapter("scoring", heading=True, opens=True)
        case e.TilesDisplayed():
            return Chapter("open", heading=True, opens=True)
        case e.GameEnded():
            return Chapter("end", heading=True)
        case e.BidMade() | e.BidderPassed():
            return SALE
        case e.TurnSold(seat=seat, rule=rule):
            return Chapter("turn", seat, opens=True) if rule == LAST_TURN else SALE
        case e.TempleScored(seat=seat) | e.SetScored(seat=seat) | e.SeatScored(seat=seat):
            return Chapter("score", seat)
        case e.Tallied(seat=seat):
            return Chapter("score", seat, opens=True)
        case e.TileDrawn(seat=seat):
            return Chapter("turn", seat, opens=True)
    return Chapter("turn", getattr(event, "seat", None))


def tale(setup: Setup, chapter: Chapter, happened: Sequence[Happened]) -> Sequence[Say | Event]:
    match chapter.kind:
        case "scoring":
            return tuple(_scoring(setup, happened[0]))
        case "open":
            return tuple(_open(setup, happened[0].event))
        case "end":
            return tuple(_end(happened[0]))
        case "sale":
            return tuple(_sale(happened))
        case "score" if chapter.seat is not None:
            return tuple(scored(chapter.seat, happened))
        case "turn":
            return tuple(turn(setup.kit, happened))
    return ()


def _scoring(setup: Setup, began: Happened) -> Iterator[Say]:
    """TK4.1, TK6.7: whoever drew or took the volcano is the first; the last round has none (TK5.1)."""
    event = began.event
    assert isinstance(event, e.ScoringBegan)
    if event.final:
        yield say("tikal-told-scoring.final")
    else:
        scene: State | None = began.scene
        yield say("tikal-told-scoring", round=scene.round + 1) if scene else say("tikal-told-scoring.untold")
        manner = "taken" if setup.options.version == "auction" else "drawn"
        yield say(f"tikal-told-volcano.{manner}", name=Seat(event.order[0]))
    yield say("tikal-told-order", names=tuple(map(Seat, event.order)))


def _open(setup: Setup, event: Event) -> Iterator[Say]:
    assert isinstance(event, e.TilesDisplayed)
    tiles = (setup.kit.tile(one) for one in event.tiles)
    yield say("tikal-told-open", tiles=tuple(_face(tile) for tile in tiles if tile))


def _face(tile: Tile) -> Say:
    return say(f"tikal-told-face.{tile.kind}", value=tile.value, masks=tile.masks)


def _end(ended: Happened) -> Iterator[Say]:
    """TK5.2"""
    event = ended.event
    assert isinstance(event, e.GameEnded)
    yield say("tikal-told-over")
    points = total(ended, event.seats[0]) if event.seats else None
    won = "tikal-told-won" if points is not None else "tikal-told-won.untold"
    yield say(won, names=tuple(map(Seat, event.seats)), count=len(event.seats), points=points)


def _sale(happened: Sequence[Happened]) -> Iterator[Say]:
    """TK6.2, TK6.3"""
    bids = [one.event for one in happened if isinstance(one.event, e.BidMade)]
    passed = [Seat(one.event.seat) for one in happened if isinstance(one.event, e.BidderPassed)]
    said = tuple(_bid(bid, first=bid is bids[0]) for bid in bids)
    facts = {"names": tuple(passed), "count": len(passed)}
    if bids and passed:
        yield say("tikal-told-bidding", bids=said, **facts)
    elif bids:
        yield say("tikal-told-bidding.bids", bids=said)
    elif passed:
        yield say("tikal-told-bidding.passes", **facts)
    for one in happened:
        if isinstance(one.event, e.TurnSold):
            yield _sold(one, one.event)


def _bid(bid: e.BidMade, *, first: bool) -> Say:
    return say("tikal-told-bid" if first else "tikal-told-bid.next", name=Seat(bid.seat), points=bid.points)


def _sold(happened: Happened, sold: e.TurnSold) -> Say:
    name, left = Seat(sold.seat), happened.total(sold.seat)
    if not sold.points:
        return say("tikal-told-sold.first" if sold.rule == "TK6.3" else "tikal-told-sold.free", name=name)
    if left is None:
        return say("tikal-told-sold.untold", name=name, points=sold.points)
    return say("tikal-told-sold", name=name, points=sold.points, left=left)
