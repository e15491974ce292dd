"""What is in a room, as pieces of its drawing: bonuses on plates, flags, explorers under their hats. All in units of
which a hex's radius has 100, as large as their number allows."""

from typing import NamedTuple

from screens.shared.hexes import INK
from screens.shared.lights import CREAM
from screens.shared.marks import Mark, drawn_hat, drawn_mark, written

CARD, CHEST, GOLD = "#4b2f63", "#8a5a2b", "#e9c46a"
Spot = tuple[float, float]
GRIDS: tuple[tuple[float, tuple[Spot, ...]], ...] = (
    (0, ()),
    (74, ((0, 0),)),
    (56, ((-31, 0), (31, 0))),
    (46, ((-28, -24), (28, -24), (0, 28))),
    (46, ((-27, -26), (27, -26), (-27, 26), (27, 26))),
    (38, ((-42, -22), (0, -22), (42, -22), (-21, 24), (21, 24))),
    (38, ((-42, -22), (0, -22), (42, -22), (-42, 24), (0, 24), (42, 24))),
    (32, ((-36, -36), (0, -36), (36, -36), (-36, 2), (0, 2), (36, 2), (0, 40))),
    (32, ((-36, -36), (0, -36), (36, -36), (-36, 2), (0, 2), (36, 2), (-18, 40), (18, 40))),
)
"""For so many things: how large each is, and where they are."""
CORNERS: tuple[Spot, ...] = ((-55, -10), (55, -10), (-55, 33), (55, 33))
"""Where bonuses lie around an altar."""


class Slot(NamedTuple):
    """A bonus; whose flag stands on it. Nothing of it is told: nobody knows it yet."""

    points: int = 0
    cards: int = 0
    treasures: int = 0
    owner: Mark | None = None


def arranged(slots: tuple[Slot, ...], flags: tuple[Mark, ...], explorers: tuple[Mark, ...], larger: float = 1) -> str:
    """All together in the middle."""
    size, spots = GRIDS[min(len(slots) + len(flags) + len(explorers), len(GRIDS) - 1)]
    left = iter((x * larger, y * larger, size * larger) for x, y in spots)
    parts = [drawn_slot(one, *place) for one, place in zip(slots, left, strict=False)]
    parts += [drawn_flag(one, *place) for one, place in zip(flags, left, strict=False)]
    parts += [drawn_explorer(one, *place) for one, place in zip(explorers, left, strict=False)]
    return "".join(parts)


def slots_around(slots: tuple[Slot, ...], flags: tuple[Mark, ...], explorers: tuple[Mark, ...]) -> str:
    """Bonuses and flags at the corners, explorers before the altar."""
    corners = [drawn_slot(one, *spot, 48) for one, spot in zip(slots, CORNERS, strict=False)]
    corners += [drawn_flag(one, *spot, 42) for one, spot in zip(flags, CORNERS[len(slots) :], strict=False)]
    size, spots = GRIDS[len(explorers)]
    size *= 0.76
    people = [drawn_explorer(one, x * 0.6, 34 + y * 0.6, size) for one, (x, y) in zip(explorers, spots, strict=True)]
    return "".join((*corners, *people))


def drawn_slot(slot: Slot, x: float, y: float, size: float) -> str:
    """What it brings on a plate; taken, the flag stands there."""
    if slot.owner is not None:
        return drawn_flag(slot.owner, x, y, size * 0.9)
    signs = "card" * bool(slot.cards), "chest" * bool(slot.treasures)
    found = [one for one in signs if one]
    plate = (
        f'<rect x="{x - size / 2:.4g}" y="{y - size * 0.42:.4g}" width="{size:.4g}" height="{size * 0.84:.4g}" '
        f'rx="{size / 6:.3g}" fill="{CREAM}" stroke="{INK}" stroke-width="4"/>'
    )
    if not found:
        number = str(slot.points) if slot.points else "?"
        return plate + written(number, x, y, size * (0.8 if len(number) < 2 else 0.64))
    aside = size * 0.24
    parts = [_SIGNS[one](x + aside * (1 if slot.points or at else -1), y, size * 0.5) for at, one in enumerate(found)]
    if slot.points:
        parts.append(written(str(slot.points), x - aside, y, size * 0.66))
    elif len(found) == 1:
        parts = [_SIGNS[found[0]](x, y, size * 0.62)]
    return plate + "".join(parts)


def _card(x: float, y: float, size: float) -> str:
    shape = f'<rect x="{x - size * 0.34:.4g}" y="{y - size / 2:.4g}" width="{size * 0.68:.4g}" height="{size:.4g}" '
    eye = f'<circle cx="{x:.4g}" cy="{y:.4g}" r="{size * 0.17:.3g}" fill="{GOLD}"/>'
    return f'{shape}rx="3" fill="{CARD}"/>{eye}'


def _chest(x: float, y: float, size: float) -> str:
    left, top = x - size / 2, y - size * 0.36
    way = f"M{left:.4g} {top + size * 0.3:.4g}q0-{size * 0.3:.3g} {size / 2:.4g}-{size * 0.3:.3g}"
    way += f"t{size / 2:.4g} {size * 0.3:.3g}v{size * 0.46:.3g}h-{size:.3g}z"
    lock = (
        f'<rect x="{x - size * 0.1:.4g}" y="{y - size * 0.1:.4g}" width="{size * 0.2:.3g}" height="{size * 0.26:.3g}"'
    )
    return f'<path d="{way}" fill="{CHEST}"/>{lock} fill="{GOLD}"/>'


_SIGNS = {"card": _card, "chest": _chest}


def drawn_flag(owner: Mark, x: float, y: float, size: float) -> str:
    """A pole, and on it a cloth with its owner's mark."""
    left, top = round(x - size * 0.4), round(y - size / 2)
    wide, high = round(size * 0.86), round(size * 0.82)
    cloth = f"M{left} {top + round(size)}V{top}h{wide}v{high}h-{wide}"
    return (
        f'<path d="{cloth}" fill="{CREAM}" stroke="{INK}" stroke-width="4"/>'
        f"{drawn_mark(owner, x + size * 0.04, y - size * 0.09, size * 0.7)}"
    )


def drawn_explorer(owner: Mark, x: float, y: float, size: float) -> str:
    """A hat over the mark: its shape stays to be seen."""
    return drawn_mark(owner, x, y + size * 0.14, size * 0.8) + drawn_hat(x, y - size * 0.28, size * 0.72)
