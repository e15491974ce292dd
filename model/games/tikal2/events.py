"""What happened, as past-tense facts. Camp keys, treasures and cards are their owner's (T2.2.4)."""

from typing import ClassVar, Self

from model.games.tikal2.parts import COLOUR_INDEX, Hex
from model.kernel.doubt import Doubt
from model.kernel.event import Corrected, Event

Place = Hex | str


class SitesLaid(Event, frozen=True):
    tiles: tuple[tuple[str | None, ...], ...]
    sanctuaries: tuple[str, ...] = ()
    open: tuple[str, ...] = ()


class StartKeysTaken(Event, frozen=True):
    seat: int
    keys: tuple[str, ...]


class KeysTurn(Event, frozen=True):
    """The next player chooses the first keys."""

    seat: int


class PirogueMoved(Event, frozen=True):
    piece_fields: ClassVar[tuple[str, ...]] = ("to",)

    seat: int
    to: int
    sites: int = 0
    """So many on from where it was; 0 where that was not kept."""


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
    piece_fields: ClassVar[tuple[str, ...]] = ("tile",)

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
    place_fields: ClassVar[tuple[str, ...]] = ("space",)
    piece_fields: ClassVar[tuple[str, ...]] = ("room",)

    seat: int
    room: str
    space: Hex
    turn: int


class SanctuaryDiscovered(Event, frozen=True):
    place_fields: ClassVar[tuple[str, ...]] = ("space",)

    seat: int
    altar: str
    space: Hex


class TreasureRoomPlaced(Event, frozen=True):
    """T2.4.10"""

    place_fields: ClassVar[tuple[str, ...]] = ("space",)

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

    place_fields: ClassVar[tuple[str, ...]] = ("path", "to")

    seat: int
    path: tuple[Place, ...]
    to: Place
    tokens: int = 0
    extra: str | None = None

    def manner(self) -> str | None:
        return "still" if len(self.path) == 1 else None


class FlagPlaced(Event, frozen=True):
    """T2.5.7; `room` and `colour` say what lies on a space of the temple: a room, a sanctuary or the treasure room."""

    place_fields: ClassVar[tuple[str, ...]] = ("place",)

    seat: int
    place: Place
    bonus: int | None
    room: str | None = None
    colour: str | None = None


class Excavated(Event, frozen=True):
    """The points of an excavation, a part each: doors new, doors old (T2.5.9), bonus (T2.5.7)."""

    place_fields: ClassVar[tuple[str, ...]] = ("place",)

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


class TellingBegan(Event, frozen=True):
    """The last turn is over; before the final scoring everybody tells what was kept alone."""


class HandTold(Event, frozen=True):
    """What is left of somebody's treasures and cards; it lies open now."""

    seat: int
    treasures: int
    cards: tuple[str, ...]

    def manner(self) -> str | None:
        return None if self.cards else "none"


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


SCORED = (KeySetScored, AltarScored, TreasuresScored, CardScored)
"""What a scoring brings."""


class RoundEnded(Event, frozen=True):
    """T2.8.1; `first` starts the next round (T2.8.3)."""

    seat_fields: ClassVar[tuple[str, ...]] = ("first",)

    round: int
    first: int


class GameEnded(Event, frozen=True):
    seat_fields: ClassVar[tuple[str, ...]] = ("seats",)

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


class NumbersDoubted(Doubt, frozen=True):
    """T2.1.3: more of one treasure, card or key, or of `what` together, than the box holds. `whole`: with what was kept
    in secret, as everybody entered it; otherwise by what lies open alone."""

    what: str
    count: int
    most: int
    whole: bool = False
    treasure: str | None = None
    card: str | None = None
    colour: str | None = None

    def manner(self) -> str | None:
        one = {"treasure": self.treasure, "card": self.card, "key": self.colour}
        return next((name for name, kind in one.items() if kind is not None), self.what)

    def hangs_on(self, event: Event) -> bool:
        match event:
            case Corrected(changes=changes):
                return any(_corrects(change.path, self.what) for change in changes)
            case Tallied():
                return _told(event, self)
            case TreasureTaken(treasure=treasure, from_open=from_open, turned=turned) if self.treasure:
                return self.treasure == turned if from_open else self.whole and self.treasure == treasure
            case TreasuresDelivered(treasures=treasures) if self.treasure:
                return not self.whole and self.treasure in treasures
            case SitesLaid(open=opened) if self.treasure:
                return self.treasure in opened
            case CardTaken(card=card) if self.card:
                return self.whole and self.card == card
            case CardPlayed(card=card) if self.card:
                return not self.whole and self.card == card
            case HandTold(cards=cards) if self.card:
                return self.card in cards
        return False


def _corrects(path: str, what: str) -> bool:
    first, *rest = path.split(".")
    if what == "keys":
        return first == "stock" or rest[1:2] in (["camp"], ["backpack"])
    return first == "seats" and rest[1:2] == [what]


def _told(tally: Tallied, doubt: NumbersDoubted) -> bool:
    if doubt.colour is not None:
        return tally.keys is not None and tally.keys[COLOUR_INDEX[doubt.colour]] > 0
    if doubt.what == "cards":
        return doubt.card in tally.cards if doubt.card is not None else bool(tally.cards)
    return tally.treasures > 0
