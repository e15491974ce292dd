"""The table's switches."""

from typing import Literal

from model.kernel import game


class Options(game.Options, frozen=True):
    """`first` is the youngest player, who starts (T2.1.5)."""

    more_control: bool = False
    """T2.10.1: two piles and three open treasures."""
    short_game: bool = False
    """T2.10.2: no tent."""
    open_memory: bool = False
    """T2.2.5: the log goes on showing what everybody saw going to a camp."""
    hidden: Literal["phones", "players"] = "phones"
    """T2.2.4: whether the phones know everybody's treasures and cards, or the players keep them alone."""
