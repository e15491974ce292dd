"""After a correction the parts still add up: what somebody has more of came from where it can only have been."""

from collections.abc import Sequence

from model.kernel.illegal import NOT_A_MOVE, require


def supply_mended(told: int, held: int, total: int, before: int, named: bool) -> int:
    """What is left in the supply (LT7.6): taken at its word if the correction names it, else what remains.

    >>> supply_mended(told=30, held=20, total=50, before=30, named=False)
    30
    >>> supply_mended(told=30, held=22, total=50, before=30, named=False)
    28
    """
    left = told if named else total - held
    require(left >= 0 and held + left <= total, "LT7.6", total=total, held=held, left=max(left, 0))
    return left


def cards_mended(
    piles: dict[str, tuple[str, ...]], named: Sequence[str], cards: Sequence[str]
) -> dict[str, tuple[str, ...]]:
    """Nine cards, each once: a card told to lie somewhere leaves where it was believed to lie, and the card it
    displaced takes that place.

    >>> cards_mended({"a": ("x",), "b": ("x", "z")}, ["a"], "xyz")
    {'a': ('x',), 'b': ('y', 'z')}
    """
    told = [card for name, pile in piles.items() if _named(name, named) for card in pile]
    require(len(set(told)) == len(told), NOT_A_MOVE, why="wrong", argument="set", do="correct")
    everywhere = [card for pile in piles.values() for card in pile]
    missing = [card for card in cards if card not in everywhere]
    mended = dict(piles)
    for name, pile in piles.items():
        if not _named(name, named):
            mended[name] = tuple(missing.pop(0) if card in told and missing else card for card in pile)
    fine = sorted(card for pile in mended.values() for card in pile) == sorted(cards)
    require(fine, NOT_A_MOVE, why="wrong", argument="set", do="correct")
    return mended


def _named(pile: str, paths: Sequence[str]) -> bool:
    """Whether a corrected path is this pile, part of it, or holds it."""
    return any(f"{pile}.".startswith(f"{path}.") or path.startswith(f"{pile}.") for path in paths)
