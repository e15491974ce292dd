"""A field to write in. What is being written belongs to the writer: the host never sends it back.

A host that answers every letter with the field as it knew it takes away the letters typed meanwhile.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import flet as ft

from screens.shared.hooks import kept
from screens.shared.look import Look


@ft.component
def _Field(
    look: Look,
    label: str,
    start: str,
    turn: int,
    wrote: Callable[[str], Any],
    entered: Callable[[str], Any] | None = None,
    points: float = 17,
    **style: Any,
) -> ft.Control:
    return ft.TextField(
        label=label,
        value=start,
        on_change=look.safe(lambda e: wrote(e.control.value)),
        on_submit=look.safe(lambda e: entered(e.control.value)) if entered else None,
        text_size=look.size(points),
        border=ft.OutlineInputBorder(border_radius=12),
        **style,
    )


_field = kept(_Field)


def field(look: Look, *what: Any, **style: Any) -> ft.Control:
    """`field(look, label, start, turn, wrote, entered=None, points=17)`: drawn once with `start`, and anew with another
    `turn`: that is how a text is put there from outside. `wrote` and `entered` must be the same (or equal) ones at
    every drawing."""
    return _field(replace(look, wide=False, narrow=0, low=False), *what, **style)  # no reason to draw it again
