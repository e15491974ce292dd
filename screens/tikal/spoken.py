"""What a screen reader says of a hex: where it is, what lies there, who stands there, what is lit."""

from model.games.tikal.parts import LEADER_STRENGTH
from model.games.tikal.view import HexView
from model.kernel.hexes import Hex, called
from screens.shared.hexes import TURN
from screens.shared.look import Look
from screens.table.sitting import Sitting
from screens.tikal.lit import Lit


def spoken(sitting: Sitting, hex_: Hex, there: HexView | None) -> str:
    """What lies and stands there."""
    snapshot, lang = sitting.snapshot, sitting.look.lang
    return snapshot.once(("tikal-spoken", lang, hex_), lambda: _lying(sitting, hex_, there))


def spoken_light(look: Look, now: Lit) -> str:
    """What is lit, said after it; that it is chosen is said by itself."""
    if not now.kind or now.kind == "chosen":
        return ""
    words = [look.say(f"tk-hex-{now.kind}")]
    if now.turn:
        words.append(look.say("tk-hex-turned", degrees=now.turn * TURN))
    if now.cost is not None:
        words.append(look.say("tk-hex-cost", cost=now.cost))
    return " ".join(words)


def _lying(sitting: Sitting, hex_: Hex, there: HexView | None) -> str:
    look, names, at = sitting.look, sitting.names, called(hex_)
    if there is None:
        return look.say("tk-hex-nothing", at=at)
    said = [look.say(f"tk-hex-{there.kind}", at=at, value=there.value, treasures=there.treasures)]
    if there.camp is not None:
        said.append(look.say("tk-hex-camp", seat=names[there.camp]))
    for seat, (leaders, members) in sorted(there.figures.items()):
        said.append(look.say("tk-hex-figures", seat=names[seat], leaders=leaders, members=members))
    if there.guard is not None:
        said.append(look.say("tk-hex-guard", seat=names[there.guard]))
    elif there.kind == "temple" and there.figures:
        said.append(_strongest(sitting, there))
    return " ".join(said)


def _strongest(sitting: Sitting, there: HexView) -> str:
    """TK4.3"""
    strength = {seat: LEADER_STRENGTH * leaders + members for seat, (leaders, members) in there.figures.items()}
    first = [seat for seat, one in strength.items() if one == max(strength.values())]
    if len(first) > 1:
        return sitting.say("tk-hex-tied")
    return sitting.say("tk-hex-strongest", seat=sitting.names[first[0]])
