"""Dotted paths into a state as JSON shows it: `seats.0.gems`, `hexes.3,2.value`."""

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
