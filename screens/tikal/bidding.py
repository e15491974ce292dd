"""A bid for the turn, or a pass (TK6.2): it starts at the least that is more than the last one, for the poor too."""

import flet as ft

from screens.shared.buttons import big, glyph, pair
from screens.shared.hooks import use_latest
from screens.table.sitting import Sitting
from screens.tikal.open_tiles import open_tiles
from screens.tikal.seen import seen

TILE = 44
"""Those that lie open beside the bid, on a phone in one line with it."""


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
    beside: list[ft.Control] = [ft.Row(open_tiles(sitting, size=TILE), spacing=4, tight=True)]
    if len(bids) > 1:
        number = look.text(str(chosen), 26, bold=True, width=look.size(40), text_align=ft.TextAlign.CENTER)
        less = glyph(look, "bid-less", ft.Icons.REMOVE_CIRCLE_OUTLINE, look.say("tk-bid-less"), lambda: change(-1))
        more = glyph(look, "bid-more", ft.Icons.ADD_CIRCLE_OUTLINE, look.say("tk-bid-more"), lambda: change(1))
        stepper = ft.Semantics(identifier="bid", container=True, live_region=True, content=number)
        beside.append(ft.Row([less, stepper, more], tight=True, spacing=0))
    row = ft.Row(beside, wrap=True, alignment=ft.MainAxisAlignment.SPACE_BETWEEN, spacing=8, run_spacing=4)
    return ft.Column([row, pair(do, out)], spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
