"""The catalogues as a reader meets them: every text with its variants, and which texts are for what."""

import ast as python
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

from fluent.syntax import ast, parse

from model.games import GAMES, folder_of
from model.kernel.event import event_name
from model.locator import assets

ROOT = Path(__file__).parents[3]
HOLE = "{}"
"""Stands where something is filled in."""


@cache
def readings(lang: str) -> dict[str, tuple[str, ...]]:
    """Message (and message.attribute) ids with all that may be read there; a selector's variants are a reading each."""
    found: dict[str, tuple[str, ...]] = {}
    for file in sorted((assets() / "i18n" / lang).glob("*.ftl")):
        for entry in parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    found[entry.id.name] = tuple(_read(entry.value))
                for one in entry.attributes:
                    found[f"{entry.id.name}.{one.id.name}"] = tuple(_read(one.value))
    return found


def _read(pattern: ast.Pattern) -> Iterator[str]:
    for parts in product(*(list(_part(element)) for element in pattern.elements)):
        yield "".join(parts)


def _part(element: ast.TextElement | ast.Placeable) -> Iterator[str]:
    if isinstance(element, ast.TextElement):
        yield element.value
    elif isinstance(element.expression, ast.SelectExpression):
        for variant in element.expression.variants:
            yield from _read(variant.value)
    elif isinstance(element.expression, ast.StringLiteral):
        yield element.expression.parse()["value"]
    else:
        yield HOLE


def is_log(message: str) -> bool:
    """Whether it is a line of the log: what an event or a note says."""
    name = message.partition(".")[0]
    return name in _events() or name.startswith(("event-", "note-"))


@cache
def _events() -> frozenset[str]:
    """The messages of the games' events, by the classes in their `events.py`."""
    found = set()
    for game in GAMES:
        source = (ROOT / "model" / "games" / folder_of(game) / "events.py").read_text(encoding="utf-8")
        found |= {f"{game}-{event_name(one.name)}" for one in _classes(source)}
    return frozenset(found)


def _classes(source: str) -> Iterator[python.ClassDef]:
    return (one for one in python.parse(source).body if isinstance(one, python.ClassDef))
