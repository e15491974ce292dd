"""The table's switches."""

from typing import Literal

from model.kernel import game


class Options(game.Options, frozen=True):
    """`first` is the oldest player, who starts (TK1.5)."""

    version: Literal["basic", "auction"] = "basic"
    exchange_once: bool = False
    """TK3.6: a single exchange a turn."""
