"""Figures that are brought or moved: how many, how far they come, what it costs; bending a way by pointing at it."""

from dataclasses import replace

from model.games.tikal.parts import BRING, EXCHANGE, RAISE, TRANSFER
from model.games.tikal.state import Figures
from model.kernel.hexes import Hex
from model.kernel.ways import bent, through
from screens.table.sitting import Sitting
from screens.tikal.aim import Aim
from screens.tikal.seen import acts, in_reserve, own_figures, own_gate, seen, steps_there
from screens.tikal.ways import Fare, fares, gates, legs, shortcuts, walkable, walks


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
    """Where they come, and what it costs at least: on foot, on a secret path between gates (TK3.2), or by both."""
    count = sum(movers(sitting, aim))
    if aim.hex is None or aim.do not in ("", "move") or not acts(sitting) or not count:
        return {}
    key = ("tikal-goals", sitting.seat, aim.hex, count)
    return sitting.snapshot.once(key, lambda: _goals(sitting, aim.hex or (0, 0), count))


def _goals(sitting: Sitting, start: Hex, count: int) -> dict[Hex, int]:
    left = seen(sitting).ap
    found = {to: price * count for to, (price, _) in walks(sitting).get(start, {}).items() if price * count <= left}
    cheaper = shortcuts(sitting, start).items()
    found |= {to: price * count for to, (price, _) in cheaper if price * count <= left}
    if own_gate(sitting, start) and TRANSFER * count <= left:
        for gate in gates(sitting):
            if gate != start:
                found[gate] = min(found.get(gate, left), TRANSFER * count)
    return found


def way_to(sitting: Sitting, aim: Aim, goal: Hex) -> Aim:
    """The cheapest way there, those who can go being meant; between gates it is drawn as they would walk, unless that
    is too far for them."""
    assert aim.hex is not None
    leaders, members = movers(sitting, aim)
    price, way = walks(sitting).get(aim.hex, {}).get(goal, (0, (aim.hex, goal)))
    if goal in shortcuts(sitting, aim.hex):
        _, way = shortcuts(sitting, aim.hex)[goal]
    elif price * (leaders + members) > seen(sitting).ap:
        way = aim.hex, goal
    return replace(aim, do="move", leaders=leaders, members=members, way=way, via=())


def going(sitting: Sitting, aim: Aim) -> list[Fare]:
    """How those who are meant can come where the way leads, the cheapest first."""
    if not aim.way or not acts(sitting):
        return []
    return fares(sitting, aim.way, meant(sitting, aim))


def over(sitting: Sitting, aim: Aim, hex_: Hex) -> Aim | None:
    """The way over a hex that was tapped: back to it where it lies on the way, else bent; None where it is none."""
    if hex_ in aim.way[1:]:
        way = aim.way[: aim.way.index(hex_) + 1]
        return replace(aim, way=way, via=tuple(one for one in aim.via if one in way[:-1]))
    if not going(sitting, aim):
        return None
    steps = steps_there(sitting) if walkable(sitting, aim.way) else legs(sitting)
    most = seen(sitting).ap // sum(meant(sitting, aim))
    points = bent(steps, (aim.way[0], *aim.via, aim.way[-1]), hex_, most)
    way_over = None if points is None else through(steps, points)
    return None if points is None or way_over is None else replace(aim, way=way_over, via=points[1:-1])


def planned(sitting: Sitting, aim: Aim) -> int:
    """What the action being chosen would take of the action points."""
    if not acts(sitting):
        return 0
    if aim.do in ("raise", "exchange"):
        return RAISE if aim.do == "raise" else EXCHANGE
    if aim.way:
        return next((fare.price for fare in going(sitting, aim)), 0)  # somebody may have set the board right
    if aim.hex is not None and not aim.do and own_gate(sitting, aim.hex) and any(in_reserve(sitting)):
        return BRING * sum(meant(sitting, aim))
    return 0
