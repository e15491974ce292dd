"""A refusal read as people read it: what is wrong here with its numbers, what to do instead, then the rule's words."""

import re
from collections.abc import Callable

import pytest

from model.kernel.illegal import Illegal
from model.language import LANGUAGES, Why, texts
from model.table.words import refusal_words
from tests.model.games.lost_temple.table import at_turn
from tests.model.games.tabletop import Tabletop
from tests.model.games.tikal.table import BASE, in_turn
from tests.model.games.tikal2.table import begun, exploring, taken
from tests.rule import rule

OUT = "outside"
BLUE, PINK = [0, 1], [0, 2]
ALL = dict.fromkeys(("pink", "blue", "yellow", "green", "brown"), 1)
ONE_WALL = {"0,3": {"room": "L1", "doors": [1, 2]}, "1,3": {"room": "L3", "doors": [5]}}
FULL = {"1,3": {"room": "sanctuary", "colour": "pink", "flags": {"0": 0, "1": 1, "2": 2}}}
SHORT = {"sanctuaries": [
    {"altar": altar, "bonuses": [{"points": n} for n in (5, 3, 2)]} for altar in (*ALL, "multicoloured")
]}  # fmt: skip


def temple(**own: object) -> Tabletop:
    return exploring(rooms=ONE_WALL, seats=[own, {}])


Case = tuple[str, Callable[[], Tabletop], int | None, dict, str]
CASES: list[Case] = [
    ("LT5.4", lambda: at_turn("priest", gems=(1,)), 0, {"do": "pay"},
     "That costs 2 gems and you have only one. You can only stay."),
    ("TK2.5", in_turn, 0, {"do": "bring", "figure": "member", "count": 11, "to": BASE},
     "That costs 11 AP and you have only 10 left. Do something cheaper, or end your turn."),
    ("X1", in_turn, 1, {"do": "end"}, "It is Ada’s turn. Please wait."),
    ("T2.5.2", lambda: temple(explorer=[0, 3], backpack={"pink": 1}), 0, {"do": "explore", "path": [[0, 3], [1, 3]]},
     "You have no blue key in the backpack. Get what is missing, or use a secret passage."),
    ("T2.5.2", lambda: temple(explorer=[0, 3]), 0, {"do": "explore", "path": [[0, 3], [1, 3]]},
     "These keys are missing from your backpack: blue and pink. Get what is missing, or use a secret passage."),
    ("T2.5.2", lambda: temple(explorer=PINK, backpack=ALL), 0, {"do": "explore", "path": [PINK, BLUE]},
     "There is no door here. Only a secret passage leads through."),
    ("T2.5.6", lambda: temple(explorer=[0, 3], backpack=ALL, passages=1), 0,
     {"do": "explore", "path": [[0, 3], [1, 3]], "passages": {"0": "token"}},
     "Your keys open every way through here. Go by the door and keep your passage."),
    ("T2.5.6", lambda: temple(passages=1), 0, {"do": "explore", "path": [OUT, "S1"]},
     "Only a secret passage from outside leads into or out of a secret room. Go outside first, and use a passage."),
    ("T2.5.10", lambda: exploring(4, kit=SHORT, rooms=FULL, seats=[{}, {}, {}, {"explorer": [1, 3]}], to_act=[3]), 3,
     {"do": "explore", "path": [[1, 3]], "dig": True},
     "All bonuses of this room are taken. Excavate another room."),
    ("T2.3.3", lambda: begun(seats=[{"backpack": {"pink": 1}, "site": 5}, {}]), 0, {"do": "paddle", "to": 0},
     "You still have a key in the backpack, so points do not pay for the forest. Choose a key."),
    ("T2.6.4", lambda: begun(phase="last", round=2, sites=[[]] * 6), 0, {"do": "tent", "colour": "pink"},
     "This is the last special turn. Explore once without the tent, or play a card."),
    ("T2.7.0", lambda: begun(seats=[{"cards": ["pair"]}, {}]), 0, {"do": "play", "card": "pair"},
     "Keep this card for the final scoring: one of a pair."),
    ("T2.7.0", lambda: begun(seats=[{"cards": ["remote", "forest"], "treasures": {"mask": 1}}, {}]), 0,
     {"do": "play", "card": "remote", "treasures": {"mask": 1}, "cards": ["forest"]},
     "This card does nothing for a delivery: free forest. Leave it out."),
    ("T2.3.7", lambda: taken("T11"), 0, {"do": "explore", "path": [OUT]}, "First use or skip: special card and key."),
]  # fmt: skip


def refused(table: Tabletop, seat: int | None, move: dict) -> Illegal:
    with pytest.raises(Illegal) as caught:
        table.do(seat, **move)
    return caught.value


def why(lang: str, table: Tabletop, error: Illegal) -> Why:
    return refusal_words(texts(lang), error.rule, error.facts, [player.name for player in table.play.setup.players])


@rule("X1", "T2.7.0")
@pytest.mark.parametrize(
    ("cited", "laid", "seat", "move", "said"), CASES, ids=[f"{c[0]}-{i}" for i, c in enumerate(CASES)]
)
def test_it_begins_with_what_is_wrong_here_and_what_to_do_instead(cited, laid, seat, move, said):
    table = laid()
    error = refused(table, seat, move)
    assert error.rule == cited
    english = why("en", table, error)
    assert (english.reason, english.rule) == (said, texts("en").rule(cited))
    for lang in LANGUAGES:
        words = why(lang, table, error)
        assert words.whole.startswith(words.reason)
        assert words.rule == texts(lang).rule(cited) != words.reason
        assert re.search(r"[.:] \S", words.reason)  # what is wrong, and what instead
        assert lang == "en" or words.reason != english.reason
