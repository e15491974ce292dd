"""What a scoring has shown cannot be taken back by whoever ended the round or the game; the own hand stays covered
(T2.2.4)."""

from random import Random
from typing import Any, get_args

import pytest

from model.games.tikal2 import GAME
from model.games.tikal2.events import GameEnded, RoundEnded
from model.games.tikal2.state import State
from model.kernel.exposed import Exposed
from model.kernel.illegal import Illegal
from model.kernel.play import Play
from model.kernel.simulate import random_entry
from model.table import policy
from model.table.memory import Memory
from tests.model.games.tikal2.table import setup
from tests.rule import rule


@rule("T2.2.4")
@pytest.mark.parametrize("seed", [1, 2])
def test_nobody_alone_goes_back_before_a_scoring(seed: int) -> None:
    play: Play[Any] = Play(GAME, setup(2))
    rng, memory, scored = Random(seed), Memory(0), 0
    while GAME.winners(play.state) is None:
        line = play.submit(random_entry(GAME, play.state, rng))
        if any(isinstance(event, RoundEnded | GameEnded) for event in line.events):
            scored += 1
            assert GAME.exposed(play.state, line.events) == (Exposed(None, "scoring"),)
            with pytest.raises(Illegal) as refused:
                policy.undo_target(play, memory, line.entry.seat)
            assert refused.value.facts == {"why": "seen"}
    assert scored == 2


def choices_tell(state: State, seat: int) -> bool:
    """Whether what the seat can choose hangs on its hand, or is told from it."""
    offered = [GAME.choices(disguise, seat) for disguise in GAME.disguises(state, seat)]
    kinds = {kind.__struct_config__.tag: kind for kind in get_args(GAME.moves)}
    return offered[0] != offered[1] or any(kinds[choice.do].holds_hidden for one in offered for choice in one)


@rule("T2.2.4")
@pytest.mark.parametrize(("players", "options"), [(2, {}), (3, {"more_control": True}), (2, {"detail": "light"})])
def test_a_cover_lies_over_choices_that_name_what_is_hidden(players: int, options: dict[str, Any]) -> None:
    """At every step, and for twins alike: whether there is a cover tells nothing."""
    play: Play[Any] = Play(GAME, setup(players, **options))
    rng, covers = Random(7), 0
    while GAME.winners(play.state) is None:
        for seat in range(players):
            covered = policy.needs_cover(play, seat)
            assert all(GAME.covered(twin, seat) == covered for twin in GAME.disguises(play.state, seat))
            assert covered or not choices_tell(play.state, seat), (play.state.phase, seat)
            covers += covered
        play.submit(random_entry(GAME, play.state, rng))
    assert covers
    assert not any(policy.needs_cover(play, seat) for seat in (None, *range(players)))


@rule("T2.2.4")
def test_whoever_looks_at_the_own_hand_can_still_go_back() -> None:
    play: Play[Any] = Play(GAME, setup(2))
    rng, memory = Random(3), Memory(0)
    while play.version < 40 or play.state.phase != "pirogue":
        play.submit(random_entry(GAME, play.state, rng))
        memory = memory.looked(play.state.seat, len(play.in_force))
    seat = play.lines[-1].entry.seat
    assert policy.undo_target(play, memory, seat) == len(play.in_force) - 1
