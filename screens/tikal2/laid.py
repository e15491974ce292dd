"""What somebody taps in before a round: which tiles lie on which site. What nobody tells stays untold until it is
taken."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from model.games.tikal2.parts import SITES

Names = tuple[str, ...]


@dataclass(frozen=True)
class Laid:
    now: bool = False
    """Whether tiles are told now; else each when it is taken."""
    at: int = 0
    """The site that is being told."""
    sites: tuple[Names, ...] = ((),) * SITES
    order: Names = ()
    """Of the sanctuaries, the top one first."""
    open: Names = ()
    """More control: the open treasures (T2.10.1)."""
    steps: int = 0
    """How far the price wheel lies from where the copy has it."""


def tapped(laid: Laid, tile: str, sizes: Sequence[int]) -> Laid:
    """The tile lies at the site that is being told, or is put back; a site that is full is left for the next one.

    >>> one = tapped(Laid(), "a", (1, 2, 0, 0, 0, 0))
    >>> one.sites[:2], one.at, tapped(one, "a", (1, 2, 0, 0, 0, 0)).sites[:2]
    ((('a',), ()), 1, ((), ()))
    """
    there = next((site for site, tiles in enumerate(laid.sites) if tile in tiles), None)
    if there is not None:
        left = tuple(one for one in laid.sites[there] if one != tile)
        return replace(laid, at=there, sites=_with(laid.sites, there, left))
    if len(laid.sites[laid.at]) >= sizes[laid.at]:
        return laid
    after = replace(laid, sites=_with(laid.sites, laid.at, (*laid.sites[laid.at], tile)))
    return replace(after, at=_next(after, sizes))


def _with(sites: tuple[Names, ...], at: int, tiles: Names) -> tuple[Names, ...]:
    return (*sites[:at], tiles, *sites[at + 1 :])


def _next(laid: Laid, sizes: Sequence[int]) -> int:
    """Stays while there is room."""
    ring = [(laid.at + step) % len(sizes) for step in range(len(sizes))]
    return next((site for site in ring if len(laid.sites[site]) < sizes[site]), laid.at)


def ordered(order: Names, altar: str, altars: Sequence[str]) -> Names:
    """The next one down; where only one is left it is that; who taps the first again begins anew.

    >>> ordered(("pink",), "blue", ("pink", "blue", "green")), ordered(("pink", "blue"), "pink", ("pink", "blue"))
    (('pink', 'blue', 'green'), ())
    """
    if altar in order:
        return order[: order.index(altar)]
    now = (*order, altar)
    left = tuple(one for one in altars if one not in now)
    return (*now, *left) if len(left) == 1 else now


def opened(open_: Names, treasure: str, most: int) -> Names:
    """
    >>> opened(("jug", "jug"), "mask", 3), opened(("jug", "jug", "mask"), "jug", 3)
    (('jug', 'jug', 'mask'), ('jug', 'jug', 'mask'))
    """
    return (*open_, treasure) if len(open_) < most else open_


def turned(prices: Sequence[int], steps: int) -> tuple[int, ...]:
    """The wheel so many steps on: every price with the next treasure.

    >>> turned((2, 3, 4, 5, 3), 1)
    (3, 2, 3, 4, 5)
    """
    return tuple(prices[(at - steps) % len(prices)] for at in range(len(prices)))


def steps_to(prices: Sequence[int], price: int, at: int) -> int:
    """How far the wheel has to be turned for a price it has once to lie at a place.

    >>> steps_to((2, 3, 4, 5, 3), 4, 3), turned((2, 3, 4, 5, 3), 1)[3]
    (1, 4)
    """
    return (at - prices.index(price)) % len(prices)


def as_move(laid: Laid, sizes: Sequence[int], altars: Sequence[str], control: bool) -> dict[str, Any]:
    """The arguments of `sites`."""
    told = laid.sites if laid.now else ((),) * len(sizes)
    args: dict[str, Any] = {
        "tiles": [[*tiles, *[None] * (size - len(tiles))] for tiles, size in zip(told, sizes, strict=True)]
    }
    if altars and len(laid.order) == len(altars):
        args["sanctuaries"] = list(laid.order)
    if control:
        args["open"] = list(laid.open)
    return args
