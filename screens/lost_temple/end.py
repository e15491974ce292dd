"""The end of the race: the winner, the ranking, and how it went."""

import flet as ft

from model.table.course import round_starts
from screens.lost_temple.seen import seen
from screens.shared import theme
from screens.shared.chart import Line, chart
from screens.shared.panels import panel
from screens.shared.pictures import mark, picture
from screens.table.sitting import Sitting


@ft.component
def Ending(sitting: Sitting) -> ft.Control:
    look, snapshot = sitting.look, sitting.snapshot
    winners = snapshot.winners
    parts: list[ft.Control] = [_winner(sitting, winners[0]) if winners else _put_away(sitting)]
    scores = snapshot.scores
    if scores is not None:
        rows = [_place(sitting, rank, seat, scores[seat]) for rank, seat in snapshot.ranking()]
        parts.append(panel(look.title(look.say("end-ranking"), 20), *rows, spacing=8))
        parts.append(panel(look.title(look.say("lt-course"), 20), _course(sitting)))
    return ft.Column(parts, spacing=16, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _winner(sitting: Sitting, seat: int) -> ft.Control:
    look = sitting.look
    return ft.Semantics(
        identifier="winner",
        container=True,
        content=ft.Container(
            ft.Column(
                [
                    picture("lost-temple/great-temple", 110),
                    ft.Row(
                        [
                            mark(*sitting.mark_of(seat), 40),
                            look.text(
                                look.say("end-winner", name=sitting.names[seat]), 28, bold=True, color=theme.LIMESTONE
                            ),
                        ],
                        alignment=ft.MainAxisAlignment.CENTER,
                        spacing=12,
                        wrap=True,
                    ),
                    look.text(
                        look.say("lt-winner-under", round=seen(sitting).round),
                        16,
                        color=theme.MOSS,
                        text_align=ft.TextAlign.CENTER,
                    ),
                ],
                spacing=10,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            ),
            gradient=ft.LinearGradient([theme.JUNGLE, theme.CANOPY]),
            border_radius=theme.RADIUS,
            padding=24,
        ),
    )


def _put_away(sitting: Sitting) -> ft.Control:
    look = sitting.look
    return panel(look.title(look.say("end-put-away"), 24), look.quiet(look.say("end-put-away-about"), 15))


def _place(sitting: Sitting, rank: int, seat: int, space: int) -> ft.Control:
    look = sitting.look
    return ft.Semantics(
        identifier=f"rank-{seat}",
        container=True,
        content=ft.Row(
            [
                look.text(f"{rank}.", 20, bold=True),
                mark(*sitting.mark_of(seat), 28),
                ft.Container(look.text(sitting.names[seat], 18, bold=rank == 1), expand=True),
                look.text(look.say("lt-on-space", space=space), 16),
            ],
            spacing=12,
        ),
    )


def _course(sitting: Sitting) -> ft.Control:
    """Each one's space after every move, a line with the player's mark at its end."""
    course = sitting.snapshot.course()
    lines = [
        Line(name, *sitting.mark_of(seat), tuple(stage.scores[seat] for stage in course))
        for seat, name in enumerate(sitting.names)
    ]
    return chart(sitting.look, lines, round_starts(course), sitting.say("lt-course"))
