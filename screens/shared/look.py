"""How things are said and shown on one device: its language, its size of type, the room it has."""

from dataclasses import dataclass
from typing import Any

import flet as ft

from model.language import Texts, texts
from model.table.errors import NotKept
from screens.shared.fitting import fitted
from screens.shared.safe import Handler, safe

LARGE = 1.25
PANEL = 32
"""What lies left and right of a panel's words."""
RAIL = 84
"""The tabs at the side of a phone on its side."""
WIDEST = 9999


@dataclass(frozen=True)
class Look:
    """Equal looks are equal values: a memoized component is drawn again only when something really differs."""

    lang: str = "en"
    large: bool = False
    wide: bool = False
    narrow: int = 0
    """How wide the page is, where that is little."""
    low: bool = False
    """A phone on its side: what stands above and below the page must be flat."""
    window: tuple[int, int] = (0, 0)
    """How large a wide window is, in steps: with another one what is measured by it is drawn anew."""

    @property
    def tight(self) -> bool:
        """So little room for letters of this size that things stand below each other."""
        return 0 < self.narrow < self.size(330)

    def room(self, less: float = 0) -> float:
        """How long a line in a panel is, where that is little; `less` is what stands beside it."""
        return self.narrow - 2 * PANEL - less if self.narrow else WIDEST

    @property
    def words(self) -> Texts:
        return texts(self.lang)

    def say(self, message: str, /, **facts: Any) -> str:
        return self.words.say(message, **facts)

    def safe(self, handler: Handler) -> Handler:
        """A handler that may fail without taking the screen with it."""
        return safe(handler, self.say("home-sorry"), lambda why: self.say("table-not-kept", why=self._why(why)))

    def _why(self, error: NotKept) -> str:
        return self.say(error.code, **error.facts)

    def size(self, points: float) -> float:
        return points * LARGE if self.large else points

    def text(
        self,
        value: str,
        points: float = 16,
        *,
        bold: bool = False,
        color: str | None = None,
        room: float | None = None,
        **more: Any,
    ) -> ft.Text:
        """Words too long for a line of this `room` are broken at a syllable; a screen reader says them whole."""
        weight, size = ft.FontWeight.W_700 if bold else None, self.size(points)  # the plain one need not be sent
        shown = fitted(value, self.lang, size, room or self.room()) if self.narrow else value
        if shown != value:
            more["semantics_label"] = value
        return ft.Text(shown, size=size, weight=weight, color=color or ft.Colors.ON_SURFACE, **more)

    def quiet(self, value: str, points: float = 14, **more: Any) -> ft.Text:
        return self.text(value, points, color=ft.Colors.ON_SURFACE_VARIANT, **more)

    def title(self, value: str, points: float = 22, level: int = 2, **more: Any) -> ft.Control:
        return ft.Semantics(heading_level=level, content=self.text(value, points, bold=True, **more))
