"""The toy's texts: the same messages in every language, enough for every rule and event."""

from importlib import import_module

from fluent.syntax import FluentParser, ast

from model.kernel.event import Event, event_name
from model.language.catalogue import LANGUAGES
from tests.toy.game import GAME
from tests.toy.table import HERE


def messages(lang: str) -> dict[str, set[str]]:
    found = FluentParser().parse((HERE / "i18n" / lang / "pebbles.ftl").read_text(encoding="utf-8"))
    assert not [one for one in found.body if isinstance(one, ast.Junk)]
    return {one.id.name: {a.id.name for a in one.attributes} for one in found.body if isinstance(one, ast.Message)}


def test_every_language_says_everything() -> None:
    english = messages("en")
    assert all(messages(lang) == english for lang in LANGUAGES)
    kinds = [one for one in vars(import_module("tests.toy.events")).values() if isinstance(one, type)]
    events = [one for one in kinds if issubclass(one, Event) and one is not Event]
    assert {*GAME.rules, *(f"{GAME.id}-{event_name(one.__name__)}" for one in events)} <= set(english)
