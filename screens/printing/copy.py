"""Which copy a sheet is printed for: one that was described, none, or the invented board on purpose."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import flet as ft

from model.games.copies import flaws_of
from model.kernel.record import SAMPLE
from screens.copies.reading import told_copies
from screens.printing.order import Order
from screens.shared.buttons import one_of
from screens.shared.hooks import use_after, use_value
from screens.shared.look import Look
from screens.shared.panels import panel
from screens.shared.visit import Visit

_NONE: tuple[tuple[str, str], ...] = ()


@ft.component
def CopyChoice(visit: Visit, look: Look, order: Order, change: Callable[[Any], None]) -> ft.Control:
    """The copy used last, unless it contradicts the rulebook; without one a sheet says only what is the same in all."""
    copies, set_copies = use_value(_NONE)

    async def load() -> None:
        found = await told_copies(visit.house.tables, order.game)
        set_copies(tuple((copy.id, copy.name) for copy in found))
        first = next((copy.id for copy in found if not flaws_of(order.game, copy.raw)), "")
        change(lambda now: now if now.kit else replace(now, kit=first))

    def choose(kit: str) -> None:
        change(lambda now: replace(now, kit=kit, page=0))

    use_after(load, [order.game])
    choice = [
        ("none", look.say("printing-copy-none"), ""),
        *((copy, name, copy) for copy, name in copies),
        (SAMPLE, look.say("printing-copy-sample"), SAMPLE),
    ]
    return panel(look.title(look.say("printing-copy"), 18, 3), one_of(look, "print-copy", choice, order.kit, choose))
