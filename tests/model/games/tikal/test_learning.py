"""A copy of Tikal: nearly all is known; the printed hexes and the treasures' names are told, or learned in play."""

from copy import deepcopy
from typing import Any

import pytest

from model.games import GAMES
from model.games.copies import flaws_of, knowledge, known_kit, untold
from model.games.samples import sample_kit
from model.games.tikal import GAME
from model.kernel.event import Change, Learned
from model.kernel.flaws import Flawed
from model.kernel.record import FORMAT, VERSION, Record, open_record
from model.kernel.simulate import simulate
from model.language import texts
from model.table.learned import learned_words
from tests.model.games.tikal.table import Table


def opened(kit: Any, **options: Any) -> Any:
    people = [{"name": "Ada"}, {"name": "Ben"}]
    return open_record(Record(FORMAT, VERSION, GAME.id, people, [], kit, options), GAMES, sample_kit)


def test_the_kit_is_known_but_full_detail_has_it_written_out() -> None:
    assert (flaws_of(GAME.id, known_kit(GAME.id)), untold(GAME.id, known_kit(GAME.id), 3)) == ((), ())
    opened(known_kit(GAME.id))
    with pytest.raises(Flawed) as caught:
        opened(None)
    assert [(flaw.where, flaw.code) for flaw in caught.value.flaws] == [("kit", "untold")]
    game, setup = opened(None, detail="light")
    assert game.winners(simulate(game, setup, 1).state) is not None


def test_untold_stones_are_for_light_detail() -> None:
    kit = deepcopy(known_kit(GAME.id))
    kit["printed"][1]["stones"] = None
    with pytest.raises(Flawed) as caught:
        opened(kit)
    assert [(flaw.where, flaw.code) for flaw in caught.value.flaws] == [("kit.printed.1.stones", "untold")]
    opened(kit, detail="light")
    assert untold(GAME.id, kit, 3) == ("printed.1.stones",)
    assert knowledge(GAME.id, kit, "printed.1.stones") == "unknown"
    assert knowledge(GAME.id, kit, "tiles.3.stones") == "known"
    kit["printed"][1]["stones"] = [3, 3, 3, 3, 3, 3]
    assert knowledge(GAME.id, kit, "printed.1.stones") == "told"
    assert knowledge(GAME.id, kit, "treasures.names") == knowledge(GAME.id, kit, "nowhere.9") == "unknown"


def test_a_printed_hex_is_mended() -> None:
    table = Table(2)
    printed = table.play.kit.printed
    number, hex_ = next((i, one) for i, one in enumerate(printed) if one.kind == "temple")
    where = f"{hex_.at[0]},{hex_.at[1]}"
    cell = table.state.board.number[hex_.at]
    table.do(None, "learn", set={f"printed.{number}.stones": [2, 0, 0, 0, 0, 1], f"printed.{number}.value": 2})
    assert table.state.cells[cell].stones == (2, 0, 0, 0, 0, 1)
    assert table.truth()["hexes"][where]["value"] == 2
    table.do(None, "correct", set={f"hexes.{where}.value": 4})
    table.do(None, "learn", set={f"printed.{number}.value": 3})
    assert table.truth()["hexes"][where]["value"] == 4, "what was uncovered lies there"
    table.do(None, "undo", to=0)
    assert table.state.cells[cell].stones == hex_.stones


WRONG: list[tuple[str, Any]] = [
    ("printed.0.stones", None),
    ("printed.0.stones", [1, 1, 1]),
    ("printed.0.stones", [4, 0, 0, 0, 0, 0]),
    ("printed.4.stones", [1, 1, 1, 1, 1, 1]),
    ("printed.0.kind", "temple"),
    ("printed.1.value", 0),
    ("printed.0.value", 1),
    ("treasures.names", ["one"]),
    ("treasures.names", [""] * 8),
    ("tiles.0.stones", [1, 1, 1, 1, 1, 1]),
]


@pytest.mark.parametrize(("path", "value"), WRONG, ids=str)
def test_what_cannot_be_learned(path: str, value: Any) -> None:
    Table(2).refuses("X2", None, "learn", set={path: value})


def test_the_treasures_have_names() -> None:
    table = Table(2)
    names = ["mask", "bowl", "axe", "bell", "ring", "crown", "flute", "lamp"]
    table.do(None, "learn", set={"treasures.names": names})
    assert table.play.kit.treasures.names == tuple(names)


@pytest.mark.parametrize(
    ("lang", "camp", "temple"),
    [
        ("en", "The stepping stones of the base camp are now known.", "space a4"),
        ("de", "Jetzt ist bekannt, wo das Basiscamp Steinplatten hat.", "Feld a4"),
        ("fr", "On connaît maintenant les pierres du camp de base.", "la case a4"),
        ("nl", "Nu is bekend waar het basiskamp stenen heeft.", "veld a4"),
        ("fi", "Perusleirin kivipaalit ovat nyt tiedossa.", "Ruudun a4"),
    ],
)
def test_the_base_camp_is_said_as_people_call_it(lang: str, camp: str, temple: str) -> None:
    kit = Table(2).play.kit

    def said(number: int) -> str:
        learned = Learned((Change(f"printed.{number}.stones", None, (1, 0, 0, 0, 0, 0)),))
        return learned_words(texts(lang), GAME.id, kit, learned, ("Ada", "Ben"))

    assert said(0) == camp
    assert temple in said(1)
