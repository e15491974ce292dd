"""Which copy a sheet is printed for: one that was described, none, or the invented board on purpose."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import flet as ft

from model.kernel.record import SAMPLE
from screens.printing.order import Order
from screens.shared.buttons import one_of
from screens.shared.hooks import use_after, use_value
from screens.shared.look import Look
from screens.shared.panels import panel
from screens.shared.visit import Visit

_NONE: tuple[tuple[str, str], ...] = ()


@ft.component
def CopyChoice(visit: Visit, look: Look, order: Order, change: Callable[[Any], None]) -> ft.Control:
    """Without a copy a sheet says only what is the same in all of them."""
    copies, set_copies = use_value(_NONE)

    async def load() -> None:
        found = await asyncio.to_thread(visit.house.tables.copies, order.game)
        set_copies(tuple((copy.id, copy.name) for copy in found))

    def choose(kit: str) -> None:
        change(lambda now: replace(now, kit=kit, page=0))

    use_after(load, [order.game])
    choice = [
        ("none", look.say("printing-copy-none"), ""),
        *((copy, name, copy) for copy, name in copies),
        (SAMPLE, look.say("printing-copy-sample"), SAMPLE),
    ]
    return panel(look.title(look.say("printing-copy"), 18, 3), one_of(look, "print-copy", choice, order.kit, choose))
