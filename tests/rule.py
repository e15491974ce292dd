"""`@rule("LT5.4")` names the rules a test proves; `ids_named_in` finds them all."""

import ast
from pathlib import Path

import pytest

rule = pytest.mark.rule


def ids_named_in(folder: Path, known: tuple[str, ...]) -> set[str]:
    """Rule ids that stand as strings in the folder's tests: in `@rule(...)` or in a table's rows."""
    named: set[str] = set()
    for file in folder.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                named |= set(node.value.split()) & set(known)
    return named
