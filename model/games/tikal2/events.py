"""What happened, as past-tense facts. Camp keys, treasures and cards are their owner's (T2.2.4)."""

from typing import Self

from model.games.tikal2.parts import Hex
from model.kernel.event import Event

Place = Hex | str


class SitesLaid(Event, frozen=True):
    tiles: tuple[tuple[str, ...], ...]
    sanctuaries: tuple[str, ...] = ()
    open: tuple[str, ...] = ()


class StartKeysTaken(Event, frozen=True):
    seat: int
    keys: tuple[str, ...]


class KeysTurn(Event, frozen=True):
    """The next player chooses the first keys."""

    seat: int


class PirogueMoved(Event, frozen=True):
    seat: int
    to: int


class ForestPaid(Event, frozen=True):
    """T2.3.2: with a key, the card, or 10 points."""

    seat: int
    key: str | None
    points: int = 0

    def manner(self) -> str | None:
        return None if self.key else "penalty" if self.points else "card"


class TreasuresDelivered(Event, frozen=True):
    """T2.3.4; `price` and `points` per type in `treasures`, the wheel turned after it."""

    seat: int
    treasures: tuple[str, ...]
    counts: tuple[int, ...]
    prices: tuple[int, ...]
    plus: int
    points: int
    rule: str


class CardPlayed(Event, frozen=True):
    seat: int
    card: str


class TileTaken(Event, frozen=True):
    seat: int
    tile: str


class KeyTaken(Event, frozen=True):
    """To the backpack all see it; to the camp it is not repeated to others (T2.2.5) unless `open`."""

    seat: int
    colour: str | None
    to: str
    rule: str
    open: bool = False

    def manner(self) -> str | None:
        return "hidden" if self.colour is None else None

    def seen_by(self, seat: int | None) -> Self:
        if seat == self.seat or self.to == "backpack" or self.open:
            return self
        return type(self)(self.seat, None, self.to, self.rule)


class TreasureTaken(Event, frozen=True):
    """What was kept is secret; what was taken from the open ones is not."""

    seat: int
    treasure: str | None
    pile: int | None = None
    from_open: bool = False
    turned: str | None = None

    def manner(self) -> str | None:
        return "hidden" if self.treasure is None else None

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat or self.from_open else type(self)(self.seat, None, self.pile)


class CardTaken(Event, frozen=True):
    seat: int
    card: str | None

    def manner(self) -> str | None:
        return "hidden" if self.card is None else None

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else type(self)(self.seat, None)


class RoomDiscovered(Event, frozen=True):
    seat: int
    room: str
    space: Hex
    turn: int


class SanctuaryDiscovered(Event, frozen=True):
    seat: int
    altar: str
    space: Hex


class TreasureRoomPlaced(Event, frozen=True):
    """T2.4.10"""

    space: Hex


class PassageTaken(Event, frozen=True):
    seat: int


class BonusScored(Event, frozen=True):
    """T2.4.8"""

    seat: int
    points: int


class DoorsScored(Event, frozen=True):
    """T2.4.9"""

    seat: int
    colour: str
    points: int


class ActionDropped(Event, frozen=True):
    """Not used (T2.3.7), or void because nothing is left."""

    seat: int
    action: str
    colour: str | None = None
    void: bool = False

    def manner(self) -> str | None:
        return "void" if self.void else None


class TentUsed(Event, frozen=True):
    seat: int


class ExplorerMoved(Event, frozen=True):
    """`tokens` are the passages given back to the stock; `to` is where the explorer stops."""

    seat: int
    path: tuple[Place, ...]
    to: Place
    tokens: int = 0
    extra: str | None = None

    def manner(self) -> str | None:
        return "still" if len(self.path) == 1 else None


class FlagPlaced(Event, frozen=True):
    """T2.5.7"""

    seat: int
    place: Place
    bonus: int | None


class Excavated(Event, frozen=True):
    """The points of an excavation, a part each: doors new, doors old (T2.5.9), bonus (T2.5.7)."""

    seat: int
    place: Place
    part: str
    points: int
    rule: str


class Rescued(Event, frozen=True):
    """T2.5.13"""

    seat: int
    colour: str


class TurnEnded(Event, frozen=True):
    seat: int


class TurnBegan(Event, frozen=True):
    seat: int
    last: bool = False

    def manner(self) -> str | None:
        return "last" if self.last else None


class KeySetScored(Event, frozen=True):
    """T2.9.1; which colours is the owner's knowledge again afterwards."""

    seat: int
    size: int
    points: int
    colours: tuple[str, ...] = ()

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else type(self)(self.seat, self.size, self.points)


class AltarScored(Event, frozen=True):
    """T2.9.2, T2.9.3; `keys` are everybody's there, in the order of the seats (-1: no flag)."""

    seat: int
    altar: str
    points: int
    rule: str
    keys: tuple[int, ...] = ()

    def seen_by(self, seat: int | None) -> Self:
        return type(self)(self.seat, self.altar, self.points, self.rule)


class TreasuresScored(Event, frozen=True):
    """T2.9.4: those not delivered."""

    seat: int
    points: int


class CardScored(Event, frozen=True):
    """T2.7.8 to T2.7.10"""

    seat: int
    card: str
    points: int
    rule: str


class RoundEnded(Event, frozen=True):
    """T2.8.1; `first` starts the next round (T2.8.3)."""

    round: int
    first: int


class GameEnded(Event, frozen=True):
    seats: tuple[int, ...]


class Tallied(Event, frozen=True):
    """Light detail: a seat has told what it has; the numbers are its own until all have."""

    seat: int
    keys: tuple[int, ...] | None = None
    altars: tuple[str, ...] = ()
    treasures: int = 0
    cards: tuple[str, ...] = ()
    colours: int = 0

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else type(self)(self.seat)
