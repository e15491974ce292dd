"""What people do with their hands in whole games: every line can be said, and hangs on what lies open alone."""

from typing import Any

import pytest

from model.games.lost_temple import GAME
from model.kernel.hands import hands_of
from model.kernel.move import Entry
from model.kernel.play import Play
from model.kernel.simulate import simulate
from model.language import LANGUAGES, texts
from model.language.catalogue import NOTHING
from model.table.words import hand_words
from tests.model.games.lost_temple.table import setup
from tests.model.games.tabletop import NAMES
from tests.rule import rule

WAYS: list[tuple[dict[str, Any], set[str]]] = [
    ({}, {"gem", "refill", "swap-spaces", "theft-counted"}),
    ({"tokens": "app"}, {"gem", "token", "swap-spaces", "theft-counted"}),
    ({"detail": "light"}, {"gem", "swap", "theft"}),
]


@rule("LT4.2", "LT4.3", "LT7.4")
@pytest.mark.parametrize(("options", "expected"), WAYS, ids=["full", "app-tokens", "light"])
def test_whatever_is_to_do_is_said_in_every_language(options: dict[str, Any], expected: set[str]) -> None:
    found: set[str] = set()
    for seed in range(12):
        whole = simulate(GAME, setup(5, **options), seed)
        play: Play[Any] = Play(GAME, whole.setup)
        for line in whole.lines:
            play.submit(Entry(line.entry.seat, line.entry.move))
            for hand in hands_of(play):
                found.add(hand.what)
                for lang in LANGUAGES:
                    said = [hand_words(texts(lang), GAME.id, hand, NAMES, seat) for seat in (None, *hand.to)]
                    assert all(NOTHING not in one and "{" not in one and "–" not in one for one in said), said
    assert found == expected
