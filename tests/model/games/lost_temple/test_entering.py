"""Describing a copy tap by tap: what the taps make of a kit, and what the rulebook says to it."""

from collections.abc import Callable
from functools import reduce
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from model.games.copies import flaws_of, known_kit, untold
from model.games.lost_temple import entering
from model.games.lost_temple.parts import CHARACTERS
from model.games.samples import sample_kit

GAME = "lost-temple"
NOTHING = known_kit(GAME)
SAMPLE = sample_kit(GAME)
WRITTEN = {".": "plain", "T": "temple", "V": "village", "J": "jungle", "C": "chance"}


def played(melody: str, raw: Any = NOTHING) -> dict[str, Any]:
    """The keys one after the other: `G` is a great temple, `D` the second key for a double circle, `<` takes back."""
    ways: dict[str, Callable[[Any], Any]] = {"G": entering.greatly, "D": entering.circled, "<": entering.erased}
    keys = {sign: lambda raw, key=key: entering.typed(raw, key) for sign, key in WRITTEN.items()}
    return reduce(lambda raw, sign: {**ways, **keys}[sign](raw), melody, raw)


def codes(raw: Any) -> list[tuple[str, str]]:
    return [(flaw.where, flaw.code) for flaw in flaws_of(GAME, raw)]


def test_nothing_told_is_no_flaw_and_no_space():
    assert entering.length(NOTHING) == 0
    assert entering.track_progress(NOTHING) == (0, 0)
    assert codes(NOTHING) == []


def test_each_key_is_the_next_space():
    raw = played(".TVJCG")
    assert [entering.kind(raw, space) for space in range(1, 7)] == [
        "plain",
        "temple",
        "village",
        "jungle",
        "chance",
        "temple",
    ]
    assert raw["length"] == 6
    assert entering.great(raw) == (6,)
    assert not entering.track_done(raw)


def test_a_double_circle_lies_on_temples_and_villages_only():
    raw = played("TDVDCDJD.D")
    assert [entering.double(raw, space) for space in range(1, 6)] == [True, True, False, False, False]
    assert raw["chance"] == [1, 2, 3]
    assert played("TDD") == played("T")
    assert entering.typed(NOTHING, "village", twice=True) == played("VD")


def test_the_second_great_temple_ends_the_track():
    raw = played(".TGVG")
    assert raw["finish"] == {"6-8": 3, "2-5": 5}
    assert entering.track_done(raw)
    assert entering.track_progress(raw) == (5, 5)


def test_a_third_great_temple_takes_the_place_of_its_neighbour():
    assert entering.great(played(".G.G.G")) == (2, 6)
    assert entering.great(entering.greatly(played(".G.G"), 3)) == (3, 4)
    assert entering.great(entering.greatly(played(".G.G"), 4)) == (2,)


def test_taking_back_to_nothing_leaves_nothing_told():
    assert played("TDG<<") == NOTHING
    assert played("<") == NOTHING


def test_a_space_in_the_middle_goes_or_comes_and_the_others_move():
    raw = played(".TVGJG")
    without = entering.erased(raw, 2)
    assert without == played(".VGJG")
    assert entering.inserted(without, 2) == played("..VGJG")


def test_another_kind_for_a_space_that_is_there():
    assert entering.typed(played(".TV."), "jungle", 2) == played(".JV.")


@given(st.text("TVJC.G", min_size=1, max_size=40), st.data())
def test_taking_back_undoes_a_key(melody, data):
    before = played(melody)
    assert played(data.draw(st.sampled_from("TVJC.")) + "<", before) == before
    at = data.draw(st.integers(1, len(melody)))
    assert entering.erased(entering.inserted(before, at), at) == before


def test_the_invented_track_can_be_changed_as_if_it_had_been_typed():
    assert entering.length(SAMPLE) == 58
    assert entering.track_done(SAMPLE)
    assert played("<", SAMPLE)["length"] == 57


def melody_of(kit: dict[str, Any]) -> str:
    signs = {name: sign for sign, name in WRITTEN.items()}
    great = entering.great(kit)
    return "".join(
        "G" if space in great else signs[entering.kind(kit, space)] for space in range(1, entering.length(kit) + 1)
    )


def test_a_whole_copy_told_by_taps_is_the_copy():
    raw = played(melody_of(SAMPLE))
    for character in CHARACTERS:
        assert entering.next_card(raw) == character
        raw = entering.carded(raw, space=SAMPLE["start"][character]["space"])
        assert entering.next_card(raw) == character
        raw = entering.carded(raw, gems=SAMPLE["start"][character]["gems"])
    assert untold(GAME, raw, 4) == ()
    assert untold(GAME, raw, 4, {"tokens": "app"}) == ("tokens",)
    for token in entering.COUNTED:
        raw = entering.counted(raw, token, SAMPLE["tokens"][token])
    assert untold(GAME, raw, 4, {"tokens": "app"}) == ()
    assert codes(raw) == []
    parts = ("finish", "temples", "villages", "jungle", "chance", "start", "tokens")
    assert {part: raw[part] for part in parts} == {part: SAMPLE[part] for part in parts}
    assert entering.carded(raw, space=7) is raw


def test_half_a_card_and_half_the_tokens_are_no_flaw():
    raw = entering.counted(entering.carded(played(".TG"), "seer", space=2), "back", 3)
    assert codes(raw) == []
    assert entering.cards_progress(raw) == (0, 9)
    assert entering.tokens_progress(raw) == (1, 6)


@pytest.mark.parametrize(
    ("melody", "flaw"),
    [
        ("JJJJ", ("kit.jungle", "count")),
        ("JJ.G.G", ("kit.jungle", "count")),
        ("C" * 18, ("kit.chance", "fewer")),
        ("G", ("kit.finish", "finish-order")),
        ("JJJ.G.G.", ("kit.length", "between")),
    ],
)
def test_what_the_rulebook_says_otherwise(melody, flaw):
    """LT1.1, LT1.3, LT6"""
    assert flaw in codes(played(melody))


def test_a_great_temple_is_a_temple():
    """LT1.1"""
    assert codes(entering.typed(played(".G"), "village", 2)) == [("kit.finish.6-8", "finish-temple")]
