"""The moves, as `records` name them."""

from msgspec import UNSET, UnsetType

from model.games.lost_temple.parts import Character, Token
from model.kernel.move import Move


class Start(Move, frozen=True, tag="start"):
    """LT1.4: the start cards, one per seat."""

    characters: tuple[Character, ...]


class Lay(Move, frozen=True, tag="lay"):
    """LT1.3: the tokens the app dealt onto the chance spaces."""

    tokens: dict[int, Token]


class NameIdol(Move, frozen=True, tag="idol"):
    """LT2.6: the table names the holder; in light detail also who drew an idol token (LT2.1)."""

    holder: int


class Deal(Move, frozen=True, tag="deal"):
    """LT3.1, LT3.2: the cards set aside for this round."""

    up: tuple[Character, ...]
    down: tuple[Character, ...]


class Pick(Move, frozen=True, tag="pick"):
    """LT3.7"""

    card: Character


class Bury(Move, frozen=True, tag="bury"):
    """LT3.1: a random card of those left goes face down."""

    card: Character


class Call(Move, frozen=True, tag="call"):
    """LT4.1: the next character; with physical cards `held_by` tells who showed it."""

    held_by: int | UnsetType | None = UNSET


class Curse(Move, frozen=True, tag="curse"):
    """LT5.1"""

    target: Character


class Rob(Move, frozen=True, tag="rob"):
    """LT5.2"""

    target: Character
    advance: int | None = None


class Look(Move, frozen=True, tag="look"):
    """LT5.3 with the app's tokens: shown to this seat alone."""

    spaces: tuple[int, ...]


class Peek(Move, frozen=True, tag="peek"):
    """LT5.3"""

    spaces: tuple[int, ...]
    advance: int
    swap: bool = False


class Pay(Move, frozen=True, tag="pay"):
    """LT5.4, LT5.5; the Scout says how many (LT5.7)."""

    gems: int | None = None


class Stay(Move, frozen=True, tag="stay"):
    """LT5.4, LT5.5: no payment, no movement."""


class Advance(Move, frozen=True, tag="advance"):
    """LT5.6"""

    steps: int


class Paddle(Move, frozen=True, tag="paddle"):
    """LT5.8"""


class Follow(Move, frozen=True, tag="follow"):
    """LT5.9"""


class Reveal(Move, frozen=True, tag="reveal"):
    """LT7.1: what was turned up; the app's own tokens it knows itself."""

    token: Token | None = None


class Refill(Move, frozen=True, tag="refill"):
    """LT7.4: the token from the app's reserve."""

    token: Token


class Done(Move, frozen=True, tag="done"):
    """Light detail: the turn was played on the table."""


class NameLast(Move, frozen=True, tag="last"):
    """Light detail: who is last on the track, and, when several, their gems (LT2.2, LT2.3)."""

    seats: tuple[int, ...]
    gems: dict[int, int] | None = None


class Won(Move, frozen=True, tag="won"):
    """Light detail: the seat of this entry reached the finish."""


MOVES = (
    Start | Lay | NameIdol | Deal | Pick | Bury | Call | Curse | Rob | Look | Peek | Pay | Stay | Advance
    | Paddle | Follow | Reveal | Refill | Done | NameLast | Won
)  # fmt: skip
