"""What is lit at a place of the temple."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Lit:
    """`kind`: `free` (a room may lie here), `ghost` (it would lie here), `reach` (the explorer comes here), `lacks` (it
    would with more passages or another key), `way` (over this place), `goal`, `chosen`, `spot` (being scored), `last`
    (the last move), or nothing."""

    kind: str = ""
    points: int | None = None
    """What digging here would score now."""
    passages: int = 0
    """Tokens that the way takes; where it lacks some, how many more."""
    keys: tuple[str, ...] = ()
    """Colours whose key is missing."""
    room: str | None = None
    """The room or altar that would lie here, and how."""
    turn: int = 0
