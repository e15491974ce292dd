"""How much room there is: for things side by side, for long words, below a bar."""

import flet as ft

from screens.shared.hooks import use_after, use_value

NARROW = 480
LOW = 480

STEP = 40

Room = tuple[bool, int, bool, tuple[int, int]]
"""Whether it is wide; how wide where that is little; whether it is a phone on its side; how large a wide window is, in
steps: boards grow and shrink with it."""


def use_room(limit: float) -> Room:
    """Who asks is drawn again when one of them changes; `limit` is where wide begins."""
    page = ft.context.page
    room, set_room = use_value(room_of(page.width or 0, page.height or 0, limit))

    def watch() -> None:
        page.on_resize = lambda event: set_room(room_of(event.width, event.height, limit))

    use_after(watch, [])
    return room


def room_of(width: float, height: float, limit: float) -> Room:
    """A keyboard that comes up makes a page low too, but not lower than wide.

    >>> room_of(390, 844, 900), room_of(844, 390, 900), room_of(1280, 800, 900), room_of(390, 430, 900)
    ((False, 390, False, (0, 0)), (False, 0, True, (0, 0)), (True, 0, False, (32, 20)), (False, 390, False, (0, 0)))
    """
    wide = width >= limit
    steps = (int(width) // STEP, int(height) // STEP) if wide else (0, 0)
    return wide, int(width) if 0 < width < NARROW else 0, height < LOW and height < width, steps
