"""What a choice says it costs is what it takes from the action points (TK3)."""

from random import Random
from typing import Any

from model.games.tikal import GAME
from model.kernel.choice import drawn, usable
from model.kernel.move import Entry, read_move
from model.kernel.narrow import narrowed
from model.kernel.play import Play
from model.kernel.simulate import random_entry
from tests.model.games.tikal.table import Table, setup
from tests.rule import rule


@rule("TK3.1", "TK3.2", "TK3.3")
def test_every_cost_is_what_is_taken() -> None:
    play: Play[Any] = Play(GAME, setup(3))
    rng, seen = Random(5), set()
    while play.version < 160:
        for choice in usable(GAME.choices(play.state, play.state.seat)) if play.state.phase == "turn" else []:
            if "cost" in choice.info and rng.random() < 0.3:
                raw = drawn(choice, rng)
                after = play.copy()
                after.submit(Entry(play.state.seat, read_move(raw, GAME.moves)))
                do, name, value = raw.pop("do"), *list(raw.items())[-1]
                del raw[name]
                left = narrowed([choice], do, **raw)
                costs = dict(zip(map(repr, left.values[name]), left.costs[name], strict=True))
                assert costs[repr(value)] == play.state.ap - after.state.ap
                seen.add(do)
        play.submit(random_entry(GAME, play.state, rng))
    assert {"bring", "move", "uncover", "camp"} <= seen


@rule("TK3.1", "TK3.3")
def test_where_may_this_figure_go() -> None:
    """A tap on a figure, then on where it goes: one move is left, and it is known what it costs."""
    table = Table(2)
    table.do(None, "draw", tile="A1")
    choices = GAME.choices(table.state, 0)
    assert narrowed(choices, "place").values["hex"]
    hexes = narrowed(choices, "place").values["hex"]
    turns = narrowed(choices, "place", hex=hexes[0]).values["turn"]
    table.do(0, "place", hex=list(hexes[0]), turn=turns[0])
    table.do(0, "bring", figure="leader", to=[0, 4])
    walks = narrowed(GAME.choices(table.state, 0), "move", figure="leader")
    assert (walks.values["from"], walks.partial) == (((0, 4),), "cheapest")
    to, cost = walks.values["to"][0], walks.costs["to"][0]
    one = narrowed(GAME.choices(table.state, 0), "move", figure="leader", to=to)
    assert one.move == {"do": "move", "figure": "leader", "path": one.values["path"][0]}
    before = table.state.ap
    table.do(0, "move", figure="leader", path=[list(place) for place in one.move["path"]])
    assert before - table.state.ap == cost
