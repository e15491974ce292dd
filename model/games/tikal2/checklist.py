"""Laying out Tikal II for these people (T2.1, T2.10): with the numbers of their copy as far as they were told."""

from collections import Counter

from model.games.tikal2.kit import ALTARS, PRINTED, TILES_FOR, Kit, Wheel
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
from model.kernel.filled import filled
from model.kernel.game import Setup


def checklist(setup: Setup) -> tuple[Step, ...]:
    kit, options = filled(setup.kit), setup.options
    light = options.detail == "light"
    steps = [
        Step("board", {"rooms": PRINTED, "free": SPACES - PRINTED}),
        Step("people", {"count": len(setup.players), "flags": FLAGS}),
        Step("pieces"),
        Step("tents-short" if options.short_game else "tents"),
        Step("sanctuaries", {"sanctuaries": len(ALTARS)}),
        Step("passages", {"passages": PASSAGES}),
        Step("wheel-any") if light else _wheel(kit.wheel),
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


def sites_from_start(kit: Kit, players: int) -> tuple[int, ...] | None:
    """How many action tiles lie on each site, clockwise from the start site (T2.1.4); None where that was not told."""
    counts, start = kit.tiles_on_sites(players), kit.river and kit.river.start
    if counts is None or (start is None and len(set(counts)) > 1):
        return None
    return counts[start or 0 :] + counts[: start or 0]


def _tiles(kit: Kit, players: int) -> Step:
    """T2.1.4: out go those for more players; the others lie as the rulebook's picture shows."""
    tiles = TILES_FOR[players]
    if tiles == TILES:
        return Step("tiles-all", {"tiles": tiles, "sites": SITES, "each": tiles // SITES})
    name, sites = "tiles-two" if players == 2 else "tiles-three", sites_from_start(kit, players)
    facts = {"out": TILES - tiles, "tiles": tiles}
    return Step(f"{name}-picture", facts) if sites is None else Step(name, {**facts, "sites": list(sites)})


def _treasures(more_control: bool) -> Step:
    """T2.1.3, T2.10.1"""
    facts = {"treasures": TREASURE_TYPES * TREASURES_EACH, "piles": list(pile_sizes(more_control))}
    return Step("treasures-open", {**facts, "open": OPEN_TREASURES}) if more_control else Step("treasures", facts)


def _wheel(wheel: Wheel) -> Step:
    """It may lie any way round; where one price then lies tells the app how."""
    price = telling_price(wheel)
    return Step("wheel-any") if price is None else Step("wheel", {"price": price})


def telling_price(wheel: Wheel) -> int | None:
    """The first price that the wheel has once: which treasure it lies at says how the wheel lies. None where there is
    no such price, or nobody told the wheel."""
    if wheel.treasures is None or wheel.prices is None:
        return None
    times = Counter(wheel.prices)
    return next((price for price in wheel.prices if times[price] == 1), None)
