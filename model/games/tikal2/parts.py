"""What lies in the box (T2.1, T2.7) and what things are worth (T2.9), as data."""

from typing import Literal, get_args

Colour = Literal["pink", "blue", "yellow", "green", "brown"]
Card = Literal[
    "passage", "plus-two", "pair", "explore", "many-types", "five", "key", "remote", "room-colours", "forest"
]
Hex = tuple[int, int]

COLOURS: tuple[Colour, ...] = get_args(Colour)
COLOUR_INDEX: dict[str, int] = {colour: index for index, colour in enumerate(COLOURS)}
CARDS: tuple[Card, ...] = get_args(Card)
MULTICOLOURED = "multicoloured"

SPACES = 27
KEYS_EACH = 7
PASSAGES = 8
TREASURE_TYPES = 5
TREASURES_EACH = 5
CARD_COUNT = 13
PAIR = 2
FLAGS = 20
SITES = 6
MOST_TILES = 4
"""On a site."""
TILES = 24
LIGHT_ROOMS = 10
START_KEYS = 2
LOOKS = 3
"""Treasures, cards and rooms are chosen from the top three."""
PILES = 3
OPEN_TREASURES = 3
FARTHEST = 5
"""Sites a pirogue goes at most."""
FOREST_PENALTY = 10
RESCUE_PRICE = 10
PLUS = 2
"""What the card adds to each treasure of a delivery."""
SET_POINTS = (0, 1, 3, 6, 10, 15)
"""T2.9.1: for so many different colours."""
ALTAR_POINTS = 3
PAIR_POINTS = (0, 3, 12)
FIVE_POINTS = 5
COLOUR_POINTS = 2
KEPT_CARDS: tuple[Card, ...] = ("pair", "five", "room-colours")
"""Kept to the end, never played (T2.7.0)."""


def pile_sizes(more_control: bool) -> tuple[int, ...]:
    """The treasure piles, about equal (T2.1.3); one pile less beside the open treasures (T2.10.1).

    >>> pile_sizes(False), pile_sizes(True)
    ((9, 8, 8), (11, 11))
    """
    treasures, piles = TREASURE_TYPES * TREASURES_EACH, PILES
    if more_control:
        treasures, piles = treasures - OPEN_TREASURES, PILES - 1
    return tuple(len(range(i, treasures, piles)) for i in range(piles))
