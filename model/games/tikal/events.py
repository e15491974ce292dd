"""What happened, as past-tense facts. All of Tikal is public."""

from typing import ClassVar

from model.games.tikal.parts import Hex
from model.kernel.event import Event


class TileDrawn(Event, frozen=True):
    piece_fields: ClassVar[tuple[str, ...]] = ("tile",)

    seat: int
    tile: str


class TilePlaced(Event, frozen=True):
    place_fields: ClassVar[tuple[str, ...]] = ("hex",)
    piece_fields: ClassVar[tuple[str, ...]] = ("tile",)

    seat: int
    tile: str
    hex: Hex
    turn: int


class FiguresBrought(Event, frozen=True):
    place_fields: ClassVar[tuple[str, ...]] = ("to",)

    seat: int
    figure: str
    count: int
    to: Hex


class FiguresTransferred(Event, frozen=True):
    place_fields: ClassVar[tuple[str, ...]] = ("start", "to")

    seat: int
    figure: str
    count: int
    start: Hex
    to: Hex


class FiguresMoved(Event, frozen=True):
    place_fields: ClassVar[tuple[str, ...]] = ("path", "to")

    seat: int
    figure: str
    count: int
    path: tuple[Hex, ...]
    to: Hex
    ap: int


class LevelUncovered(Event, frozen=True):
    place_fields: ClassVar[tuple[str, ...]] = ("hex",)

    seat: int
    hex: Hex
    value: int


class TreasureRaised(Event, frozen=True):
    place_fields: ClassVar[tuple[str, ...]] = ("hex",)
    piece_fields: ClassVar[tuple[str, ...]] = ("treasure",)

    seat: int
    hex: Hex
    treasure: int


class TreasuresExchanged(Event, frozen=True):
    seat_fields: ClassVar[tuple[str, ...]] = ("seat", "other")
    piece_fields: ClassVar[tuple[str, ...]] = ("give", "take")

    seat: int
    give: int
    other: int
    take: int


class CampBuilt(Event, frozen=True):
    place_fields: ClassVar[tuple[str, ...]] = ("hex",)

    seat: int
    hex: Hex


class GuardPlaced(Event, frozen=True):
    """`leaders` and `members` are the others of that seat there: they leave the game (TK3.8)."""

    place_fields: ClassVar[tuple[str, ...]] = ("hex",)

    seat: int
    hex: Hex
    figure: str
    leaders: int
    members: int


class TurnEnded(Event, frozen=True):
    seat: int
    ap: int
    """Action points that were not used."""


class TurnBegan(Event, frozen=True):
    """The next player's turn: to draw, or in the auction to bid."""

    seat: int


class ScoringBegan(Event, frozen=True):
    """TK4.1, TK5.1, TK6.8: who takes a scoring turn, in order."""

    seat_fields: ClassVar[tuple[str, ...]] = ("order",)

    order: tuple[int, ...]
    final: bool = False

    def manner(self) -> str | None:
        return "final" if self.final else None


class TempleScored(Event, frozen=True):
    """TK4.3, or TK4.4 for the guard's owner; `strength` is everybody's there."""

    place_fields: ClassVar[tuple[str, ...]] = ("hex",)

    seat: int
    hex: Hex
    value: int
    strength: tuple[int, ...]
    rule: str


class SetScored(Event, frozen=True):
    """TK4.5"""

    piece_fields: ClassVar[tuple[str, ...]] = ("treasure",)

    seat: int
    treasure: int
    size: int
    points: int


class SeatScored(Event, frozen=True):
    """This seat's scoring turn is over."""

    seat: int
    points: int


class RoundScored(Event, frozen=True):
    round: int


class GameEnded(Event, frozen=True):
    seat_fields: ClassVar[tuple[str, ...]] = ("seats",)

    seats: tuple[int, ...]
    """Who has most points (TK5.2)."""


class TilesDisplayed(Event, frozen=True):
    piece_fields: ClassVar[tuple[str, ...]] = ("tiles",)

    tiles: tuple[str, ...]


class AuctionOpened(Event, frozen=True):
    """A turn is for sale; `seats` may bid, in this order."""

    seat_fields: ClassVar[tuple[str, ...]] = ("seats",)

    seats: tuple[int, ...]


class BidMade(Event, frozen=True):
    seat: int
    points: int


class BidderPassed(Event, frozen=True):
    seat: int


class TurnSold(Event, frozen=True):
    """TK6.2; for nothing by TK6.3 or TK6.4."""

    seat: int
    points: int
    rule: str

    def manner(self) -> str | None:
        return None if self.points else "free"


class TileTaken(Event, frozen=True):
    piece_fields: ClassVar[tuple[str, ...]] = ("tile",)

    seat: int
    tile: str


class Tallied(Event, frozen=True):
    """Light detail: what a seat told of its scoring."""

    seat: int
    temples: tuple[int, ...]
    treasures: tuple[int, ...]

    def manner(self) -> str | None:
        if self.temples and self.treasures:
            return None
        return "temples" if self.temples else "treasures" if self.treasures else "nothing"
