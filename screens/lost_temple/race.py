"""How the race stands: everybody in the order of the track, with what lies open before them."""

from typing import Any

import flet as ft

from screens.shared.hooks import kept
from screens.shared.look import Look
from screens.shared.panels import panel
from screens.shared.pictures import mark, picture
from screens.table.sitting import Sitting


@ft.component
def _Line(
    look: Look,
    name: str,
    colour: str,
    shape: str,
    numbers: tuple[int, int, int] | None,
    idol: bool,
    shown: tuple[str, ...],
    away: bool,
) -> ft.Control:
    """What stands in a line. `numbers` are space, gems, machetes; nobody counts them in light detail."""
    cells: list[ft.Control] = [
        mark(colour, shape, 22),
        look.text(name, 16, bold=True, max_lines=1, overflow=ft.TextOverflow.ELLIPSIS, expand=True),
    ]
    if away:
        cells.append(ft.Icon(ft.Icons.WIFI_OFF, size=16, color=ft.Colors.OUTLINE, tooltip=look.say("people-away")))
    if idol:
        cells.append(picture("lost-temple/idol", 24, look.say("lt-idol-mine")))
    cells += [picture(f"lost-temple/{one}", 26, look.say(f"word-{one}")) for one in shown]
    if numbers is not None:
        space, gems, machetes = numbers
        cells += [
            picture("lost-temple/gem", 18),
            look.text(str(gems), 15, width=look.size(24)),
            picture("lost-temple/machete", 18),
            look.text(str(machetes), 15, width=look.size(16)),
            look.text(str(space), 17, bold=True, text_align=ft.TextAlign.RIGHT, width=look.size(28)),
        ]
    return ft.Row(cells, spacing=6)


_line = kept(_Line)


def runner(look: Look, seat: int, acting: bool, *rest: Any) -> ft.Control:
    """One player's line: only its ground tells whose turn it is, so that little changes when that goes on."""
    return ft.Semantics(
        identifier=f"runner-{seat}",
        container=True,
        content=ft.Container(
            _line(look, *rest),
            padding=ft.Padding(8, 5, 8, 5),
            border_radius=10,
            bgcolor=ft.Colors.SECONDARY_CONTAINER if acting else ft.Colors.TRANSPARENT,
        ),
    )


Row = tuple[Any, ...]
"""What a runner's line is made from."""


@ft.component
def _Race(look: Look, rows: tuple[Row, ...]) -> ft.Control:
    return ft.Semantics(
        identifier="race",
        container=True,
        content=panel(
            look.title(look.say("lt-race"), 17, 3), *[runner(look, *row) for row in rows], spacing=2, padding=12
        ),
    )


_race = kept(_Race)


def race(sitting: Sitting) -> ft.Control:
    return _race(sitting.look, rows_of(sitting, acting=False))


def rows_of(sitting: Sitting, acting: bool) -> tuple[Row, ...]:
    """The leader first; in light detail as they sit. `acting` marks whoever is waited for."""
    view = sitting.snapshot.view(None)
    order = list(range(len(sitting.names)))
    if sitting.snapshot.options.detail != "light":
        order.sort(key=lambda seat: -view["seats"][seat]["space"])
    return tuple(_row(sitting, view["seats"][seat], seat, view["idol"] == seat, acting) for seat in order)


def _row(sitting: Sitting, there: dict[str, Any], seat: int, idol: bool, acting: bool) -> Row:
    snapshot = sitting.snapshot
    light = snapshot.options.detail == "light"
    numbers = None if light else (there["space"], there["gems"], there["machetes"])
    away = seat not in sitting.shown.present and not snapshot.desk.one_device
    acting = acting and seat in snapshot.waiting_for
    return (seat, acting, sitting.names[seat], *sitting.mark_of(seat), numbers, idol, tuple(there["characters"]), away)
