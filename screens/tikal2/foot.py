"""At the foot of the page: what confirms the choice, and beside it the end of the turn."""

import flet as ft

from screens.table.aiming import aim_of, aim_part
from screens.table.deed import Deed, confirm
from screens.table.foot import foot_button, foot_row
from screens.table.sitting import Chair, Sitting
from screens.tikal2.aim import Aim, Aiming
from screens.tikal2.deeds import deeds
from screens.tikal2.doing import enter
from screens.tikal2.ways import on_river


def _end(sitting: Sitting) -> ft.Control | None:
    """Shut while actions of the tile are open (T2.3.7)."""
    choice = next((one for one in sitting.choices() if one.do == "end"), None)
    if choice is None or on_river(sitting):
        return None
    refused = choice.refused

    async def end() -> None:
        if refused is not None:
            sitting.actor.explain(refused.rule, refused.facts)
        else:
            await enter(sitting, [{"do": "end"}])

    return foot_button(sitting, "end-turn", sitting.say("tk-end"), "", end, False, refused is not None)


def _foot(sitting: Sitting, aim: Aim, aiming: Aiming) -> ft.Control:
    if not sitting.mine:
        return foot_row(sitting, None, None)
    found = deeds(sitting, aim)

    async def do(deed: Deed) -> None:
        await enter(sitting, deed.moves)

    def by_now() -> list[Deed]:
        return deeds(sitting, aim_of(sitting, aiming))

    return foot_row(sitting, _end(sitting), confirm(sitting, found[0], by_now, do) if found else None)


def _foot_of(sitting: Sitting, aim: Aim, aiming: Aiming) -> tuple[int, Aim | None]:
    """Whoever only watches has none."""
    return (sitting.version, aim) if sitting.mine else (-1, None)


_foot_part = aim_part(_foot_of, _foot)


def foot(chair: Chair, aiming: Aiming) -> ft.Control:
    return _foot_part(chair, aiming, aiming)
