"""Laying out Tikal II for these people and this copy (T2.1, T2.10)."""

from collections import Counter

from model.games.tikal2.kit import PRINTED, TILES_FOR, Kit
from model.games.tikal2.parts import (
    CARD_COUNT,
    COLOURS,
    FLAGS,
    KEYS_EACH,
    LIGHT_ROOMS,
    OPEN_TREASURES,
    PASSAGES,
    SITES,
    SPACES,
    START_KEYS,
    TILES,
    TREASURE_TYPES,
    TREASURES_EACH,
    pile_sizes,
)
from model.kernel.checklist import Step
from model.kernel.game import Setup


def checklist(setup: Setup) -> tuple[Step, ...]:
    kit, options = setup.kit, setup.options
    light = options.detail == "light"
    steps = [
        Step("board", {"rooms": PRINTED, "free": SPACES - PRINTED}),
        Step("people", {"count": len(setup.players), "flags": FLAGS}),
        Step("pieces"),
        Step("tents-short" if options.short_game else "tents"),
        Step("sanctuaries", {"sanctuaries": len(kit.sanctuaries)}),
        Step("passages", {"passages": PASSAGES}),
        Step("wheel-any") if light else _wheel(kit),
        Step("cards", {"cards": CARD_COUNT}),
        _treasures(options.more_control),
        Step("rooms", {"rooms": LIGHT_ROOMS}),
        Step("keys", {"keys": KEYS_EACH * len(COLOURS), "each": KEYS_EACH}),
        _tiles(kit, len(setup.players)),
        Step("first-keys", {"keys": START_KEYS}),
    ]
    if light:
        steps.append(Step("light"))
    elif options.open_memory:
        steps.append(Step("memory"))
    return tuple(steps)


def sites_from_start(kit: Kit, players: int) -> tuple[int, ...]:
    """How many action tiles lie on each site, clockwise from the start site (T2.1.4)."""
    counts, start = kit.site_counts[players], kit.river.start
    return counts[start:] + counts[:start]


def _tiles(kit: Kit, players: int) -> Step:
    """T2.1.4: out go those for more players."""
    tiles = TILES_FOR[players]
    if tiles == TILES:
        return Step("tiles-all", {"tiles": tiles, "sites": SITES, "each": tiles // SITES})
    facts = {"out": TILES - tiles, "tiles": tiles, "sites": list(sites_from_start(kit, players))}
    return Step("tiles-two" if players == 2 else "tiles-three", facts)


def _treasures(more_control: bool) -> Step:
    """T2.1.3, T2.10.1"""
    facts = {"treasures": TREASURE_TYPES * TREASURES_EACH, "piles": list(pile_sizes(more_control))}
    return Step("treasures-open", {**facts, "open": OPEN_TREASURES}) if more_control else Step("treasures", facts)


def _wheel(kit: Kit) -> Step:
    """The wheel as the app begins with it: one treasure with its price says how it lies."""
    prices = kit.wheel.prices
    times = Counter(prices)
    at = min(range(len(prices)), key=lambda index: times[prices[index]])
    return Step("wheel", {"treasure": kit.wheel.treasures[at], "price": prices[at]})
