"""What is chosen and only has to be confirmed: a button that does what is chosen by then."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

import flet as ft

from model.kernel.illegal import Refusal
from screens.table.foot import foot_button
from screens.table.sitting import Sitting

Move = dict[str, Any]


@dataclass(frozen=True)
class Deed:
    """The button's name and words, its price, the moves, where to go on."""

    name: str
    words: str
    under: str
    moves: tuple[Move, ...]
    then: Any = None
    refused: Refusal | None = None


def confirm(
    sitting: Sitting,
    deed: Deed,
    by_now: Callable[[], Sequence[Deed]],
    enter: Callable[[Deed], Awaitable[Any]],
    *,
    strong: bool = True,
) -> ft.Control:
    """A tap on plus may not have been drawn yet: `by_now` are the deeds as they are then; nothing if it is none."""

    async def do() -> None:
        now = next((one for one in by_now() if one.name == deed.name), None)
        if now is None:
            if sitting.actor.live.shown.snapshot.version != sitting.version:
                sitting.actor.late(sitting.version)
        elif now.refused is not None:
            sitting.actor.explain(now.refused.rule, now.refused.facts)
        else:
            await enter(now)

    return foot_button(sitting, deed.name, deed.words, deed.under, do, strong, deed.refused is not None)
