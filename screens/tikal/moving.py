"""Figures that are brought or moved: how many, how far they come, what it costs; bending a way by pointing at it."""

from dataclasses import replace

from model.games.tikal.parts import BRING, EXCHANGE, RAISE, TRANSFER
from model.games.tikal.state import Figures
from model.games.tikal.ways import Way
from model.kernel.hexes import Hex, hex_at
from model.kernel.ways import bent, cost, through
from screens.table.sitting import Sitting
from screens.tikal.aim import Aim
from screens.tikal.seen import acts, in_reserve, own_figures, own_gate, seen, steps_there

Walks = dict[Hex, dict[Hex, tuple[int, Way]]]
"""From where own figures stand to where one of them comes: what it costs and the cheapest way."""


def walks(sitting: Sitting) -> Walks:
    return sitting.snapshot.once(("tikal-walks", sitting.seat), lambda: _walks(sitting))


def _walks(sitting: Sitting) -> Walks:
    found: Walks = {}
    for choice in sitting.choices():
        values = {arg.name: arg.values for arg in choice.args}
        if choice.do == "move" and choice.refused is None and values["count"] == (1,):
            for way, price in zip(values["path"], choice.info["cost"], strict=True):
                found.setdefault(way[0], {})[way[-1]] = price, way
    return found


def gates(sitting: Sitting) -> tuple[Hex, ...]:
    """The base camp and own camps."""
    all_ = (hex_at(at) for at in seen(sitting).hexes)
    return tuple(hex_ for hex_ in all_ if own_gate(sitting, hex_))


def at_most(sitting: Sitting, aim: Aim) -> Figures:
    """How many leaders and members can be meant at the chosen hex: those that stand there; at a gate those in reserve
    too, until it is said where to."""
    if aim.hex is None or not acts(sitting):
        return 0, 0
    there = own_figures(sitting, aim.hex)
    if aim.way or not own_gate(sitting, aim.hex):
        return there
    reserve = in_reserve(sitting)
    return max(there[0], reserve[0]), max(there[1], reserve[1])


def one_of(most: Figures) -> Figures:
    """At first one is meant: a member if there is any.

    >>> one_of((1, 3)), one_of((1, 0)), one_of((0, 0))
    ((0, 1), (1, 0), (0, 0))
    """
    return (0, 1) if most[1] else (min(most[0], 1), 0)


def meant(sitting: Sitting, aim: Aim) -> Figures:
    """How many are meant: as many as were tapped, at first one."""
    return (aim.leaders, aim.members) if aim.leaders or aim.members else one_of(at_most(sitting, aim))


def movers(sitting: Sitting, aim: Aim) -> Figures:
    """Those of them that stand there."""
    if aim.hex is None:
        return 0, 0
    there, wanted = own_figures(sitting, aim.hex), meant(sitting, aim)
    found = min(there[0], wanted[0]), min(there[1], wanted[1])
    return found if any(found) else one_of(there)


def goals(sitting: Sitting, aim: Aim) -> dict[Hex, int]:
    """Where they come, and what it costs: on foot, or on a secret path between gates (TK3.2) where that is cheaper."""
    count = sum(movers(sitting, aim))
    if aim.hex is None or aim.do not in ("", "move") or not acts(sitting) or not count:
        return {}
    key = ("tikal-goals", sitting.seat, aim.hex, count)
    return sitting.snapshot.once(key, lambda: _goals(sitting, aim.hex or (0, 0), count))


def _goals(sitting: Sitting, start: Hex, count: int) -> dict[Hex, int]:
    left = seen(sitting).ap
    found = {to: price * count for to, (price, _) in walks(sitting).get(start, {}).items() if price * count <= left}
    if own_gate(sitting, start) and TRANSFER * count <= left:
        for gate in gates(sitting):
            if gate != start:
                found[gate] = min(found.get(gate, left), TRANSFER * count)
    return found


def way_to(sitting: Sitting, aim: Aim, goal: Hex) -> Aim:
    """The cheapest way there, those who can go being meant; where it is too far on foot for them, the secret path."""
    assert aim.hex is not None
    leaders, members = movers(sitting, aim)
    price, on_foot = walks(sitting).get(aim.hex, {}).get(goal, (0, (aim.hex, goal)))
    way = on_foot if price * (leaders + members) <= seen(sitting).ap else (aim.hex, goal)
    return replace(aim, do="move", leaders=leaders, members=members, way=way, via=())


def by_foot(sitting: Sitting, aim: Aim) -> int | None:
    """What the way costs them on foot; None where there is none."""
    steps = steps_there(sitting)
    walkable = all(there in steps.get(here, {}) for here, there in zip(aim.way, aim.way[1:], strict=False))
    return cost(steps, aim.way) * sum(meant(sitting, aim)) if walkable else None


def by_secret_path(sitting: Sitting, aim: Aim) -> int | None:
    """TK3.2; None where it does not join both ends."""
    joined = own_gate(sitting, aim.way[0]) and own_gate(sitting, aim.way[-1])
    return TRANSFER * sum(meant(sitting, aim)) if joined else None


def over(sitting: Sitting, aim: Aim, hex_: Hex) -> Aim | None:
    """The way over a hex that was tapped: back to it where it lies on the way, else bent; None where it is none."""
    if hex_ in aim.way[1:]:
        way = aim.way[: aim.way.index(hex_) + 1]
        return replace(aim, way=way, via=tuple(one for one in aim.via if one in way[:-1]))
    if by_foot(sitting, aim) is None:
        return None
    most = seen(sitting).ap // sum(meant(sitting, aim))
    points = bent(steps_there(sitting), (aim.way[0], *aim.via, aim.way[-1]), hex_, most)
    way_over = None if points is None else through(steps_there(sitting), points)
    return None if points is None or way_over is None else replace(aim, way=way_over, via=points[1:-1])


def planned(sitting: Sitting, aim: Aim) -> int:
    """What the action being chosen would take of the action points."""
    if not acts(sitting):
        return 0
    if aim.do in ("raise", "exchange"):
        return RAISE if aim.do == "raise" else EXCHANGE
    if aim.way:
        prices = by_foot(sitting, aim), by_secret_path(sitting, aim)
        return min((price for price in prices if price is not None), default=0)  # somebody may have set the board right
    if aim.hex is not None and own_gate(sitting, aim.hex) and any(in_reserve(sitting)):
        return BRING * sum(meant(sitting, aim))
    return 0
