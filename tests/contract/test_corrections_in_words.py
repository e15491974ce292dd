"""A correction is told in people's words, of whatever game: names, places and pieces, never a path."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from model.kernel.correct import correction_seen
from model.kernel.event import Change, Corrected
from model.kernel.game import Game, Player, Setup
from model.kernel.illegal import Illegal
from model.kernel.move import Correct, Entry
from model.kernel.play import Play
from model.kernel.simulate import simulate
from model.language import LANGUAGES, texts
from model.table.words import event_words, refusal_words
from tests.contract.conftest import LISTED, kit_of
from tests.model.games.switching import each_switch

NAMES = ("Ada", "Ben")
PATH = re.compile(r"seats?\b|\w\.\d|\d,\d|\b\w+_\w+|…|\{|\[|null|true|false|\b(?:T\d\d|L\d+|S\d)\b|\b[A-G]\d\b")


def plays(game: Game[Any]) -> Iterator[Play[Any]]:
    kit = game.kit(kit_of(game))
    players = tuple(Player(name, kit.colours[seat]) for seat, name in enumerate(NAMES))
    for options in ({}, *each_switch(game)):
        setup = Setup(players, kit, game.options(**options))
        for most in (8, 60, 400):
            yield simulate(game, setup, 4, most)


def within(tree: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every path of the truth with its value, from the whole to the smallest part."""
    inside = tree.items() if isinstance(tree, dict) else enumerate(tree) if isinstance(tree, list) else ()
    for name, value in inside:
        at = f"{path}{name}"
        yield at, value
        yield from within(value, f"{at}.")


def changes(game: Game[Any]) -> dict[str, list[Change]]:
    """Of every path the values that stood there, each corrected into the next."""
    found: dict[str, list[Any]] = {}
    for play in plays(game):
        for path, value in within(msgspec.to_builtins(game.correctable(play.state), str_keys=True)):
            if not re.fullmatch(r"seats(\.\d)?|hexes|rooms|secret|pieces|rooms\.[\d,]+\.flags|secret\.\w+", path):
                values = found.setdefault(path, [])
                values.append(value) if value not in values and len(values) < 4 else None
    return {path: [Change(path, a, b) for a in some for b in some if a != b] for path, some in found.items()}


@pytest.mark.long
@pytest.mark.parametrize("game", LISTED.values(), ids=LISTED)
def test_every_path_that_can_be_corrected_has_words(game: Game[Any]) -> None:
    kit = game.kit(kit_of(game))
    count = 0
    for some in changes(game).values():
        for lang in LANGUAGES:
            for change in some[:6]:
                said = event_words(texts(lang), game.id, Corrected((change,)), NAMES, kit)
                count += 1
                assert not PATH.search(said), (change, said)
    assert count > 50


@pytest.mark.parametrize("game", LISTED.values(), ids=LISTED)
def test_a_hidden_one_tells_whose_it_is_and_nothing_more(game: Game[Any]) -> None:
    kit = game.kit(kit_of(game))
    for path, some in changes(game).items():
        if not game.secret(path, 1):
            continue
        for lang in LANGUAGES:
            heard = {
                event_words(texts(lang), game.id, correction_seen(game, Corrected((c,)), 1), NAMES, kit) for c in some
            }
            assert len(heard) <= 1
            refused = refusal_words(texts(lang), "X1", {"why": "secret", "path": path}, NAMES, game.id, kit).whole
            for said in (*heard, refused):
                assert not PATH.search(said), (path, said)


@pytest.mark.parametrize(
    ("game", "change", "words"),
    [
        ("lost-temple", Change("seats.0.space", 17, 19), "Ada is on space 19, not 17."),
        ("lost-temple", Change("seats.1.gems", 2, 0), "Ben has no gems, not 2."),
        ("lost-temple", Change("seats.1.characters", ["thief"], ["scout"]), "Ben has Scout, not Thief."),
        ("lost-temple", Change("idol", None, 1), "Ben has the idol."),
        ("tikal", Change("hexes.2,2.value", 3, 4), "The temple on c3 is worth 4, not 3."),
        ("tikal", Change("hexes.2,2", None, {"tile": "A4"}), "On c3 lies an A jungle tile."),
        (
            "tikal",
            Change("seats.0.leader", [0, 4], [2, 2]),
            "Ada has the leader on c3, not in the base camp.",
        ),
        ("tikal-2", Change("seats.0.score", 4, -6), "Ada has −6 points, not 4."),
        ("tikal-2", Change("rooms.2,2.flags.1", "none", 0), "Ben has a flag on c3."),
        (
            "tikal-2",
            Change("seats.0.explorer", [2, 2], "S1"),
            "Ada has the explorer in the secret room with 10 or 8, not on c3.",
        ),
        (
            "tikal-2",
            Change("stock", {"pink": 1, "blue": 2}, {"pink": 1, "blue": 3}),
            "The stock has 3 blue keys, not 2.",
        ),
        ("pebbles", Change("die", 3, 4), "The die shows 4, not 3."),
    ],
)
def test_as_a_friend_would_say_it(game: str, change: Change, words: str) -> None:
    kit = LISTED[game].kit(kit_of(LISTED[game]))
    assert event_words(texts("en"), game, Corrected((change,)), NAMES, kit) == words


def test_several_changes_and_the_reason_are_one_line() -> None:
    event = Corrected((Change("seats.0.gems", 1, 3), Change("seats.1.gems", 5, 5)), "miscounted, seats.0 is right")
    said = event_words(
        texts("en"), "lost-temple", event, NAMES, LISTED["lost-temple"].kit(kit_of(LISTED["lost-temple"]))
    )
    assert said == "Ada has 3 gems, not 1. miscounted, seats.0 is right"
    same = Corrected((Change("seats.1.gems", 5, 5),))
    assert event_words(texts("en"), "lost-temple", same, NAMES) == "A correction changed nothing."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_correction_that_cannot_be_is_refused_without_a_path(lang: str) -> None:
    game = LISTED["lost-temple"]
    play = next(iter(plays(game)))
    with pytest.raises(Illegal) as told:
        play.submit(Entry(None, Correct({"seats.0.gems": "many"})))
    said = refusal_words(texts(lang), told.value.rule, told.value.facts, NAMES, game.id, play.setup.kit).whole
    assert not PATH.search(said)


@pytest.mark.parametrize("game", LISTED.values(), ids=LISTED)
@pytest.mark.parametrize("path", ["seats.x.score", "hexes.a.tile", "hexes.1,2,3", "rooms.9.flags.0", "sites.one", ""])
def test_what_no_game_has_is_said_as_it_was_typed(game: Game[Any], path: str) -> None:
    said = refusal_words(texts("en"), "X4", {"path": path}, NAMES, game.id, game.kit(kit_of(game))).whole
    assert path in said
