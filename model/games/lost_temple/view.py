"""What a seat may know, built up from nothing (LT1.5, LT3.4, LT3.5, LT7.5)."""

from msgspec import UNSET, Struct, UnsetType

from model.games.lost_temple.draft import choosing_from, picker
from model.games.lost_temple.parts import CHARACTERS, NUMBER, in_order
from model.games.lost_temple.state import SeatState, State
from model.kernel.view import View


class SeatView(Struct, frozen=True, kw_only=True):
    """In light detail meeples, gems and machetes are the table's own affair (None)."""

    space: int | None
    gems: int | None
    machetes: int | None
    characters: tuple[str, ...]
    hidden: int
    """How many characters the viewer may not know."""


class LostTempleView(View, frozen=True, kw_only=True):
    round: int
    idol: int | None
    bank: int | None
    machetes: int | None
    called: str | None
    seats: tuple[SeatView, ...]
    up: tuple[str, ...]
    down: int
    passing: int
    """How many cards are being passed on."""
    cursed: str | None
    robbed: str | None
    drew: int | None
    revealing: int | UnsetType = UNSET
    """The chance space whose token is to be turned up."""
    hand: tuple[str, ...] | UnsetType = UNSET
    """What the viewer picks from now."""
    looked: dict[int, str] | UnsetType = UNSET
    """The tokens the viewer has looked at, by their spaces."""


def view(state: State, viewer: int | None) -> LostTempleView:
    """For a seat, or for an onlooker (None): the table itself, a screen on the wall."""
    called = -1 if state.called is None else NUMBER[state.called]
    light = state.track.light
    return LostTempleView(
        round=state.round,
        idol=state.idol,
        bank=None if light else state.bank,
        machetes=None if light else state.machetes,
        called=state.called,
        seats=tuple(_seat(seat, index == viewer, called, light) for index, seat in enumerate(state.seats)),
        up=in_order(state.up),
        down=len(state.down),
        passing=len(state.hand),
        cursed=state.cursed,
        robbed=state.robbed,
        drew=state.drew,
        revealing=UNSET if state.revealing is None else state.revealing,
        hand=_hand(state, viewer),
        looked=_looked(state, viewer),
    )


def _hand(state: State, viewer: int | None) -> tuple[str, ...] | UnsetType:
    picks = viewer is not None and state.phase == "draft" and viewer == picker(state)
    return in_order(choosing_from(state)) if picks else UNSET


def _looked(state: State, viewer: int | None) -> dict[int, str] | UnsetType:
    if viewer is None or viewer != state.turn or not state.looked or not state.tokens:
        return UNSET
    at = state.track.chance_at
    return {space: state.tokens[at[space]] for space in state.looked}


def _seat(seat: SeatState, own: bool, called: int, light: bool) -> SeatView:
    """Others' characters appear once called, by number and not in the order they were picked."""
    open_to_all = tuple(c for c in CHARACTERS[: called + 1] if c in seat.characters)
    characters = seat.characters if own else open_to_all
    return SeatView(
        space=None if light else seat.space,
        gems=None if light else seat.gems,
        machetes=None if light else seat.machetes,
        characters=characters,
        hidden=len(seat.characters) - len(characters),
    )


def secret(path: str, viewer: int | None) -> bool:
    """Whether the truth at this path is hidden from the viewer."""
    first, *rest = path.split(".")
    if first in ("hand", "down", "tokens", "reserve"):
        return True
    if first != "seats":
        return False
    if not rest:
        return True
    return rest[0] != str(viewer) and (len(rest) == 1 or rest[1] == "characters")
