"""What a place of the temple shows on top of what lies there: where a room may lie, where the explorer comes to, what
that would score, what is chosen or last."""

from screens.table.last import last_places
from screens.table.sitting import Sitting
from screens.tikal2.aim import Aim, Place
from screens.tikal2.lamp import Lit
from screens.tikal2.placing import Placing, empty, placing
from screens.tikal2.reaching import lit_place


def lit(sitting: Sitting, aim: Aim, place: Place) -> Lit:
    """Asked by the drawing of all that is lit, and by every place that says it: found once."""
    return sitting.snapshot.once(("tikal2-lit", sitting.seat, aim, place), lambda: _lit(sitting, aim, place))


def _lit(sitting: Sitting, aim: Aim, place: Place) -> Lit:
    if place in aim.spot:
        return Lit("spot")
    what = placing(sitting, aim)
    if place in empty(sitting):
        return _laid(aim, what, place)
    found = lit_place(sitting, aim, place)
    return Lit("last") if not found.kind and place in last_places(sitting.snapshot) else found


def _laid(aim: Aim, what: Placing | None, place: Place) -> Lit:
    """Where a room may lie, and how the chosen one would."""
    if place == aim.place:
        return Lit("chosen") if what is None else Lit("ghost", room=what.what, turn=aim.turn)
    return Lit() if what is None else Lit("free")
