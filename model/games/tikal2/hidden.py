"""What of the truth is whose alone: camp keys, treasures and cards are their owner's (T2.2.4)."""

from msgspec.structs import replace

from model.games.tikal2.parts import CARD_COUNT, CARDS, TREASURES_EACH
from model.games.tikal2.state import UNKNOWN, State

SECRET = ("camp", "treasures", "cards")


def secret(path: str, viewer: int | None) -> bool:
    """Whether the truth at this path is hidden from the viewer."""
    first, *rest = path.split(".")
    if first == "light_rooms":
        return True
    if first != "seats":
        return False
    if not rest:
        return True
    if rest[1:] == ["treasures", UNKNOWN]:  # only counted, for everybody to see
        return False
    return rest[0] != str(viewer) and (len(rest) == 1 or rest[1] in SECRET)


def disguises(state: State, seat: int) -> tuple[State, ...]:
    """With nothing in the hand, and with all there is; nothing to hide where the players keep it to themselves."""
    if state.board.kept:
        return ()
    own = state.seats[seat]
    none = replace(own, treasures=(0,) * len(own.treasures), cards=())
    every = replace(own, treasures=(TREASURES_EACH,) * len(own.treasures), cards=tuple(sorted(CARDS * CARD_COUNT)))
    before, after = state.seats[:seat], state.seats[seat + 1 :]
    return replace(state, seats=(*before, none, *after)), replace(state, seats=(*before, every, *after))
