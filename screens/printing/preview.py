"""A picture of the sheet, page by page."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import flet as ft

from screens.printing.order import Order
from screens.shared.buttons import glyph
from screens.shared.hooks import use_after, use_box, use_value
from screens.shared.look import Look
from screens.shared.panels import panel
from screens.shared.visit import Visit


@ft.component
def Preview(visit: Visit, look: Look, order: Order, change: Callable[[Any], None]) -> ft.Control:
    pages, set_pages = use_value(1)
    at = min(order.page, pages - 1)

    address = order.address("png")
    asked = use_box(address)
    asked.current = address

    async def count() -> None:
        found = await visit.house.pages(address)
        if asked.current == address:  # else another sheet was chosen meanwhile
            set_pages(found)

    use_after(count, [address])
    picture = ft.Image(
        src=order.address("png", page=at),
        fit=ft.BoxFit.CONTAIN,
        semantics_label=look.say("printing-preview"),
        error_content=look.quiet(look.say("printing-no-preview")),
    )

    def turned(by: int) -> Callable[[], None]:
        return lambda: change(lambda now: replace(now, page=(min(now.page, pages - 1) + by) % pages))

    turning: list[ft.Control] = [
        glyph(look, "print-back", ft.Icons.CHEVRON_LEFT, look.say("printing-page-back"), turned(-1)),
        ft.Semantics(
            identifier="print-page",
            container=True,
            content=look.text(look.say("printing-page", page=at + 1, pages=pages), 15),
        ),
        glyph(look, "print-on", ft.Icons.CHEVRON_RIGHT, look.say("printing-page-on"), turned(1)),
    ]
    return ft.Semantics(
        identifier="print-preview",
        container=True,
        content=panel(
            ft.Container(picture, bgcolor="#ffffff", border=ft.Border.all(1, ft.Colors.OUTLINE_VARIANT)),
            *([ft.Row(turning, alignment=ft.MainAxisAlignment.CENTER, spacing=8)] if pages > 1 else []),
        ),
    )
