"""What a seat has in its hand, for what is made inside a cover; where the players keep it to themselves, what it could
be, which everybody may know."""

from msgspec import UNSET

from model.games.tikal2.parts import CARDS, TREASURES_EACH
from screens.table.sitting import Sitting
from screens.tikal2.seen import kept, own, seen
from screens.tikal2.treasures import treasures_of


def own_hand(sitting: Sitting) -> bool:
    """Whether this device may show what its seat alone knows."""
    return sitting.seat is not None and sitting.viewer == sitting.seat


def treasures_held(sitting: Sitting) -> dict[str, int]:
    """Of each type; where only the player knows, as many as there can be (T2.1.3)."""
    if not kept(sitting):
        held = own(sitting).treasures
        return {} if held is UNSET else dict(held)
    view = seen(sitting)
    most = treasure_count(sitting)
    out = {name: view.delivered[name] + view.open_treasures[name] for name in treasures_of(sitting)}
    return {name: max(0, min(most, TREASURES_EACH - out[name])) for name in out}


def treasure_count(sitting: Sitting) -> int:
    """How many the seat has: everybody sees that."""
    hidden = seen(sitting).seats[sitting.seat or 0].hidden
    return 0 if hidden is UNSET else hidden.treasures


def card_count(sitting: Sitting) -> int:
    hidden = seen(sitting).seats[sitting.seat or 0].hidden
    return 0 if hidden is UNSET else hidden.cards


def cards_held(sitting: Sitting) -> dict[str, int]:
    """How many of each kind; where only the player knows, as many as there can be."""
    if not kept(sitting):
        held = own(sitting).cards
        cards = () if held is UNSET else held
        return {kind: cards.count(kind) for kind in CARDS if kind in cards}
    view, kit, most = seen(sitting), sitting.snapshot.kit, card_count(sitting)
    left = {kind: min(most, kit.cards_of(kind) - view.played.count(kind)) for kind in CARDS}
    return {kind: count for kind, count in left.items() if count > 0}
