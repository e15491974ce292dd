"""What an explorer could do as everybody at the table may know it: with keys, tokens and tent, which lie open, and the
cards its player has laid out to be used. What else is in the hand changes nothing of it (T2.2.4). Where it goes is
thought of only when it may go: by the turn's own right, or by tent or card once they lie there."""

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import TypeVar

from msgspec import Struct

from model.games.tikal2.checks import TURN
from model.games.tikal2.exploring import check_rescue, check_tent
from model.games.tikal2.outlook import Outlook, outlooks_with
from model.games.tikal2.parts import COLOURS, Hex
from model.games.tikal2.state import State
from model.games.tikal2.temple import Spot, as_shown, reach, steps
from model.kernel.illegal import Illegal, Refusal, require_phase

T = TypeVar("T")
Place = Hex | str
MOST_KEYS = 2
"""So many keys more are thought of."""


class Prospect(Struct, frozen=True):
    """`rights`: by which right it may explore now: `` (the turn's own), `tent`, `card`."""

    rights: tuple[str, ...]
    passages: int
    """Tokens, and cards laid out for them."""
    tokens: int
    places: dict[Place, Outlook]
    """Every place in reach, and those for which a passage or two are lacking."""
    keys: dict[Place, tuple[str, ...]]
    """Out of reach: the fewest keys more in the backpack that would open the way."""
    steps: dict[Place, dict[Place, int]]
    """What a step weighs; `PASSAGE` is in it where it takes one."""
    tent: Refusal | None
    """Why the tent is of no use now."""
    rescue: Refusal | None
    """Why no key can be bought for points (T2.5.13)."""
    stock: tuple[str, ...]
    """The colours of which there is a key to take."""


def prospect(state: State, seat: int, laid: Sequence[str]) -> Prospect | None:
    """`laid` are cards, and `tent`. None where it is not this seat's turn."""
    if seat != state.seat or state.phase not in TURN:
        return None
    passages = state.seats[seat].passages + laid.count("passage")
    tent = _refused(lambda: check_tent(state, seat))
    rights = () if state.won else _rights(state, tent is None, laid)
    goes = "" in rights or "explore" in laid or "tent" in laid
    return Prospect(
        rights,
        passages,
        state.seats[seat].passages,
        {outlook.place: outlook for outlook in outlooks_with(state, seat, passages)} if goes else {},
        _shown(state, keys_missing(state, seat, passages)) if goes else {},
        {here: _shown(state, beside) for here, beside in _shown(state, steps(state, seat)).items()} if goes else {},
        tent,
        _refused(lambda: _check_rescue(state, seat, laid)),
        tuple(colour for colour, left in zip(COLOURS, state.stock, strict=True) if left),
    )


def _check_rescue(state: State, seat: int, laid: Sequence[str]) -> None:
    require_phase(state.phase, "explorer", "last")
    check_rescue(state, seat, laid)


def _shown(state: State, found: Mapping[Spot, T]) -> dict[Place, T]:
    return {as_shown(state, spot): value for spot, value in found.items()}


def _rights(state: State, tent: bool, laid: Sequence[str]) -> tuple[str, ...]:
    own = state.phase != "pirogue" and not state.explored
    by = {"": own, "tent": tent, "card": "explore" in laid}
    return tuple(right for right, there in by.items() if there)


def keys_missing(state: State, seat: int, passages: int) -> dict[Spot, tuple[str, ...]]:
    """For each place out of reach the fewest colours of keys, at most two, with which it would be in reach."""
    near = reach(state, seat, passages)
    if all(number in near for number, room in enumerate(state.rooms) if room is not None):
        return {}
    lacked = [colour for colour, count in zip(COLOURS, state.seats[seat].backpack, strict=True) if not count]
    found: dict[Spot, tuple[str, ...]] = {}
    for many in range(1, MOST_KEYS + 1):
        for colours in combinations(lacked, many):
            for spot in reach(state, seat, passages, colours):
                if spot not in near:
                    found.setdefault(spot, colours)
    return found


def _refused(check: Callable[[], None]) -> Refusal | None:
    try:
        check()
    except Illegal as error:
        return error.refusal
    return None
