"""What a whole room reads on a TV: how large letters are, and everybody's points."""

import flet as ft

from model.signs import digits
from screens.shared.panels import panel
from screens.shared.pictures import mark
from screens.table.scored import total_words
from screens.table.sitting import Sitting

TV, HIGH = 1280, 800
"""What sizes are made for; a larger screen is farther away."""


def scale_of(width: float, height: float) -> float:
    """How much larger letters are than on a phone.

    >>> scale_of(1280, 800), scale_of(1920, 1080) > 1.8, scale_of(900, 500)
    (1.4, True, 1.0)
    """
    return max(1.0, 1.4 * min(width / TV, height / HIGH))


def people(sitting: Sitting, scale: float, *, short: bool) -> list[ft.Control]:
    """Whoever leads stands first; `short`: in one line, where there is little room."""
    scores, waiting = sitting.snapshot.scores or (), sitting.snapshot.waiting_for
    order = sorted(range(len(sitting.names)), key=lambda seat: -scores[seat])
    rows = [_person(sitting, seat, scores[seat], seat in waiting, scale, short=short) for seat in order]
    if short:
        return [panel(ft.Row(rows, wrap=True, spacing=8, run_spacing=4), padding=10)]
    return [panel(sitting.look.title(sitting.say("print-report-points"), 18, 3), *rows, spacing=2)]


def _person(sitting: Sitting, seat: int, score: int, waited: bool, scale: float, *, short: bool) -> ft.Control:
    look = sitting.look
    ground = ft.Colors.SECONDARY_CONTAINER if waited else ft.Colors.TRANSPARENT
    name = look.text(sitting.names[seat], 18 * scale, bold=waited)
    points = look.text(digits(score) if short else total_words(look, score), 20 * scale, bold=True)
    badge = mark(*sitting.mark_of(seat), look.size(24 * scale))
    cells = [badge, points] if short else [badge, ft.Container(name, expand=True), points]
    row = ft.Row(cells, spacing=8, tight=short)
    inside = ft.Container(row, padding=ft.Padding(8, 4, 8, 4), border_radius=10, bgcolor=ground)
    label = look.say("table-score", name=sitting.names[seat], points=score) if short else None
    return ft.Semantics(identifier=f"score-{seat}", container=True, label=label, content=inside)
