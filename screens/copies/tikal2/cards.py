"""The special cards: how many there are of each kind; the pair is known."""

from functools import partial

import flet as ft

from model.games.tikal2.entering import Raw
from model.games.tikal2.entering_pieces import card_tapped, cards_told, rest_once
from model.games.tikal2.parts import CARD_COUNT, CARDS
from screens.copies.step import Change
from screens.shared.buttons import HALF, small, tile, tiles
from screens.shared.look import Look
from screens.shared.panels import page_column
from screens.shared.pictures import picture


@ft.component
def Cards(look: Look, raw: Raw, change: Change) -> ft.Control:
    counts = raw["cards"]
    cells = [
        tile(
            look,
            f"card-{kind}",
            look.say(f"card-{kind}"),
            partial(change, partial(_more, kind)),
            icon=picture(f"tikal-2/card-{kind}", 32),
            note=look.say("copy-t2-card-count", count=counts.get(kind) or 0),
            width=HALF,
        )
        for kind in CARDS
        if kind != "pair"
    ]
    have, of = cards_told(raw)
    sum_ = sum(count or 0 for count in counts.values())
    parts: list[ft.Control] = [
        look.text(look.say("copy-t2-cards-sum", count=sum_, all=CARD_COUNT), 16, bold=True),
        tiles(cells),
    ]
    if have < of:
        rest = partial(change, rest_once)
        parts.append(small(look, "cards-rest", look.say("copy-t2-cards-rest"), rest, ft.Icons.DONE_ALL))
    return page_column(*parts)


def _more(kind: str, raw: Raw) -> Raw:
    return card_tapped(raw, kind)
