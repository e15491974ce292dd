"""The table is laid out with the right numbers, and every step has words."""

import msgspec
import pytest

from model.games.lost_temple import GAME
from model.games.samples import sample_kit
from model.kernel.game import Player, Setup
from model.language import LANGUAGES, texts
from tests.rule import rule

KIT = GAME.kit(sample_kit(GAME.id))
UNTOLD = GAME.kit(None)


def steps(count, kit=KIT, **options):
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


@rule("LT1.1", "LT1.3", "LT1.4")
def test_without_a_copy_only_what_is_sure():
    few, many = steps(5, UNTOLD), steps(6, UNTOLD)
    assert (few["board-second"], many["board-first"]) == ({}, {})
    assert few["tokens-circles"] == many["tokens-near-circles"] == {"tokens": 18}
    assert few["start-cards-own"] == {"count": 5}
    assert not {"board-far", "tokens", "start-cards"} & set(few)
    assert (few["gems"], few["machetes"]) == ({"gems": 50}, {"machetes": 8})
    assert "one on every double circle" in texts("en").say("lost-temple-setup-tokens-circles", tokens=18)


@rule("LT1.1", "LT1.3", "LT1.4")
def test_what_was_told_of_a_copy_is_said_by_itself():
    half = msgspec.structs.replace(UNTOLD, finish=KIT.finish, start={**KIT.start, "thief": None})
    assert steps(4, half)["board-far"] == {"finish": 58}
    assert {"tokens-circles", "start-cards-own"} <= set(steps(4, half))
    assert "start-cards" in steps(4, msgspec.structs.replace(half, start=KIT.start))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kit", [KIT, UNTOLD])
@pytest.mark.parametrize(
    "options",
    [{}, {"tokens": "app"}, {"draft": "cards"}, {"detail": "light"}, {"detail": "light", "draft": "cards"}],
)
def test_every_step_has_words(lang, kit, options):
    for count in range(2, 9):
        for id, facts in steps(count, kit, **options).items():
            assert texts(lang).say(f"lost-temple-setup-{id}", **facts)
