"""The games on the home page, in the order of the boxes' years. Words about them are in home.ftl."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Game:
    id: str
    title: str  # as printed on the box, in every language
    players: tuple[int, int]

    @property
    def picture(self) -> str:
        return f"/icons/{self.id}.svg"


GAMES = (
    Game("tikal", "Tikal", (2, 4)),
    Game("tikal-2", "Tikal II: The Lost Temple", (2, 4)),
    Game("lost-temple", "Lost Temple", (2, 8)),
)
