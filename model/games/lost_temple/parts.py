"""What lies in the box (LT1.2) and the draft's table (LT3.1), as data."""

from typing import Literal, get_args

from msgspec import Struct

Character = Literal["shaman", "thief", "seer", "priest", "elder", "craftsman", "scout", "canoe", "child"]
Token = Literal["idol", "gems", "back", "pay", "machete", "forward", "lose-machete"]

CHARACTERS: tuple[Character, ...] = get_args(Character)
TOKENS: tuple[Token, ...] = get_args(Token)
NUMBER: dict[str, int] = {name: number for number, name in enumerate(CHARACTERS)}

GEMS = 50
MACHETES = 8
TOKEN_COUNT = 18
IDOLS = 2
JUNGLES = 3
STARTS_WITH_MACHETE = ("scout", "child")


class Draft(Struct, frozen=True):
    """How the nine cards are drafted: how many go aside, how many each pick is made from, in order."""

    up: int
    down: int
    hands: tuple[int, ...]
    bury_after: tuple[int, ...] = ()
    """After so many picks a random card of those left goes face down."""
    last_takes_down: bool = False
    """With 8 the last player adds the card set aside face down."""


DRAFTS = {
    2: Draft(up=1, down=1, hands=(7, 6, 4, 2), bury_after=(2, 3)),
    3: Draft(up=0, down=1, hands=(8, 7, 6, 4, 3, 2), bury_after=(3,)),
    4: Draft(up=3, down=1, hands=(5, 4, 3, 2)),
    5: Draft(up=2, down=1, hands=(6, 5, 4, 3, 2)),
    6: Draft(up=1, down=1, hands=(7, 6, 5, 4, 3, 2)),
    7: Draft(up=0, down=1, hands=(8, 7, 6, 5, 4, 3, 2)),
    8: Draft(up=0, down=1, hands=(8, 7, 6, 5, 4, 3, 2, 2), last_takes_down=True),
}


def in_order(cards: tuple[str, ...]) -> tuple[str, ...]:
    """Cards by their number, so that the order tells nothing.

    >>> in_order(("child", "thief"))
    ('thief', 'child')
    """
    return tuple(sorted(cards, key=NUMBER.__getitem__))
