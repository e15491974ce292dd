"""What belongs to the terrain of a hex: every action there with its price, or the rule that forbids it now."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from model.games.tikal.parts import CAMP, GUARD, RAISE, TREASURE_KINDS, TREASURES_EACH, UNCOVER
from model.games.tikal.view import HexView
from model.kernel.hexes import Hex
from model.kernel.illegal import Refusal
from screens.table.sitting import Sitting
from screens.tikal.seen import lying, own_figures, seen


@dataclass(frozen=True)
class Offer:
    """`name` is the button's."""

    name: str
    move: dict[str, Any]
    price: int
    refused: Refusal | None


def offers(sitting: Sitting, hex_: Hex) -> tuple[Offer, ...]:
    here = lying(sitting, hex_)
    found = [] if here is None else _there(sitting, hex_, here)
    return tuple(Offer(name, move, price, _why(sitting, move)) for name, move, price in found)


def _there(sitting: Sitting, hex_: Hex, here: HexView) -> Iterator[tuple[str, dict[str, Any], int]]:
    at = list(hex_)
    if here.kind == "temple":
        yield "uncover", {"do": "uncover", "hex": at}, UNCOVER
        leaders, members = own_figures(sitting, hex_)
        if members or not leaders:
            yield "guard-member", {"do": "guard", "hex": at, "figure": "member"}, GUARD
        if leaders:
            yield "guard-leader", {"do": "guard", "hex": at, "figure": "leader"}, GUARD
    if here.kind == "treasure" and here.treasures:
        yield "raise", {"do": "raise", "hex": at, "treasure": hidden(sitting)[0]}, RAISE
    if here.kind in ("jungle", "treasure") and here.camp != sitting.seat:
        yield "camp", {"do": "camp", "hex": at}, CAMP


def _why(sitting: Sitting, move: dict[str, Any]) -> Refusal | None:
    return sitting.snapshot.refusal(sitting.seat or 0, move)


def hidden(sitting: Sitting) -> tuple[int, ...]:
    """The treasures of which not all have been dug up (TK1.3)."""
    out = [sum(seat.treasures.get(kind, 0) for seat in seen(sitting).seats) for kind in range(1, TREASURE_KINDS + 1)]
    return tuple(kind for kind, count in enumerate(out, 1) if count < TREASURES_EACH)
