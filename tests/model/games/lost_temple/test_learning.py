"""A copy of Lost Temple told in part: light detail without any, full detail only with the whole track, and a track that
turns out to be otherwise."""

from copy import deepcopy
from typing import Any

import pytest

from model.games import GAMES
from model.games.copies import flaws_of, known_kit, untold
from model.games.lost_temple import GAME
from model.games.samples import sample_kit
from model.kernel.flaws import Flawed
from model.kernel.move import Entry, Learn
from model.kernel.play import Play
from model.kernel.record import FORMAT, VERSION, Record, open_record
from model.kernel.simulate import simulate
from model.language import texts
from model.table.telling import entries
from tests.model.games.lost_temple.table import Table
from tests.model.games.tabletop import setup_of
from tests.rule import rule


def opened(kit: Any, players: int = 3, **options: Any) -> Any:
    people = [{"name": f"P{i}"} for i in range(players)]
    return open_record(Record(FORMAT, VERSION, GAME.id, people, [], kit, options), GAMES, sample_kit)


def without(*parts: str) -> Any:
    return {**deepcopy(sample_kit(GAME.id)), **dict.fromkeys(parts)}


@pytest.mark.parametrize("players", GAME.players)
def test_light_detail_needs_no_kit(players: int) -> None:
    game, setup = opened(None, players, detail="light")
    play = simulate(game, setup, 1)
    assert game.winners(play.state) is not None
    assert {"last", "call"} <= {str(type(line.entry.move).__struct_config__.tag) for line in play.lines}


@rule("LT1.4", "LT2.2")
def test_without_start_cards_a_light_game_begins_with_who_is_last() -> None:
    game, setup = opened(None, 3, detail="light")
    play: Play[Any] = Play(game, setup)
    start, last, _ = game.choices(play.state, None)
    assert (start.do, start.refused.rule, start.refused.facts) == ("start", "X5", {"path": "start.shaman"})
    assert (last.do, last.refused) == ("last", None)
    table = Table.__new__(Table)
    table.play = play
    facts = table.refuses("X5", None, "start", characters=["scout", "thief", "elder"])
    assert facts == {"path": "start.thief"}
    table.do(None, "learn", set={"start.thief": {"space": 3, "gems": 2, "machete": 0}})
    table.refuses("X5", None, "start", characters=["scout", "thief", "elder"])
    table.do(None, "last", seats=[1])
    assert game.phase(play.state) == "deal"


def test_full_detail_names_what_is_not_told() -> None:
    for part in ("finish", "temples", "villages", "jungle", "chance"):
        with pytest.raises(Flawed) as caught:
            opened(without(part))
        assert [(flaw.where, flaw.code) for flaw in caught.value.flaws] == [(f"kit.{part}", "untold")]
    kit = without()
    del kit["start"]["child"]
    with pytest.raises(Flawed) as caught:
        opened(kit)
    assert [(flaw.where, flaw.code) for flaw in caught.value.flaws] == [("kit.start.child", "untold")]
    opened(without("tokens", "length"))
    assert untold(GAME.id, without("tokens"), 3, {"tokens": "app"}) == ("tokens",)
    assert untold(GAME.id, known_kit(GAME.id), 3)[:5] == ("finish", "temples", "villages", "jungle", "chance")


@rule("LT1.6")
def test_a_half_told_track_is_no_fault() -> None:
    kit = {**deepcopy(known_kit(GAME.id)), "length": 20, "temples": [6], "villages": [4], "jungle": [13], "chance": [3]}
    assert flaws_of(GAME.id, kit) == ()
    kit["finish"] = {"2-5": None, "6-8": 20}
    assert [(flaw.where, flaw.code) for flaw in flaws_of(GAME.id, kit)] == [("kit.finish.6-8", "finish-temple")]
    kit |= {"jungle": [1, 2, 13, 14], "chance": [21]}
    assert {(flaw.where, flaw.code) for flaw in flaws_of(GAME.id, kit)} >= {
        ("kit.jungle", "count"),
        ("kit.chance[0]", "between"),
    }


@rule("LT5.4")
def test_a_temple_that_is_elsewhere() -> None:
    """The Priest goes to the next temple as it is known now; an undo brings the old track back."""
    play: Play[Any] = Play(GAME, setup_of(GAME, 3))
    play.submit(Entry(None, Learn({"temples": [2, 38, 58]})))
    assert play.state.track.temples == (2, 38, 58)
    assert play.kit.kind(2, 58) == "temple"
    said = entries(texts("en"), play, None)[-1].words
    told = "The temples of this copy are on spaces 2, 38 and 58. Until now it was described differently."
    assert said == told
    assert play.at(0).track.temples != play.state.track.temples


WRONG: list[tuple[str, Any]] = [
    ("temples", None),
    ("temples", [0]),
    ("temples", [3, 3]),
    ("chance", list(range(1, 19))),
    ("finish", {"2-5": 50, "6-8": 30}),
    ("length", 50),
    ("start.dragon", {"space": 1, "gems": 1}),
    ("start.thief", {"space": None, "gems": 1}),
    ("start.thief", {"space": 1, "gems": 51}),
    ("tokens", {"idol": 2}),
    ("tokens.idol", 3),
]


@pytest.mark.parametrize(("path", "value"), WRONG, ids=str)
def test_what_cannot_be_learned(path: str, value: Any) -> None:
    Table(3).refuses("X2", None, "learn", set={path: value})


@rule("LT1.3", "LT7.5")
def test_the_apps_tokens_lie_on_the_chance_spaces_as_they_are_known_now() -> None:
    play = simulate(GAME, setup_of(GAME, 3, tokens="app"), 3, most=2)
    before, chance = play.state, play.state.track.chance
    assert len(before.tokens) == len(chance)
    moved = [*chance[1:], 1]
    play.submit(Entry(None, Learn({"chance": moved})))
    after = play.state
    assert after.track.chance == tuple(sorted(moved))
    assert dict(zip(after.track.chance, after.tokens, strict=True))[1] == before.tokens[0]
    fewer = list(chance[2:])
    play.submit(Entry(None, Learn({"chance": fewer})))
    assert play.state.tokens == before.tokens[2:]
    play.submit(Entry(None, Learn({"chance": [*fewer, 1, 2]})))
    assert len(play.state.tokens) == len(chance)
    counts = {kind: play.state.tokens.count(kind) for kind in set(play.state.tokens)}
    assert all(count <= play.kit.tokens[kind] for kind, count in counts.items())
    table = Table.__new__(Table)
    table.play = play
    table.refuses("X2", None, "learn", set={"tokens": dict(play.kit.tokens)})
