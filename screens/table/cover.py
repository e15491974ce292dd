"""What only one person may see: behind a cover that opens while held or by a tap, and closes by itself."""

import asyncio
from collections.abc import Awaitable, Callable

import flet as ft

from screens.shared import theme
from screens.shared.buttons import small
from screens.shared.hooks import use_box, use_value
from screens.shared.look import Look

SECONDS = 20


@ft.component
def Cover(
    look: Look,
    identifier: str,
    title: str,
    hint: str,
    inside: Callable[[], ft.Control],
    on_open: Callable[[], Awaitable[None]],
    height: float = 150,
    on_close: Callable[[], object] | None = None,
    seconds: float = SECONDS,
) -> ft.Control:
    """`inside` is made only while the cover is open: closed, the secret has not even reached the device. What was
    opened from inside (`on_close` puts it away) does not stay when the cover has shut.

    The same gesture detector stays around both: a finger that holds it open is felt when it lets go.
    """
    opened, set_opened = use_value(False)
    turn, held = use_box(0), use_box(False)

    def close() -> None:
        turn.current += 1
        set_opened(False)
        if on_close is not None:
            on_close()

    async def reveal() -> None:
        turn.current += 1
        mine = turn.current
        await on_open()  # noted as seen before it is shown: no undo slips in between
        if turn.current != mine:  # let go meanwhile
            return
        set_opened(True)
        await asyncio.sleep(seconds)
        if turn.current == mine:
            close()

    async def tap() -> None:
        if not opened:
            held.current = False
            await reveal()

    async def hold() -> None:
        if not opened:
            held.current = True
            await reveal()

    def let_go() -> None:
        if held.current:
            close()

    shut = small(look, f"{identifier}-close", look.say("cover-close"), close, ft.Icons.VISIBILITY_OFF)
    open_face = (
        ft.Column([inside(), ft.Row([shut], alignment=ft.MainAxisAlignment.CENTER)], spacing=12) if opened else None
    )
    return ft.Semantics(
        identifier=f"{identifier}-open" if opened else identifier,
        button=not opened,
        container=opened,
        label=None if opened else ". ".join(said for said in (title, hint) if said),
        content=ft.GestureDetector(
            on_tap=look.safe(tap) if not opened else None,
            on_long_press_start=look.safe(hold),
            on_long_press_end=look.safe(let_go),
            content=open_face or _closed(look, title, hint, height),
        ),
    )


def _hint(look: Look, hint: str) -> ft.Control:
    return look.text(hint, 14, color=theme.MOSS, text_align=ft.TextAlign.CENTER, room=look.room(24))


def _closed(look: Look, title: str, hint: str, height: float) -> ft.Control:
    face = ft.Stack(
        [
            ft.Image(
                src="/icons/cover.svg",
                fit=ft.BoxFit.COVER,
                left=0,
                right=0,
                top=0,
                bottom=0,
                exclude_from_semantics=True,
            ),
            ft.Container(
                content=ft.Column(
                    [
                        ft.Icon(ft.Icons.VISIBILITY, size=30, color=theme.GOLD),
                        look.text(
                            title,
                            19,
                            bold=True,
                            color=theme.LIMESTONE,
                            text_align=ft.TextAlign.CENTER,
                            room=look.room(24),
                        ),
                        *([_hint(look, hint)] if hint else []),
                    ],
                    spacing=4,
                    alignment=ft.MainAxisAlignment.CENTER,
                    horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                ),
                left=0,
                right=0,
                top=0,
                bottom=0,
                bgcolor=ft.Colors.with_opacity(0.45, theme.JUNGLE),
                padding=12,
            ),
        ]
    )
    return ft.Container(
        face,
        height=look.size(height),
        bgcolor=theme.JUNGLE,
        border_radius=theme.RADIUS,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )
