"""What a player scored, one thing after the other: temple by temple, lit on the board, then the treasure sets, then the
total."""

from dataclasses import dataclass

import flet as ft

from model.games.tikal.receipts import Receipt, Temple
from model.kernel.hexes import Hex
from screens.shared.pictures import mark
from screens.table.sitting import Sitting
from screens.table.steps import Steps
from screens.tikal.aim import Aiming
from screens.tikal.step_face import sets_face, temple_face, total_face


@dataclass(frozen=True)
class Step:
    """A temple, else the treasure sets, else the total."""

    temple: Temple | None = None
    sets: bool = False


def steps_of(receipt: Receipt) -> tuple[Step, ...]:
    temples = tuple(Step(temple) for temple in receipt.temples)
    return (*temples, *([Step(sets=True)] if receipt.sets else []), Step())


def steps(sitting: Sitting, aiming: Aiming, receipt: Receipt, scale: float = 1) -> ft.Control:
    found = steps_of(receipt)
    return Steps(
        sitting.look,
        aiming,
        tuple(map(_spot, found)),
        lambda at: _head(sitting, receipt.seat, scale),
        lambda at: _face(sitting, receipt, found[at], scale),
        scale,
    )


def _head(sitting: Sitting, seat: int, scale: float) -> list[ft.Control]:
    look = sitting.look
    who = look.text(look.say("tk-scored-by", name=sitting.names[seat]), 17 * scale, bold=True)
    return [mark(*sitting.mark_of(seat), look.size(24 * scale)), ft.Container(who, expand=True)]


def _spot(step: Step) -> tuple[Hex, ...]:
    return () if step.temple is None or step.temple.hex is None else (step.temple.hex,)


def _face(sitting: Sitting, receipt: Receipt, step: Step, scale: float) -> ft.Control:
    if step.temple is not None:
        return temple_face(sitting, receipt, step.temple, scale)
    return sets_face(sitting, receipt, scale) if step.sets else total_face(sitting, receipt, scale)
