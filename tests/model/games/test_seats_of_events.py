"""Events declare which of their fields are seats; people's names are never translated, whatever else they mean."""

from importlib import import_module
from typing import Any, get_type_hints

import pytest

from model.games import FOLDERS, GAMES
from model.kernel.event import Event
from model.kernel.simulate import simulate
from model.language import texts
from model.language.catalogue import LANGUAGES
from model.table.words import event_words
from tests.model.games.tabletop import setup_of

EVENTS = [
    one
    for folder in FOLDERS
    for one in vars(import_module(f"model.games.{folder}.events")).values()
    if isinstance(one, type) and issubclass(one, Event) and one.__module__.startswith("model.games")
]
SEATS = {int, int | None, tuple[int, ...]}


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: f"{event.__module__.split('.')[2]}-{event.__name__}")
def test_declared_seats_are_fields(event: type[Event]) -> None:
    kinds = get_type_hints(event)
    if "seat_fields" in vars(event):
        assert set(event.seat_fields) <= set(event.__struct_fields__)
    assert all(kinds[name] in SEATS for name in event.seat_fields if name in event.__struct_fields__)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_names_are_said_as_they_are(game: Any, lang: str) -> None:
    """Nobody's name is a word of the game, and no seat is told as a number."""
    play = simulate(game, setup_of(game, 2), 3)
    odd = ("thief", "mask")
    for event in [event for line in play.lines for event in line.events]:
        plain, named = (event_words(texts(lang), game.id, event, names) for names in (("Xx", "Yy"), odd))
        assert named == plain.replace("Xx", odd[0]).replace("Yy", odd[1])
