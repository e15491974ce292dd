"""The games on the home page, as they are listed in `model.games`. Words about them are in home.ftl."""

from dataclasses import dataclass

from model import games
from model.language import LANGUAGES, texts


@dataclass(frozen=True)
class Game:
    id: str
    players: tuple[int, int]

    @property
    def title(self) -> str:
        """As printed on the box: the same in every language."""
        return texts(LANGUAGES[0]).say(f"word-{self.id}")

    @property
    def picture(self) -> str:
        return f"/icons/{self.id}.svg"


GAMES = tuple(Game(game.id, (game.players[0], game.players[-1])) for game in games.GAMES.values())
