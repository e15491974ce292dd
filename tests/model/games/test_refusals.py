"""A refusal read as people read it: what is wrong here with its numbers, what to do instead, then the rule's words."""

import re
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from model.kernel.illegal import Illegal
from model.language import LANGUAGES, Why, texts
from model.table.words import refusal_words
from tests.model.games.lost_temple.table import at_turn
from tests.model.games.tabletop import Tabletop
from tests.model.games.tikal.table import BASE, in_turn
from tests.model.games.tikal.table import Table as TikalTable
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


TEMPLE, JUNGLE = [0, 3], [1, 3]
SEVEN = (36, 5, 5, 5, 5, 5, 5)
"""Players so many that the race ends on space 38."""


def temple(**own: object) -> Tabletop:
    return exploring(rooms=ONE_WALL, seats=[own, {}])


def temple_with(own: list[int], other: list[int], **more: object) -> Tabletop:
    return in_turn({"0,3": {"figures": {"0": own, "1": other}, **more}})


def drawn() -> Tabletop:
    table = TikalTable(2)
    table.do(None, "draw", tile="A1")
    return table


def display() -> Tabletop:
    """Two A and then the B are next."""
    table = TikalTable(4, version="auction")
    table.play._states[-1] = replace(table.state, stack=("A", "A", *"BBBBBB"))
    return table


def over() -> Tabletop:
    table = begun()
    table.play._states[-1] = replace(table.state, phase="over")
    return table


def delivering(*deliveries: dict) -> dict:
    """Past both seaplanes."""
    return {"do": "paddle", "to": 5, "deliveries": [{"plane": i, **one} for i, one in enumerate(deliveries)]}


def with_masks(**own: object) -> Tabletop:
    return begun(seats=[{"treasures": {"mask": 2}, "backpack": {"pink": 1}, **own}, {}])


def after(table: Tabletop, **move: object) -> Tabletop:
    table.do(0, **move)  # type: ignore[arg-type]
    return table


