"""How far the explorer comes, as everybody may know it: what is lit, what it would bring, what is lacking; ways, and
how they are bent by pointing at them."""

from dataclasses import replace
from itertools import pairwise

from model.games.tikal2.outlook import Outlook
from model.games.tikal2.prospect import Prospect
from model.games.tikal2.temple import PASSAGE
from model.kernel.ways import bent, cost, through
from screens.table.sitting import Sitting
from screens.tikal2.aim import Aim, Place
from screens.tikal2.lamp import Lit


def prospect_of(sitting: Sitting, aim: Aim) -> Prospect | None:
    """None where it is not this seat's turn. Cards count that were laid out; no other does."""
    if not sitting.mine or sitting.seat is None:
        return None
    laid = (*sorted(aim.cards), *(("tent",) if aim.right == "tent" else ()))
    found: Prospect | None = sitting.snapshot.prospect(sitting.seat, laid)
    return found


def right_of(prospect: Prospect | None, aim: Aim) -> str | None:
    """By which right it explores: the one that was chosen, or the turn's own; None where none is chosen."""
    return aim.right if prospect is not None and aim.right in prospect.rights else None


def lit_place(sitting: Sitting, aim: Aim, place: Place) -> Lit:
    """Of the explorer; asked for every place, and answered from what was found once."""
    prospect = prospect_of(sitting, aim)
    if prospect is None or right_of(prospect, aim) is None:
        return Lit("chosen") if place == aim.place else Lit()
    if place in aim.way and walkable(prospect, aim.way):
        return _on_way(prospect, aim, place)
    outlook = prospect.places.get(place)
    if place == aim.place:
        return Lit("chosen")
    if outlook is not None and not outlook.lacks:
        standing = place == outlook.path[0]
        return Lit() if standing and worth(outlook) is None else Lit("reach", worth(outlook), len(outlook.steps))
    keys = prospect.keys.get(place, ())
    if outlook is None and not keys:
        return Lit()
    return Lit("lacks", passages=0 if outlook is None else outlook.lacks, keys=keys)


def _on_way(prospect: Prospect, aim: Aim, place: Place) -> Lit:
    if place != aim.way[-1]:
        return Lit("way")
    outlook = prospect.places.get(place)
    points = None if outlook is None else worth(outlook, aim.bonus)
    return Lit("goal", points, len(passages_on(prospect, aim.way)))


def worth(outlook: Outlook, bonus: int | None = None) -> int | None:
    """What digging there would score now, with this bonus or the best; None where nothing can be dug up."""
    if outlook.refused is not None:
        return None
    taken = best_bonus(outlook) if bonus is None else bonus
    points = dict(zip(outlook.bonuses, outlook.bonus_points, strict=True))
    return outlook.new + outlook.old + points.get(-1 if taken is None else taken, 0)


def best_bonus(outlook: Outlook) -> int | None:
    """The first of those with most points; None where none is free."""
    points = dict(zip(outlook.bonuses, outlook.bonus_points, strict=True))
    return max(outlook.bonuses, key=lambda one: points[one], default=None)


def passages_on(prospect: Prospect, way: tuple[Place, ...]) -> tuple[int, ...]:
    """The steps of a way that take a passage."""
    return tuple(at for at, (here, there) in enumerate(pairwise(way)) if prospect.steps[here][there] >= PASSAGE)


def by_card(prospect: Prospect, way: tuple[Place, ...]) -> int:
    """How many of them are cards: those that were laid out are used before any token."""
    return min(len(passages_on(prospect, way)), prospect.passages - prospect.tokens)


def walkable(prospect: Prospect, way: tuple[Place, ...]) -> bool:
    """Whether it still leads there: somebody may have set the temple right meanwhile."""
    there = all(there in prospect.steps.get(here, {}) for here, there in pairwise(way))
    return there and bool(way) and way[0] in prospect.places and len(passages_on(prospect, way)) <= prospect.passages


def way_to(prospect: Prospect, aim: Aim, place: Place) -> Aim:
    """The best way there: fewest passages, then fewest steps; none where it is out of reach."""
    outlook = prospect.places.get(place)
    way = outlook.path if outlook is not None and not outlook.lacks else ()
    return replace(aim, place=place, way=way, via=(), bonus=None)


def straight(prospect: Prospect, aim: Aim, place: Place) -> Aim | None:
    """From where it stands through the wall beside its goal, though keys open a longer way: whoever comes by a passage
    may leave by it (T2.5.5)."""
    weight = prospect.steps.get(place, {}).get(aim.way[-1], 0)
    if place != aim.way[0] or weight < PASSAGE or not prospect.passages:
        return None
    return replace(aim, way=(place, aim.way[-1]), via=())


def over(prospect: Prospect, aim: Aim, place: Place) -> Aim | None:
    """The way over a place that was tapped: back to it where it lies on the way, else bent; None where it is none."""
    if place in aim.way[1:]:
        way = aim.way[: aim.way.index(place) + 1]
        via = tuple(one for one in aim.via if one in way[:-1])
        return replace(aim, place=place, way=way, via=via, bonus=None)
    most = (prospect.passages + 1) * PASSAGE - 1
    points = bent(prospect.steps, (aim.way[0], *aim.via, aim.way[-1]), place, most)
    way_over = None if points is None else through(prospect.steps, points)
    if points is None or way_over is None or cost(prospect.steps, way_over) > most:
        return None
    return replace(aim, way=way_over, via=points[1:-1])


def onwards(prospect: Prospect, aim: Aim, place: Place) -> Aim | None:
    """The way goes on to a place beside its goal, where no other way there takes fewer passages."""
    if not aim.way or place in aim.way or place not in prospect.steps.get(aim.way[-1], {}):
        return None
    way, best = (*aim.way, place), prospect.places.get(place)
    if best is None or best.lacks or len(passages_on(prospect, way)) > len(best.steps):
        return None
    return replace(aim, place=place, way=way, via=(*aim.via, aim.way[-1]) if len(aim.way) > 1 else (), bonus=None)
