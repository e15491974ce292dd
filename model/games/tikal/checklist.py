"""Laying out Tikal for these people and this copy (TK1, TK6.1)."""

from collections import Counter

from model.games.tikal.kit import Kit
from model.games.tikal.parts import (
    CAMPS,
    MEMBERS,
    PIECES,
    START_CAPITAL,
    TILES,
    TREASURE_KINDS,
    TREASURES_EACH,
)
from model.kernel.checklist import Step
from model.kernel.filled import filled
from model.kernel.game import Setup


def checklist(setup: Setup) -> tuple[Step, ...]:
    kit, players = filled(setup.kit), len(setup.players)
    auction, light = setup.options.version == "auction", setup.options.detail == "light"
    steps = [
        Step("board", {"free": TILES}),
        Step("tiles", {"tiles": TILES, "letters": _letters(kit)}),
        Step("pieces", {"pieces": sum(PIECES.values()), "piles": _piles()}),
        Step("treasures", {"treasures": TREASURE_KINDS * TREASURES_EACH}),
        Step("figures", {"members": MEMBERS, "camps": CAMPS}),
        Step("stones-twenty", {"points": START_CAPITAL}) if auction else Step("stones"),
        Step("markers") if auction else Step("markers-away", {"count": len(kit.colours)}),
        Step("summary-red" if auction else "summary-blue"),
    ]
    if players < len(kit.colours):
        steps.append(Step("boxed", {"count": len(kit.colours) - players}))
    steps += [Step("display", {"count": players}), Step("bidder")] if auction else [Step("first")]
    return (*steps, Step("light-auction" if auction else "light")) if light else tuple(steps)


def _letters(kit: Kit) -> str:
    """TK1.2: how many tiles of each letter, from the top of the stack."""
    counts = Counter(tile.letter for tile in kit.tiles or ())
    return "\u00a0· ".join(f"{letter}\u00a0{counts[letter]}" for letter in sorted(counts))


def _piles() -> str:
    """TK1.3: how many pieces of each number."""
    return "\u00a0· ".join(f"{count}×{value}" for value, count in sorted(PIECES.items()))
