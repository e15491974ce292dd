"""A bid for the turn, or a pass (TK6.2): it starts at the least that is more than the last one, for the poor too."""

import flet as ft

from screens.shared.buttons import big, glyph, pair
from screens.shared.hooks import use_latest
from screens.table.sitting import Sitting
from screens.tikal.seen import seen


@ft.component
def Bidding(sitting: Sitting, version: int) -> ft.Control:
    look, actor = sitting.look, sitting.actor
    left = sitting.narrowed("bid")
    bids = left.values.get("points", ())
    sale = seen(sitting).flow.sale
    assert sale is not None
    chosen, latest, set_chosen = use_latest(sale.high + 1)

    def change(by: int) -> None:
        set_chosen(lambda now: max(bids[0], min(bids[-1], now + by)))

    async def bid() -> None:
        if left.refused is not None:
            actor.explain(left.refused.rule, left.refused.facts)
        elif latest.current == chosen:  # else another was tapped meanwhile
            await actor.act(version, "bid", points=chosen)

    async def pass_() -> None:
        await actor.act(version, "pass")

    do = big(look, "bid-do", look.say("tk-bid", points=chosen), bid, off=left.refused is not None, expand=True)
    out = big(look, "pass", look.say("tk-pass"), pass_, strong=False, expand=True)
    parts: list[ft.Control] = [pair(do, out)]
    if len(bids) > 1:
        number = look.text(str(chosen), 26, bold=True, width=look.size(56), text_align=ft.TextAlign.CENTER)
        less = glyph(look, "bid-less", ft.Icons.REMOVE_CIRCLE_OUTLINE, look.say("tk-bid-less"), lambda: change(-1))
        more = glyph(look, "bid-more", ft.Icons.ADD_CIRCLE_OUTLINE, look.say("tk-bid-more"), lambda: change(1))
        stepper = ft.Semantics(identifier="bid", container=True, live_region=True, content=number)
        parts.insert(0, ft.Row([less, stepper, more], alignment=ft.MainAxisAlignment.CENTER, spacing=12))
    return ft.Column(parts, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
