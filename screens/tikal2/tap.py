"""What a tap on a place of the temple or on a site does: it chooses, places or aims; nothing is entered before it is
confirmed."""

from dataclasses import replace

from model.kernel.illegal import Refusal
from screens.table.aiming import aim_of
from screens.table.sitting import Sitting
from screens.tikal2.aim import Aim, Aiming, Place
from screens.tikal2.exploring import aimed
from screens.tikal2.placing import empty, next_turn, open_actions, placing
from screens.tikal2.ways import on_river, way


def tapped(sitting: Sitting, aiming: Aiming, place: Place) -> None:
    """A space, a secret room or the outside."""
    aiming.change(sitting.snapshot.moved, lambda _: after_tap(sitting, aim_of(sitting, aiming), place))


def after_tap(sitting: Sitting, aim: Aim, place: Place) -> Aim:
    """Where no room lies yet one may be placed, a second tap turns it; anywhere else it is the explorer's."""
    if place not in empty(sitting) or not {"room", "sanctuary"} & set(open_actions(sitting)):
        return aimed(sitting, aim, place)
    what, aim = placing(sitting, aim), replace(aim, way=(), via=(), bonus=None)
    if what is None:
        return replace(aim, place=place, turn=0)
    turn = next_turn(aim.turn) if place == aim.place and what.do == "room" else 0
    return replace(aim, do=what.do, what=what.what, place=place, turn=turn)


def site_tapped(sitting: Sitting, aiming: Aiming, site: int) -> None:
    """Where the pirogue would go, or what lies there: a place of the temple that was looked at is left."""
    why = _why_not(sitting, site)
    if why is not None:
        sitting.actor.explain(why.rule, why.facts)
        return
    aiming.change(sitting.snapshot.moved, lambda aim: _at_site(aim, site))


def _at_site(aim: Aim, site: int) -> Aim:
    return replace(aim, site=site, do="", what="", place=None, way=(), via=(), bonus=None)


def _why_not(sitting: Sitting, site: int) -> Refusal | None:
    """Why the pirogue of whoever takes a tile here cannot go there."""
    return way(sitting, Aim(site=site)).refused if on_river(sitting) else None
