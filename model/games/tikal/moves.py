"""The moves, as records name them."""

from typing import Annotated

from msgspec import Meta

from model.games.tikal.parts import TREASURE_KINDS, Figure, Hex
from model.kernel.move import Move

Turn = Annotated[int, Meta(ge=0, le=5)]
Count = Annotated[int, Meta(ge=1)]
Treasure = Annotated[int, Meta(ge=1, le=TREASURE_KINDS)]


class Draw(Move, frozen=True, tag="draw"):
    """TK2.1"""

    tile: str


class Place(Move, frozen=True, tag="place"):
    """TK2.1 to TK2.4; also a volcano after its scoring round (TK4.2)."""

    hex: Hex
    turn: Turn = 0


class Bring(Move, frozen=True, tag="bring"):
    """TK3.1"""

    figure: Figure
    to: Hex
    count: Count = 1


class Transfer(Move, frozen=True, tag="transfer", rename={"start": "from"}):
    """TK3.2"""

    figure: Figure
    start: Hex
    to: Hex
    count: Count = 1


class Walk(Move, frozen=True, tag="move"):
    """TK3.3"""

    figure: Figure
    path: tuple[Hex, ...]
    count: Count = 1


class Uncover(Move, frozen=True, tag="uncover"):
    """TK3.4"""

    hex: Hex


class Raise(Move, frozen=True, tag="raise"):
    """TK3.5: the treasure people turned up."""

    hex: Hex
    treasure: Treasure


class Exchange(Move, frozen=True, tag="exchange", rename={"other": "with"}):
    """TK3.6"""

    give: Treasure
    other: int
    take: Treasure


class BuildCamp(Move, frozen=True, tag="camp"):
    """TK3.7"""

    hex: Hex


class PlaceGuard(Move, frozen=True, tag="guard"):
    """TK3.8"""

    hex: Hex
    figure: Figure


class End(Move, frozen=True, tag="end"):
    """The turn is over; what is left of the action points is lost (TK2.5)."""


class Display(Move, frozen=True, tag="display"):
    """TK6.1"""

    tiles: tuple[str, ...]


class Bid(Move, frozen=True, tag="bid"):
    """TK6.2"""

    points: int


class Pass(Move, frozen=True, tag="pass"):
    """TK6.2"""


class Take(Move, frozen=True, tag="take"):
    """TK6.2, TK6.4"""

    tile: str


class Tally(Move, frozen=True, tag="tally"):
    """Light detail: the values of the temples won and the sizes of the treasure sets."""

    temples: tuple[Annotated[int, Meta(ge=1, le=10)], ...] = ()
    treasures: tuple[Annotated[int, Meta(ge=1, le=3)], ...] = ()


MOVES = (
    Draw | Place | Bring | Transfer | Walk | Uncover | Raise | Exchange | BuildCamp | PlaceGuard | End | Display | Bid
    | Pass | Take | Tally
)  # fmt: skip
