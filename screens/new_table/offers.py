"""What a table can be played with: the owner's copies, one that nobody has described, an invented board to try."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from model.games import GAMES
from model.games.copies import flaws_of, known_kit, untold
from model.games.samples import sample_kit
from model.kernel.flaws import Flaw, Flawed
from model.kernel.record import SAMPLE
from screens.copies.reading import Told
from screens.copies.step import steps_of

NONE = ""
"""Nobody has told what is printed on it: its record's kit is null."""


@dataclass(frozen=True)
class Offer:
    """`id` is a copy's, `NONE` or `SAMPLE`; `kit` as it is written."""

    id: str
    game: str
    kit: Any
    name: str = ""

    @property
    def own(self) -> bool:
        """Whether somebody has described it, however little of it."""
        return self.id not in (NONE, SAMPLE)

    @property
    def colours(self) -> tuple[str, ...]:
        """Of the pieces in the box; a copy that does not say has the usual ones."""
        return tuple(dict.fromkeys(self.kit.get("colours") or known_kit(self.game)["colours"]))

    def lacks(self, players: int, options: Mapping[str, Any]) -> tuple[str, ...]:
        """Which parts of it nobody has told, and so many people who play like this need; of an own one also what we
        only believe and its owner has not looked at."""
        try:
            return (*untold(self.game, self.kit, players, dict(options)), *self._guessed())
        except Flawed:  # it is none at all: its flaws say more
            return ()

    def _guessed(self) -> tuple[str, ...]:
        steps = [step for step in steps_of(self.game) if self.own and not step.done(self.kit)]
        parts = GAMES[self.game].guessed
        return tuple(part for part in parts if any(f"kit.{part}" in step.paths for step in steps))

    def allows(self, players: int, options: Mapping[str, Any]) -> bool:
        """Whether it can be played like this. Full detail needs a copy that somebody has described, or confirmed."""
        return options.get("detail") == "light" or (self.id != NONE and not self.lacks(players, options))

    def looked_at(self, players: int) -> bool:
        """Whether nobody has described it and a look would do: all of it is as we believe, or is not."""
        return self.id == NONE and not self.lacks(players, {"detail": "full"})

    def flaws(self) -> tuple[Flaw, ...]:
        """What was told of it and contradicts the rulebook."""
        return flaws_of(self.game, self.kit) if self.own else ()


def offers(game: str, copies: Iterable[Told] = ()) -> tuple[Offer, ...]:
    """In the order they are offered: what comes first is played with unless somebody says otherwise."""
    own = [Offer(copy.id, game, copy.raw, copy.name) for copy in copies]
    return (*own, Offer(NONE, game, known_kit(game)), Offer(SAMPLE, game, sample_kit(game)))
