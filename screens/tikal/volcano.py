"""A scoring round: what the volcano means, whose scoring turn it is, what the last one scored."""

from collections.abc import Callable

import flet as ft

from model.games.tikal.receipts import Round
from screens.shared.buttons import glyph
from screens.shared.hooks import kept, use_value
from screens.shared.live import use_part
from screens.shared.panels import panel
from screens.shared.pictures import picture
from screens.table import order as table
from screens.table.between import BELOW
from screens.table.scored import gained
from screens.table.sitting import Chair, Sitting
from screens.tikal.aim import Aiming
from screens.tikal.receipts import receipt_table
from screens.tikal.scored import round_title, told_now
from screens.tikal.seen import auction, seen
from screens.tikal.steps import steps

_KEPT = "volcano"


@ft.component
def _Volcano(chair: Chair, aiming: Aiming) -> ft.Control:
    """Nothing where there is no scoring to tell of. It can be put away at any time: the receipts have it all."""
    told, mine, _ = use_part(chair.actor.live, lambda: _followed(chair.now()))
    _, again = use_value(0)
    if told is None:
        return ft.Container()
    opened: dict[tuple[int, int], bool] = chair.actor.pending.setdefault(_KEPT, {})
    moment = (told.number, len(told.receipts))
    here = opened.get(moment, not mine or not told.receipts)

    def fold() -> None:
        opened[moment] = not here
        again(lambda times: times + 1)

    sitting = chair.now()
    parts = [_head(sitting, told, here, fold), order_row(sitting, told)]
    if here:
        parts += told_parts(sitting, aiming, told)
    card = panel(*parts, ground=ft.Colors.SURFACE_CONTAINER, padding=12, spacing=8)
    card.margin = BELOW
    return ft.Semantics(identifier="volcano", container=True, content=card)


volcano_panel = kept(_Volcano)


def _followed(sitting: Sitting) -> tuple[Round | None, bool, int | None]:
    told = told_now(sitting)
    return told, told is not None and sitting.mine, on_now(sitting)


def on_now(sitting: Sitting) -> int | None:
    """Whose scoring turn it is."""
    queue = seen(sitting).flow.queue
    return queue[0] if sitting.snapshot.phase == "scoring" and queue else None


def _head(sitting: Sitting, told: Round, opened: bool, fold: Callable[[], None]) -> ft.Control:
    look = sitting.look
    sign = ft.Icons.EXPAND_LESS if opened else ft.Icons.EXPAND_MORE
    button = glyph(look, "volcano-fold", sign, look.say("scoring-fold" if opened else "scoring-open"), fold)
    title = look.title(round_title(look, told), 17, 3)
    return ft.Row([picture("tikal/volcano", 34), ft.Container(title, expand=True), button], spacing=10)


def order_row(sitting: Sitting, told: Round, scale: float = 1) -> ft.Control:
    """Everybody in the order of their scoring turns: with points, on now, or still to come."""
    points = {one.seat: gained(one.points) for one in told.receipts}
    return table.order_row(sitting, told.order, on_now(sitting), points, scale)


def told_parts(sitting: Sitting, aiming: Aiming, told: Round, scale: float = 1) -> list[ft.Control]:
    """First what the volcano means; then what was scored last; after everybody the whole round."""
    look = sitting.look
    if told.done:
        return [receipt_table(sitting, told, scale, "scored")]
    if not told.receipts:
        return [ft.Semantics(identifier="volcano-about", content=look.text(about(sitting, told), 15 * scale))]
    last = told.receipts[-1]
    return [ft.Container(steps(sitting, aiming, last, scale), key=f"scored-{told.number}-{last.seat}")]


def about(sitting: Sitting, told: Round) -> str:
    """What happens now, in two sentences (TK4.1, TK4.2; TK5.1; by score TK6.8)."""
    name = sitting.names[told.order[0]]
    if not told.final:
        return sitting.say("tk-volcano-about", name=name)
    manner = ".score" if auction(sitting) else ""
    return sitting.say(f"tk-volcano-final{manner}", name=name)
