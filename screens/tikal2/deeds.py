"""What is chosen and only has to be confirmed: the first keys, a room or a sanctuary, the explorer's way."""

from model.games.tikal2.parts import START_KEYS
from model.kernel.hexes import called
from screens.table.deed import Deed
from screens.table.sitting import Sitting
from screens.tikal2.aim import Aim
from screens.tikal2.exploring import deeds_there
from screens.tikal2.placing import laid
from screens.tikal2.seen import seen


def deeds(sitting: Sitting, aim: Aim) -> list[Deed]:
    """The first is what people most likely want; what was dug up comes before everything else."""
    if not sitting.mine or seen(sitting).won:
        return []
    if sitting.snapshot.phase == "keys":
        return _keys(sitting, aim)
    return _laying(sitting, aim) or deeds_there(sitting, aim)


def _keys(sitting: Sitting, aim: Aim) -> list[Deed]:
    """T2.1.5"""
    move = {"do": "keys", "take": list(aim.keys)}
    short = len(aim.keys) < START_KEYS
    refused = sitting.snapshot.refusal(sitting.seat or 0, move) if short else None
    return [Deed("keys-do", sitting.say("t2-keys-do"), "", (move,), refused=refused)]


def _laying(sitting: Sitting, aim: Aim) -> list[Deed]:
    move = laid(sitting, aim)
    if move is None:
        return []
    words = sitting.say(f"t2-{move['do']}-do", at=called(move["space"]))
    return [Deed(f"{move['do']}-do", words, "", (move,))]
