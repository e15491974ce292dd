"""Where the pirogue can go: what the way costs, which seaplanes it passes, what can be taken there (T2.3)."""

from dataclasses import dataclass

from model.games.tikal2.parts import COLOURS
from model.kernel.illegal import Refusal
from screens.table.deed import Move
from screens.table.sitting import Sitting
from screens.tikal2.aim import Aim
from screens.tikal2.seen import seen


@dataclass(frozen=True)
class Way:
    to: int
    moves: bool = False
    """Whether the pirogue leaves its site."""
    forest: bool = False
    planes: tuple[int, ...] = ()
    """In the order in which they are passed."""
    tiles: tuple[str, ...] = ()
    """What can lie there: the tiles told to, and where one is untold whatever else it may be."""
    refused: Refusal | None = None
    """Why the pirogue cannot go there."""


def on_river(sitting: Sitting) -> bool:
    """Whether this device still has to take a tile for its seat."""
    there = seen(sitting)
    return sitting.mine and sitting.snapshot.phase == "pirogue" and there.tile is None and not there.won


def site_of(sitting: Sitting) -> int:
    """Where the pirogue lies."""
    return seen(sitting).seats[sitting.seat or 0].site


def way(sitting: Sitting, aim: Aim) -> Way:
    """To the site that is chosen; at first the own one."""
    to = site_of(sitting) if aim.site is None else aim.site
    return sitting.snapshot.once(("tikal2-way", sitting.seat, to), lambda: _way(sitting, to))


def _way(sitting: Sitting, to: int) -> Way:
    if to == site_of(sitting):
        takes = [one for one in sitting.choices() if one.do == "take"]
        return Way(to, tiles=tuple(tile for one in takes for tile in one.args[0].values))
    for one in sitting.choices():
        if one.do == "paddle" and one.args[0].values == (to,):
            info = one.info
            return Way(to, True, info["forest"], tuple(info["planes"]), tuple(info["tiles"]))
    return Way(to, True, refused=sitting.snapshot.refusal(sitting.seat or 0, {"do": "paddle", "to": to}))


def held(sitting: Sitting) -> tuple[str, ...]:
    """The colours that the forest may be paid with: backpacks lie open."""
    backpack = seen(sitting).seats[sitting.seat or 0].backpack
    return tuple(colour for colour in COLOURS if backpack[colour])


def payment(sitting: Sitting, aim: Aim) -> str:
    """A colour, `card`, or nothing: none can be paid, or it is still to be chosen."""
    colours = held(sitting)
    if aim.forest == "card" or aim.forest in colours:
        return aim.forest
    return colours[0] if len(colours) == 1 else ""


def paddling(sitting: Sitting, aim: Aim) -> Move:
    """As it is chosen, with what is laid out for the seaplanes it passes."""
    there = way(sitting, aim)
    move: Move = {"do": "paddle", "to": there.to}
    pays = payment(sitting, aim) if there.forest else ""
    if pays:
        move["forest"] = {"card": True} if pays == "card" else {"key": pays}
    handed = [one for plane in there.planes for one in aim.deliveries if one.plane == plane]
    if handed:
        move["deliveries"] = [
            {"plane": one.plane, "treasures": dict(one.treasures), "cards": list(one.cards)} for one in handed
        ]
    return move


def cannot_go(sitting: Sitting, aim: Aim) -> Refusal | None:
    """Why not as it is chosen; also that it is still to be chosen which key is paid."""
    there = way(sitting, aim)
    if not there.moves or there.refused is not None:
        return there.refused
    return sitting.snapshot.refusal(sitting.seat or 0, paddling(sitting, aim))
