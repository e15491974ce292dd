"""What the device is told after a tap: why not, or what came between."""

from collections.abc import Callable
from typing import Any

import flet as ft

from screens.shared.buttons import big, glyph
from screens.shared.look import Look
from screens.table.actor import Notice

_SIGNS = {"refused": ft.Icons.GAVEL, "behind": ft.Icons.UPDATE, "failed": ft.Icons.CLOUD_OFF, "done": ft.Icons.CHECK}
_SHADOW = ft.BoxShadow(blur_radius=12, color=ft.Colors.with_opacity(0.4, ft.Colors.SHADOW), offset=ft.Offset(0, 3))


def notice_bar(look: Look, notice: Notice, on_close: Callable[..., Any]) -> ft.Control:
    ink = ft.Colors.ON_ERROR if notice.kind in ("refused", "failed") else ft.Colors.ON_SECONDARY_CONTAINER
    ground = ft.Colors.ERROR if notice.kind in ("refused", "failed") else ft.Colors.SECONDARY_CONTAINER
    return ft.Semantics(
        identifier="notice",
        container=True,
        live_region=True,
        content=ft.Container(
            bgcolor=ground,
            border_radius=14,
            padding=ft.Padding(14, 8, 4, 10),
            shadow=_SHADOW,
            content=ft.Row(
                [
                    ft.Icon(_SIGNS.get(notice.kind, ft.Icons.INFO), color=ink, size=22),
                    ft.Column(_lines(look, notice, ink), spacing=2, expand=True),
                    glyph(look, "notice-close", ft.Icons.CLOSE, look.say("table-close"), on_close, ink),
                ],
                spacing=12,
            ),
        ),
    )


def _lines(look: Look, notice: Notice, ink: str) -> list[ft.Control]:
    """What happened; what is wrong here and what to do instead; smaller, the rule with its number."""
    head = look.text(look.say(f"notice-{notice.kind}"), 13, bold=True, color=ink)
    number = "" if notice.rule.startswith("X") else notice.rule
    rule = " · ".join(part for part in (number, notice.below) if part)
    return [head, look.text(notice.words, 16, color=ink), *([look.text(rule, 13, color=ink)] if rule else [])]


def waits(look: Look, waited: bool, go: Callable[..., Any]) -> ft.Control:
    """On another page than the own one: a tap leads to where one acts. Its place is always there."""
    if not waited:
        return ft.Container()
    icon = ft.Icon(ft.Icons.NOTIFICATIONS_ACTIVE, color=ft.Colors.ON_PRIMARY)
    return ft.Container(big(look, "waits", look.say("table-waits"), go, icon=icon), padding=ft.Padding(12, 10, 12, 0))
