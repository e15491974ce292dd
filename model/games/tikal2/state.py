"""The state of a game of Tikal II."""

from msgspec import Struct

from model.games.tikal2.board import Board
from model.games.tikal2.parts import FLAGS, Hex

OUTSIDE = "outside"
UNKNOWN = "null"
"""Instead of a treasure's name where only its player knows it."""
Place = Hex | str
"""Where an explorer is: a space of the temple, `outside`, or a secret room's id."""
Counts = tuple[int, ...]
"""So many of each colour, or of each treasure, in the kit's order."""
Flags = tuple[tuple[int, int | None], ...]
"""Who has a flag there, and on which bonus (None: on none, in a light room whose bonus was taken)."""


class Room(Struct, frozen=True, gc=False):
    """A discovered room. `colour` is its doors' or its altar's; the treasure room has none."""

    room: str
    colour: str | None
    doors: tuple[int, ...]
    flags: Flags = ()
    turn: int | None = 0
    """How it lies, in clockwise sixths; None where a position told its doors: these stay as told."""
    hued: bool = False
    """A position told its colour, which stays as told."""

    @property
    def light(self) -> bool:
        """A light-coloured room, printed or placed: it has doors, and one bonus."""
        return self.room not in ("sanctuary", "treasure-room")


class SeatState(Struct, frozen=True, gc=False):
    score: int = 0
    backpack: Counts = (0, 0, 0, 0, 0)
    camp: Counts = (0, 0, 0, 0, 0)
    treasures: Counts = (0, 0, 0, 0, 0)
    cards: tuple[str, ...] = ()
    passages: int = 0
    flags_left: int = FLAGS
    tent: bool = True
    """Not used yet in this round."""
    site: int = 0
    explorer: Place = OUTSIDE
    kept: int = 0
    """Treasures that only the player knows."""
    kept_cards: int = 0

    @property
    def treasure_count(self) -> int:
        return sum(self.treasures) + self.kept

    @property
    def card_count(self) -> int:
        return len(self.cards) + self.kept_cards


class Action(Struct, frozen=True, gc=False, omit_defaults=True):
    """An action of the tile taken that is still open."""

    do: str
    colour: str | None = None
    points: int = 0


class TallyTold(Struct, frozen=True, gc=False):
    """Light detail: what a seat has to be scored."""

    seat: int
    keys: Counts
    altars: tuple[str, ...]
    treasures: int
    cards: tuple[str, ...]
    colours: int


class State(Struct, frozen=True, gc=False):
    board: Board
    seats: tuple[SeatState, ...]
    rooms: tuple[Room | None, ...]
    """By the numbers of the board's spaces."""
    secret: tuple[Flags, ...]
    """The flags in the secret rooms, in the kit's order."""
    stock: Counts
    wheel: Counts
    """Today's price of each treasure."""
    passages: int
    piles: tuple[int, ...]
    """Treasures left in each hidden pile."""
    pile_rooms: tuple[str, ...]
    """Light rooms not discovered yet."""
    altars: tuple[str, ...]
    """Sanctuaries not discovered yet; top first where `ordered`."""
    ordered: bool = False
    open_treasures: Counts = (0, 0, 0, 0, 0)
    gone_treasures: Counts = (0, 0, 0, 0, 0)
    """Delivered: out of the game."""
    played: tuple[str, ...] = ()
    """Special cards discarded face up."""
    sites: tuple[tuple[str | None, ...], ...] = ()
    """The tiles on each site; None: one lies there, nobody has told which."""
    phase: str = "sites"
    round: int = 1
    direction: int = 1
    """1: clockwise; -1 in round 2."""
    first: int = 0
    """Who starts this round."""
    seat: int = 0
    paddled: bool = False
    tile: str | None = None
    """The action tile taken this turn."""
    actions: tuple[Action, ...] = ()
    used: tuple[tuple[str, str | None], ...] | None = ()
    """The actions of this turn's tile that were used or skipped, each with its colour; None where a position begins
    after them."""
    taken: tuple[str, ...] = ()
    """The tiles taken in this round."""
    explored: bool = False
    """The turn's normal exploration is done."""
    rescued: bool = False
    won: tuple[str, ...] = ()
    """Cards and treasures dug up and still to be entered: `card` or `treasure`."""
    last: tuple[int, ...] = ()
    """Who still has the last special turn (T2.8.2), the first is on."""
    shown: bool = False
    """The camps lie open: a scoring has just been made (T2.2.4)."""
    hands_told: tuple[int, ...] = ()
    """Who has told what is left of what was kept alone, before the final scoring."""
    tallies: tuple[TallyTold, ...] = ()
    """Light detail: what was told in this scoring."""
    counted: tuple[TallyTold, ...] = ()
    """What was told in the one just made, while it is being looked at."""
