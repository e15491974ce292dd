"""A game taken up at the beginning of a round from what lies on the table."""

from typing import Any

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from model.games.lost_temple.evolve import evolve
from model.games.lost_temple.opening import round_began
from model.games.lost_temple.parts import TOKENS, Token
from model.games.lost_temple.state import SeatState, State, reserve
from model.kernel.flaws import flawed, shaped


class SeatPosition(Struct, frozen=True, forbid_unknown_fields=True):
    space: int | None = 1
    gems: int | None = 0
    machetes: int | None = 0
    characters: tuple[str, ...] = ()


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """The shape of the state; what only exists in the middle of a round must be empty."""

    seats: tuple[SeatPosition, ...] = ()
    round: int = 1
    idol: int | UnsetType | None = UNSET
    bank: int | UnsetType | None = UNSET
    machetes: int | UnsetType | None = UNSET
    called: str | None = None
    hand: tuple[str, ...] = ()
    up: tuple[str, ...] = ()
    down: tuple[str, ...] = ()
    cursed: str | None = None
    robbed: str | None = None
    drew: int | None = None
    tokens: dict[int, Token] | None = None
    reserve: dict[Token, int] | None = None


def placed(state: State, raw: Any) -> State:
    """The state at the beginning of the round the position tells of."""
    told: Position = shaped(raw, Position, "position")
    _check(state, told)
    after = state if state.track.light else _belongings(state, told)
    after = replace(after, round=told.round - 1)
    if told.tokens:
        after = _tokens(after, told.tokens)
    elif state.track.app_tokens:
        return replace(after, phase="lay", idol=told.idol if isinstance(told.idol, int) else None)
    if isinstance(told.idol, int):
        return replace(_begun(after), idol=told.idol, phase="deal" if state.track.app_draft else "call", tied=())
    return replace(after, phase="idol") if state.track.light else _begun(after)


def _begun(state: State) -> State:
    return evolve(state, round_began(state))


def _check(state: State, told: Position) -> None:
    players = state.track.players
    if told.seats and len(told.seats) != players:
        raise flawed("position.seats", "count", expected=players, found=len(told.seats))
    if not 1 <= told.round <= 9999:
        raise flawed("position.round", "between", least=1, most=9999, found=told.round)
    for name in ("called", "hand", "up", "down", "cursed", "robbed", "drew"):
        if getattr(told, name) not in (None, ()):
            raise flawed(f"position.{name}", "round-start")
    for i, seat in enumerate(told.seats):
        if seat.characters:
            raise flawed(f"position.seats[{i}].characters", "round-start")
    if isinstance(told.idol, int) and not 0 <= told.idol < players:
        raise flawed("position.idol", "seat", found=told.idol, most=players - 1)


def _belongings(state: State, told: Position) -> State:
    track = state.track
    seats = []
    for i, seat in enumerate(told.seats or (SeatPosition(),) * track.players):
        for name, least, most in (
            ("space", 1, track.finish - 1),
            ("gems", 0, track.gems),
            ("machetes", 0, track.machetes),
        ):
            value = getattr(seat, name)
            if value is None or not least <= value <= most:
                raise flawed(f"position.seats[{i}].{name}", "between", least=least, most=most, found=value)
        seats.append(SeatState(seat.space or 1, seat.gems or 0, seat.machetes or 0))
    bank = _supply("bank", told.bank, track.gems, sum(seat.gems for seat in seats))
    machetes = _supply("machetes", told.machetes, track.machetes, sum(seat.machetes for seat in seats))
    return replace(state, seats=tuple(seats), bank=bank, machetes=machetes)


def _supply(name: str, told: int | UnsetType | None, total: int, held: int) -> int:
    left = told if isinstance(told, int) else total - held
    if left < 0 or left + held > total:
        raise flawed(f"position.{name}", "supply", expected=total, found=held + max(left, 0))
    return left


def _tokens(state: State, told: dict[int, Token]) -> State:
    """LT1.3; a game taken up with tokens behind the finish, as earlier versions laid them, leaves them there."""
    track = state.track
    if not track.app_tokens:
        raise flawed("position.tokens", "app-tokens")
    if not set(track.chance) <= set(told) <= set(track.kit.chance or ()):
        raise flawed("position.tokens", "chance-spaces", expected=list(track.chance))
    beyond = tuple((space, kind) for space, kind in told.items() if space not in track.chance_at)
    after = replace(state, tokens=tuple(told[space] for space in track.chance), beyond=beyond)
    for kind, left in zip(TOKENS, reserve(after), strict=True):
        if left < 0:
            raise flawed("position.tokens", "token-count", token=kind)
    return after
