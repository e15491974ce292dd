"""Always one tap away: a few buttons, each of which shows something below them; and above them who is next."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any

import flet as ft

from screens.shared.buttons import CHOSEN, EDGE, pair
from screens.shared.hooks import kept, use_value
from screens.shared.panels import panel
from screens.table.aiming import Aiming
from screens.table.part import part
from screens.table.sitting import Chair, Sitting

GLANCE = "glance"
"""Who points at something on the board: not a scoring, but somebody who looks. Also where the opened one is kept."""
ROOM = 92
"""For the words of one of three on a phone."""
SIGNS = {"if-scored": ft.Icons.BALANCE, "left": ft.Icons.INVENTORY_2, "receipts": ft.Icons.RECEIPT_LONG}


@dataclass(frozen=True)
class Glance:
    """`name` is a key of `SIGNS`; `value` all that `draw` depends on."""

    name: str
    value: Callable[[Sitting], Hashable]
    draw: Callable[[Sitting, Any], ft.Control]


@ft.component
def _Glances(chair: Chair, aiming: Aiming[Any], kinds: tuple[Glance, ...], next_: "NextWords") -> ft.Control:
    """What the tapped one shows lies below until it is tapped again, on whichever tab."""
    kept_there = chair.actor.pending
    opened, set_opened = use_value(kept_there.get(GLANCE, ""))

    def tap(name: str) -> None:
        now = "" if kept_there.get(GLANCE) == name else name
        kept_there[GLANCE] = now
        aiming.point(GLANCE)
        set_opened(now)

    buttons = [_button(chair, one.name, one.name == opened, tap) for one in kinds]
    parts: list[ft.Control] = [_next(chair, next_), pair(*buttons)]
    for one in kinds:
        if one.name == opened:
            body = ft.Container(_body(chair, aiming, one), key=one.name)
            parts.append(ft.Semantics(identifier=f"glance-{opened}", container=True, content=body))
    return panel(*parts, padding=12, spacing=10)


glances = kept(_Glances)
NextWords = Callable[[Sitting], str]
"""Whose turn comes after this one, in a sentence; nothing where nobody knows."""


def _button(chair: Chair, name: str, opened: bool, tap: Callable[[str], Any]) -> ft.Control:
    """All side by side, on a phone too."""
    look = chair.look
    words = look.text(look.say(f"glance-{name}"), 13, bold=True, room=ROOM, text_align=ft.TextAlign.CENTER)
    face = ft.Column(
        [ft.Icon(SIGNS[name], size=22, color=ft.Colors.PRIMARY), words],
        spacing=2,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    body = ft.Container(
        face,
        padding=ft.Padding(4, 7, 4, 7),
        border=CHOSEN if opened else EDGE,
        border_radius=14,
        bgcolor=ft.Colors.SECONDARY_CONTAINER if opened else ft.Colors.SURFACE_CONTAINER_LOW,
        ink=True,
        on_click=look.safe(lambda: tap(name)),
    )
    return ft.Semantics(identifier=name, button=True, selected=opened, expand=True, content=body)


def _next_part(sitting: Sitting, next_: NextWords) -> ft.Control:
    words = next_(sitting)
    return ft.Semantics(identifier="next-up", visible=bool(words), content=sitting.look.quiet(words, 14))


_next = part(lambda sitting, next_: next_(sitting), _next_part)
_body = part(lambda sitting, aiming, one: one.value(sitting), lambda sitting, aiming, one: one.draw(sitting, aiming))
