"""Ways of figures: on foot over the stones (TK3.3), on the secret path between gates (TK3.2), or both in one go."""

from dataclasses import dataclass
from itertools import pairwise, permutations

from model.games.tikal.parts import TRANSFER
from model.games.tikal.state import Figures
from model.games.tikal.ways import Steps, Way
from model.kernel.hexes import Hex, hex_at
from model.kernel.ways import cost, reached
from screens.table.deed import Move
from screens.table.sitting import Sitting
from screens.tikal.doing import each
from screens.tikal.seen import own_gate, seen, steps_there

Walks = dict[Hex, dict[Hex, tuple[int, Way]]]
"""From where own figures stand to where one of them comes: what it costs and the cheapest way."""


def walks(sitting: Sitting) -> Walks:
    """On foot."""
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


def shortcuts(sitting: Sitting, start: Hex) -> dict[Hex, tuple[int, Way]]:
    """Where a secret path and a walk together cost less than the walk alone, and that way."""
    key = ("tikal-shortcuts", sitting.seat, start)
    return sitting.snapshot.once(key, lambda: _shortcuts(sitting, start))


def _shortcuts(sitting: Sitting, start: Hex) -> dict[Hex, tuple[int, Way]]:
    on_foot, left = walks(sitting).get(start, {}), seen(sitting).ap
    all_ = reached(legs(sitting), start, left) if len(gates(sitting)) > 1 else {}
    return {
        goal: (price, way)
        for goal, (price, way) in all_.items()
        if len(stages(sitting, way)) > 1 and price < on_foot.get(goal, (left + 1, ()))[0]
    }


def legs(sitting: Sitting) -> Steps:
    """What one figure pays from hex to hex, whichever way is cheaper."""
    return sitting.snapshot.once(("tikal-legs", sitting.seat), lambda: _legs(sitting))


def _legs(sitting: Sitting) -> Steps:
    found = {here: dict(there) for here, there in steps_there(sitting).items()}
    for here, there in permutations(gates(sitting), 2):
        found[here][there] = TRANSFER  # no step costs less
    return found


def secret(sitting: Sitting, here: Hex, there: Hex) -> bool:
    """Whether one goes there by the secret path: where a walk costs as much one walks."""
    joined = own_gate(sitting, here) and own_gate(sitting, there)
    return joined and steps_there(sitting).get(here, {}).get(there) != TRANSFER


def stages(sitting: Sitting, way: Way) -> tuple[Way, ...]:
    """What is done one after the other: walks, and secret paths from gate to gate."""
    found: list[Way] = [way[:1]]
    for here, there in pairwise(way):
        if secret(sitting, here, there):
            found += [(here, there), (there,)]
        else:
            found[-1] += (there,)
    return tuple(one for one in found if len(one) > 1)


@dataclass(frozen=True)
class Fare:
    """One manner to come somewhere: `name` is the button's."""

    name: str
    price: int
    moves: tuple[Move, ...]
    first: tuple[Move, ...]
    """Those that can be made as the table stands now."""


def fares(sitting: Sitting, way: Way, figures: Figures) -> list[Fare]:
    """All manners to come where a way leads, the cheapest first; none where there is no way any more."""
    found = [_transfer(sitting, way, figures), _through(sitting, way, figures), _walk(sitting, way, figures)]
    return sorted((one for one in found if one is not None), key=lambda fare: fare.price)


def _transfer(sitting: Sitting, way: Way, figures: Figures) -> Fare | None:
    """TK3.2"""
    if not (own_gate(sitting, way[0]) and own_gate(sitting, way[-1])):
        return None
    moves = tuple(each(figures, "transfer", **{"from": way[0], "to": way[-1]}))
    return Fare("transfer", TRANSFER * sum(figures), moves, moves)


def _through(sitting: Sitting, way: Way, figures: Figures) -> Fare | None:
    """Both, one after the other."""
    found = stages(sitting, way)
    if len(found) < 2 or not all(there in legs(sitting).get(here, {}) for here, there in pairwise(way)):
        return None
    done = [tuple(_stage(sitting, one, figures)) for one in found]
    return Fare("through", cost(legs(sitting), way) * sum(figures), sum(done, ()), done[0])


def _stage(sitting: Sitting, one: Way, figures: Figures) -> list[Move]:
    if secret(sitting, one[0], one[-1]):
        return each(figures, "transfer", **{"from": one[0], "to": one[-1]})
    return each(figures, "move", path=one)


def _walk(sitting: Sitting, way: Way, figures: Figures) -> Fare | None:
    """TK3.3: this way, or where it is none for feet the cheapest that is, unless they cannot afford it."""
    shown = walkable(sitting, way)
    on_foot = way if shown else walks(sitting).get(way[0], {}).get(way[-1], (0, ()))[1]
    price = cost(steps_there(sitting), on_foot) * sum(figures)
    if not on_foot or not (shown or price <= seen(sitting).ap):
        return None
    moves = tuple(each(figures, "move", path=on_foot))
    return Fare("move", price, moves, moves)


def walkable(sitting: Sitting, way: Way) -> bool:
    return all(there in steps_there(sitting).get(here, {}) for here, there in pairwise(way))
