"""What a tap on a hex does: it chooses, places or aims; nothing is entered before it is confirmed."""

from model.kernel.hexes import Hex
from screens.table.aiming import aim_of
from screens.table.sitting import Sitting
from screens.tikal.aim import Aim, Aiming
from screens.tikal.moving import goals, over, way_to
from screens.tikal.placing import Placing, next_turn, placing
from screens.tikal.seen import acts, lying


def tapped(sitting: Sitting, aiming: Aiming, hex_: Hex) -> None:
    tile = placing(sitting)
    if tile is not None and hex_ not in tile.turns and lying(sitting, hex_) is None:
        _why_not(sitting, tile, hex_)
    else:
        sitting.actor.tell(None)  # why not something else is read by then
        aiming.change(sitting.snapshot.moved, lambda _: after_tap(sitting, aim_of(sitting, aiming), hex_))


def after_tap(sitting: Sitting, aim: Aim, hex_: Hex) -> Aim:
    """What is chosen then."""
    tile = placing(sitting)
    if tile is not None and hex_ in tile.turns:
        again = aim.do == "place" and aim.hex == hex_
        turn = next_turn(tile.turns[hex_], aim.turn) if again else tile.turns[hex_][0]
        return Aim(aim.moment, hex_, "place", turn, spot=aim.spot)
    if acts(sitting) and aim.hex is not None and aim.do in ("", "move"):
        return _towards(sitting, aim, hex_)
    return _choose(aim, hex_)


def _towards(sitting: Sitting, aim: Aim, hex_: Hex) -> Aim:
    """A tap where figures can go is their goal; along the way it bends it; on the goal or out of reach it is another
    choice."""
    if hex_ == aim.hex:
        return Aim(aim.moment, hex_, spot=aim.spot) if aim.way else _choose(aim, hex_)
    if aim.way and hex_ != aim.way[-1]:
        found = over(sitting, aim, hex_)
        if found is not None:
            return found
    if hex_ in goals(sitting, aim) and hex_ != (aim.way or (None,))[-1]:
        return way_to(sitting, aim, hex_)
    return _choose(aim, hex_)


def _choose(aim: Aim, hex_: Hex) -> Aim:
    """A second tap puts it away."""
    return Aim(aim.moment, None if aim.hex == hex_ and not aim.do else hex_, spot=aim.spot)


def _why_not(sitting: Sitting, tile: Placing, hex_: Hex) -> None:
    """Why the tile may not lie there (TK2.1, TK2.2)."""
    snapshot = sitting.snapshot if tile.drawn else sitting.snapshot.ahead({"do": "draw", "tile": tile.tile})
    move = {"do": "place", "hex": list(hex_), "turn": 0}
    why = None if snapshot is None else snapshot.refusal(sitting.seat or 0, move)
    if why is not None:
        sitting.actor.explain(why.rule, why.facts)
