"""The paper and the ink of last time: a printer holds the same paper tomorrow, so nobody is asked again."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from screens.printing.order import Order
from screens.shared.hooks import use_after, use_box
from screens.shared.remembered import remember_paper, remembered_paper


def use_kept_paper(order: Order, change: Callable[[Any], None]) -> None:
    """A slow phone tells late what it remembers: what was chosen meanwhile is what counts, and what it remembers."""
    now = order.paper, order.mono
    first, latest, known = use_box(now), use_box(now), use_box(False)
    latest.current = now

    def recalled(order: Order, paper: str, mono: bool) -> Order:
        untouched = (order.paper, order.mono) == first.current
        return replace(order, paper=paper, mono=mono, page=0) if untouched else order

    async def recall() -> None:
        kept = await remembered_paper()
        known.current = True
        if latest.current != first.current:
            await remember_paper(*latest.current)
        elif kept:
            change(lambda order: recalled(order, *kept))

    async def keep() -> None:
        if known.current:
            await remember_paper(*now)

    use_after(recall, [])
    use_after(keep, [now])
