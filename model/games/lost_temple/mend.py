"""After a correction the parts still add up: what somebody has more of came from where it can only have been."""

from collections.abc import Sequence

from model.kernel.illegal import NOT_A_MOVE, require

Piles = dict[str, tuple[str, ...]]


def supply_mended(left: int, held: int, total: int) -> int:
    """What is left in the supply, if the box has as much (LT7.6)."""
    require(left >= 0 and held + left <= total, "LT7.6", total=total, held=held, left=max(left, 0))
    return left


def same_cards(piles: Piles, before: Piles) -> bool:
    """
    >>> same_cards({"a": ("x",), "b": ()}, {"a": (), "b": ("x",)})
    True
    """
    now, then = (sorted(card for pile in each.values() for card in pile) for each in (piles, before))
    return now == then


def cards_mended(piles: Piles, named: Sequence[str], cards: Sequence[str]) -> Piles:
    """Nine cards, each once: a card told to lie somewhere leaves where it was believed to lie, and the card it
    displaced takes that place.

    >>> cards_mended({"a": ("x",), "b": ("x", "z")}, ["a"], "xyz")
    {'a': ('x',), 'b': ('y', 'z')}
    """
    told = [card for name, pile in piles.items() if _named(name, named) for card in pile]
    everywhere = {card for pile in piles.values() for card in pile}
    missing = [card for card in cards if card not in everywhere]
    mended = dict(piles)
    for name, pile in piles.items():
        if not _named(name, named):
            mended[name] = tuple(missing.pop(0) if card in told and missing else card for card in pile)
    fine = same_cards(mended, {"": tuple(cards)})
    require(fine, NOT_A_MOVE, why="told", argument="set", do="correct")
    return mended


def _named(pile: str, paths: Sequence[str]) -> bool:
    """Whether a corrected path is this pile or part of it."""
    return any(path == pile or path.startswith(f"{pile}.") for path in paths)
