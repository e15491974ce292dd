"""What a game shows, and the games that have it: `screens/<folder>` with a `SCREENS` of its own."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec

import flet as ft

from model.games import GAMES, folder_of
from model.table.guest import Guest
from model.table.snapshot import Snapshot
from screens.table.correctable import Groups
from screens.table.opening import Opening
from screens.table.sitting import Sitting

Page = Callable[[Sitting], ft.Control]
"""A component made from what a seat, or everybody, may know."""
HostPart = Callable[[Sitting, Guest], ft.Control]
"""A component that only the host sees; the guest is the host."""


@dataclass(frozen=True)
class Screens:
    """What a game's folder gives to the frame."""

    seat: Page
    """A player's page, from the start to the end. The frame does not draw it again with every move: its parts follow
    the table by themselves (`table/part.py`)."""
    table: Page
    """What everybody may see, with room for a TV; also the host's page while the table itself is asked."""
    host: HostPart
    """On the desk: what the table itself has to enter now."""
    end: Page
    """Who won, the ranking, the course of the game."""
    corrections: Callable[[Sitting, bool], Groups]
    """What can be set right by hand: of the whole table, or (True) of the seat's own things."""
    rules_of: Mapping[str, str]
    """What can be tapped for help → the rules that explain it, with spaces between."""
    help_lists: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What is explained together with a thing: every kind of token with the space they lie on."""
    differs: Callable[[Sitting, str], Sequence[ft.Control]] = lambda sitting, at: ()
    """Where a place of the board was tapped, for the host: how to tell that it looks otherwise on theirs."""
    covers_itself: Callable[[Snapshot], bool] = lambda snapshot: False
    """Whether a seat's page may lie open on a device for all although something hidden is entered there: it has that
    behind a cover with the player's name, so the device is not handed over for it."""
    opening: HostPart = Opening
    """In the lobby: what has to be told before the first move, and the start."""


@cache
def all_screens() -> dict[str, Screens]:
    """By the games' ids."""
    return {game: import_module(room).SCREENS for game in GAMES if find_spec(room := f"screens.{folder_of(game)}")}


def screens_of(game: str) -> Screens:
    return all_screens()[game]
