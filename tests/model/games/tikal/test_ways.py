"""Ways over the board as everybody sees it: as cheap as the rules say (TK3.3)."""

from random import Random
from typing import Any

from model.games.tikal import GAME
from model.games.tikal.reach import reach
from model.games.tikal.ways import steps
from model.kernel.play import Play
from model.kernel.simulate import random_entry
from model.kernel.ways import cheapest, cost
from tests.model.games.tikal.table import setup
from tests.rule import rule


@rule("TK3.3", "TK2.3")
def test_every_way_costs_what_the_rules_take() -> None:
    play: Play[Any] = Play(GAME, setup(3))
    rng, compared = Random(8), 0
    while play.version < 220:
        state = play.state
        if play.version % 20 == 0:
            edges = steps(GAME.view(state, None).hexes, state.board.kit)
            for number, cell in enumerate(state.cells):
                for one in reach(state, number, 10) if cell is not None and cell.kind != "volcano" else []:
                    start = state.board.hexes[number]
                    found = cheapest(edges, start, one.to)
                    assert found is not None
                    assert cost(edges, found) == cost(edges, one.path) == one.cost
                    compared += 1
        play.submit(random_entry(GAME, state, rng))
    assert compared > 500
