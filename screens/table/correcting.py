"""The table is right: values are set to what lies there, by steps or by choice; the log keeps both values."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from model.signs import digits
from screens.games import screens_of
from screens.shared.buttons import EDGE, Tap, big, glyph, tile, tiles
from screens.shared.hooks import use_latest, use_value
from screens.shared.look import Look
from screens.shared.panels import panel
from screens.table.correctable import Field, Groups
from screens.table.sitting import Sitting

_NOTHING: dict[str, Any] = {}
_NO_ONES: frozenset[int] = frozenset()
SEVERAL = 6
"""More values than that, beside other groups, lie folded under whose they are."""


@ft.component
def Correcting(sitting: Sitting, own: bool = False) -> ft.Control:
    """Of the whole table for the host; `own`: of the seat's own things, its secrets among them."""
    groups = screens_of(sitting.snapshot.game.id).corrections(sitting, own)
    return SetRight(sitting, groups, own) if groups else ft.Container()


Told = Callable[[dict[str, Any]], dict[str, Any]]
"""What was set right, by the paths of the fields, as the table knows it: several may be parts of one."""


@ft.component
def SetRight(
    sitting: Sitting, groups: Groups, own: bool = False, name: str = "", told: Told = lambda wanted: wanted
) -> ft.Control:
    """These values, to be set to what lies there. `name` tells it from another one on the same page."""
    look, actor, snapshot = sitting.look, sitting.actor, sitting.snapshot
    changed, latest, change = use_latest(_NOTHING)
    opened, set_opened = use_value(_NO_ONES)

    def put(path: str, new: Callable[[Any], Any], value: Any) -> None:
        """By steps from what was tapped before, drawn or not: fast taps all count."""
        change(lambda now: {**now, path: new(now.get(path, value))})

    def fold(number: int) -> None:
        set_opened(lambda now: now ^ {number})

    async def correct() -> None:
        wanted = {field.path: latest.current[field.path] for field in _different(groups, latest.current)}
        if wanted and await actor.act(snapshot.version, "correct", table=not own, set=told(wanted)):
            change(_NOTHING)

    rows: list[ft.Control] = []
    for number, (title, fields) in enumerate(groups):
        folded = len(groups) > 1 and len(fields) > SEVERAL
        if folded:
            rows.append(_fold(look, number, title, number in opened, partial(fold, number)))
        elif title:
            rows.append(look.text(title, 16, bold=True))
        if not folded or number in opened:
            rows += [_row(look, field, changed.get(field.path, field.value), put) for field in fields]
    if _different(groups, changed):
        icon = ft.Icon(ft.Icons.CHECK, color=ft.Colors.ON_PRIMARY)
        rows.append(big(look, f"correct{name and f'-{name}-do'}", look.say("correct-do"), correct, icon=icon))
    about = look.say("correct-about-own" if own else "correct-about")
    return ft.Semantics(
        identifier=f"correcting{name and f'-{name}'}",
        container=True,
        content=panel(look.title(look.say("correct-title"), 20), look.quiet(about, 14), *rows, spacing=8),
    )


def _different(groups: Groups, changed: dict[str, Any]) -> list[Field]:
    return [f for _, fields in groups for f in fields if changed.get(f.path, f.value) != f.value]


def _fold(look: Look, number: int, title: str, opened: bool, tap: Tap) -> ft.Control:
    sign = ft.Icons.EXPAND_LESS if opened else ft.Icons.EXPAND_MORE
    words = ft.Container(look.text(title, 16, bold=True, room=look.room(50)), expand=True)
    line = ft.Row([words, ft.Icon(sign, size=24, color=ft.Colors.ON_SURFACE_VARIANT)])
    body = ft.Container(
        line, padding=ft.Padding(12, 10, 12, 10), border=EDGE, border_radius=14, ink=True, on_click=look.safe(tap)
    )
    return ft.Semantics(identifier=f"correct-open-{number}", button=True, expanded=opened, content=body)


def _row(look: Look, field: Field, value: Any, put: Callable[..., Any]) -> ft.Control:
    name = field.path.replace(".", "-")
    if field.options:
        cells = [_option(look, f"set-{name}", field, at, value, put) for at in range(len(field.options))]
        return ft.Column([look.text(field.words, 15), tiles(cells)], spacing=6)

    def step(by: int) -> ft.Control:
        way, far = "more" if by > 0 else "less", abs(by) > 1
        said = look.say(f"correct-far-{way}" if far else f"correct-{way}", what=field.words, count=abs(by))
        return glyph(
            look,
            f"{way}-{name}-{abs(by)}" if far else f"{way}-{name}",
            _SIGNS[way, far],
            said,
            lambda: put(field.path, lambda now: max(field.least, min(field.most, now + by)), field.value),
        )

    number = ft.Container(
        look.text(digits(value), 18, bold=True, color=ft.Colors.SECONDARY if value != field.value else None),
        width=46,
        alignment=ft.Alignment.CENTER,
    )
    leaps = [field.leap] if field.leap else []
    steps = [*(step(-by) for by in leaps), step(-1), number, step(1), *(step(by) for by in leaps)]
    room = look.room(148 + 96 * len(leaps))
    return ft.Row([ft.Container(look.text(field.words, 15, room=room), expand=True), *steps], spacing=4)


def _option(look: Look, prefix: str, field: Field, at: int, value: Any, put: Callable[..., Any]) -> ft.Control:
    one, words = field.options[at]
    face = None if field.face is None else field.face(one)
    name = words if face is None else one if isinstance(one, str) else at
    return tile(
        look,
        f"{prefix}-{name}",
        words,
        lambda: put(field.path, lambda _: one, field.value),
        icon=face,
        chosen=value == one,
        label=field.words,  # the heading above them, for ears
    )


_SIGNS = {
    ("less", False): ft.Icons.REMOVE_CIRCLE_OUTLINE,
    ("more", False): ft.Icons.ADD_CIRCLE_OUTLINE,
    ("less", True): ft.Icons.KEYBOARD_DOUBLE_ARROW_LEFT,
    ("more", True): ft.Icons.KEYBOARD_DOUBLE_ARROW_RIGHT,
}
