"""Tikal, as its owner describes it: does the board look like this, and what are the treasures called?"""

from collections.abc import Callable

import flet as ft

from model.games.tikal.entering import filled, names_told, printed_told
from screens.copies.step import Change, Raw, Step
from screens.copies.tikal.printed import Printed
from screens.copies.tikal.treasures import Treasures
from screens.shared.look import Look

Told = Callable[[Raw], tuple[int, int]]


def _step(
    id_: str, picture: str, told: Told, draw: Callable[..., ft.Control], path: str, optional: bool = False
) -> Step:
    def far(raw: Raw) -> tuple[int, int]:
        return told(filled(raw))

    def done(raw: Raw) -> bool:
        have, of = far(raw)
        return have == of

    def drawn(look: Look, raw: Raw, change: Change) -> ft.Control:
        return draw(look, filled(raw), lambda turn: change(lambda now: turn(filled(now))))

    return Step(id_, f"copy-tk-{id_}", f"tikal/{picture}", done, far, drawn, 0.5, (path,), optional=optional)


STEPS: tuple[Step, ...] = (
    _step("printed", "base-camp", printed_told, Printed, "kit.printed"),
    _step("treasures", "treasure-token", names_told, Treasures, "kit.treasures", optional=True),
)
