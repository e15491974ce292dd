"""What is to be seen of a game of Tikal, with its own names: everything lies open, to everybody."""

from typing import cast

from model.games.tikal.state import Figures
from model.games.tikal.view import HexView, SeatView, TikalView
from model.games.tikal.ways import Steps, steps
from model.kernel.hexes import Hex
from screens.table.sitting import Sitting


def seen(sitting: Sitting) -> TikalView:
    return cast(TikalView, sitting.snapshot.view(None))


def light(sitting: Sitting) -> bool:
    """Whether people move their own pieces: the app only counts the scoring rounds."""
    return bool(sitting.snapshot.options.detail == "light")


def auction(sitting: Sitting) -> bool:
    return bool(sitting.snapshot.options.version == "auction")


def lying(sitting: Sitting, hex_: Hex) -> HexView | None:
    """What lies there; None where no tile lies yet."""
    return seen(sitting).hexes.get(f"{hex_[0]},{hex_[1]}")


def own(sitting: Sitting) -> SeatView:
    """What the seat has that acts on this device."""
    return seen(sitting).seats[sitting.seat or 0]


def own_figures(sitting: Sitting, hex_: Hex) -> Figures:
    """Leaders and members of the seat there."""
    here = lying(sitting, hex_)
    return here.figures.get(sitting.seat or 0, (0, 0)) if here is not None else (0, 0)


def in_reserve(sitting: Sitting) -> Figures:
    return int(own(sitting).leader == "reserve"), own(sitting).reserve


def own_gate(sitting: Sitting, hex_: Hex) -> bool:
    """The base camp or a camp of the seat (TK3.1)."""
    here = lying(sitting, hex_)
    return here is not None and sitting.seat is not None and (here.kind == "base-camp" or here.camp == sitting.seat)


def acts(sitting: Sitting) -> bool:
    """Whether this device takes actions for its seat now."""
    return sitting.mine and sitting.snapshot.phase in ("turn", "scoring")


def steps_there(sitting: Sitting) -> Steps:
    """What a step over each edge costs."""
    return sitting.snapshot.once("tikal-steps", lambda: steps(seen(sitting).hexes, sitting.snapshot.kit))
