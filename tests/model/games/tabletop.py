"""What the tables of all games' tests share: moves driven as record entries, refusals that change nothing."""

from typing import Any

import pytest

from model.games.samples import sample_kit
from model.kernel.event import Event
from model.kernel.game import Game, Player, Setup
from model.kernel.illegal import Illegal
from model.kernel.move import read_entry
from model.kernel.play import Play

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hana")


def setup_of(
    game: Game[Any], players: int, position: Any = None, kit: dict[str, Any] | None = None, **options: Any
) -> Setup:
    copy = game.kit({**sample_kit(game.id), **(kit or {})})
    seats = tuple(Player(NAMES[i], copy.colours[i]) for i in range(players))
    return Setup(seats, copy, game.options(**options), position)


class Tabletop:
    """A game in progress. `with_=…` and `from_=…` stand for the arguments `with` and `from`."""

    game: Game[Any]

    def __init__(self, players: int = 2, **how: Any) -> None:
        self.play: Play[Any] = Play(self.game, setup_of(self.game, players, **how))

    @property
    def state(self) -> Any:
        return self.play.state

    @property
    def scores(self) -> tuple[int, ...] | None:
        return self.game.scores(self.state)

    def do(self, seat: int | None, do: str, **args: Any) -> tuple[Event, ...]:
        raw = {"seat": seat, "do": do, **{name.rstrip("_"): value for name, value in args.items()}}
        return self.play.submit(read_entry(raw, self.game.moves)).events

    def refuses(self, rule: str, seat: int | None, do: str, **args: Any) -> dict[str, Any]:
        """The move is refused for this rule, and nothing has changed."""
        before, version = self.state, self.play.version
        with pytest.raises(Illegal) as caught:
            self.do(seat, do, **args)
        assert caught.value.rule == rule, caught.value
        assert self.state == before
        assert self.play.version == version
        return caught.value.facts

    def truth(self) -> dict[str, Any]:
        return self.game.truth(self.state)
