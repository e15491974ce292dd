"""No message is written for nobody: each is said somewhere in the program, or by another message."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from model.games import GAMES
from model.kernel.illegal import KERNEL_RULES
from model.locator import assets
from tests.model.language.reading import is_log
from tests.model.language.source import strings

ENGLISH = sorted((assets() / "i18n" / "en").glob("*.ftl"))
FEWEST = 3
"""Letters a string must have outside its holes to speak of a message; where it has less (`lt-{do}`, `{game}-{name}`)
what fills the hole must be a string too."""


class _Said(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.names.add(node.id.name)


def messages(file: Path) -> list[ast.Message]:
    return [entry for entry in parse(file.read_text(encoding="utf-8")).body if isinstance(entry, ast.Message)]


def said_by_others() -> set[str]:
    visitor = _Said()
    for file in ENGLISH:
        for message in messages(file):
            visitor.visit(message)
    return visitor.names


def named_in_source(names: list[str]) -> set[str]:
    """By a string that is the message (or an attribute of it), or by one with holes that can become it."""
    known = [
        pattern
        for pattern in {one.split(r"\.")[0] for one in strings()}
        if len(re.findall(r"[a-z]", pattern.replace(".*", ""))) >= FEWEST
    ]
    found = re.compile("|".join(sorted(known)))
    return {name for name in names if found.fullmatch(name)}


def words_of_facts(names: list[str]) -> set[str]:
    """`phase-draft`, `word-thief`, `lt-follow`: a fact's name, or `word`, and a value that the program knows."""
    values = {pattern.replace("\\", "") for pattern in strings()}
    heads = {head for head in values if re.fullmatch("[a-z_]+", head)} | {"word", "lt"}
    parts = ((name, name.split("-")) for name in names)
    return {name for name, (head, *rest) in parts if head in heads and "-".join(rest) in values}


@pytest.mark.long
def test_every_message_is_said():
    names = [message.id.name for file in ENGLISH for message in messages(file)]
    rules = {rule.replace(".", "-") for rule in (*KERNEL_RULES, *(r for game in GAMES.values() for r in game.rules))}
    used = rules | said_by_others() | named_in_source(names) | words_of_facts(names)
    assert [name for name in names if name not in used and not is_log(name)] == []
