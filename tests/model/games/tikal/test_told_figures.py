"""What the log says of figures is so: where it says that some came, as many stood; whoever came is told."""

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random

import pytest

from companion.records import simulated
from model.games.tikal import GAME
from model.games.tikal.state import State
from model.kernel.choice import drawn, usable
from model.kernel.hexes import called
from model.kernel.passages import Passage, passages
from model.kernel.play import Play
from model.kernel.tale import Say
from model.table.stored import play_record
from tests.model.games.tikal.table import in_turn

Figures = Counter[tuple[str, str]]
"""How many figures of a kind at which space."""
BRINGS = "tikal-told-brings"
GOINGS = (BRINGS, "tikal-told-moves", "tikal-told-moves.of-them", "tikal-told-sends")
LEAVING = ("tikal-told-guards.leader", "tikal-told-guards.member")


def of(said: Say) -> Counter[str]:
    """The figures that are spoken of."""
    members = dict(said.facts)["members"]
    return Counter(leader=said.message.startswith("tikal-told-leader"), member=members)


def ways(said: Say) -> Iterator[tuple[Counter[str], list[str]]]:
    """Which figures a deed tells to have come where, one place after the other."""
    facts = dict(said.facts)
    found: list[tuple[Counter[str], list[str]]] = []
    for goal in facts.get("goals", (said,)):
        parts = dict(goal.facts)
        if goal.message == "tikal-told-goal.on":
            found[-1][1].append(dict(parts["to"].facts)["at"])
        else:
            found.append((of(parts["figures"]), [dict(parts["to"].facts)["at"]]))
    yield from found


def came(said: Say, *, to_stay: bool) -> Figures:
    found: Figures = Counter()
    for figures, places in ways(said):
        for place in places[-1:] if to_stay else dict.fromkeys(places):
            found.update({(figure, place): count for figure, count in figures.items() if count})
    return found


def standing(state: State, seat: int) -> Figures:
    found: Figures = Counter()
    for hex_, cell in zip(state.board.hexes, state.cells, strict=True):
        if cell:
            leaders, members = cell.figures[seat]
            found |= Counter({("leader", called(hex_)): leaders, ("member", called(hex_)): members})
    return found


def most(all_: Iterable[Figures]) -> Figures:
    found: Figures = Counter()
    for one in all_:
        found |= one
    return found


def is_so(play: Play, passage: Passage) -> int:
    """How many deeds told of figures; where nothing was taken back or corrected."""
    seat = passage.chapter.seat
    assert seat is not None
    during = [standing(play.at(index), seat) for index in range(passage.first, passage.last + 2)]
    goings = [one for one in passage.says if isinstance(one, Say) and one.message in GOINGS]
    arrived: Figures = Counter()
    for said in goings:
        arrived += came(said, to_stay=True)
        if said.message != BRINGS:  # those who were brought may have made room for others
            assert came(said, to_stay=False) <= most(during), said
    assert during[-1] - during[0] <= arrived, passage.says
    if goings and not any(isinstance(one, Say) and one.message in LEAVING for one in passage.says):
        brought = [came(one, to_stay=True) for one in goings if one.message == BRINGS]
        assert sum(map(Counter.total, brought)) == during[-1].total() - during[0].total()
        if goings[-1].message != BRINGS:
            assert came(goings[-1], to_stay=True) <= during[-1], goings[-1]
    return len(goings)


@pytest.mark.parametrize("seed", [3, 4])
@pytest.mark.parametrize("options", [{}, {"version": "auction"}], ids=["basic", "auction"])
def test_figures_in_whole_games(options, seed):
    play, refused = play_record(simulated(GAME.id, 3, seed, options))
    assert refused is None
    assert sum(is_so(play, one) for one in passages(play, None) if one.chapter.kind == "turn") > 40


BEGUN = (
    {"0,4": {"figures": {"0": [0, 1]}}},
    {"0,4": {"figures": {"0": [1, 1]}}},
    {"0,4": {"figures": {"0": [1, 2]}}, "0,3": {"figures": {"0": [0, 1]}}, "1,3": {"camp": 0}},
)
DOING = ("bring", "move", "move", "move", "transfer", "uncover", "uncover", "guard")
"""How often each is tried."""


@pytest.mark.parametrize("seed", range(60))
def test_figures_in_a_turn_that_goes_to_and_fro(seed):
    """Anything that may be done, by few figures in a corner of the board: some ways lead back, some have stops."""
    rng = Random(seed)
    table = in_turn(BEGUN[seed % len(BEGUN)])
    while choices := {one.do: one for one in usable(GAME.choices(table.state, 0)) if one.do in DOING}:
        raw = drawn(choices[rng.choice([do for do in DOING if do in choices])], rng)
        table.do(0, raw.pop("do"), **raw)
    (turn,) = (one for one in passages(table.play, None) if one.chapter.kind == "turn")
    is_so(table.play, turn)
