"""The table is right: the state set to what lies there; refused only where it cannot lie so."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from model.games.lost_temple.evolve import evolve
from model.games.lost_temple.mend import cards_mended, same_cards, supply_mended
from model.games.lost_temple.opening import round_began
from model.games.lost_temple.parts import CHARACTERS, Character, Token
from model.games.lost_temple.state import State, reserve
from model.kernel.fitting import fits, told_as
from model.kernel.illegal import require


class SeatTold(Struct, frozen=True, forbid_unknown_fields=True):
    characters: tuple[Character, ...]
    space: int = 0
    gems: int = 0
    machetes: int = 0


class Told(Struct, frozen=True, forbid_unknown_fields=True):
    """What can be corrected, by the names of the state."""

    round: int
    idol: int | None
    seats: tuple[SeatTold, ...]
    hand: tuple[Character, ...]
    up: tuple[Character, ...]
    down: tuple[Character, ...]
    cursed: Character | None
    robbed: Character | None
    drew: int | None
    bank: int = 0
    machetes: int = 0
    tokens: dict[int, Token] = {}


def restored(state: State, new: dict[str, Any], paths: Sequence[str]) -> State:
    told = told_as(new, Told)
    _check(state, told)
    after = _with_cards(state, told, paths)
    after = replace(after, round=told.round, drew=told.drew, cursed=told.cursed, robbed=told.robbed)
    after = _with_idol(after, told.idol)
    if state.track.light:
        return after
    if state.tokens:
        after = _with_tokens(after, told.tokens)
    return _with_race(state, _with_belongings(after, told, paths))


def _check(state: State, told: Told) -> None:
    players = state.track.players
    fits(len(told.seats) == players, "seats")
    fits(0 <= told.round <= 9999, "round")
    for name, seat in (("idol", told.idol), ("drew", told.drew)):
        fits(seat is None or 0 <= seat < players, name)
    fits(told.idol is not None or state.idol is None, "idol")
    fits(told.cursed != "shaman", "cursed")
    fits(told.robbed not in ("shaman", "thief"), "robbed")
    for index, one in enumerate(told.seats):
        fits(state.track.light or 1 <= one.space <= state.track.finish, f"seats.{index}.space")
        for name in ("gems", "machetes"):
            fits(getattr(one, name) >= 0, f"seats.{index}.{name}")
    fits(told.bank >= 0, "bank")
    fits(told.machetes >= 0, "machetes")


def _with_cards(state: State, told: Told, paths: Sequence[str]) -> State:
    """Which cards lie where can be told, not how many: nine cards, each once (LT3.1)."""
    before = _piles(state)
    piles: dict[str, tuple[str, ...]] = {"hand": told.hand, "up": told.up, "down": told.down}
    piles |= {f"seats.{i}.characters": seat.characters for i, seat in enumerate(told.seats)}
    if state.track.app_draft:
        fits(all(len(pile) == len(before[name]) for name, pile in piles.items()), "set")
        piles = cards_mended(piles, paths, CHARACTERS) if state.up or state.down or state.hand else piles
    else:
        fits(same_cards(piles, before), "set")
        fits(all(len(seat.characters) <= state.track.picks_each for seat in told.seats), "set")
    seats = tuple(replace(seat, characters=piles[f"seats.{i}.characters"]) for i, seat in enumerate(state.seats))
    after = replace(state, seats=seats, hand=piles["hand"], up=piles["up"], down=piles["down"])
    holders = [i for i, seat in enumerate(seats) if state.called in seat.characters]
    return replace(after, turn=holders[0]) if state.turn is not None and holders else after


def _piles(state: State) -> dict[str, tuple[str, ...]]:
    piles = {"hand": state.hand, "up": state.up, "down": state.down}
    return piles | {f"seats.{i}.characters": seat.characters for i, seat in enumerate(state.seats)}


def _with_idol(state: State, idol: int | None) -> State:
    """Where the table was asked to name the holder (LT2.6), it has."""
    if idol is None or state.phase != "idol" or idol == state.idol or (state.track.light and not state.tied):
        return replace(state, idol=idol)
    return replace(state, idol=idol, tied=(), phase="deal" if state.track.app_draft else "call")


def _with_belongings(state: State, told: Told, paths: Sequence[str]) -> State:
    """LT7.6: what somebody has more of came out of the supply, unless the supply is told too."""
    seats = tuple(
        replace(old, space=new.space, gems=new.gems, machetes=new.machetes)
        for old, new in zip(state.seats, told.seats, strict=True)
    )
    track = state.track
    supplies = {}
    for name, supply, left, total in (
        ("gems", "bank", state.bank, track.gems),
        ("machetes", "machetes", state.machetes, track.machetes),
    ):
        before, held = (sum(getattr(seat, name) for seat in row) for row in (state.seats, seats))
        supplies[supply] = supply_mended(
            getattr(told, supply) if supply in paths else left + before - held, held, total
        )
    return replace(state, seats=seats, **supplies)


def _with_tokens(state: State, told: dict[int, Token]) -> State:
    laid = dict(told)
    fits(set(laid) == {*state.track.chance, *(space for space, _ in state.beyond)}, "tokens")
    tokens = tuple(laid.pop(space) for space in state.track.chance)
    after = replace(state, tokens=tokens, beyond=tuple(laid.items()))
    require(min(reserve(after)) >= 0, "LT1.2", why="many")  # not which: that would tell the app's tokens
    return after


def _with_race(before: State, state: State) -> State:
    """A meeple told to stand on the finish has won (LT6.8); taken back, the game goes on where it was."""
    there = [i for i, seat in enumerate(state.seats) if seat.space >= state.track.finish]
    if there and state.phase != "over":
        return replace(state, phase="over", winner=there[0], paused=state.phase)
    if there:
        return replace(state, winner=state.winner if state.winner in there else there[0])
    if state.phase == "over" and state.paused is not None:
        return replace(state, phase=state.paused, winner=None, paused=None)
    if state.phase == "over":
        return _turn_over(replace(state, winner=None))
    return _with_reveal(before, state)


def _with_reveal(before: State, state: State) -> State:
    """A meeple told to stand elsewhere turns up the token there, or none (LT7.1)."""
    if state.phase != "reveal" or state.turn is None:
        return state
    space = state.seats[state.turn].space
    if space == before.seats[state.turn].space:
        return state
    return replace(state, revealing=space) if space in state.track.chance_at else _turn_over(state)


def _turn_over(state: State) -> State:
    after = replace(state, phase="call", turn=None, looked=(), revealing=None, refilling=None)
    return evolve(after, round_began(after)) if after.called == CHARACTERS[-1] else after
