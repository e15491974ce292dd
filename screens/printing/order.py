"""What is to be printed, as a value and as an address."""

from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlencode

import msgspec


@dataclass(frozen=True)
class Order:
    """Of a game, or with `token` of a table."""

    sheet: str
    lang: str
    game: str = ""
    token: str = ""
    players: int = 4
    paper: str = "a4"
    mono: bool = False
    options: dict[str, Any] = field(default_factory=dict)
    kit: str = ""
    base: str = ""
    page: int = 0
    details: bool = False
    """Of a report: every point and the log too."""

    def address(self, form: str, **more: Any) -> str:
        """
        >>> Order("setup", "de", "tikal", players=3).address("pdf")
        '/print/sheet.pdf?sheet=setup&lang=de&paper=a4&game=tikal&players=3'
        """
        asked: dict[str, Any] = {"sheet": self.sheet, "lang": self.lang, "paper": self.paper}
        if self.mono:
            asked["mono"] = 1
        if self.token:
            asked |= {"base": self.base} if self.base else {}
            asked |= {"details": 1} if self.details else {}
            return f"/print/table/{self.token}.{form}?{urlencode({**asked, **more})}"
        asked |= {"game": self.game, "players": self.players}
        if self.options:
            asked["options"] = msgspec.json.encode(self.options).decode()
        if self.kit:
            asked["kit"] = self.kit
        return f"/print/sheet.{form}?{urlencode({**asked, **more})}"
