"""Treasures have one name, in the log, in refusals and on screens."""

import pytest
from msgspec.structs import replace

from model.games.tikal.events import SetScored, TreasureRaised, TreasuresExchanged
from model.games.tikal.naming import treasure
from model.kernel.event import Change, Corrected
from model.language import texts
from model.language.catalogue import LANGUAGES
from model.table.words import event_words, refusal_words
from tests.model.games.tikal.table import Table

NAMES = ("Ada", "Ben")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_treasure_is_called_the_same_everywhere(lang: str) -> None:
    words, kit = texts(lang), Table(2).state.board.kit
    ring, bell = words.say("word-ring"), words.say("word-bell")
    events = (
        TreasureRaised(0, (1, 2), 4),
        SetScored(0, 4, 2, 3),
        TreasuresExchanged(0, 4, 1, 7),
        Corrected((Change("seats.0.treasures.4", 0, 1),)),
    )
    said = [event_words(words, "tikal", event, NAMES, kit) for event in events]
    for why in ({}, {"why": "single", "seat": 1}, {"why": "safe", "seat": 1, "count": 2}):
        rule = "TK3.6" if why else "TK1.3"
        said.append(refusal_words(words, rule, {"motif": 4, "each": 3, **why}, NAMES, "tikal", kit).reason)
    assert [one for one in said if ring not in one or "4" in one] == []
    assert bell in said[2]


def test_a_treasure_is_called_as_its_owner_says() -> None:
    kit = Table(2).state.board.kit
    named = replace(kit, treasures=replace(kit.treasures, names=tuple("abcdefgh")))
    assert treasure(named, 2) == "b"
