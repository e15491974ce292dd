"""What only one person may see: behind a cover that opens while held or by a tap, and closes by itself."""

import asyncio
from collections.abc import Awaitable, Callable

import flet as ft

from screens.shared import theme
from screens.shared.buttons import small
from screens.shared.hooks import use_after, use_box, use_steady, use_value
from screens.shared.look import Look

SECONDS, EYE = 20, 30
LOW = 64
"""So high, or higher where its words need that, is a cover among other things: the eye stands beside them."""


@ft.component
def Cover(
    look: Look,
    identifier: str,
    title: str,
    hint: str,
    inside: Callable[[], ft.Control],
    on_open: Callable[[], Awaitable[None]],
    height: float = 150,
    on_show: Callable[[], object] | None = None,
    on_close: Callable[[], object] | None = None,
    seconds: float = SECONDS,
    show: Callable[[str], Awaitable[None]] | None = None,
    back: Callable[[], Awaitable[None]] | None = None,
    entered: object = None,
) -> ft.Control:
    """`inside` is made only while the cover is open: closed, the secret has not even reached the device. What stands
    elsewhere meanwhile (`on_show`) or was opened from inside does not stay when the cover has shut or is gone from the
    page (`on_close` puts it away). One that stands among other things is low. What is uncovered is brought into sight
    (`show`, by its name), and when it has shut the page goes `back`. While what is `entered` inside becomes another it
    stays open: nobody counts keys by the clock.

    The same gesture detector stays around both: a finger that holds it open is felt when it lets go, or
    the phone takes the touch away.
    """
    opened, set_opened = use_value(False)
    turn, held, been, latest = use_box(0), use_box(False), use_box(False), use_box(entered)
    latest.current = entered

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
        if on_show is not None:
            on_show()
        before = object()
        while turn.current == mine and latest.current != before:
            before = latest.current
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

    async def brought() -> None:
        was, been.current = been.current, opened
        if opened and show is not None:
            await show(identifier)
        if was and not opened and back is not None:
            await back()

    def gone() -> None:
        turn.current += 1  # what waits for the host opens nothing any more
        if opened and on_close is not None:
            on_close()

    use_after(brought, [opened])
    use_after(lambda: None, [], use_steady(gone))
    shut = small(look, f"{identifier}-close", look.say("cover-close"), close, ft.Icons.VISIBILITY_OFF)
    open_face = (
        ft.Column([inside(), ft.Row([shut], alignment=ft.MainAxisAlignment.CENTER)], spacing=12) if opened else None
    )
    return ft.Semantics(
        key=ft.ScrollKey(identifier),  # type: ignore[call-arg]
        identifier=f"{identifier}-open" if opened else identifier,
        button=not opened,
        container=opened,
        label=None if opened else ". ".join(said for said in (title, hint) if said),
        content=ft.GestureDetector(
            on_tap=look.safe(tap) if not opened else None,
            on_long_press_start=look.safe(hold),
            on_long_press_end=look.safe(let_go),
            on_long_press_cancel=look.safe(let_go),
            content=open_face or (_low(look, title, hint) if height <= LOW else _closed(look, title, hint, height)),
        ),
    )


def _hint(look: Look, hint: str) -> ft.Control:
    return look.text(hint, 14, color=theme.MOSS, text_align=ft.TextAlign.CENTER, room=look.room(24))


def _leaves() -> ft.Control:
    return ft.Image(
        src="/icons/cover.svg", fit=ft.BoxFit.COVER, left=0, right=0, top=0, bottom=0, exclude_from_semantics=True
    )


def _low(look: Look, title: str, hint: str) -> ft.Control:
    said: list[ft.Control] = [look.text(title, 17, bold=True, color=theme.LIMESTONE, room=look.room(EYE + 60))]
    said += [look.text(hint, 14, color=theme.MOSS, room=look.room(EYE + 60))] if hint else []
    words = ft.Column(said, spacing=2, alignment=ft.MainAxisAlignment.CENTER, expand=True)
    row = ft.Row([ft.Icon(ft.Icons.VISIBILITY, size=EYE, color=theme.GOLD), words], spacing=12)
    front = ft.Container(row, bgcolor=ft.Colors.with_opacity(0.45, theme.JUNGLE), padding=ft.Padding(14, 10, 14, 10))
    return ft.Container(
        ft.Stack([_leaves(), front]),
        bgcolor=theme.JUNGLE,
        border_radius=theme.RADIUS,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )


def _closed(look: Look, title: str, hint: str, height: float) -> ft.Control:
    """So high, or higher where its words need that."""
    said: list[ft.Control] = [
        ft.Icon(ft.Icons.VISIBILITY, size=EYE, color=theme.GOLD),
        look.text(title, 19, bold=True, color=theme.LIMESTONE, text_align=ft.TextAlign.CENTER, room=look.room(24)),
        *([_hint(look, hint)] if hint else []),
    ]
    words = ft.Column(said, spacing=4, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
    shade = ft.Container(left=0, right=0, top=0, bottom=0, bgcolor=ft.Colors.with_opacity(0.45, theme.JUNGLE))
    face = ft.Stack(
        [_leaves(), shade, ft.Container(height=look.size(height)), ft.Container(words, padding=12)],
        alignment=ft.Alignment.CENTER,
    )
    return ft.Container(
        face,
        bgcolor=theme.JUNGLE,
        border_radius=theme.RADIUS,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )
