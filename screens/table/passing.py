"""One device for everybody: it goes from hand to hand, what is secret lies behind a cover with a name on it. Where
nothing is secret it lies on the table, and whoever acts on it simply changes."""

from collections.abc import Callable
from dataclasses import replace

import flet as ft

from model.table.guest import Guest
from model.table.snapshot import Snapshot
from screens.games import screens_of
from screens.shared import theme
from screens.shared.buttons import Tap, big
from screens.shared.hooks import use_value
from screens.shared.panels import page_column, panel
from screens.shared.pictures import mark
from screens.shared.visit import Visit
from screens.table.actor import Actor
from screens.table.hands import hands
from screens.table.sitting import Sitting


def in_hand_of(snapshot: Snapshot) -> int | None:
    """Who acts on it now; where nobody is waited for, whoever may begin; nobody while the table itself is asked."""
    return next(iter(snapshot.waiting_for or snapshot.to_act), None)


@ft.component
def Passing(visit: Visit, sitting: Sitting, guest: Guest, only: int | None = None) -> ft.Control:
    """Whoever is waited for holds the device. `only` stays with one seat, for a phone that dropped out."""
    snapshot, actor, live = sitting.snapshot, sitting.actor, sitting.actor.live
    seat = in_hand_of(snapshot) if only is None else only
    screens = screens_of(snapshot.game.id)
    hidden = seat is not None and live.needs_cover(seat) and not screens.covers_itself(snapshot)
    mine = ft.use_memo(lambda: Actor(visit, live, guest, seat, cover=True), [seat, guest.holder, guest.issue])
    mine.guest, mine.look, mine.tell = guest, sitting.look, actor.tell
    if seat is None or (not hidden and only is None):
        public = Sitting(sitting.look, mine, sitting.shown, seat, None, sitting.help)
        return screens.seat(public)
    keyed: Callable[..., ft.Control] = _InHand
    return keyed(replace(sitting, actor=mine, seat=seat, viewer=None), seat, key=f"in-hand-{seat}")


@ft.component
def _InHand(sitting: Sitting, seat: int) -> ft.Control:
    """Once it is taken it stays in that hand for all that its seat does; for the next one it is covered again."""
    held, set_held = use_value(False)
    live, guest = sitting.actor.live, sitting.actor.guest

    async def take() -> None:
        """Who has a device of their own is told that their seat was opened on this one."""
        await live.lane.run(live.opened_for, guest, seat)
        set_held(True)

    if not held:
        return _handover(sitting, seat, take)
    return screens_of(sitting.snapshot.game.id).seat(replace(sitting, viewer=seat))


def _handover(sitting: Sitting, seat: int, take: Tap) -> ft.Control:
    look, name = sitting.look, sitting.names[seat]
    return page_column(
        panel(
            ft.Row([mark(*sitting.mark_of(seat), 84)], alignment=ft.MainAxisAlignment.CENTER),
            look.title(look.say("passing-to", name=name), 26, text_align=ft.TextAlign.CENTER),
            look.quiet(look.say("passing-others", name=name), 16, text_align=ft.TextAlign.CENTER),
            hands(replace(sitting, seat=None)),
            big(look, "passing-take", look.say("passing-take", name=name), take, icon=_hand()),
            padding=24,
            spacing=18,
        )
    )


def _hand() -> ft.Control:
    return ft.Icon(ft.Icons.FRONT_HAND, color=theme.GOLD, size=28)
