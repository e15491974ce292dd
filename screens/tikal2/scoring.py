"""A scoring while it is told: keys turned over, sets as sets, altar after altar; round 2 step by step; the last special
turns; and what was kept alone, told before the final scoring."""

from collections.abc import Callable, Hashable

import flet as ft

from model.games.tikal2.receipts import Scoring
from screens.shared.buttons import glyph
from screens.shared.hooks import kept, use_value
from screens.shared.live import use_part
from screens.shared.panels import panel
from screens.shared.pictures import picture
from screens.table.between import BELOW
from screens.table.part import part
from screens.table.sitting import Chair, Sitting
from screens.tikal2.aim import Aiming
from screens.tikal2.last_turns import last_turns
from screens.tikal2.round_two import prepares, round_two
from screens.tikal2.scored import camps, scoring_title, special_turns_of, told_now
from screens.tikal2.steps import steps
from screens.tikal2.telling import counted, telling

_KEPT = "scoring-folded"


@ft.component
def _Scoring(chair: Chair, aiming: Aiming) -> ft.Control:
    """Nothing where there is nothing to tell of."""
    use_part(chair.actor.live, lambda: _followed(chair.now()))
    _, again = use_value(0)
    sitting = chair.now()
    parts = [told_panel(sitting, aiming, lambda: again(lambda times: times + 1)), after(sitting)]
    return ft.Column(parts, spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


scoring_panel = kept(_Scoring)


def _followed(sitting: Sitting) -> Hashable:
    hands = [counted(sitting, seat) for seat in range(len(sitting.names))] if sitting.snapshot.phase == "tell" else []
    return (
        told_now(sitting),
        camps(sitting),
        prepares(sitting),
        tuple(hands),
        sitting.snapshot.waiting_for if hands else (),
    )


def told_panel(
    sitting: Sitting, aiming: Aiming, again: Callable[[], None], scale: float = 1, whole: bool = False
) -> ft.Control:
    """It can be put away at any time: the receipts have all of it that may still be read. `whole`: with what comes
    after it, for a screen that nobody scrolls."""
    told = told_now(sitting)
    if told is None:
        return ft.Container()
    folded: dict[int, bool] = sitting.actor.pending.setdefault(_KEPT, {})
    here = not folded.get(told.number, False)

    def fold() -> None:
        folded[told.number] = here
        again()

    parts = [_head(sitting, told, here, fold, scale), *([steps(sitting, aiming, told, scale, whole)] if here else [])]
    return _card("scoring", parts)


def _head(sitting: Sitting, told: Scoring, opened: bool, fold: Callable[[], None], scale: float) -> ft.Control:
    look = sitting.look
    sign = ft.Icons.EXPAND_LESS if opened else ft.Icons.EXPAND_MORE
    button = glyph(look, "scoring-fold", sign, look.say("scoring-fold" if opened else "scoring-open"), fold)
    title = ft.Container(look.title(scoring_title(look, told), 17 * scale, 3), expand=True)
    return ft.Row([picture("tikal-2/chest", look.size(32 * scale)), title, button], spacing=10)


def after(sitting: Sitting) -> ft.Control:
    """What is told after a scoring, or before the final one."""
    if prepares(sitting):
        title = sitting.look.title(sitting.say("t2-step-second"), 17, 3)
        return _card("round-2", [title, round_two(sitting)])
    return _card("telling", [telling(sitting)]) if sitting.snapshot.phase == "tell" else ft.Container()


def last_card(sitting: Sitting, scale: float = 1) -> ft.Control:
    return _card("last-turns", [last_turns(sitting, scale)]) if sitting.snapshot.phase == "last" else ft.Container()


last_panel = part(
    lambda sitting: special_turns_of(sitting) if sitting.snapshot.phase == "last" else None,
    lambda sitting: last_card(sitting),
)
"""Below what whoever is on can do."""


def _card(name: str, parts: list[ft.Control]) -> ft.Control:
    card = panel(*parts, ground=ft.Colors.SURFACE_CONTAINER, padding=12, spacing=8)
    card.margin = BELOW
    return ft.Semantics(identifier=name, container=True, content=card)
