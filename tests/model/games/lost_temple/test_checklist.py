"""The table is laid out with the right numbers, and every step has words."""

import pytest

from model.games.lost_temple import GAME
from model.games.samples import sample_kit
from model.kernel.game import Player, Setup
from model.language import LANGUAGES, texts
from tests.rule import rule


def steps(count, **options):
    kit = GAME.kit(sample_kit(GAME.id))
    players = tuple(Player(f"P{i}", kit.colours[i]) for i in range(count))
    return {step.id: step.facts for step in GAME.checklist(Setup(players, kit, GAME.options(**options)))}


@rule("LT1.1")
@pytest.mark.parametrize(
    ("count", "board", "finish"), [(2, "far", 58), (5, "far", 58), (6, "near", 38), (8, "near", 38)]
)
def test_the_finish_depends_on_how_many_play(count, board, finish):
    assert steps(count)[f"board-{board}"] == {"finish": finish}


@rule("LT1.3")
def test_tokens_on_the_spaces_and_in_the_reserve():
    assert steps(4)["tokens"] == {"tokens": 18, "spaces": 14, "rest": 4}
    assert "tokens" not in steps(4, tokens="app")


@rule("LT1.3")
@pytest.mark.parametrize("count", [6, 7, 8])
def test_with_six_or_more_none_behind_the_finish(count):
    """Of the sample's 14 chance spaces 10 lie before space 38."""
    assert steps(count)["tokens-near"] == {"tokens": 18, "spaces": 10, "rest": 8}
    assert "tokens" not in steps(count)


@rule("LT1.2")
def test_the_supplies():
    assert (steps(3)["gems"], steps(3)["machetes"]) == ({"gems": 50}, {"machetes": 8})


def test_cards_stay_only_when_they_are_drafted_with():
    assert "cards-away" in steps(4)
    assert "cards-stay" in steps(4, draft="cards")


def test_in_the_light_version_the_app_drafts_only_without_the_cards():
    assert "light" in steps(4, detail="light")
    assert "light-cards" in steps(4, detail="light", draft="cards")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "options",
    [{}, {"tokens": "app"}, {"draft": "cards"}, {"detail": "light"}, {"detail": "light", "draft": "cards"}],
)
def test_every_step_has_words(lang, options):
    for count in range(2, 9):
        for id, facts in steps(count, **options).items():
            assert texts(lang).say(f"lost-temple-setup-{id}", **facts)
