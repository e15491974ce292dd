"""The state of a game of Lost Temple, and what never changes during it."""

from functools import cached_property

from msgspec import Struct

from model.games.lost_temple.events import StartCard
from model.games.lost_temple.kit import LONGEST, Kit
from model.games.lost_temple.options import Options
from model.games.lost_temple.parts import DRAFTS, GEMS, MACHETES, TOKENS, Draft


class Track(Struct, frozen=True, dict=True):
    """The part of the track in play for so many players, and how they draft."""

    players: int
    kit: Kit
    options: Options

    @cached_property
    def finish(self) -> int:
        """Nowhere where it is not told: light detail asks nobody."""
        return self.kit.finish_for(self.players) or LONGEST

    @cached_property
    def chance(self) -> tuple[int, ...]:
        """The chance spaces in play: those before the finish."""
        return self.kit.chance_before(self.finish)

    @cached_property
    def chance_at(self) -> dict[int, int]:
        return {space: index for index, space in enumerate(self.chance)}

    @cached_property
    def jungle(self) -> tuple[int, ...]:
        return tuple(sorted(self.kit.jungle or ()))

    @cached_property
    def temples(self) -> tuple[int, ...]:
        return tuple(sorted(space for space in self.kit.temples or () if space <= self.finish))

    @cached_property
    def villages(self) -> tuple[int, ...]:
        return tuple(sorted(space for space in self.kit.villages or () if space < self.finish))

    @cached_property
    def cards(self) -> dict[str, StartCard]:
        """The start cards that are told (LT1.4)."""
        return {
            name: StartCard(name, card.space, card.gems, card.machete or 0)
            for name, card in (self.kit.start or {}).items()
            if card is not None and card.space is not None and card.gems is not None
        }

    @cached_property
    def gems(self) -> int:
        """In the box (LT1.2)."""
        return self.kit.gems or GEMS

    @cached_property
    def machetes(self) -> int:
        return self.kit.machetes or MACHETES

    @cached_property
    def draft(self) -> Draft:
        return DRAFTS[self.players]

    @cached_property
    def picks_each(self) -> int:
        """LT3.3"""
        return 2 if self.players <= 3 else 1

    @cached_property
    def light(self) -> bool:
        return self.options.detail == "light"

    @cached_property
    def app_tokens(self) -> bool:
        return self.options.tokens == "app"

    @cached_property
    def app_draft(self) -> bool:
        return self.options.draft == "app"

    @cached_property
    def all_tokens(self) -> tuple[int, ...]:
        """How many tokens of each kind there are."""
        counts = self.kit.tokens or {}
        return tuple(counts.get(kind) or 0 for kind in TOKENS)


class SeatState(Struct, frozen=True, gc=False):
    """What lies before a player: all public but the characters (LT1.5)."""

    space: int = 0
    gems: int = 0
    machetes: int = 0
    characters: tuple[str, ...] = ()


class State(Struct, frozen=True, gc=False):
    track: Track
    seats: tuple[SeatState, ...]
    bank: int
    machetes: int
    phase: str = "start"
    round: int = 0
    idol: int | None = None
    called: str | None = None
    turn: int | None = None
    """The seat whose turn it is."""
    opener: int = 0
    """Who picked first this round."""
    picks: int = 0
    hand: tuple[str, ...] = ()
    """The cards being passed on."""
    up: tuple[str, ...] = ()
    down: tuple[str, ...] = ()
    cursed: str | None = None
    shaman: int | None = None
    robbed: str | None = None
    thief: int | None = None
    drew: int | None = None
    """Who drew an idol token last in this round."""
    tokens: tuple[str, ...] = ()
    """The app's tokens on the chance spaces in play, in the order of the track; empty with physical ones."""
    beyond: tuple[tuple[int, str], ...] = ()
    """Tokens on chance spaces behind the finish, where earlier versions let them lie: they stay out of the reserve."""
    looked: tuple[int, ...] = ()
    revealing: int | None = None
    """The chance space whose token is to be revealed."""
    refilling: int | None = None
    """The chance space whose token is to be replaced from the reserve."""
    tied: tuple[int, ...] = ()
    """Of whom the table names the idol's holder (LT2.6)."""
    winner: int | None = None
    paused: str | None = None
    """The phase a corrected victory interrupted: it goes on there if the correction is taken back."""


def reserve(state: State) -> tuple[int, ...]:
    """How many tokens of each kind are in the app's reserve; a revealed token is back only after the refill."""
    out = [*state.tokens, *(kind for _, kind in state.beyond)]
    return tuple(total - out.count(kind) for kind, total in zip(TOKENS, state.track.all_tokens, strict=True))
