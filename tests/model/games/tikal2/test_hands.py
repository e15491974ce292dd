"""What people do with their hands in Tikal II."""

import pytest

from model.games.samples import sample_kit
from model.games.tikal2 import GAME
from model.games.tikal2.events import TileTaken, TreasuresDelivered
from model.kernel.game import Player, Setup
from model.language import LANGUAGES, texts
from model.table.words import hand_words
from tests.rule import rule

KIT = GAME.kit(sample_kit(GAME.id))
SETUP = Setup((Player("Ada", KIT.colours[0]), Player("Ben", KIT.colours[1])), KIT, GAME.options())
DELIVERY = TreasuresDelivered(1, ("jug",), (2,), (3,), 0, 6, "T2.3.4")


@rule("T2.3.4", "T2.3.5")
@pytest.mark.parametrize(
    ("deliveries", "you", "all_"),
    [
        (1, "Turn the price wheel clockwise one step.", "Ben turns the price wheel clockwise one step."),
        (2, "Turn the price wheel clockwise 2 steps.", "Ben turns the price wheel clockwise 2 steps."),
    ],
)
def test_who_delivers_turns_the_wheel(deliveries: int, you: str, all_: str) -> None:
    (hand,) = GAME.hands(SETUP, [*[DELIVERY] * deliveries, TileTaken(1, "T01")])
    assert hand_words(texts("en"), GAME.id, hand, ["Ada", "Ben"], 1) == you
    assert hand_words(texts("en"), GAME.id, hand, ["Ada", "Ben"]) == all_
    assert set(hand.to) == {1}
    for lang in LANGUAGES:
        assert "{" not in hand_words(texts(lang), GAME.id, hand, ["Ada", "Ben"], 1)


def test_nothing_else_is_to_do_that_the_table_does_not_show() -> None:
    assert GAME.hands(SETUP, [TileTaken(1, "T01")]) == ()
