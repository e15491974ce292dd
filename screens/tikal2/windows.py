"""River and temple: on a phone one of them in the same window, by what is to be done or by a tap; both where there is
room. Above them what was done last can be taken back."""

from collections.abc import Callable

import flet as ft

from screens.shared import theme
from screens.shared.buttons import CHOSEN, EDGE, FINGER
from screens.shared.hooks import kept, use_value
from screens.shared.live import use_part
from screens.shared.look import Look
from screens.shared.pictures import picture
from screens.table.sitting import Chair, Sitting
from screens.tikal2.again import taking_back
from screens.tikal2.aim import Aiming
from screens.tikal2.river import river
from screens.tikal2.scored import told_now
from screens.tikal2.status import moment_of
from screens.tikal2.temple import temple

BOTH = 700
"""So wide there is room for both side by side."""
RIVER = 0.42
"""The river's part of it."""
AT_RIVER = ("sites", "keys", "pirogue")
WHICH = ("river", "temple")


def wanted(sitting: Sitting) -> tuple[str, str]:
    """What is going on, and which of the two it happens at; in a scoring altars are lit in the temple."""
    if told_now(sitting) is not None:
        return "scoring", "temple"
    moment = moment_of(sitting)
    return moment, "river" if moment in AT_RIVER else "temple"


@ft.component
def _Windows(chair: Chair, aiming: Aiming, width: float, height: float) -> ft.Control:
    high = height - FINGER
    if width >= BOTH:
        left, right = width * (1 - RIVER), width * RIVER
        both: ft.Control = ft.Row(
            [
                ft.Container(temple(chair, aiming, width=left, height=high), width=left),
                ft.Container(river(chair, aiming, width=right, height=high), width=right),
            ],
            spacing=0,
            vertical_alignment=ft.CrossAxisAlignment.START,
        )
        return ft.Column([taking_back(chair), both], spacing=0)
    return _one(chair, aiming, width, high)


windows = kept(_Windows)


@ft.component
def _One(chair: Chair, aiming: Aiming, width: float, height: float) -> ft.Control:
    """A choice of the player's stays until something else is going on. Both are there all the time: one of them is
    only not shown."""
    (moment, which) = use_part(chair.actor.live, lambda: wanted(chair.now()))
    chosen, choose = use_value(("", ""))
    shown = chosen[1] if chosen[0] == moment else which

    def tab(name: str) -> ft.Control:
        return _tab(chair.look, name, name == shown, lambda: choose((moment, name)))

    tabs = ft.Row([*(tab(name) for name in WHICH), ft.Container(expand=True), taking_back(chair)], spacing=8)
    parts: list[ft.Control] = [
        ft.Container(tabs, padding=ft.Padding(theme.GAP, 0, 4, 0)),
        ft.Container(river(chair, aiming, width=width, height=height), visible=shown == "river"),
        ft.Container(temple(chair, aiming, width=width, height=height), visible=shown == "temple"),
    ]
    return ft.Column(parts, spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


_one = kept(_One)


def _tab(look: Look, name: str, shown: bool, on_tap: Callable[[], None]) -> ft.Control:
    icon = picture(f"tikal-2/{'pirogue' if name == 'river' else 'explorer'}", 24)
    body = ft.Container(
        ft.Row([icon, look.text(look.say(f"t2-show-{name}"), 15, bold=True)], spacing=6, tight=True),
        height=FINGER,
        padding=ft.Padding(10, 0, 12, 0),
        bgcolor=ft.Colors.SECONDARY_CONTAINER if shown else ft.Colors.SURFACE_CONTAINER_LOW,
        border=CHOSEN if shown else EDGE,
        border_radius=12,
        ink=True,
        on_click=look.safe(on_tap),
    )
    return ft.Semantics(identifier=f"show-{name}", button=True, selected=shown, content=body)
