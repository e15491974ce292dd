"""What can be tapped for help, the rules that explain it, and what there is to ask at each moment."""

from screens.table.sitting import Sitting
from screens.tikal.seen import light, seen

TERRAINS = ("base-camp", "temple", "jungle", "treasure", "volcano")
PIECES = ("leader", "member", "camp", "guard", "level")
ACTIONS = ("bring", "walk", "secret", "uncover", "raise", "exchange", "build", "guard")

RULES_OF = {
    "base-camp": "TK1.4 TK3.1 TK3.12",
    "temple": "TK3.4 TK4.3 TK4.4 TK4.6",
    "jungle": "TK3.7 TK3.12",
    "treasure": "TK2.4 TK3.5 TK3.7",
    "volcano": "TK2.3 TK4.1 TK4.2",
    "stone": "TK2.2 TK3.3",
    "leader": "TK3.9 TK3.10",
    "member": "TK1.1 TK3.9",
    "camp": "TK3.2 TK3.7 TK3.11",
    "guard": "TK3.8 TK4.4",
    "level": "TK1.3 TK3.4",
    "place": "TK2.1 TK2.2 TK2.3 TK3.13",
    "ap": "TK2.5",
    "bring": "TK3.1",
    "walk": "TK3.3",
    "secret": "TK3.2",
    "uncover": "TK3.4",
    "raise": "TK3.5",
    "exchange": "TK3.6 TK3.14",
    "build": "TK3.7 TK3.12",
    "scoring": "TK4.1 TK4.2 TK4.3 TK4.4 TK4.5",
    "treasure-token": "TK1.3 TK4.5",
    "scoring-stone": "TK1.1",
    "final": "TK5.1 TK5.2 TK6.8",
    "bid": "TK6.2 TK6.3 TK6.4 TK6.5 TK6.6",
    "tile-back": "TK6.1 TK6.2 TK6.4 TK6.7",
    "tally": "TK4.3 TK4.4 TK4.5 TK4.7",
}
HELP_LISTS = {
    "place": (*TERRAINS, "stone"),
    "ap": (*ACTIONS, *(piece for piece in PIECES if piece not in ACTIONS)),
    "scoring": ("temple", "guard", "treasure-token", "scoring-stone"),
    "final": ("temple", "guard", "treasure-token", "scoring-stone"),
    "tally": ("temple", "guard", "treasure-token", "scoring-stone"),
}
_MOMENTS = {"draw": "place", "place": "place", "turn": "ap", "display": "tile-back", "take": "tile-back"}


def asked_now(sitting: Sitting) -> str:
    """What a newcomer would ask at this moment."""
    phase = sitting.snapshot.phase
    if phase == "auction":
        return "bid"
    if light(sitting):
        return "tally"
    if phase == "scoring":
        return "final" if seen(sitting).flow.final else "scoring"
    return _MOMENTS.get(phase, "final")
