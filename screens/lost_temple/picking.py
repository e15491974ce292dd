"""What takes a card stands at the foot of the page while the hand is uncovered: eight cards are longer than a phone,
and what lies under a finger must not move."""

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from screens.lost_temple.seen import seen
from screens.shared import theme
from screens.shared.buttons import big
from screens.shared.panels import PAGE
from screens.shared.pictures import picture
from screens.table import aiming
from screens.table.actor import Actor
from screens.table.aiming import AnyAim, aim_of, aim_part
from screens.table.fresh import fresh
from screens.table.sitting import Chair, Sitting

FACE, HIGH = 44, 72
"""The button's picture, and how high the button is: as high are the words before it."""


@dataclass(frozen=True)
class Picking(AnyAim):
    card: str = ""
    """The chosen one."""
    uncovered: bool = False
    """The hand is: else nothing is said of it at the foot."""


Aiming = aiming.Aiming[Picking]


def aiming_of(actor: Actor) -> Aiming:
    return aiming.aiming_of(actor, lambda: Aiming(Picking))


def _shown(sitting: Sitting, aim: Picking) -> bool:
    return aim.uncovered and sitting.mine and sitting.viewer == sitting.seat and sitting.snapshot.phase == "draft"


def _foot_of(sitting: Sitting, aim: Picking) -> tuple[int, Picking | None]:
    return (sitting.version, aim) if _shown(sitting, aim) else (-1, None)


def _foot(sitting: Sitting, aim: Picking) -> ft.Control:
    """Of one kind with and without: where a part of a column becomes one of another kind, Flutter forgets the finger
    that holds the hand open."""
    inside = fresh(sitting, [_take(sitting, aim)] if _shown(sitting, aim) else [])
    around = ft.Padding(theme.GAP, 6, theme.GAP, 6)
    wide: list[ft.Control] = [ft.Container(one, width=PAGE, padding=around) for one in inside]
    return ft.Column(wide, spacing=0, horizontal_alignment=ft.CrossAxisAlignment.CENTER)


def _take(sitting: Sitting, aim: Picking) -> ft.Control:
    look, chosen = sitting.look, aim.card

    async def take() -> None:
        if aim_of(sitting, aiming_of(sitting.actor)).card == chosen:  # else another was tapped: nothing is taken unseen
            await sitting.actor.act(sitting.version, "pick", card=chosen)

    if chosen not in (seen(sitting).hand or ()):
        return ft.Container(look.quiet(look.say("lt-choose"), 15), height=HIGH, alignment=ft.Alignment.CENTER)
    words = look.say("lt-take", character=chosen)
    return big(look, "take", words, take, icon=picture(f"lost-temple/{chosen}", FACE))


_foot_part: Callable[[Chair, Aiming], ft.Control] = aim_part(_foot_of, _foot)


def foot(chair: Chair) -> ft.Control:
    return _foot_part(chair, aiming_of(chair.actor))
