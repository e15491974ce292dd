"""Laying out Tikal for these people and this copy (TK1, TK6.1)."""

from collections import Counter

from model.games.tikal.kit import Kit
from model.games.tikal.parts import CAMPS, MEMBERS, START_CAPITAL
from model.kernel.checklist import Step
from model.kernel.game import Setup


def checklist(setup: Setup) -> tuple[Step, ...]:
    kit, players = setup.kit, len(setup.players)
    auction, light = setup.options.version == "auction", setup.options.detail == "light"
    steps = [
        Step("board", {"free": len(kit.tiles)}),
        Step("tiles", {"tiles": len(kit.tiles), "letters": _letters(kit)}),
        Step("pieces", {"pieces": sum(kit.temple_pieces.values()), "piles": _piles(kit)}),
        Step("treasures", {"treasures": kit.treasures.kinds * kit.treasures.each}),
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
    counts = Counter(tile.letter for tile in kit.tiles)
    return "\u00a0· ".join(f"{letter}\u00a0{counts[letter]}" for letter in sorted(counts))


def _piles(kit: Kit) -> str:
    """TK1.3: how many pieces of each number."""
    return "\u00a0· ".join(f"{count}×{value}" for value, count in sorted(kit.temple_pieces.items()))
