"""What a phone without a browser is shown: the tree of Flet's controls, kept by what the host says of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.phones.protocol import PATCH, REGISTER

Control = dict[str, Any]


class Tree:
    def __init__(self) -> None:
        self._controls: dict[int, Control] = {}

    def hear(self, action: int, body: dict[str, Any]) -> None:
        if action == REGISTER:
            self._merge(self._controls.setdefault(1, {"_i": 1, "_c": "Page"}), body["page_patch"])
        elif action == PATCH and body["id"] in self._controls:
            self._patch(self._controls[body["id"]], body["patch"])

    def walk(self) -> Iterator[Control]:
        return controls(self._controls.get(1, {}))

    def _merge(self, into: Control, props: Control) -> None:
        for key, value in props.items():
            into[key] = value
            self._learn(value)

    def _patch(self, root: Control, patch: list[Any]) -> None:
        paths: dict[int, list[Any]] = {}
        _paths(patch[0], [], paths)
        for op, *rest in patch[1:]:
            at = _at(root, paths[rest[0]])
            if op == 0:
                at[rest[1]] = rest[2]
                self._learn(rest[2])
            elif op == 1:
                at.insert(rest[1], rest[2]) if isinstance(at, list) else at.update({rest[1]: rest[2]})
                self._learn(rest[2])
            elif op == 2:
                at.pop(rest[1])
            else:
                moved = at.pop(rest[1])
                to = _at(root, paths[rest[2]])
                to.insert(rest[3], moved) if isinstance(to, list) else to.update({rest[3]: moved})

    def _learn(self, value: Any) -> None:
        """New controls can be patched by their number."""
        for one in controls(value):
            self._controls[one["_i"]] = one


def controls(value: Any) -> Iterator[Control]:
    if isinstance(value, dict):
        if "_c" in value:
            yield value
        for inner in value.values():
            yield from controls(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from controls(inner)


def _paths(node: list[Any], path: list[Any], found: dict[int, list[Any]]) -> None:
    found[node[0]] = path
    for key, inner in (node[1] if len(node) > 1 else {}).items():
        _paths(inner, [*path, key], found)


def _at(root: Any, path: list[Any]) -> Any:
    for key in path:
        root = root[key]
    return root


def body(control: Any) -> Control | None:
    """What a component has drawn."""
    while isinstance(control, dict) and control["_c"] == "C":
        control = control.get("_b")
    return control if isinstance(control, dict) else None
