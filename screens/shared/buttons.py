"""Buttons of our own: large, calm, with a picture; one that cannot be used says why when tapped."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

import flet as ft

from screens.shared import theme
from screens.shared.look import Look

Tap = Callable[..., Any]
T = TypeVar("T")


def big(
    look: Look,
    identifier: str,
    words: str,
    on_tap: Tap | ft.Url,
    *,
    icon: ft.Control | None = None,
    under: str | None = None,
    strong: bool = True,
    off: bool = False,
    expand: bool = False,
) -> ft.Control:
    """A button as wide as its place. `off` looks shut but still answers: the tap tells why.

    An address is opened by the device itself: a browser allows it in the tap, not after a word with the host.
    """
    ground, ink = colours(strong, off)
    room = (look.room(10) / 2 if expand else look.room(58 if icon is not None else 0)) - 36
    lines: list[ft.Control] = [look.text(words, 18, bold=True, color=ink, room=room)]
    if under:
        lines.append(look.text(under, 14, color=ink, room=room))
    face: list[ft.Control] = [ft.Column(lines, spacing=2, expand=True)]
    if icon is not None:
        face.insert(0, icon)
    if off:
        face.append(ft.Icon(ft.Icons.HELP_OUTLINE, size=20, color=ink))
    body = ft.Container(
        content=ft.Row(face, spacing=14, vertical_alignment=ft.CrossAxisAlignment.CENTER),
        padding=ft.Padding(18, 14, 18, 14),
        bgcolor=ground,
        border=None if strong and not off else EDGE,
        border_radius=theme.RADIUS,
        ink=True,
        **_tapped(look, on_tap),
    )
    return ft.Semantics(identifier=identifier, button=True, content=body, expand=expand or None)


def _tapped(look: Look, on_tap: Tap | ft.Url) -> dict[str, Any]:
    return {"url": on_tap} if isinstance(on_tap, ft.Url) else {"on_click": look.safe(on_tap)}


def colours(strong: bool, off: bool) -> tuple[str, str]:
    """A button's ground and its ink."""
    if off:
        return ft.Colors.SURFACE_CONTAINER_HIGH, ft.Colors.ON_SURFACE_VARIANT
    if strong:
        return ft.Colors.PRIMARY, ft.Colors.ON_PRIMARY
    return ft.Colors.SURFACE_CONTAINER_LOW, ft.Colors.ON_SURFACE


FINGER = 44
"""As wide and as high as whatever is touched must be."""
EDGE = ft.Border.all(1, ft.Colors.OUTLINE_VARIANT)
"""In whole numbers, as what follows: fractions are sent in nine bytes, four times a button."""
CHOSEN = ft.Border.all(3, ft.Colors.SECONDARY)
_INSIDE = ft.Padding(10, 11, 8, 11)
_INSIDE_CHOSEN = ft.Padding(8, 9, 6, 9)
"""With the thicker edge as much room as without: what fits in one line still does."""


def tile(
    look: Look,
    identifier: str,
    words: str,
    on_tap: Tap,
    *,
    icon: ft.Control | None = None,
    chosen: bool = False,
    width: float | None = None,
    note: str | None = None,
    label: str | None = None,
) -> ft.Control:
    """One of several: a character, a token, a number. `label` is said before the words, where they are too few."""
    ink = ft.Colors.ON_SECONDARY_CONTAINER if chosen else ft.Colors.ON_SURFACE
    points = 15 if width is None else 14  # the longest names of characters in one line
    beside = 22 if icon is None else 72
    room = look.room(beside) if width is None else look.size(width) - beside
    lines: list[ft.Control] = [look.text(words, points, bold=True, color=ink, room=room)]
    if note:
        lines.append(look.text(note, 12, color=ink, room=room))
    tiny = icon is None and width is None and len(words) <= 2
    inside: ft.Control = ft.Column(lines, spacing=1, tight=True, expand=None if width is None else True)
    if icon is not None or width is not None:
        inside = ft.Row([*([icon] if icon is not None else []), inside], spacing=8, tight=width is None)
    body = ft.Container(
        content=inside,
        padding=_INSIDE_CHOSEN if chosen else _INSIDE,
        width=look.size(FINGER) if tiny else None if width is None else look.size(width),
        alignment=ft.Alignment.CENTER if tiny else None,
        bgcolor=ft.Colors.SECONDARY_CONTAINER if chosen else ft.Colors.SURFACE_CONTAINER_LOW,
        border=CHOSEN if chosen else EDGE,
        border_radius=14,
        ink=True,
        on_click=look.safe(on_tap),
    )
    return ft.Semantics(identifier=identifier, button=True, selected=chosen, label=label, content=body)


def one_of(
    look: Look, prefix: str, options: Iterable[tuple[str, str, T]], chosen: T, choose: Callable[[T], Any]
) -> ft.Control:
    """A row of tiles of which one is chosen; `options` are (name, words, value): the name goes into the identifier."""
    return tiles(
        [
            tile(look, f"{prefix}-{name}", words, lambda value=value: choose(value), chosen=value == chosen)
            for name, words, value in options
        ]
    )


def tiles(cells: Sequence[ft.Control]) -> ft.Control:
    """Side by side, as many in a row as fit."""
    return ft.Row(list(cells), wrap=True, spacing=8, run_spacing=8)


def pair(*cells: ft.Control) -> ft.Control:
    """Two or so of equal size."""
    return ft.Row(list(cells), spacing=10, intrinsic_height=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH)


HALF = 156
"""Two of them fill a panel on a phone."""


def small(look: Look, identifier: str, words: str, on_tap: Tap | ft.Url, icon: ft.IconData | None = None) -> ft.Control:
    """A quiet button for what is seldom wanted."""
    face: list[ft.Control] = [ft.Icon(icon, size=18, color=ft.Colors.PRIMARY)] if icon is not None else []
    said = look.text(words, 15, bold=True, color=ft.Colors.PRIMARY, room=look.room(52))
    face.append(ft.Container(said, expand=True, expand_loose=True))
    return ft.Semantics(
        identifier=identifier,
        button=True,
        content=ft.Container(
            content=ft.Row(face, spacing=8, tight=True),
            padding=ft.Padding(12, 11, 12, 11),
            border_radius=12,
            border=EDGE,
            bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
            ink=True,
            **_tapped(look, on_tap),
        ),
    )


def glyph(
    look: Look, identifier: str, icon: ft.IconData, name: str, on_tap: Tap | ft.Url, color: str | None = None
) -> ft.Control:
    """Only a sign; its name is a tooltip and what a screen reader says."""
    return ft.Semantics(
        identifier=identifier,
        button=True,
        label=name,
        content=ft.Container(
            content=ft.Icon(icon, size=24, color=color or ft.Colors.ON_SURFACE_VARIANT),
            width=FINGER,
            height=FINGER,
            alignment=ft.Alignment.CENTER,
            border_radius=22,
            tooltip=ft.Tooltip(name, exclude_from_semantics=True),  # the label says it already
            ink=True,
            **_tapped(look, on_tap),
        ),
    )
