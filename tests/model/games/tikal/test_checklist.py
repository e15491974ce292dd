"""The table is laid out with the right numbers, and every step has words."""

import msgspec
import pytest

from model.games.samples import sample_kit
from model.games.tikal import GAME
from model.kernel.game import Player, Setup
from model.language import LANGUAGES, texts
from tests.rule import rule

AUCTION = {"version": "auction"}


KIT = GAME.kit(sample_kit(GAME.id))


def steps(count, kit=KIT, **options):
    players = tuple(Player(f"P{i}", kit.colours[i]) for i in range(count))
    return {step.id: step.facts for step in GAME.checklist(Setup(players, kit, GAME.options(**options)))}


@rule("TK1.4")
def test_the_board_has_so_many_free_spaces():
    assert steps(4)["board"] == {"free": 36}


@rule("TK1.2")
def test_the_stack_by_its_letters():
    found = steps(3)["tiles"]
    assert found["tiles"] == 36
    assert found["letters"].replace("\u00a0", " ") == "A 6 · B 6 · C 5 · D 5 · E 5 · F 5 · G 4"


@rule("TK1.3")
def test_temple_pieces_and_treasures():
    found = steps(2)["pieces"]
    assert found["pieces"] == 48
    assert found["piles"].replace("\u00a0", " ") == "3×2 · 6×3 · 9×4 · 11×5 · 8×6 · 5×7 · 3×8 · 2×9 · 1×10"
    assert steps(2)["treasures"] == {"treasures": 24}


@rule("TK1.1")
@pytest.mark.parametrize(("count", "boxed"), [(2, 2), (3, 1), (4, None)])
def test_what_everybody_takes_and_which_colours_stay_in_the_box(count, boxed):
    found = steps(count)
    assert found["figures"] == {"members": 18, "camps": 2}
    assert found.get("boxed") == (None if boxed is None else {"count": boxed})


@rule("TK1.5", "TK1.1")
def test_the_basic_version_starts_at_nothing_with_the_oldest():
    assert list(steps(4)) == [
        "board",
        "tiles",
        "pieces",
        "treasures",
        "figures",
        "stones",
        "markers-away",
        "summary-blue",
        "first",
    ]


@rule("TK6.1", "TK6.5")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_the_auction_starts_with_twenty_points_and_a_tile_for_each(count):
    found = steps(count, **AUCTION)
    assert found["stones-twenty"] == {"points": 20}
    assert found["display"] == {"count": count}
    assert {"markers", "summary-red", "bidder"} <= set(found)
    assert not {"stones", "markers-away", "summary-blue", "first"} & set(found)


def test_light_detail_says_what_the_app_is_told():
    assert list(steps(4, detail="light"))[-1] == "light"
    assert list(steps(4, detail="light", **AUCTION))[-1] == "light-auction"


def test_every_copy_is_laid_out_alike():
    empty = msgspec.structs.replace(KIT, tiles=None, temple_pieces=None, treasures=None)
    assert steps(3) == steps(3, GAME.kit(None)) == steps(3, empty)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("options", [{}, AUCTION, {"detail": "light"}, {"detail": "light", **AUCTION}])
def test_every_step_has_words(lang, options):
    for count in GAME.players:
        for id, facts in steps(count, **options).items():
            said = texts(lang).say(f"tikal-setup-{id}", **facts)
            assert all(str(fact) in said for fact in facts.values() if fact != 1)
