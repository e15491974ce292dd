"""Round 2 is prepared, step by step (T2.8.3): what lies otherwise now. Whoever does it ticks it off."""

from collections.abc import Callable

import flet as ft

from model.games.tikal2.kit import TILES_FOR
from screens.shared.hooks import use_value
from screens.shared.pictures import picture
from screens.table.sitting import Sitting
from screens.tikal2.scored import told_now
from screens.tikal2.seen import light

_KEPT = "round-2-ticked"
Tick = Callable[[str], None]
SIGNS = {
    "keys": "camp",
    "direction": "wheel",
    "first": "chest",
    "pirogues": "pirogue",
    "tents": "tent",
    "explorers": "explorer",
    "tiles": "tile",
}


def prepares(sitting: Sitting) -> bool:
    """Between the first scoring and the first turn after it."""
    told = told_now(sitting)
    return told is not None and not told.final


def to_do(sitting: Sitting) -> tuple[tuple[str, str], ...]:
    """Each with its words; without a tent where nobody has one (T2.10.2)."""
    told = told_now(sitting)
    tiles = TILES_FOR[len(sitting.names)]
    first = sitting.say("t2-second-first")
    if told is not None and told.first is not None and not light(sitting):
        first = sitting.say("t2-second-first.who", name=sitting.names[told.first])
    left_out = ("tents",) if sitting.snapshot.options.short_game else ()
    found = ((name, first if name == "first" else sitting.say(f"t2-second-{name}", tiles=tiles)) for name in SIGNS)
    return tuple(one for one in found if one[0] not in left_out)


@ft.component
def _RoundTwo(sitting: Sitting, scale: float) -> ft.Control:
    ticked: set[str] = sitting.actor.pending.setdefault(_KEPT, set())
    _, again = use_value(0)

    def tick(name: str) -> None:
        ticked.symmetric_difference_update({name})
        again(lambda times: times + 1)

    rows: list[ft.Control] = [_row(sitting, name, words, name in ticked, tick, scale) for name, words in to_do(sitting)]
    return ft.Column(rows, spacing=2, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def round_two(sitting: Sitting, scale: float = 1) -> ft.Control:
    return _RoundTwo(sitting, scale)


def _row(sitting: Sitting, name: str, words: str, done: bool, tick: Tick, scale: float) -> ft.Control:
    look = sitting.look
    sign, tint = (
        (ft.Icons.CHECK_CIRCLE, ft.Colors.PRIMARY) if done else (ft.Icons.RADIO_BUTTON_UNCHECKED, ft.Colors.OUTLINE)
    )
    ink = ft.Colors.ON_SURFACE_VARIANT if done else ft.Colors.ON_SURFACE
    body = ft.Container(
        ft.Row(
            [
                ft.Icon(sign, size=24 * scale, color=tint),
                picture(f"tikal-2/{SIGNS[name]}", look.size(26 * scale)),
                ft.Container(look.text(words, 15 * scale, color=ink), expand=True),
            ],
            spacing=10,
        ),
        padding=ft.Padding(2, 9, 4, 9),
        border_radius=10,
        ink=True,
        on_click=look.safe(lambda: tick(name)),
    )
    return ft.Semantics(identifier=f"round-2-{name}", checked=done, button=True, content=body)
