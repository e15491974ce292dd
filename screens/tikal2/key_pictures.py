"""Keys, each with its colour's symbol, side by side."""

from collections import Counter
from collections.abc import Iterable

import flet as ft

from model.games.tikal2.parts import COLOURS
from model.games.tikal2.state import Counts
from screens.shared.look import Look
from screens.shared.pictures import picture


def held(counts: Counts) -> tuple[str, ...]:
    """
    >>> held((2, 0, 0, 1, 0))
    ('pink', 'pink', 'green')
    """
    return tuple(colour for colour, count in zip(COLOURS, counts, strict=True) for _ in range(count))


def key_row(look: Look, colours: Iterable[str], size: float = 24) -> ft.Control:
    """For ears as counts: “pink 2, green 1”."""
    shown = tuple(colours)
    label = ", ".join(f"{look.say(f'word-{colour}')} {count}" for colour, count in Counter(shown).items())
    faces: list[ft.Control] = [picture(f"tikal-2/key-{colour}", look.size(size)) for colour in shown]
    row = ft.Row(faces, wrap=True, spacing=2, run_spacing=2)
    return ft.Semantics(label=label, exclude_semantics=True, content=row)


def plain_keys(look: Look, count: int, size: float = 24) -> ft.Control:
    """Of which nobody may say the colours."""
    faces: list[ft.Control] = [picture("tikal-2/key", look.size(size)) for _ in range(count)]
    return ft.Row(faces, wrap=True, spacing=2, run_spacing=2)
