"""Tiles, treasures and places as people call them: a tile by what it shows and its letter, a treasure by its name."""

from typing import Any

from model.games.tikal.entering import MOTIFS
from model.games.tikal.kit import Kit
from model.kernel.hexes import called, is_hex
from model.kernel.tale import Say, say, space

BASE_CAMP = "tikal-called-base-camp"
TREASURES = ("treasure", "motif", "give", "take")
"""Facts that are one of the eight kinds of treasure."""


def tile(kit: Kit, id_: str) -> Say | str:
    """“an A temple tile worth 2”; what is no tile of the kit stays as it was told."""
    found = kit.tile(id_)
    if found is None:
        return id_
    return say(f"tikal-called-{found.kind}", letter=found.letter, value=found.value, masks=found.masks)


def place(kit: Kit, where: Any) -> Say:
    """“the base camp”, “c3”."""
    if not is_hex(where):
        return space(str(where))
    camps = [printed.at for printed in kit.printed or () if printed.kind == "base-camp"]
    name = called(where)
    return say(BASE_CAMP, at=name) if tuple(where) in camps else space(name)


def treasure(kit: Kit, kind: int) -> Say | str:
    """As its owner calls it, else as our drawing of it is called."""
    told = kit.treasures
    name = ((told.names if told is not None else None) or MOTIFS)[kind - 1]
    return say(f"word-{name}") if name in MOTIFS else name


def piece(kit: Kit, fact: str, id_: Any) -> Say | str:
    return treasure(kit, id_) if fact in TREASURES else tile(kit, id_)
