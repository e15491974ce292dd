"""What lies in the box and what things cost (TK1, TK3), as data."""

from typing import Literal

Kind = Literal["base-camp", "temple", "jungle", "treasure", "volcano"]
Figure = Literal["leader", "member"]
Hex = tuple[int, int]

MEMBERS = 18
CAMPS = 2
GUARDS = 2
ACTION_POINTS = 10
TILES = 36
LETTERS = "ABCDEFG"
PIECES = {2: 3, 3: 6, 4: 9, 5: 11, 6: 8, 7: 5, 8: 3, 9: 2, 10: 1}
"""Temple pieces by their number (TK1.3)."""
TEMPLES = 17
TREASURE_KINDS = 8
TREASURES_EACH = 3
LEADER_STRENGTH = 3
SET_POINTS = (0, 1, 3, 6)
"""TK4.5: a single, a pair, a triple."""
START_CAPITAL = 20
ROUNDS = 4

BRING = 1
TRANSFER = 1
UNCOVER = 2
RAISE = 3
EXCHANGE = 3
CAMP = 5
GUARD = 5
A_TURN = 2
"""Levels or treasures a player takes from one tile in a turn."""
