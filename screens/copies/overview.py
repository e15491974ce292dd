"""All steps of a copy with how far each is; and once enough is told, the way to a game."""

from collections.abc import Callable
from typing import Any

import flet as ft

from screens.copies.head import how_far, left
from screens.copies.step import Raw, Step
from screens.shared.buttons import Tap, big, small
from screens.shared.look import Look
from screens.shared.panels import page_column, panel
from screens.shared.pictures import picture


def overview(
    look: Look,
    steps: tuple[Step, ...],
    raw: Raw,
    go: Callable[[str], Any],
    play: Tap | None,
    share: Tap,
    leave: Tap,
) -> ft.Control:
    """`play` leads to a new table, where the game has one and enough is told."""
    sure = [step for step in steps if not step.optional]
    more = [step for step in steps if step.optional]
    rows = [_row(look, step, raw, go) for step in sure]
    ends: list[ft.Control] = []
    if play is not None:
        icon = ft.Icon(ft.Icons.PLAY_ARROW, color=ft.Colors.ON_PRIMARY, size=28)
        ends.append(big(look, "copy-play", look.say("copy-play"), play, icon=icon))
    ends.append(
        ft.Row(
            [
                small(look, "copy-share", look.say("copy-share"), share, ft.Icons.QR_CODE),
                small(look, "copy-leave", look.say("copy-leave"), leave, ft.Icons.CHECK),
            ],
            wrap=True,
            spacing=8,
            run_spacing=8,
        )
    )
    state = ft.Semantics(
        identifier="copy-how-far", live_region=True, content=look.text(_heading(left(look, steps, raw)), 18, bold=True)
    )
    parts = [panel(state, *rows, spacing=8)]
    if more:
        parts.append(
            panel(
                look.title(look.say("copy-optional"), 18, 3),
                look.quiet(look.say("copy-optional-about"), 14),
                *[_row(look, step, raw, go) for step in more],
                spacing=8,
            )
        )
    return page_column(*parts, *ends)


def _heading(words: str) -> str:
    """
    >>> _heading("about 3 minutes left")
    'About 3 minutes left'
    """
    return words[:1].upper() + words[1:]


def _row(look: Look, step: Step, raw: Raw, go: Callable[[str], Any]) -> ft.Control:
    done = step.done(raw)

    async def there() -> None:
        await go(step.id)

    face = ft.Row(
        [
            picture(step.picture, 40),
            ft.Column(
                [
                    look.text(look.say(step.title), 16, bold=True, room=look.room(110)),
                    look.quiet(how_far(look, step, raw), 14),
                ],
                spacing=2,
                expand=True,
            ),
            ft.Icon(
                ft.Icons.CHECK_CIRCLE if done else ft.Icons.CHEVRON_RIGHT,
                size=24,
                color=ft.Colors.PRIMARY,
            ),
        ],
        spacing=12,
    )
    body = ft.Container(
        face,
        padding=ft.Padding(10, 10, 10, 10),
        bgcolor=ft.Colors.SURFACE_CONTAINER,
        border_radius=14,
        ink=True,
        on_click=look.safe(there),
    )
    label = look.say("copy-step-done") if done else ""
    return ft.Semantics(identifier=f"step-{step.id}", button=True, value=label, content=body)
