"""A correction for its readers: what really changed, value by value."""

from collections.abc import Iterable, Iterator

from model.kernel.event import Change


def changed(changes: Iterable[Change]) -> Iterator[Change]:
    """Of a table of values those that differ, each by itself.

    >>> [(one.path, one.after) for one in changed([Change("stock", {"pink": 1, "blue": 2}, {"pink": 1, "blue": 3})])]
    [('stock.blue', 3)]
    """
    for change in changes:
        before, after = change.before, change.after
        if change.hidden:
            yield change
        elif isinstance(before, dict) and isinstance(after, dict):
            names = dict.fromkeys([*before, *after])
            yield from changed(Change(f"{change.path}.{name}", before.get(name), after.get(name)) for name in names)
        elif before != after:
            yield change
