"""What treasures are called and look like: our word and drawing for ours, the owner's word for others."""

from model.games.tikal2.entering import MOTIFS, motifs
from screens.table.sitting import Sitting


def treasures_of(sitting: Sitting) -> tuple[str, ...]:
    """As they lie around the price wheel; none where nobody told them."""
    wheel = sitting.snapshot.kit.wheel
    return () if wheel is None else wheel.treasures or ()


def treasure_words(sitting: Sitting, name: str) -> str:
    return sitting.say(f"word-{name}") if name in MOTIFS else name


def treasure_icon(sitting: Sitting, name: str) -> str:
    """For `picture`: one that its owner named has a drawing that no other has."""
    names = treasures_of(sitting)
    return f"tikal-2/{dict(zip(names, motifs(names), strict=True)).get(name, 'treasure')}"
