"""The river: what the way to the chosen site costs, which seaplanes are passed, and the tiles there."""

from dataclasses import replace

import flet as ft

from model.games.tikal2.naming import site
from model.games.tikal2.parts import FOREST_PENALTY
from screens.shared.buttons import small
from screens.shared.pictures import picture
from screens.table.sitting import Sitting
from screens.tikal2.aim import Aim, Aiming
from screens.tikal2.colours import colour_tiles, key_words
from screens.tikal2.delivering import delivering
from screens.tikal2.doing import enter
from screens.tikal2.tiles import LEARN, WHICH, tiles_there
from screens.tikal2.ways import cannot_go, held, paddling, payment, site_of, way

Parts = list[ft.Control]
SIGN = 28


def going(sitting: Sitting, aiming: Aiming, aim: Aim) -> Parts:
    there = way(sitting, aim)
    look = sitting.look
    number = site(sitting.snapshot.kit, there.to)
    said = "t2-way-here" if there.to == site_of(sitting) else "t2-way-to"
    head = ft.Semantics(identifier="way", content=look.text(look.say(said, site=number), 16, bold=True))
    forest = _forest(sitting, aiming, aim) if there.forest else []
    if aim.do in (WHICH, LEARN):  # where the answers are many nothing else stands between
        return [head, *(forest if cannot_go(sitting, aim) else []), *tiles_there(sitting, aiming, aim)]
    planes = [delivering(sitting, aiming, plane) for plane in there.planes]
    return [head, *forest, *planes, *tiles_there(sitting, aiming, aim), *_only_go(sitting, aim)]


def _forest(sitting: Sitting, aiming: Aiming, aim: Aim) -> Parts:
    """T2.3.2, T2.3.3: a key of one's choice; the only colour is chosen already; without a key 10 points."""
    colours, pays = held(sitting), payment(sitting, aim)
    look = sitting.look
    if pays == "card":
        said = look.say("t2-forest-card")
    elif not colours:
        said = look.say("t2-forest-none", points=FOREST_PENALTY)
    elif len(colours) == 1:
        said = look.say("t2-forest-key", what=key_words(sitting, pays))
    else:
        said = look.say("t2-forest-which")
    line = ft.Row(
        [picture("tikal-2/forest", SIGN), ft.Container(look.text(said, 15, room=look.room(SIGN + 10)), expand=True)],
        spacing=10,
    )

    def choose(colour: str) -> None:
        aiming.change(sitting.snapshot.moved, lambda now: replace(now, forest=colour))

    which = [colour_tiles(sitting, "forest", colours, choose, chosen=pays)] if len(colours) > 1 else []
    return [ft.Semantics(identifier="forest", content=line), *which]


def _only_go(sitting: Sitting, aim: Aim) -> Parts:
    """Going there and looking which tile it shall be."""
    if not way(sitting, aim).moves:
        return []

    async def go() -> None:
        why = cannot_go(sitting, aim)
        if why is not None:
            sitting.actor.explain(why.rule, why.facts)
        else:
            await enter(sitting, [paddling(sitting, aim)])

    return [ft.Row([small(sitting.look, "paddle-do", sitting.say("t2-paddle-do"), go, ft.Icons.ROWING)])]
