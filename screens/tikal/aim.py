"""What can be chosen at a table of Tikal before it is entered."""

from dataclasses import dataclass

from model.kernel.hexes import Hex
from screens.table import aiming
from screens.table.actor import Actor
from screens.table.aiming import AnyAim

CORRECT = "correct"
"""What is done with a hex while it is being set right."""


@dataclass(frozen=True)
class Aim(AnyAim):
    hex: Hex | None = None
    """The hex that was tapped."""
    do: str = ""
    """What is being done there: `place`, `bring`, `move`, `raise`, `guard`, `exchange`, …"""
    turn: int = 0
    """How the tile would lie."""
    leaders: int = 0
    members: int = 0
    """How many would be brought or moved."""
    way: tuple[Hex, ...] = ()
    """Where they would go, from where they stand."""
    via: tuple[Hex, ...] = ()
    """Where somebody pointed so that they go there on their way."""
    give: int = 0
    take: tuple[int, int] | None = None
    """The own treasure that would be exchanged; whose for it, and which."""


class Aiming(aiming.Aiming[Aim]):
    def __init__(self) -> None:
        super().__init__(Aim)


def aiming_of(actor: Actor) -> Aiming:
    return aiming.aiming_of(actor, Aiming)
