"""What happened, as past-tense facts. Hidden ones say what others may read of them."""

from typing import ClassVar, Self

from msgspec import Struct

from model.kernel.event import Event


class StartCard(Struct, frozen=True):
    """A dealt start card: where the meeple begins, with what (LT1.4)."""

    character: str
    space: int
    gems: int
    machetes: int


class StartCardsDealt(Event, frozen=True):
    cards: tuple[StartCard, ...]
    characters: tuple[str, ...]


class TokensLaid(Event, frozen=True):
    """LT1.3; the kinds are the app's secret."""

    spaces: tuple[int, ...]
    tokens: tuple[str, ...] = ()

    def seen_by(self, seat: int | None) -> Self:
        return type(self)(self.spaces)


class RoundBegan(Event, frozen=True):
    """LT2: the holder and the rule that gave it; nobody yet where the table must name one."""

    seat_fields: ClassVar[tuple[str, ...]] = ("idol",)

    round: int
    idol: int | None
    rule: str

    def manner(self) -> str | None:
        return "hidden" if self.idol is None else None


class IdolNamed(Event, frozen=True):
    seat: int
    rule: str = "LT2.6"


class CardsSetAside(Event, frozen=True):
    up: tuple[str, ...]
    count: int
    down: tuple[str, ...] = ()

    def seen_by(self, seat: int | None) -> Self:
        return type(self)(self.up, self.count)

    def manner(self) -> str | None:
        return None if self.up else "hidden"


class CardPicked(Event, frozen=True):
    seat: int
    card: str | None = None

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else type(self)(self.seat)

    def manner(self) -> str | None:
        return "hidden" if self.card is None else None


class CardBuried(Event, frozen=True):
    """LT3.4: unseen by everybody."""

    card: str | None = None

    def seen_by(self, seat: int | None) -> Self:
        return type(self)()


class CharacterCalled(Event, frozen=True):
    """LT4.1; unheld says nothing about why."""

    character: str
    seat: int | None

    def manner(self) -> str | None:
        return "hidden" if self.seat is None else None


class MeeplesSwapped(Event, frozen=True):
    """LT5.1; the spaces are those they had before, unknown in light detail."""

    seat_fields: ClassVar[tuple[str, ...]] = ("shaman", "victim")

    shaman: int
    victim: int
    shaman_space: int | None = None
    victim_space: int | None = None


class GemsStolen(Event, frozen=True):
    """LT5.2; how many is unknown in light detail."""

    seat_fields: ClassVar[tuple[str, ...]] = ("thief", "victim")

    thief: int
    victim: int
    gems: int | None = None

    def manner(self) -> str | None:
        return "hidden" if self.gems is None else None


class GemTaken(Event, frozen=True):
    """LT4.3, or LT4.4 when the bank had none."""

    seat: int
    gems: int

    def manner(self) -> str | None:
        return None if self.gems else "empty"


class CharacterCursed(Event, frozen=True):
    seat: int
    target: str


class CharacterRobbed(Event, frozen=True):
    """The theft is announced; it happens when the target is called."""

    seat: int
    target: str


class TokensLookedAt(Event, frozen=True):
    """The spaces are public, what lies there is not (and is not shown again later)."""

    seat: int
    spaces: tuple[int, ...]


class TokensSwapped(Event, frozen=True):
    seat: int
    spaces: tuple[int, int]


class GemsPaid(Event, frozen=True):
    seat: int
    gems: int
    rule: str


class GemsGained(Event, frozen=True):
    seat: int
    gems: int


class MacheteTaken(Event, frozen=True):
    """From the supply; `count` 0 when it was empty."""

    seat: int
    count: int
    rule: str

    def manner(self) -> str | None:
        return None if self.count else "empty"


class MacheteLost(Event, frozen=True):
    seat: int
    count: int


class MeepleMoved(Event, frozen=True):
    """`cut` are the jungles passed with a machete each (LT6.1), `stopped` says jungle ended the move (LT6.2)."""

    seat: int
    start: int
    to: int
    rule: str
    cut: tuple[int, ...] = ()
    stopped: bool = False

    def manner(self) -> str | None:
        return "stopped" if self.stopped else "cut" if self.cut else None


class MeepleStayed(Event, frozen=True):
    seat: int
    rule: str


class ChanceReached(Event, frozen=True):
    seat: int
    space: int


class TokenRevealed(Event, frozen=True):
    seat: int
    space: int
    token: str


class IdolDrawn(Event, frozen=True):
    """LT2.1: this seat has the idol next round unless another draws it later (LT2.5)."""

    seat: int


class TokenRefilled(Event, frozen=True):
    space: int
    token: str | None = None

    def seen_by(self, seat: int | None) -> Self:
        return type(self)(self.space)


class TurnEnded(Event, frozen=True):
    seat: int


class LastNamed(Event, frozen=True):
    """Light detail: who was told to be last, and their gems when several."""

    seat_fields: ClassVar[tuple[str, ...]] = ("seats",)

    seats: tuple[int, ...]
    gems: tuple[int, ...] = ()


class GameWon(Event, frozen=True):
    """LT6.8"""

    seat: int
