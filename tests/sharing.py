"""How tests are shared among workers: the tests of a file have a worker to themselves, which so loads, simulates and
lays out only once what they have in common, unless they are of a group (a host, a server, a browser for all of it).
Long ones begin first; at the end short files are left, so that no worker waits for another."""

import pytest

ROOMS = ("e2e", "screens", "companion", "contract", "printables", "model")
"""From the longest to the shortest."""


def share(items: list[pytest.Item]) -> None:
    items.sort(key=_rank)
    for item in items:
        if item.get_closest_marker("xdist_group") is None:
            item.add_marker(pytest.mark.xdist_group(item.nodeid.partition("::")[0]))


def _rank(item: pytest.Item) -> int:
    room = item.nodeid.split("/")[1]
    return ROOMS.index(room) if room in ROOMS else len(ROOMS)
