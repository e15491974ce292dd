"""At the foot of the page, always at the same place: what confirms the choice, and beside it the end of the turn."""

import flet as ft

from screens.table.aiming import aim_of, aim_part
from screens.table.deed import Deed
from screens.table.deed import confirm as button_of
from screens.table.foot import foot_button, foot_row
from screens.table.sitting import Chair, Sitting
from screens.tikal.aim import Aim, Aiming
from screens.tikal.deeds import deeds
from screens.tikal.doing import enter
from screens.tikal.seen import acts, seen


def confirm(sitting: Sitting, aiming: Aiming, deed: Deed, *, strong: bool = True) -> ft.Control:
    async def do(now: Deed) -> None:
        await enter(sitting, aiming, list(now.moves), now.then)

    return button_of(sitting, deed, lambda: deeds(sitting, aim_of(sitting, aiming)), do, strong=strong)


def _end(sitting: Sitting, aiming: Aiming) -> ft.Control:
    left, scoring = seen(sitting).ap, sitting.snapshot.phase == "scoring"
    done = not any(one.do != "end" and one.refused is None for one in sitting.choices())

    async def end() -> None:
        await enter(sitting, aiming, [{"do": "end"}])

    under = sitting.say("tk-end-lost", ap=left) if left else ""
    return foot_button(sitting, "end-turn", sitting.say("tk-end-score" if scoring else "tk-end"), under, end, done)


def _foot(sitting: Sitting, aim: Aim, aiming: Aiming) -> ft.Control:
    found = deeds(sitting, aim)
    end = _end(sitting, aiming) if acts(sitting) else None
    return foot_row(sitting, end, confirm(sitting, aiming, found[0]) if found else None)


def _foot_of(sitting: Sitting, aim: Aim, aiming: Aiming) -> tuple[int, Aim | None]:
    """Whoever only watches has none."""
    return (sitting.version, aim) if sitting.mine else (-1, None)


_foot_part = aim_part(_foot_of, _foot)


def foot(chair: Chair, aiming: Aiming) -> ft.Control:
    return _foot_part(chair, aiming, aiming)
