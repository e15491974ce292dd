"""A copy told while it is played with: begun with only what must be told, and everything else learned on the way."""

from typing import Any

import msgspec
from hypothesis import example, given
from hypothesis import strategies as st

from companion.replaying import outcome
from model.games.tikal2 import GAME
from model.kernel.learn import plain
from model.kernel.move import Learn
from model.kernel.play import Play
from model.kernel.simulate import simulate
from model.kernel.untold import untold_paths
from model.language import texts
from tests.model.games.switching import any_options
from tests.model.games.tabletop import setup_of
from tests.model.games.tikal2.learner import OPEN_PIECES, Learners, must_have
from tests.model.games.tikal2.test_properties import agree
from tests.often import tried

FULL = any_options(GAME, first=st.integers(0, 1)).filter(lambda options: options.get("detail") != "light")
PLAYERS = st.integers(2, 4)
SEEDS = st.integers(0, 10**9)


def learners(players: int, options: dict[str, Any], seed: int) -> Learners:
    return Learners(setup_of(GAME, players, kit=must_have(players), **options), seed)


@given(players=PLAYERS, options=FULL, seed=SEEDS)
@tried(8, evenings=80)
def test_what_is_learned_in_time_is_as_if_it_had_always_been_known(
    players: int, options: dict[str, Any], seed: int
) -> None:
    """The same moves on a copy known from the start, with every tile named, come to the same end, point by point."""
    evening = learners(players, options, seed).evening()
    cards = plain(evening.play.kit)["cards"]
    known: Play[Any] = Play(GAME, setup_of(GAME, players, kit={"cards": cards}, **options))
    for entry in evening.whole:
        known.submit(entry)
    assert GAME.truth(evening.play.state) == GAME.truth(known.state)
    assert list(evening.play.points()) == list(known.points())


@given(players=PLAYERS, options=FULL, seed=SEEDS)
@tried(6, evenings=60)
def test_the_second_evening_asks_nothing_more(players: int, options: dict[str, Any], seed: int) -> None:
    """On the copy as it was learned: no choice needs anything, no move is refused for it, nothing is learned."""
    kit = plain(learners(players, options, seed).evening().play.kit)
    assert not [path for path in untold_paths(kit) if path.split(".")[0] in OPEN_PIECES]
    again = setup_of(GAME, players, kit=kit, **options)
    assert GAME.untold(again.kit, players, again.options) == ()
    play = simulate(GAME, again, seed)
    assert GAME.winners(play.state) is not None
    for state in play._states:
        for seat in (None, *range(players)):
            assert not [one for one in GAME.choices(state, seat) if "needs" in one.info]


@given(players=PLAYERS, options=FULL, seed=SEEDS)
@tried(4, evenings=40)
def test_choices_never_offer_what_is_not_told(players: int, options: dict[str, Any], seed: int) -> None:
    """Every move that can be thought of is legal just when it is offered, however much is told."""
    evening = learners(players, options, seed)
    while GAME.winners(evening.play.state) is None:
        if evening.rng.random() < 0.03:
            agree(evening.play.state, evening.rng)
        evening.step()


@given(players=PLAYERS, seed=SEEDS)
@example(players=4, seed=94)
@example(players=4, seed=26718)
@tried(4, evenings=40)
def test_everybody_reads_the_same_of_what_was_learned(players: int, seed: int) -> None:
    evening = learners(players, {}, seed).evening()
    said = []
    for viewer in ("table", *range(players)):
        log = outcome(evening.play, None, viewer, texts("en"))["log"]
        said.append([msgspec.json.encode(line) for line in log if line["do"] == "learn"])
    assert all(lines == said[0] for lines in said)
    assert len(said[0]) == sum(isinstance(line.entry.move, Learn) for line in evening.play.lines) > 20


@given(players=PLAYERS, seed=SEEDS)
@tried(3, evenings=30)
def test_undone_to_any_moment_it_is_as_it_was(players: int, seed: int) -> None:
    """States are kept, the kit among them: what was learned since is not known there, and can be learned again."""
    evening = learners(players, {}, seed)
    seen = []
    while GAME.winners(evening.play.state) is None:
        seen.append((len(evening.play.in_force), plain(evening.play.kit), GAME.truth(evening.play.state)))
        evening.step()
    for depth, kit, truth in evening.rng.sample(seen, 10):
        state = evening.play.at(depth)
        assert (plain(GAME.kit_of(state)), GAME.truth(state)) == (kit, truth)
