"""Dotted paths into a state as JSON shows it: `seats.0.gems`, `hexes.3,2.value`."""

from collections.abc import Mapping
from typing import Any

from model.kernel.illegal import NOTHING_THERE, Illegal


def look_up(tree: Any, path: str) -> Any:
    """
    >>> look_up({"seats": [{"gems": 3}]}, "seats.0.gems")
    3
    """
    for part in path.split("."):
        tree = _child(tree, part, path)
    return tree


def put(tree: Any, path: str, value: Any) -> Any:
    """A copy of the tree with the value there.

    >>> put({"seats": [{"gems": 3}], "idol": 0}, "seats.0.gems", 5)
    {'seats': [{'gems': 5}], 'idol': 0}
    """
    head, _, rest = path.partition(".")
    new = put(_child(tree, head, path), rest, value) if rest else value
    _child(tree, head, path)
    if isinstance(tree, dict):
        return {**tree, head: new}
    return [*tree[: int(head)], new, *tree[int(head) + 1 :]]


def _child(tree: Any, part: str, path: str) -> Any:
    if isinstance(tree, dict) and part in tree:
        return tree[part]
    if isinstance(tree, list) and part in map(str, range(len(tree))):
        return tree[int(part)]
    raise Illegal(NOTHING_THERE, path=path)


def matched(patterns: Mapping[str, str], path: str) -> tuple[str, dict[str, str]] | None:
    """What the first pattern is for that the path begins with, and what stands in the path at its `{names}`.

    >>> matched({"seats.{seat}.gems": "gems"}, "seats.0.gems")
    ('gems', {'seat': '0'})
    >>> matched({"hand": "hand"}, "hand.2"), matched({"hand": "hand"}, "handle")
    (('hand', {}), None)
    """
    parts = path.split(".")
    for pattern, name in patterns.items():
        wanted = pattern.split(".")
        pairs = list(zip(wanted, parts, strict=False))
        if len(pairs) == len(wanted) and all(want[0] == "{" or want == part for want, part in pairs):
            return name, {want[1:-1]: part for want, part in pairs if want[0] == "{"}
    return None
