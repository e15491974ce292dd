"""What can be chosen at a table of Tikal II before it is entered."""

from dataclasses import dataclass

from model.kernel.hexes import Hex
from screens.table import aiming
from screens.table.actor import Actor
from screens.table.aiming import AnyAim

Place = Hex | str
"""A space of the temple, a secret room by its id, or `outside`."""


@dataclass(frozen=True)
class Handed:
    """What would be delivered when a seaplane is passed: so many of each treasure, and the cards used for it."""

    plane: int
    treasures: tuple[tuple[str, int], ...]
    cards: tuple[str, ...] = ()


@dataclass(frozen=True)
class Aim(AnyAim):
    keys: tuple[str, ...] = ()
    """The first keys, as they are taken."""
    site: int | None = None
    """Where the pirogue would go."""
    forest: str = ""
    """How the forest would be paid: a key's colour, or `card`."""
    deliveries: tuple[Handed, ...] = ()
    do: str = ""
    """What is being done: an action of the tile (`key`, `treasure`, `room`, …), `tent`, `rescue`, `play-key`, …"""
    what: str = ""
    """Its colour, room or altar."""
    pile: int | None = None
    place: Place | None = None
    """What was tapped in the temple."""
    turn: int = 0
    """How the room would lie."""
    way: tuple[Place, ...] = ()
    """Where the explorer would go, from where it stands."""
    via: tuple[Place, ...] = ()
    """Where somebody pointed so that it goes there on its way."""
    bonus: int | None = None
    right: str = ""
    """By which right it explores: the turn's own, `tent` or `card`."""
    cards: tuple[str, ...] = ()
    """Own cards laid out to be used with the next move: whoever sees the page may know them then."""


class Aiming(aiming.Aiming[Aim]):
    def __init__(self) -> None:
        super().__init__(Aim)


def aiming_of(actor: Actor) -> Aiming:
    return aiming.aiming_of(actor, Aiming)
