"""Whether there is room for things side by side."""

import flet as ft

from screens.shared.hooks import use_after, use_value


def use_wide(limit: float) -> bool:
    """True while the page is at least `limit` wide; who asks is drawn again when that changes."""
    page = ft.context.page
    wide, set_wide = use_value((page.width or 0) >= limit)

    def watch() -> None:
        page.on_resize = lambda event: set_wide(event.width >= limit)

    use_after(watch, [])
    return wide
