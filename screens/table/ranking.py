"""How it ended, for every game: who won, who stands where, how it went. A game says what its points are called."""

from collections.abc import Callable

import flet as ft

from model.table.course import round_starts
from screens.shared import theme
from screens.shared.chart import Line, chart
from screens.shared.panels import panel
from screens.shared.pictures import mark
from screens.table.sitting import Sitting

MANY = 12


def winner_panel(sitting: Sitting, picture: ft.Control | None = None, under: str = "") -> ft.Control:
    """Whoever won, also several; or that the host has put the game away."""
    look, seats = sitting.look, sitting.snapshot.winners
    if not seats:
        return panel(look.title(look.say("end-put-away"), 24), look.quiet(look.say("end-put-away-about"), 15))
    names = [sitting.names[seat] for seat in seats]
    said = look.say("end-winner", name=names[0]) if len(seats) == 1 else look.say("end-winners", names=names)
    who = [*(mark(*sitting.mark_of(seat), 40) for seat in seats), look.text(said, 28, bold=True, color=theme.LIMESTONE)]
    parts: list[ft.Control] = [
        *([picture] if picture is not None else []),
        ft.Row(who, alignment=ft.MainAxisAlignment.CENTER, spacing=12, wrap=True),
        *([look.text(under, 16, color=theme.MOSS, text_align=ft.TextAlign.CENTER)] if under else []),
    ]
    return ft.Semantics(
        identifier="winner",
        container=True,
        content=ft.Container(
            ft.Column(parts, spacing=10, horizontal_alignment=ft.CrossAxisAlignment.CENTER),
            gradient=ft.LinearGradient([theme.JUNGLE, theme.CANOPY]),
            border_radius=theme.RADIUS,
            padding=24,
        ),
    )


def ranking_panels(sitting: Sitting, points: Callable[[int], str], course: str) -> list[ft.Control]:
    """`points` says a score in words, `course` is the chart's title; nothing where nobody keeps scores."""
    look, snapshot, scores = sitting.look, sitting.snapshot, sitting.snapshot.scores
    if scores is None:
        return []
    rows = [_place(sitting, rank, seat, points(scores[seat])) for rank, seat in snapshot.ranking()]
    return [
        panel(look.title(look.say("end-ranking"), 20), *rows, spacing=8),
        panel(look.title(course, 20), _course(sitting, course)),
    ]


def _place(sitting: Sitting, rank: int, seat: int, points: str) -> ft.Control:
    """Beside a score of many words the name keeps half of the room."""
    look = sitting.look
    words = look.text(points, 16, text_align=ft.TextAlign.END)
    return ft.Semantics(
        identifier=f"rank-{seat}",
        container=True,
        content=ft.Row(
            [
                look.text(f"{rank}.", 20, bold=True),
                mark(*sitting.mark_of(seat), 28),
                ft.Container(look.text(sitting.names[seat], 18, bold=rank == 1), expand=True),
                words if len(points) < MANY else ft.Container(words, expand=True),
            ],
            spacing=12,
        ),
    )


def _course(sitting: Sitting, title: str) -> ft.Control:
    """Each one's score after every move, a line with the player's mark at its end."""
    course = sitting.snapshot.course()
    lines = [
        Line(name, *sitting.mark_of(seat), tuple(stage.scores[seat] for stage in course))
        for seat, name in enumerate(sitting.names)
    ]
    return chart(sitting.look, lines, round_starts(course), title)
