"""The table is right: values are set to what lies there, by steps or by choice; the log keeps both values."""

from collections.abc import Callable
from typing import Any

import flet as ft

from model.signs import digits
from screens.games import screens_of
from screens.shared.buttons import big, glyph, one_of
from screens.shared.hooks import use_latest
from screens.shared.look import Look
from screens.shared.panels import panel
from screens.table.correctable import Field
from screens.table.sitting import Sitting

_NOTHING: dict[str, Any] = {}


@ft.component
def Correcting(sitting: Sitting, own: bool = False) -> ft.Control:
    """Of the whole table for the host; `own`: of the seat's own things, its secrets among them."""
    look, actor, snapshot = sitting.look, sitting.actor, sitting.snapshot
    changed, latest, change = use_latest(_NOTHING)
    groups = screens_of(snapshot.game.id).corrections(sitting, own)
    if not groups:
        return ft.Container()

    def put(path: str, new: Callable[[Any], Any], value: Any) -> None:
        """By steps from what was tapped before, drawn or not: fast taps all count."""
        change(lambda now: {**now, path: new(now.get(path, value))})

    async def correct() -> None:
        paths = [field.path for _, fields in groups for field in fields if field.path in latest.current]
        wanted = {path: latest.current[path] for path in paths}
        if wanted and await actor.act(snapshot.version, "correct", table=not own, set=wanted):
            change(_NOTHING)

    rows: list[ft.Control] = []
    for title, fields in groups:
        rows.append(look.text(title, 16, bold=True))
        rows += [_row(look, field, changed.get(field.path, field.value), put) for field in fields]
    different = any(changed.get(f.path, f.value) != f.value for _, fields in groups for f in fields)
    if different:
        rows.append(
            big(
                look,
                "correct",
                look.say("correct-do"),
                correct,
                icon=ft.Icon(ft.Icons.CHECK, color=ft.Colors.ON_PRIMARY),
            )
        )
    about = look.say("correct-about-own" if own else "correct-about")
    return ft.Semantics(
        identifier="correcting",
        container=True,
        content=panel(look.title(look.say("correct-title"), 20), look.quiet(about, 14), *rows, spacing=8),
    )


def _row(look: Look, field: Field, value: Any, put: Callable[..., Any]) -> ft.Control:
    name = field.path.replace(".", "-")
    if field.options:
        options = [(words, words, chosen) for chosen, words in field.options]
        cells = one_of(look, f"set-{name}", options, value, lambda new: put(field.path, lambda _: new, field.value))
        return ft.Column([look.text(field.words, 15), cells], spacing=6)
    less = glyph(
        look,
        f"less-{name}",
        ft.Icons.REMOVE_CIRCLE_OUTLINE,
        look.say("correct-less", what=field.words),
        lambda: put(field.path, lambda now: max(field.least, now - 1), field.value),
    )
    more = glyph(
        look,
        f"more-{name}",
        ft.Icons.ADD_CIRCLE_OUTLINE,
        look.say("correct-more", what=field.words),
        lambda: put(field.path, lambda now: min(field.most, now + 1), field.value),
    )
    strong = value != field.value
    return ft.Row(
        [
            ft.Container(look.text(field.words, 15, room=look.room(148)), expand=True),
            less,
            ft.Container(
                look.text(digits(value), 18, bold=True, color=ft.Colors.SECONDARY if strong else None),
                width=46,
                alignment=ft.Alignment.CENTER,
            ),
            more,
        ],
        spacing=4,
    )
