"""Whether there is room for things side by side."""

import flet as ft


def use_wide(limit: float) -> bool:
    """True while the page is at least `limit` wide; who asks is drawn again when that changes."""
    page = ft.context.page
    wide, set_wide = ft.use_state((page.width or 0) >= limit)

    def watch() -> None:
        page.on_resize = lambda event: set_wide(event.width >= limit)

    ft.use_effect(watch, [])
    return wide
