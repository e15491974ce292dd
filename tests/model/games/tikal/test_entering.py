"""A copy of Tikal told tap by tap: yes to all, or a stone, a number, a place that differs; the treasures' names."""

from typing import Any

from model.games.copies import flaws_of, known_kit
from model.games.tikal import entering
from tests.rule import rule

GAME = "tikal"
KNOWN: dict[str, Any] = known_kit(GAME)


def seen(raw: dict[str, Any]) -> list[dict[str, Any]]:
    return [{part: one[part] for part in ("at", "kind", "stones")} for one in raw["printed"]]


@rule("TK1.4")
def test_yes_is_one_tap():
    assert entering.printed_told(KNOWN) == (0, 4)
    raw = entering.looked_at(KNOWN)
    assert entering.printed_told(raw) == (4, 4)
    assert seen(raw) == seen(KNOWN)
    assert flaws_of(GAME, raw) == ()


def test_stones_go_round_and_only_what_was_touched_is_told():
    raw = KNOWN
    for stones in (1, 2, 3, 0):
        raw = entering.stones_tapped(raw, 2, 3)
        assert raw["printed"][2]["stones"][3] == stones
    assert entering.printed_told(raw) == (1, 4)
    assert seen(raw) == seen(KNOWN)


def test_the_number_on_a_temple():
    raw = entering.valued(KNOWN, 1, 3)
    assert raw["printed"][1]["value"] == 3
    assert flaws_of(GAME, raw) == ()


def test_one_lies_elsewhere_and_two_change_places():
    raw = entering.laid_at(KNOWN, 0, (7, 4))
    assert raw["printed"][0]["at"] == [7, 4]
    raw = entering.laid_at(KNOWN, 0, (0, 3))
    assert [one["at"] for one in raw["printed"][:2]] == [[0, 3], [0, 4]]
    assert entering.spots(raw)[(0, 3)] == 0
    assert flaws_of(GAME, raw) == ()


def test_names_are_ours_until_somebody_writes():
    assert entering.names_told(KNOWN) == (0, 8)
    kept = entering.kept_names(KNOWN)
    assert kept["treasures"]["names"] == list(entering.MOTIFS)
    raw = entering.named(KNOWN, 2, " vase ")
    assert entering.names(raw)[2] == "vase"
    assert entering.names_told(raw) == (8, 8)
    assert entering.names(entering.named(raw, 2, " ")) == entering.MOTIFS
    assert flaws_of(GAME, raw) == ()


def test_a_kit_from_anywhere_can_be_gone_on_with():
    bare = {"game": GAME, "name": "", "colours": KNOWN["colours"], "printed": None, "treasures": None}
    assert entering.filled(bare) == KNOWN
    written = {**KNOWN, "printed": [{**one, "known": {}} for one in KNOWN["printed"]]}
    assert entering.printed_told(written) == (4, 4)
    blank = {**KNOWN, "printed": [{**one, "stones": None} for one in KNOWN["printed"]]}
    assert entering.printed_told(blank) == (0, 4)
    assert entering.stones_tapped(blank, 0, 1)["printed"][0]["stones"] == [0, 1, 0, 0, 0, 0]
