"""The paper and the ink of last time: a printer holds the same paper tomorrow, so nobody is asked again."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from screens.printing.order import Order
from screens.shared.hooks import use_after, use_box
from screens.shared.remembered import remember_paper, remembered_paper


def use_kept_paper(order: Order, change: Callable[[Any], None]) -> None:
    known = use_box(False)

    async def recall() -> None:
        kept = await remembered_paper()
        known.current = True
        if kept:
            paper, mono = kept
            change(lambda now: replace(now, paper=paper, mono=mono, page=0))

    async def keep() -> None:
        if known.current:
            await remember_paper(order.paper, order.mono)

    use_after(recall, [])
    use_after(keep, [order.paper, order.mono])
