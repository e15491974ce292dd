"""What can be tapped for help, the rules that explain it, and what there is to ask at each moment."""

from model.games.tikal2.parts import CARDS
from screens.table.sitting import Sitting
from screens.tikal2.seen import light, seen

ACTIONS = ("key", "treasure", "card", "room", "sanctuary", "passage", "bonus", "doors")
"""What an action tile shows."""
ON_THE_RIVER = ("site", "tile", "forest", "seaplane", "wheel")
IN_THE_TEMPLE = ("door", "passage", "room", "sanctuary", "treasure-room", "secret-room", "tent", "rescue")

RULES_OF = {
    "start-keys": "T2.1.5 T2.2.1",
    "site": "T2.3.1 T2.1.4",
    "tile": "T2.3.1 T2.3.7",
    "forest": "T2.3.2 T2.3.3",
    "seaplane": "T2.3.4 T2.3.5 T2.3.6",
    "wheel": "T2.3.4 T2.3.5",
    "river": "T2.3.1 T2.3.7",
    "key": "T2.4.1 T2.4.2 T2.2.1 T2.2.2 T2.2.3",
    "treasure": "T2.4.3 T2.10.1",
    "card": "T2.4.4 T2.7.0",
    "room": "T2.4.5 T2.5.9",
    "sanctuary": "T2.4.6 T2.5.10 T2.9.2 T2.9.3",
    "passage": "T2.4.7 T2.5.4 T2.5.5 T2.5.6",
    "bonus": "T2.4.8",
    "doors": "T2.4.9",
    "treasure-room": "T2.4.10 T2.5.10",
    "secret-room": "T2.5.6 T2.5.10",
    "place": "T2.5.3",
    "outside": "T2.5.1 T2.5.7",
    "door": "T2.5.2",
    "explorer": "T2.5.1 T2.5.7 T2.5.8 T2.5.11 T2.5.12",
    "flag": "T2.5.7",
    "tent": "T2.6.1 T2.6.2 T2.6.3",
    "rescue": "T2.5.13",
    "backpack": "T2.2.1 T2.2.3",
    "camp": "T2.2.2 T2.2.4",
    "card-passage": "T2.7.1",
    "card-plus-two": "T2.7.2",
    "card-explore": "T2.7.3",
    "card-many-types": "T2.7.4",
    "card-key": "T2.7.5",
    "card-remote": "T2.7.6",
    "card-forest": "T2.7.7",
    "card-pair": "T2.7.8",
    "card-five": "T2.7.9",
    "card-room-colours": "T2.7.10",
    "cards": "T2.7.0",
    "scoring": "T2.8.1 T2.9.1 T2.9.2 T2.9.3",
    "round-2": "T2.8.3",
    "last-turn": "T2.8.2 T2.6.4",
    "final": "T2.9.4 T2.9.5",
    "calculator": "T2.3.4 T2.5.9 T2.4.9",
    "tally": "T2.9.1 T2.9.2 T2.9.4",
}
HELP_LISTS = {
    "river": (*ON_THE_RIVER, *ACTIONS),
    "explorer": IN_THE_TEMPLE,
    "last-turn": IN_THE_TEMPLE,
    "tile": ACTIONS,
    "cards": tuple(f"card-{kind}" for kind in CARDS),
    "scoring": ("camp", "sanctuary"),
    "final": ("camp", "sanctuary", "treasure", "card-pair", "card-five", "card-room-colours"),
}
_MOMENTS = {
    "sites": "round-2",
    "keys": "start-keys",
    "pirogue": "river",
    "explorer": "explorer",
    "last": "last-turn",
    "tell": "final",
    "tally": "calculator",
}


def asked_now(sitting: Sitting) -> str:
    """What a newcomer would ask at this moment: in the middle of a tile, about its actions."""
    if light(sitting):
        return "calculator" if len(sitting.snapshot.to_act) == len(sitting.names) else "tally"
    if sitting.snapshot.phase == "pirogue" and seen(sitting).tile is not None:
        return "tile"
    return _MOMENTS.get(sitting.snapshot.phase, "final")
