"""What is chosen and only has to be confirmed: the moves it is, what they cost, why they cannot be made."""

from model.games.tikal.parts import BRING, EXCHANGE
from model.kernel.hexes import Hex, called
from screens.table.deed import Deed, Move
from screens.table.sitting import Sitting
from screens.tikal.aim import Aim
from screens.tikal.doing import bringing
from screens.tikal.moving import going, meant
from screens.tikal.placing import placing
from screens.tikal.seen import acts, in_reserve, lying, own_gate
from screens.tikal.why import together


def deeds(sitting: Sitting, aim: Aim) -> list[Deed]:
    """The first is what people most likely want: of two ways the cheaper one."""
    tile = placing(sitting)
    if tile is not None:
        placed: Move = {"do": "place", "hex": aim.hex, "turn": aim.turn}
        drawn: list[Move] = [] if tile.drawn else [{"do": "draw", "tile": tile.tile}]
        chosen = aim.do == "place" and aim.hex is not None
        return [Deed("place-do", sitting.say("tk-place-do"), "", (*drawn, placed))] if chosen else []
    if not acts(sitting):
        return []
    if aim.way:
        return _going(sitting, aim)
    if aim.hex is not None and not aim.do and own_gate(sitting, aim.hex) and any(in_reserve(sitting)):
        figures = meant(sitting, aim)
        moves, cost = bringing(aim.hex, figures), BRING * sum(figures)
        words = sitting.say("tk-bring-do", count=sum(figures))
        return [Deed("bring-do", words, price(sitting, cost), tuple(moves), aim.hex, together(sitting, moves, cost))]
    return _exchange(sitting, aim)


def _going(sitting: Sitting, aim: Aim) -> list[Deed]:
    goal = aim.way[-1]
    to = where_to(sitting, goal)
    return [
        Deed(
            f"{fare.name}-do",
            sitting.say("tk-move-do" if fare.name == "move" else "tk-transfer-do", to=to),
            price(sitting, fare.price),
            fare.moves,
            goal,
            together(sitting, fare.first, fare.price),
        )
        for fare in going(sitting, aim)
    ]


def _exchange(sitting: Sitting, aim: Aim) -> list[Deed]:
    if aim.do != "exchange" or not aim.give or aim.take is None:
        return []
    other, take = aim.take
    move = {"do": "exchange", "give": aim.give, "with": other, "take": take}
    return [Deed("exchange-do", sitting.say("tk-exchange-do"), price(sitting, EXCHANGE), (move,), aim.hex)]


def where_to(sitting: Sitting, goal: Hex) -> str:
    """“to c3”, “to the base camp”."""
    here = lying(sitting, goal)
    kind = "base-camp" if here is not None and here.kind == "base-camp" else "space"
    return sitting.say(f"tikal-told-to.{kind}", at=called(goal))


def price(sitting: Sitting, ap: int) -> str:
    return sitting.say("tk-price", ap=ap)
