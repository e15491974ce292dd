"""Which messages the program says, read from its source: a string, or an f-string with holes in it."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[3]
ROOMS = ("model", "screens", "printables", "companion")
BUTTONS = {"big": (2,), "small": (2,), "Asking": (2, 4)}
"""Functions of `screens` that make buttons, and where among what they are given the words stand."""

BY_MOVE = frozenset({"lt-paddle", "lt-follow"})
"""Buttons that are called like their move: `lt-{do}` alone would be all of Lost Temple."""


@cache
def trees(*rooms: str) -> tuple[ast.Module, ...]:
    files = sorted(file for room in rooms for file in (ROOT / room).rglob("*.py"))
    return tuple(ast.parse(file.read_text(encoding="utf-8")) for file in files)


@cache
def buttons() -> frozenset[str]:
    """What is said on buttons, as patterns of message ids."""
    return BY_MOVE | frozenset(
        pattern
        for tree in trees("screens")
        for around in tree.body
        for call in ast.walk(around)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name)
        for at in BUTTONS.get(call.func.id, ())
        if at < len(call.args)
        for pattern in _said(call.args[at], around)
        if pattern != "lt\\-.*"
    )


def _said(words: ast.expr, around: ast.stmt) -> Iterator[str]:
    """The messages of `look.say(…)`, also where the words or the message were given a name before."""
    for one in _meant(words, around):
        for call in ast.walk(one):
            if isinstance(call, ast.Call) and getattr(call.func, "attr", "") == "say" and call.args:
                for message in _meant(call.args[0], around):
                    yield from (pattern for part in ast.walk(message) if (pattern := _pattern(part)) is not None)


def _meant(value: ast.expr, around: ast.stmt) -> Iterable[ast.expr]:
    if not isinstance(value, ast.Name):
        return [value]
    found = []
    for one in ast.walk(around):
        if isinstance(one, ast.Assign):
            found += list(_given(one.targets[0], one.value, value.id))
    return found


def _given(target: ast.expr, value: ast.expr, name: str) -> Iterator[ast.expr]:
    if isinstance(target, ast.Name) and target.id == name:
        yield value
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        for one, its in zip(target.elts, value.elts, strict=True):
            yield from _given(one, its, name)


@cache
def strings() -> frozenset[str]:
    """Every string of the program that could be a message, as patterns."""
    found = (_pattern(node) for tree in trees(*ROOMS) for node in ast.walk(tree))
    return frozenset(pattern for pattern in found if pattern is not None)


def _pattern(node: ast.AST) -> str | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.escape(node.value) if re.fullmatch(r"[A-Za-z][\w.-]*", node.value) else None
    if isinstance(node, ast.JoinedStr):
        parts = [str(one.value) if isinstance(one, ast.Constant) else None for one in node.values]
        return "".join(".*" if part is None else re.escape(part) for part in parts)
    return None