def played(card: str) -> tuple[Callable[[], Tabletop], int, dict]:
    return lambda: begun(seats=[{"cards": [card]}, {}]), 0, {"do": "play", "card": card}


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
     "Only a secret passage leads into or out of a secret room. Use one for this step."),
    ("T2.5.10", lambda: exploring(4, kit=SHORT, rooms=FULL, seats=[{}, {}, {}, {"explorer": [1, 3]}], to_act=[3]), 3,
     {"do": "explore", "path": [[1, 3]], "dig": True},
     "All bonuses of this room are taken. Excavate another room."),
    ("T2.3.3", lambda: begun(seats=[{"backpack": {"pink": 1}, "site": 5}, {}]), 0, {"do": "paddle", "to": 0},
     "You still have a key in the backpack, so points do not pay for the forest. Choose a key."),
    ("T2.6.4", lambda: begun(phase="last", round=2, sites=[[]] * 6), 0, {"do": "tent", "colour": "pink"},
     "This is the last special turn. Explore once without the tent, or play a card."),
    ("T2.7.0", lambda: begun(seats=[{"cards": ["pair"]}, {}]), 0, {"do": "play", "card": "pair"},
     "Keep this card for the final scoring: pair."),
    ("T2.7.0", lambda: begun(seats=[{"cards": ["remote", "forest"], "treasures": {"mask": 1}}, {}]), 0,
     {"do": "play", "card": "remote", "treasures": {"mask": 1}, "cards": ["forest"]},
     "This card does nothing for a delivery: free through the forest. Leave it out."),
    ("T2.3.7", lambda: taken("T11"), 0, {"do": "explore", "path": [OUT]},
     "First use or skip: a special card and a key of your choice."),
    ("T2.3.7", lambda: taken("T10"), 0, {"do": "end"}, "First use or skip: 2 treasures."),
    ("T2.3.7", lambda: taken("T16"), 0, {"do": "end"}, "First use or skip: a blue key and a yellow key."),
    ("LT5.5", lambda: at_turn("elder", spaces=SEVEN, gems=(5,)), 0, {"do": "pay"},
     "There is no village between you and the finish, space 38. You can only stay, and you pay nothing."),
    ("LT5.3", lambda: at_turn("seer", spaces=SEVEN), 0, {"do": "peek", "spaces": [35, 42], "advance": 1},
     "Space 42 is behind the finish, space 38, and has no token. Choose chance spaces before it."),
    ("LT5.3", lambda: at_turn("seer", spaces=SEVEN), 0, {"do": "peek", "spaces": [35, 1], "advance": 1},
     "Space 1 is not a chance space. Choose chance spaces only."),
    ("X1", lambda: at_turn("child"), 0, {"do": "reveal", "token": "gems"},
     "At the moment: somebody’s turn. Finish that first."),
    ("X1", over, 0, {"do": "end"}, "The game is over. If something was wrong, undo it."),
    ("X2", lambda: at_turn("thief"), 0, {"do": "rob", "target": "child"},
     "“how far to move” is missing. Enter it too."),
    ("X2", lambda: temple(), 0, {"do": "explore", "path": [OUT, [9, 9]]},
     "“way” has a value that is not possible. Choose another one."),
    ("TK1.2", display, None, {"do": "display", "tiles": ["A5", "B1", "B2", "B3"]},
     "You entered 3 tiles with the letter B, but only 2 can come now. The next 4 tiles have the letters A, A, B and B. "
     "Check the tiles again."),
    ("TK1.2", lambda: TikalTable(2), None, {"do": "draw", "tile": "B1"},
     "A tile with the letter B cannot come yet. The next tile has the letter A. Check the tiles again."),
    ("TK2.1", drawn, 0, {"do": "place", "hex": [99, 9], "turn": 0},
     "That space is not on the board. Choose a free space next to a tile."),
    ("TK3.1", in_turn, 0, {"do": "bring", "figure": "member", "to": [-1, 4]},
     "That space is not on the board. Choose a tile that is there."),
    ("TK3.4", lambda: temple_with([0, 3], [0, 0], value=10), 0, {"do": "uncover", "hex": TEMPLE},
     "This temple has reached 10, the highest level. Choose another one."),
    ("TK3.5", in_turn, 0, {"do": "raise", "hex": JUNGLE, "treasure": 1},
     "This is not a treasure tile, so there is nothing to dig up. Choose a treasure tile."),
    ("TK3.7", lambda: in_turn(seats=[{"camps_left": 0}, {}]), 0, {"do": "camp", "hex": JUNGLE},
     "You have already built both your camps. Do something else, or end your turn."),
    ("TK3.8", lambda: temple_with([0, 2], [1, 0]), 0, {"do": "guard", "hex": TEMPLE, "figure": "member"},
     "Your strength there is 2 against 3 (leader 3, member 1), so you are not alone in being strongest. Bring more "
     "figures first."),
    ("TK3.8", lambda: temple_with([0, 0], [0, 1]), 0, {"do": "guard", "hex": TEMPLE, "figure": "member"},
     "You have no figure at this temple. Move figures there first."),
    ("TK3.8", lambda: in_turn({"0,3": {"figures": {"0": [0, 1]}}}, seats=[{"guards_left": 0}, {}]), 0,
     {"do": "guard", "hex": TEMPLE, "figure": "member"},
     "You have already placed both your guards. Do something else, or end your turn."),
    ("TK3.12", lambda: in_turn({"2,3": {"tile": "B6", "turn": 0}}), 0, {"do": "camp", "hex": [2, 3]},
     "No camp can stand on a volcano. Choose a jungle or an emptied treasure tile."),
    ("TK3.12", in_turn, 0, {"do": "camp", "hex": BASE},
     "No camp can stand on the base camp. Choose a jungle or an emptied treasure tile."),
    ("T2.3.1", lambda: after(begun(), do="paddle", to=1), 0, {"do": "paddle", "to": 2},
     "Your pirogue has already moved this turn. Take a tile at your site."),
    ("T2.3.1", lambda: taken("T10"), 0, {"do": "paddle", "to": 2},
     "You have already taken your tile, and your pirogue moves only before that. Use or skip the tile’s actions."),
    ("T2.3.1", lambda: taken("T10"), 0, {"do": "take", "tile": "T11"},
     "You have already taken your tile this turn. Use or skip its actions."),
    ("T2.3.2", lambda: begun(seats=[{"backpack": {"pink": 1}}, {}]), 0,
     {"do": "paddle", "to": 1, "forest": {"key": "pink"}},
     "This way does not cross the forest, so you pay nothing. Leave the payment out."),
    ("T2.3.4", with_masks, 0, delivering({"treasures": {"mask": 2}}, {"treasures": {"mask": 1}}),
     "You have 2 “mask”. After the first seaplane none is left, and you want to deliver 1 more. Deliver fewer there or "
     "here."),
    ("T2.3.8", with_masks, 0, delivering({"treasures": {}}),
     "This delivery has no treasure in it. Choose at least one, or leave the delivery out."),
    ("T2.5.4", lambda: temple(cards=["passage"]), 0, {"do": "explore", "path": [OUT, "S1"], "passages": {"0": "token"}},
     "You named a token for secret passages and have none. Your card is a secret passage too: use it."),
    ("T2.5.4", lambda: temple(cards=["passage"]), 0,
     {"do": "explore", "path": [OUT, "S1", OUT], "passages": {"0": "token", "1": "card"}},
     "You need 2 secret passages and have only 1. Go another way."),
    ("T2.5.6", lambda: temple(explorer="S1"), 0, {"do": "explore", "path": ["S1", OUT]},
     "Only a secret passage leads into or out of a secret room. You have none left. Go another way, or stay."),
    ("T2.5.6", lambda: temple(passages=2), 0,
     {"do": "explore", "path": [OUT, "S1", "S2"], "passages": {"0": "token", "1": "token"}},
     "A secret room can be entered and left only from outside. Go outside in between; each way in or out takes a "
     "secret passage."),
    ("T2.5.13", lambda: temple(backpack=ALL), 0, {"do": "rescue", "colour": "pink"},
     "You can still reach a room to excavate, so you cannot buy a key. Go there and excavate."),
    ("T2.5.13", lambda: after(temple(), do="explore", path=[OUT]), 0, {"do": "rescue", "colour": "pink"},
     "You have already explored this turn, and a key can be bought only before that. Go on without it."),
    ("T2.5.13", lambda: after(temple(), do="rescue", colour="pink"), 0, {"do": "rescue", "colour": "pink"},
     "You have already bought a key this turn. Explore now, or end your turn."),
    ("T2.6.1", lambda: begun(seats=[{"tent": False}, {}]), 0, {"do": "tent", "colour": "pink"},
     "You have already used your tent this round. Go on without it."),
    ("T2.6.4", lambda: after(begun(phase="last", round=2, sites=[[]] * 6), do="explore", path=[OUT]), 0,
     {"do": "tent", "colour": "pink"},
     "This is the last special turn, and you have already explored. Play a card, or end your turn."),
    ("T2.7.0", begun, 0, {"do": "play", "card": "pair"}, "You have no card “pair”. Choose something else."),
    ("T2.7.0", with_masks, 0, delivering({"treasures": {"mask": 1}, "cards": ["forest"]}),
     "You have no card “free through the forest”. Choose something else."),
    ("T2.7.0", *played("forest"),
     "The card “free through the forest” is played on the way through the forest. Paddle there, and pay with it."),
    ("T2.7.0", *played("passage"),
     "The card “secret passage” is played while exploring. Choose your way and use it for a step of it."),
    ("T2.7.0", *played("explore"),
     "The card “additional exploration” is played with an exploration. Explore, and choose the card for it."),
    ("T2.7.0", *played("plus-two"),
     "The card “+2 for each treasure” is played with a delivery. Deliver treasures, and add it."),
    ("T2.7.0", *played("many-types"),
     "The card “several types in one delivery” is played with a delivery. Deliver treasures, and add it."),
    ("T2.7.2", lambda: with_masks(cards=["plus-two"]), 0, delivering(*[
        {"treasures": {"mask": 1}, "cards": ["plus-two"]}] * 2),
     "Of the card “+2 for each treasure” you have only 1, not 2. Choose something else."),
    ("T2.7.7", lambda: begun(seats=[{"site": 5}, {}]), 0, {"do": "paddle", "to": 0, "forest": {"card": True}},
     "You have no card “free through the forest”. Choose something else."),
    ("T2.10.2", lambda: begun(short_game=True), 0, {"do": "explore", "path": [OUT], "with": "tent"},
     "You are playing the short game, without tents. First comes your tile with its actions; then you explore once."),
    ("T2.10.2", lambda: after(exploring(short_game=True), do="explore", path=[OUT]), 0,
     {"do": "tent", "colour": "pink"},
     "You are playing the short game, and you have already explored. Play a card, or end your turn."),
]  # fmt: skip


def refused(table: Tabletop, seat: int | None, move: dict) -> Illegal:
    with pytest.raises(Illegal) as caught:
        table.do(seat, **move)
    return caught.value


def why(lang: str, table: Tabletop, error: Illegal) -> Why:
    setup = table.play.setup
    names = [player.name for player in setup.players]
    return refusal_words(texts(lang), error.rule, error.facts, names, table.game.id, setup.kit)


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


@rule("X2")
def test_whoever_wrote_the_move_into_a_file_reads_the_name_it_has_there():
    table = at_turn("thief")
    error = refused(table, 0, {"do": "rob", "target": "child"})
    for lang in LANGUAGES:
        assert "advance" not in refusal_words(texts(lang), error.rule, error.facts, []).reason
        assert "advance" in refusal_words(texts(lang), error.rule, error.facts, [], typed=True).reason
