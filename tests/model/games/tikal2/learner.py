"""People who begin with only what must be told, and tell the rest of their copy when it comes up."""

from copy import deepcopy
from random import Random
from typing import Any

from msgspec.structs import replace

from model.games.samples import sample_kit
from model.games.tikal2 import GAME
from model.games.tikal2 import moves as m
from model.games.tikal2.shuffle import laid
from model.kernel.choice import usable
from model.kernel.game import Setup
from model.kernel.move import Entry, Learn
from model.kernel.paths import look_up
from model.kernel.play import Play
from model.kernel.simulate import random_entry
from model.kernel.untold import untold_paths

OPEN_PIECES = ("light_rooms", "sanctuaries", "secret_rooms", "treasure_room", "action_tiles", "printed")


def true_kit() -> Any:
    """What really lies in their box."""
    return {**deepcopy(sample_kit(GAME.id)), "sample": False}


def must_have(players: int) -> Any:
    """Spaces, printed rooms, river, wheel, and the tiles per site for so many; everything else is null."""
    kit = true_kit()
    for room in kit["printed"]:
        room["bonus"] = None
    for room in kit["light_rooms"]:
        room |= {"doors": None, "bonus": None}
    kit["light_rooms"][3]["colour"] = None
    for one in (*kit["sanctuaries"], *kit["secret_rooms"], kit["treasure_room"]):
        one["bonuses"] = None
    for tile in kit["action_tiles"]:
        tile["actions"] = None
    kit["cards"] = dict.fromkeys(kit["cards"])
    kit["site_counts"] = {n: counts if int(n) == players else None for n, counts in kit["site_counts"].items()}
    return kit


class Learners:
    """They play at random. What lies on the sites they know; to the app they name some tiles only when taken."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self.play: Play[Any] = Play(GAME, setup)
        self.rng = Random(f"learners {seed}")
        self.truth = true_kit()
        self.on_sites: list[list[str]] = []
        self.whole: list[Entry] = []
        """What they did, as people enter it whose copy is known."""
        self.learned: dict[str, Any] = {}

    def evening(self) -> "Learners":
        while GAME.winners(self.play.state) is None:
            self.step()
        self.learn(*self.left())
        return self

    def step(self) -> None:
        state = self.play.state
        if state.phase == "sites":
            self.lay(state)
        elif state.phase == "tell":
            self.enter(random_entry(GAME, state, self.rng))
        elif self.at_the_river(state) and self.rng.random() < 0.5 and self.here(state):
            self.take(state)
        else:
            self.move(state)

    @staticmethod
    def at_the_river(state: Any) -> bool:
        """Nothing dug up before is still to be entered."""
        return state.phase == "pirogue" and state.tile is None and not state.won

    def lay(self, state: Any) -> None:
        """Half of the tiles nobody names."""
        move = laid(state, self.rng)
        self.on_sites = [list(site) for site in move.tiles]
        told = tuple(tuple(tile if self.rng.random() < 0.5 else None for tile in site) for site in move.tiles)
        self.play.submit(Entry(None, replace(move, tiles=told)))
        self.whole.append(Entry(None, move))

    def here(self, state: Any) -> list[str]:
        return self.on_sites[state.seats[state.seat].site]

    def take(self, state: Any) -> None:
        tile = self.rng.choice(self.here(state))
        index = next(i for i, one in enumerate(self.truth["action_tiles"]) if one["id"] == tile)
        if self.play.kit.action_tiles[index].actions is None:
            self.learn(f"action_tiles.{index}.actions")
        self.here(state).remove(tile)
        self.enter(Entry(state.seat, m.TakeTile(tile)))

    def move(self, state: Any) -> None:
        """Some move of the choices; where one needs something first, it is told now and then, and always when nothing
        else is left to do."""
        choices = GAME.choices(state, state.seat)
        needs = {path for one in choices for path in one.info.get("needs", {}).values() if one.do != "take"}
        others = [one for one in usable(choices) if one.do not in ("take", "end", "skip")]
        if needs and (not others or self.rng.random() < 0.3):
            self.learn(self.rng.choice(sorted(needs)))
            return
        if not [one for one in usable(choices) if one.do != "take"]:
            self.take(state)
            return
        entry = random_entry(GAME, state, self.rng)
        if not isinstance(entry.move, m.TakeTile):
            self.enter(entry)

    def enter(self, entry: Entry) -> None:
        self.play.submit(entry)
        self.whole.append(entry)

    def learn(self, *paths: str) -> None:
        told = {path: look_up(self.truth, path) for path in paths}
        if told:
            self.play.submit(Entry(None, Learn(told)))
            self.learned |= told

    def left(self) -> list[str]:
        """The open pieces that never came up."""
        return [path for path in untold_paths(self.play.kit) if path.split(".")[0] in OPEN_PIECES]
