"""The table is laid out with the right numbers, and every step has words."""

import msgspec
import pytest

from model.games.samples import sample_kit
from model.games.tikal2 import GAME
from model.kernel.game import Player, Setup
from model.language import LANGUAGES, texts
from tests.rule import rule

KIT = GAME.kit(sample_kit(GAME.id))


def steps(count, kit=KIT, **options):
    players = tuple(Player(f"P{i}", kit.colours[i]) for i in range(count))
    return {step.id: step.facts for step in GAME.checklist(Setup(players, kit, GAME.options(**options)))}


@rule("T2.1.1", "T2.1.2")
def test_everybodys_pieces_and_the_temple():
    assert steps(3)["people"] == {"count": 3, "flags": 20}
    assert steps(3)["board"] == {"rooms": 10, "free": 17}
    assert "pieces" in steps(3)


@rule("T2.1.3")
def test_the_stock():
    laid = steps(4)
    assert laid["keys"] == {"keys": 35, "each": 7}
    assert laid["passages"] == {"passages": 8}
    assert laid["treasures"] == {"treasures": 25, "piles": [9, 8, 8]}
    assert laid["cards"] == {"cards": 13}
    assert laid["rooms"] == {"rooms": 10}
    assert laid["sanctuaries"] == {"sanctuaries": 6}


@rule("T2.1.3")
def test_the_wheel_lies_any_way_round_and_one_price_tells_how():
    assert steps(4)["wheel"] == {"price": 2}
    turned = msgspec.structs.replace(KIT.wheel, prices=(3, 3, 2, 5, 5))
    assert steps(4, msgspec.structs.replace(KIT, wheel=turned))["wheel"] == {"price": 2}
    twins = msgspec.structs.replace(KIT.wheel, prices=(3, 3, 2, 2, 2))
    assert "wheel-any" in steps(4, msgspec.structs.replace(KIT, wheel=twins))
    assert "wheel-any" in steps(4, detail="light")


@pytest.mark.parametrize(
    ("rules", "count", "id", "facts"),
    [
        ("T2.1.4", 4, "tiles-all", {"tiles": 24, "sites": 6, "each": 4}),
        ("T2.1.4", 3, "tiles-three", {"out": 3, "tiles": 21, "sites": [3, 4, 3, 4, 3, 4]}),
        ("T2.1.4", 2, "tiles-two", {"out": 8, "tiles": 16, "sites": [2, 3, 3, 3, 3, 2]}),
    ],
)
def test_action_tiles(rules, count, id, facts):
    assert steps(count)[id] == facts


@rule("T2.1.4")
def test_sites_are_counted_from_the_start_site():
    river = msgspec.structs.replace(KIT.river, start=1)
    assert steps(2, msgspec.structs.replace(KIT, river=river))["tiles-two"]["sites"] == [3, 3, 3, 3, 2, 2]


@rule("T2.1.5")
def test_first_keys_come_last():
    assert list(steps(2))[-1] == "first-keys"
    assert steps(2)["first-keys"] == {"keys": 2}


@rule("T2.10.1")
def test_more_control():
    laid = steps(4, more_control=True)
    assert laid["treasures-open"] == {"treasures": 25, "piles": [11, 11], "open": 3}
    assert "treasures" not in laid


@rule("T2.10.2")
def test_a_short_game_has_no_use_for_tents():
    assert "tents" in steps(4)
    assert "tents-short" in steps(4, short_game=True)


@rule("T2.2.5")
def test_what_the_log_remembers_is_said_where_it_is_a_choice():
    assert "memory" not in steps(4)
    assert "memory" in steps(4, open_memory=True)
    assert "memory" not in steps(4, open_memory=True, detail="light")


UNTOLD = GAME.kit(None)


@rule("T2.1.3", "T2.1.4")
def test_without_a_copy_only_what_is_sure():
    assert "wheel-any" in steps(4, UNTOLD)
    assert steps(4, UNTOLD)["tiles-all"] == {"tiles": 24, "sites": 6, "each": 4}
    assert steps(3, UNTOLD)["tiles-three-picture"] == {"out": 3, "tiles": 21}
    assert steps(2, UNTOLD)["tiles-two-picture"] == {"out": 8, "tiles": 16}


@rule("T2.1.4")
def test_sites_are_only_counted_where_the_start_site_was_told():
    counts = {**UNTOLD.site_counts, 2: KIT.site_counts[2]}
    assert "tiles-two-picture" in steps(2, msgspec.structs.replace(UNTOLD, site_counts=counts))
    told = msgspec.structs.replace(UNTOLD, site_counts=counts, river=KIT.river)
    assert steps(2, told)["tiles-two"]["sites"] == [2, 3, 3, 3, 3, 2]


@pytest.mark.parametrize("part", ["river", "wheel", "site_counts", "sanctuaries"])
def test_a_part_that_was_left_out_stops_no_list(part):
    assert steps(3, msgspec.structs.replace(KIT, **{part: None}))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kit", [KIT, UNTOLD])
@pytest.mark.parametrize(
    "options", [{}, {"more_control": True}, {"short_game": True}, {"open_memory": True}, {"detail": "light"}]
)
def test_every_step_has_words(lang, kit, options):
    for count in GAME.players:
        for id, facts in steps(count, kit, **options).items():
            assert texts(lang).say(f"tikal-2-setup-{id}", **facts)
