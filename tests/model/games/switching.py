"""A game's switches for tests, found by looking at the game: a new one is tried without anybody listing it."""

from typing import Any

from hypothesis import strategies as st

from model.kernel.game import Game
from model.kernel.switches import switches

Options = dict[str, Any]


def any_options(game: Game[Any], **others: st.SearchStrategy[Any]) -> st.SearchStrategy[Options]:
    """Full detail, every switch at any of its values; `others` are options besides, or switches as they can be."""
    ways = {name: st.sampled_from(values) for name, values, _ in switches(game) if name != "detail"}
    return st.fixed_dictionaries({**ways, **others})


def each_switch(game: Game[Any]) -> list[Options]:
    """Each switch by itself at each value that it does not usually have."""
    return [{name: value} for name, values, usual in switches(game) for value in values if value != usual]
