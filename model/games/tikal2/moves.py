"""The moves, as records name them."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from model.games.tikal2.parts import Card, Colour, Hex
from model.kernel.move import Move

Turn = Annotated[int, Meta(ge=0, le=5)]
Place = Hex | str


class Forest(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How the forest is paid: a key, or the card."""

    key: Colour | None = None
    card: bool = False


class Delivery(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    plane: int
    treasures: dict[str, int]
    cards: tuple[Card, ...] = ()


class LaySites(Move, frozen=True, tag="sites"):
    """T2.1.4"""

    tiles: tuple[tuple[str | None, ...], ...]
    sanctuaries: tuple[str, ...] | None = None
    open: tuple[str, ...] | None = None


class TakeKeys(Move, frozen=True, tag="keys"):
    """T2.1.5"""

    take: tuple[Colour, ...]


class Paddle(Move, frozen=True, tag="paddle"):
    """T2.3.1 to T2.3.6"""

    to: int
    forest: Forest | None = None
    deliveries: tuple[Delivery, ...] = ()


class TakeTile(Move, frozen=True, tag="take"):
    """T2.3.1"""

    tile: str


class TakeKey(Move, frozen=True, tag="key"):
    """T2.4.1, T2.4.2"""

    colour: Colour
    to: Literal["camp", "backpack"]


class TakeTreasure(Move, frozen=True, tag="treasure"):
    """T2.4.3; with more control one of the open ones (T2.10.1)."""

    keep: str | None = None
    pile: int | None = None
    open: str | None = None
    turned: str | None = None


class TakeCard(Move, frozen=True, tag="card"):
    """T2.4.4; `keep` is left out where players keep their cards to themselves."""

    keep: Card | None = None


class DiscoverRoom(Move, frozen=True, tag="room"):
    """T2.4.5"""

    room: str
    space: Hex
    turn: Turn = 0


class DiscoverSanctuary(Move, frozen=True, tag="sanctuary"):
    """T2.4.6"""

    altar: str
    space: Hex


class TakePassage(Move, frozen=True, tag="passage"):
    """T2.4.7"""


class TakeBonus(Move, frozen=True, tag="bonus"):
    """T2.4.8"""


class ScoreDoors(Move, frozen=True, tag="doors"):
    """T2.4.9"""

    colour: Colour


class Explore(Move, frozen=True, tag="explore", rename={"extra": "with"}):
    """T2.5"""

    path: tuple[Place, ...]
    passages: dict[int, Literal["token", "card"]] = {}
    dig: bool = False
    bonus: int | None = None
    back: bool = False
    extra: Literal["tent", "card"] | None = None


class UseTent(Move, frozen=True, tag="tent"):
    """T2.6.1: a key instead of an exploration."""

    colour: Colour


class PlayCard(Move, frozen=True, tag="play"):
    """T2.7.5, T2.7.6"""

    card: Card
    colour: Colour | None = None
    to: Literal["camp", "backpack"] | None = None
    treasures: dict[str, int] | None = None
    cards: tuple[Card, ...] = ()


class Rescue(Move, frozen=True, tag="rescue"):
    """T2.5.13"""

    colour: Colour


class Skip(Move, frozen=True, tag="skip"):
    """T2.3.7: an action that is not used."""

    action: str
    colour: str | None = None


class End(Move, frozen=True, tag="end"):
    """The turn is over."""


class TellHand(Move, frozen=True, tag="tell"):
    """Before the final scoring, where players keep their treasures and cards to themselves: what is left of them."""

    treasures: int
    cards: tuple[Card, ...]


class Tally(Move, frozen=True, tag="tally"):
    """Light detail: what a seat has to be scored."""

    holds_hidden: ClassVar[bool] = True

    keys: dict[Colour, Annotated[int, Meta(ge=0, le=7)]] = {}
    altars: tuple[str, ...] = ()
    treasures: Annotated[int, Meta(ge=0, le=25)] = 0
    cards: tuple[Card, ...] = ()
    colours: Annotated[int, Meta(ge=0, le=5)] = 0


MOVES = (
    LaySites | TakeKeys | Paddle | TakeTile | TakeKey | TakeTreasure | TakeCard | DiscoverRoom | DiscoverSanctuary
    | TakePassage | TakeBonus | ScoreDoors | Explore | UseTent | PlayCard | Rescue | Skip | End | TellHand | Tally
)  # fmt: skip
