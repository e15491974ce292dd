"""The whole state as a record shows it, and back again: for corrections and positions."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from model.games.lost_temple.mend import cards_mended, supply_mended
from model.games.lost_temple.parts import CHARACTERS, TOKENS, Character, Token
from model.games.lost_temple.state import SeatState, State, reserve
from model.kernel.flaws import Flawed, shaped
from model.kernel.illegal import NOT_A_MOVE, Illegal, require


class SeatTruth(Struct, frozen=True, forbid_unknown_fields=True):
    space: int | None
    gems: int | None
    machetes: int | None
    characters: tuple[Character, ...]


class Truth(Struct, frozen=True, forbid_unknown_fields=True):
    """Every value by the name `records` gives it."""

    round: int
    idol: int | None
    bank: int | None
    machetes: int | None
    called: Character | None
    seats: tuple[SeatTruth, ...]
    hand: tuple[Character, ...]
    up: tuple[Character, ...]
    down: tuple[Character, ...]
    cursed: Character | None
    robbed: Character | None
    drew: int | None
    tokens: dict[int, Token] | None
    reserve: dict[Token, int] | None


def truth(state: State) -> dict[str, Any]:
    light = state.track.light
    app = state.track.app_tokens
    return {
        "round": state.round,
        "idol": state.idol,
        "bank": None if light else state.bank,
        "machetes": None if light else state.machetes,
        "called": state.called,
        "seats": [_seat(seat, light) for seat in state.seats],
        "hand": list(state.hand),
        "up": list(state.up),
        "down": list(state.down),
        "cursed": state.cursed,
        "robbed": state.robbed,
        "drew": state.drew,
        "tokens": {str(k): v for k, v in zip(state.track.chance, state.tokens, strict=False)} if app else None,
        "reserve": dict(zip(TOKENS, reserve(state), strict=True)) if app else None,
    }


def _seat(seat: SeatState, light: bool) -> dict[str, Any]:
    """In light detail meeples, gems and machetes are the table's own affair."""
    known = None if light else seat
    return {
        "space": known and known.space,
        "gems": known and known.gems,
        "machetes": known and known.machetes,
        "characters": list(seat.characters),
    }


def restored(state: State, new: dict[str, Any], paths: Sequence[str]) -> State:
    """The state set to what lies on the table; refused only where it cannot lie so."""
    try:
        told: Truth = shaped(new, Truth)
    except Flawed as error:
        raise Illegal(NOT_A_MOVE, why="wrong", argument=error.flaws[0].where, do="correct") from None
    _check(state, told)
    after = state if state.track.light else _with_belongings(state, told, paths)
    after = _with_cards(after, told, paths)
    after = replace(after, round=told.round, idol=told.idol, drew=told.drew, called=told.called)
    after = replace(after, cursed=told.cursed, robbed=told.robbed)
    if state.track.app_tokens and told.tokens is not None:
        after = _with_tokens(after, told.tokens)
    return _with_victory(after)


def _check(state: State, told: Truth) -> None:
    players = state.track.players
    _fits(len(told.seats) == players, "seats")
    _fits(0 <= told.round <= 9999, "round")
    for name, seat in (("idol", told.idol), ("drew", told.drew)):
        _fits(seat is None or 0 <= seat < players, name)
    for index, one in enumerate(told.seats):
        _fits(len(set(one.characters)) == len(one.characters), f"seats.{index}.characters")
        if state.track.light:
            nothing = one.space is None and one.gems is None and one.machetes is None
            require(nothing, "X4", path=f"seats.{index}")
        else:
            _fits(one.space is not None and 0 <= one.space <= state.track.finish, f"seats.{index}.space")
            _fits(one.gems is not None and one.gems >= 0, f"seats.{index}.gems")
            _fits(one.machetes is not None and one.machetes >= 0, f"seats.{index}.machetes")
    if not state.track.light:
        _fits(told.bank is not None and told.bank >= 0, "bank")
        _fits(told.machetes is not None and told.machetes >= 0, "machetes")
    if state.called is None:
        require(told.called is None, NOT_A_MOVE, why="wrong", argument="called", do="correct")


def _fits(fine: bool, path: str) -> None:
    require(fine, NOT_A_MOVE, why="wrong", argument=path, do="correct")


def _with_belongings(state: State, told: Truth, paths: Sequence[str]) -> State:
    seats = tuple(
        replace(old, space=new.space, gems=new.gems, machetes=new.machetes)
        for old, new in zip(state.seats, told.seats, strict=True)
    )
    kit = state.track.kit
    gems, machetes = (sum(getattr(seat, name) for seat in seats) for name in ("gems", "machetes"))
    bank = supply_mended(told.bank or 0, gems, kit.gems, state.bank, "bank" in paths)
    supply = supply_mended(told.machetes or 0, machetes, kit.machetes, state.machetes, "machetes" in paths)
    return replace(state, seats=seats, bank=bank, machetes=supply)


def _with_cards(state: State, told: Truth, paths: Sequence[str]) -> State:
    piles: dict[str, tuple[str, ...]] = {"hand": told.hand, "up": told.up, "down": told.down}
    piles |= {f"seats.{i}.characters": seat.characters for i, seat in enumerate(told.seats)}
    if state.track.app_draft and (state.picks or state.up or state.down):
        piles = cards_mended(piles, paths, CHARACTERS)
    seats = tuple(replace(seat, characters=piles[f"seats.{i}.characters"]) for i, seat in enumerate(state.seats))
    return replace(state, seats=seats, hand=piles["hand"], up=piles["up"], down=piles["down"])


def _with_tokens(state: State, told: dict[int, Token]) -> State:
    require(not told or set(told) == set(state.track.chance), "X4", path="tokens")
    after = replace(state, tokens=tuple(told[space] for space in state.track.chance) if told else ())
    require(all(count >= 0 for count in reserve(after)), "LT1.2")
    return after


def _with_victory(state: State) -> State:
    """A meeple told to stand on the finish has won (LT6.8); none there any more: the game goes on."""
    if state.track.light:
        return state
    there = [i for i, seat in enumerate(state.seats) if seat.space >= state.track.finish]
    if there and state.phase != "over":
        return replace(state, phase="over", winner=there[0], turn=None, looked=(), revealing=None, refilling=None)
    if there and state.winner not in there:
        return replace(state, winner=there[0])
    if not there and state.phase == "over":
        return replace(state, phase="call", winner=None)
    return state
