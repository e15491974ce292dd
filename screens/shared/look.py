"""How things are said and shown on one device: its language, its size of type, its width."""

from dataclasses import dataclass
from typing import Any

import flet as ft

from model.language import Texts, texts
from screens.shared.safe import Handler, safe

LARGE = 1.25


@dataclass(frozen=True)
class Look:
    """Equal looks are equal values: a memoized component is drawn again only when something really differs."""

    lang: str = "en"
    large: bool = False
    wide: bool = False

    @property
    def words(self) -> Texts:
        return texts(self.lang)

    def say(self, message: str, /, **facts: Any) -> str:
        return self.words.say(message, **facts)

    def safe(self, handler: Handler) -> Handler:
        """A handler that may fail without taking the screen with it."""
        return safe(handler, self.say("home-sorry"))

    def size(self, points: float) -> float:
        return points * LARGE if self.large else points

    def text(
        self, value: str, points: float = 16, *, bold: bool = False, color: str | None = None, **more: Any
    ) -> ft.Text:
        weight = ft.FontWeight.W_700 if bold else ft.FontWeight.W_400
        return ft.Text(value, size=self.size(points), weight=weight, color=color or ft.Colors.ON_SURFACE, **more)

    def quiet(self, value: str, points: float = 14, **more: Any) -> ft.Text:
        return self.text(value, points, color=ft.Colors.ON_SURFACE_VARIANT, **more)

    def title(self, value: str, points: float = 22, level: int = 2, **more: Any) -> ft.Control:
        return ft.Semantics(heading_level=level, content=self.text(value, points, bold=True, **more))
