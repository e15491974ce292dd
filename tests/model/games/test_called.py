"""Places and pieces are said as people call them: no coordinates, no ids that are printed nowhere."""

import re
from importlib import import_module
from typing import Any, get_args, get_type_hints

import pytest

from model.games import FOLDERS, GAMES
from model.games.samples import sample_kit
from model.games.tikal import naming as tikal
from model.games.tikal2 import naming as tikal2
from model.kernel.event import Event
from model.kernel.simulate import simulate
from model.language import texts
from model.language.catalogue import LANGUAGES
from model.table.called import said
from model.table.telling import entries, told
from model.table.words import event_words, refusal_words
from tests.model.games.tabletop import setup_of

HEX = tuple[int, int]
IDS = re.compile(r"\b(?:T\d\d|L\d+|S\d|[A-G]\d)\b|(?<![a-z\d])\d+, \d|\[")
"""Tiles, rooms, secret rooms, coordinates."""
EVENTS = [
    one
    for folder in FOLDERS
    if folder != "lost_temple"  # a track's spaces are numbered
    for one in vars(import_module(f"model.games.{folder}.events")).values()
    if isinstance(one, type) and issubclass(one, Event) and one.__module__.startswith("model.games")
]


def kit(game: str) -> Any:
    return GAMES[game].kit(sample_kit(game))


def in_words(game: str, event: Event, lang: str = "en") -> str:
    return event_words(texts(lang), game, event, ["Ada", "Ben"], kit(game))


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: f"{event.__module__.split('.')[2]}-{event.__name__}")
def test_every_place_is_declared(event: type[Event]) -> None:
    kinds = get_type_hints(event)
    places = {name for name in event.__struct_fields__ if _is_place(kinds[name])}
    assert places == set(event.place_fields)
    assert set(event.piece_fields) <= set(event.__struct_fields__)


def _is_place(kind: Any) -> bool:
    inner = get_args(kind)
    return kind == HEX or HEX in inner or any(_is_place(one) for one in inner)


@pytest.mark.long
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "options"),
    [("tikal", {}), ("tikal", {"version": "auction"}), ("tikal-2", {}), ("tikal-2", {"more_control": True})],
    ids=str,
)
def test_no_id_and_no_pair_of_numbers_in_the_log(game: str, options: dict[str, Any], lang: str) -> None:
    play = simulate(GAMES[game], setup_of(GAMES[game], 3, **options), 5, most=250)
    for one in (*entries(texts(lang), play, None), *told(texts(lang), play, None)):
        counted = re.sub(r"(?:treasures|number|price|temples)[^.]*", "", one.words)  # counts in a row are no place
        assert not IDS.search(counted), one.words


@pytest.mark.parametrize(
    ("id_", "words"),
    [
        ("A2", "an A temple tile worth 2"),
        ("A4", "an A jungle tile"),
        ("G4", "a G treasure tile with 2 treasures"),
        ("B6", "a B volcano tile"),
    ],
)
def test_tiles_of_tikal_by_kind_letter_and_value(id_: str, words: str) -> None:
    assert said(texts("en"), tikal.tile(kit("tikal"), id_)) == words


def test_what_is_no_tile_of_the_kit_is_said_as_it_was_told() -> None:
    assert tikal.tile(kit("tikal"), "Z9") == "Z9"
    assert tikal2.tile(kit("tikal-2"), "Z9") == tikal2.room(kit("tikal-2"), "Z9") == "Z9"


@pytest.mark.parametrize(
    ("where", "words"),
    [
        ([2, 2], "c3"),
        ("outside", "outside"),
        ("S1", "secret room with 10 or 8"),
        ("S4", "secret room with 8 or 4 + card"),
        ("S5", "secret room with 7 + treasure or 6"),
    ],
)
def test_places_of_tikal_ii(where: Any, words: str) -> None:
    assert said(texts("en"), tikal2.place(kit("tikal-2"), where)) == words


@pytest.mark.parametrize(
    ("game", "event", "facts", "words"),
    [
        ("tikal", "FiguresBrought", (0, "member", 2, (0, 4)), "Ada brings 2 members to the base camp."),
        ("tikal", "CampBuilt", (0, (2, 2)), "Ada builds a camp on c3."),
        ("tikal-2", "TileTaken", (1, "T05"), "Ben takes the action tile “light-coloured room and key”."),
        ("tikal-2", "RoomDiscovered", (1, "L4", (2, 2), 0), "Ben places a blue room on c3."),
        ("tikal-2", "ExplorerMoved", (1, ((2, 2), "outside"), "outside"), "Ben moves the explorer outside."),
        ("tikal-2", "PirogueMoved", (1, 0), "Ben paddles to site 1."),
    ],
)
def test_events_in_people_s_words(game: str, event: str, facts: tuple[Any, ...], words: str) -> None:
    kind = getattr(import_module(f"{type(GAMES[game]).__module__.rpartition('.')[0]}.events"), event)
    assert in_words(game, kind(*facts)) == words


def test_refusals_in_people_s_words() -> None:
    """TK2.1, TK3.3, TK1.2"""
    at = ["Ada", "Ben"], "tikal", kit("tikal")
    assert "c3" in refusal_words(texts("en"), "TK2.1", {"why": "taken", "hex": [2, 2]}, *at).reason
    assert "Zum Basiscamp" in refusal_words(texts("de"), "TK3.3", {"why": "stones", "hex": [0, 4]}, *at).reason
    assert "an A temple tile worth 2" in refusal_words(texts("en"), "TK1.2", {"why": "gone", "tile": "A2"}, *at).reason
