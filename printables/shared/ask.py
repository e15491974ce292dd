"""What somebody wants printed: a game with its players, kit and switches, in a language, on a paper."""

from typing import Any

from msgspec import Struct

from model.kernel.checklist import Step
from model.kernel.flaws import Flaw
from model.kernel.game import Setup
from model.language import Texts
from model.table.colours import shapes
from printables.shared.box import Box
from printables.shared.items import Mark
from printables.shared.paper import Paper


class Ask(Struct, frozen=True):
    game: str
    sheet: str
    setup: Setup
    texts: Texts
    paper: Paper
    mono: bool = False
    flaws: tuple[Flaw, ...] = ()
    """What in the kit contradicts the rulebook: only sheets that show the kit itself are printed with any."""
    table: bool = False
    """For a table in the app. Else people may have nothing but this paper."""

    @property
    def players(self) -> int:
        return len(self.setup.players)

    @property
    def colours(self) -> tuple[str, ...]:
        return tuple(player.colour for player in self.setup.players)

    def say(self, message: str, /, **facts: Any) -> str:
        return self.texts.say(message, **facts)

    def step(self, step: Step) -> str:
        """What to do when setting up; nothing in the app where there is no table in it."""
        message = f"{self.game}-setup-{step.id}"
        paper = f"{message}.paper"
        return self.say(message if self.table or not self.texts.has(paper) else paper, **step.facts)

    @property
    def game_name(self) -> str:
        return self.say(f"word-{self.game}")

    @property
    def sheet_name(self) -> str:
        return self.say(f"print-sheet-{self.sheet}")

    @property
    def people(self) -> str:
        return self.say("print-players", players=self.players)

    def player_name(self, colour: str) -> str:
        """Whose colour it is; nothing where nobody said."""
        return next((player.name for player in self.setup.players if player.colour == colour), "")

    @property
    def sample(self) -> bool:
        """Whether the kit is invented, chosen to try things out: every sheet says so."""
        return bool(getattr(self.setup.kit, "sample", False))

    def mark(self, box: Box, colour: str, under: bool = False) -> Mark:
        """A player's shape; all colours of the kit have different ones."""
        known = shapes(self.colours, self.setup.kit.colours)
        return Mark(box, colour, known[colour], under)
