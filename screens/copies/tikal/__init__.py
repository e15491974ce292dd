"""Tikal, as its owner describes it: does the board look like this, and what are the treasures called?"""

from model.games.tikal.entering import names_told, printed_told
from screens.copies.step import Raw, Step
from screens.copies.tikal.printed import Printed
from screens.copies.tikal.treasures import Treasures


def _looked(raw: Raw) -> bool:
    have, of = printed_told(raw)
    return have == of


def _called(raw: Raw) -> bool:
    have, of = names_told(raw)
    return have == of


STEPS: tuple[Step, ...] = (
    Step("printed", "copy-tk-printed", "tikal/base-camp", _looked, printed_told, Printed, 0.5, ("kit.printed",)),
    Step(
        "treasures", "copy-tk-treasures", "tikal/treasure-token", _called, names_told, Treasures, 0.5, ("kit.treasures",)
    ),
)
