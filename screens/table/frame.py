"""The frame of a table on one device: bar, tabs, notices, help; inside it the game's own screens."""

from collections.abc import Callable
from typing import Any

import flet as ft

from model.table.guest import Guest
from model.table.live import LiveTable, Shown
from model.table.snapshot import Snapshot
from screens.games import screens_of
from screens.shared import theme
from screens.shared.buttons import glyph
from screens.shared.hooks import kept, use_value
from screens.shared.live import use_part
from screens.shared.look import RAIL, Look
from screens.shared.panels import sheet
from screens.shared.pictures import mark
from screens.shared.places import Place
from screens.shared.topbar import topbar
from screens.shared.visit import Visit
from screens.table.actor import Actor, Notice
from screens.table.attention import is_mine, use_attention
from screens.table.desk import HostDesk
from screens.table.end import End
from screens.table.ended import why_ended
from screens.table.helping import help_sheet, thing_at
from screens.table.invented import invented
from screens.table.lobby import Lobby
from screens.table.logs import Log
from screens.table.news import News
from screens.table.notice import notice_bar, waits
from screens.table.passing import Passing, in_hand_of
from screens.table.rules import rules_list
from screens.table.sitting import Sitting, marks

Ask = Callable[[str], Any]
_ICONS = {
    "seat": ft.Icons.PERSON,
    "play": ft.Icons.PHONE_ANDROID,
    "table": ft.Icons.MAP,
    "log": ft.Icons.LIST_ALT,
    "host": ft.Icons.TUNE,
}


@ft.component
def AtTable(visit: Visit, look: Look, live: LiveTable, came: Guest) -> ft.Control:
    """For whoever holds a link: a seat, the host, or both."""
    guest, _, _ = use_part(live, lambda: _holding(live, came))
    shown = live.shown
    tab, set_tab = use_value("")
    notice, set_notice = use_value(None)
    asked, set_asked = use_value("")
    actor = ft.use_memo(lambda: Actor(visit, live, came, None), [live.id, came.holder, came.issue])
    if guest is None:
        return _ended(visit, look, live, came)
    actor.guest, actor.seat, actor.look = guest, guest.seat, look
    actor.tell, actor.turn_to = set_notice, set_tab
    tabs = tabs_of(guest, shown)
    acted_on = _acted_on(guest, tabs)
    now = tab if tab in tabs else tabs[0]
    layers: list[ft.Control] = [
        ft.Column(
            [
                _bar(visit, look, *_head(look, shown, guest), set_asked),
                *invented(look, shown.snapshot),
                _beside(
                    look,
                    _rail(look, tabs, now, set_tab),
                    ft.Stack(
                        [
                            ft.Column(
                                [
                                    News(visit, look, live, guest),
                                    _waits(visit, look, live, came, now not in acted_on, tabs[0], set_tab),
                                    ft.Container(Body(visit, look, actor, guest, now, set_asked), expand=True),
                                ],
                                spacing=0,
                                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                            ),
                            _notice(look, notice, set_notice),
                        ],
                        fit=ft.StackFit.EXPAND,
                        expand=True,
                    ),
                ),
                *([_tabs(look, tabs, now, set_tab)] if len(tabs) > 1 else []),
            ],
            spacing=0,
            expand=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    ]
    if asked:
        layers.append(_help(Sitting(look, actor, shown, guest.seat, None, set_asked), asked))
    return ft.Stack(layers, expand=True)


def _holding(live: LiveTable, came: Guest) -> tuple[Guest | None, bool, int | None]:
    """What the frame of this device hangs on: who came, and, where it is everybody's, who acts on it."""
    guest, desk = live.recognise(came), live.shown.snapshot.desk
    return guest, desk.one_device, _holder(live.shown) if guest is not None and desk.shares(guest) else None


@ft.component
def _Waits(visit: Visit, look: Look, live: LiveTable, came: Guest, elsewhere: bool, first: str, go: Ask) -> ft.Control:
    """By itself: whose turn it is changes with every move, the frame around it does not."""
    mine, guest = use_part(live, lambda: (is_mine(live, came), live.recognise(came)))
    use_attention(visit, look, live.shown, guest, mine)
    return waits(look, mine and elsewhere, lambda: go(first))


_waits = kept(_Waits)


def tabs_of(guest: Guest, shown: Shown) -> tuple[str, ...]:
    """What this device can turn to."""
    desk = shown.snapshot.desk
    first = ("play",) if desk.shares(guest) else ("seat",) if guest.seat is not None else ()
    return (*first, "table", "log", *(("host",) if guest.host else ()))


def _acted_on(guest: Guest, tabs: tuple[str, ...]) -> tuple[str, ...]:
    """Where a guest does what everybody waits for: the first page, and for a host who only hosts the desk too."""
    return (tabs[0], *(("host",) if guest.seat is None else ()))


@ft.component
def Body(visit: Visit, look: Look, actor: Actor, guest: Guest, tab: str, ask: Ask) -> ft.Control:
    """What changes with every move; the frame around it does not. A seat's parts follow the table by themselves."""
    live = actor.live
    use_part(live, lambda: _stage(live.shown) if tab == "seat" else live.shown.beat)
    shown = live.shown
    snapshot = shown.snapshot
    sitting = Sitting(look, actor, shown, guest.seat, live.viewer(guest), ask)
    if tab == "host":
        return HostDesk(visit, sitting, guest)
    if tab == "log":
        return Log(visit, sitting)
    if snapshot.over:
        return End(visit, sitting, guest)
    if not snapshot.begun:
        return Lobby(visit, sitting, guest)
    screens = screens_of(snapshot.game.id)
    if tab == "table":
        return screens.table(sitting)
    if tab == "play":
        return Passing(visit, sitting, guest)
    return screens.seat(sitting)


def _stage(shown: Shown) -> tuple[bool, bool, int, bool]:
    """What decides which page a seat sees; before the game it is the lobby, which shows who is there."""
    waits = not shown.snapshot.begun
    over = shown.snapshot.over
    return over, waits, shown.beat if waits or over else 0, shown.snapshot.desk.one_device


@ft.component
def _Bar(visit: Visit, look: Look, title: str, under: str, mark_: tuple[str, str] | None, ask: Ask) -> ft.Control:
    async def home() -> None:
        await visit.go("/")

    async def settings() -> None:
        await visit.go(f"/settings{visit.place.route}")  # the way back stands in the address: it outlives a reload

    right = [
        glyph(look, "open-rules", ft.Icons.MENU_BOOK, look.say("table-rules"), lambda: ask("*"), theme.LIMESTONE),
        glyph(look, "open-settings", ft.Icons.SETTINGS, look.say("settings-title"), settings, theme.LIMESTONE),
        glyph(look, "open-home", ft.Icons.HOME, look.say("table-home"), home, theme.LIMESTONE),
    ]
    badge = None if mark_ is None else mark(*mark_, 30)
    return topbar(look, title, under, badge=badge, right=right)


_bar = kept(_Bar)


def _notice(look: Look, notice: Notice | None, set_notice: Callable[[Any], Any]) -> ft.Control:
    """It lies over the page, so that nothing moves under a finger. Its place is always there: a part that came and went
    would take with it what is chosen and open."""
    if notice is None:
        return ft.Container(left=0, top=0, width=0, height=0)
    bar = notice_bar(look, notice, lambda: set_notice(None))
    return ft.Container(bar, left=0, right=0, top=0, padding=ft.Padding(12, 10, 12, 0))


def _beside(look: Look, rail: ft.Control, page: ft.Control) -> ft.Control:
    """The same parts whichever way the phone is held: turning it takes nothing away."""
    return ft.Row([rail, page], spacing=0, expand=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH)


def _tab(look: Look, tab: str, chosen: bool, set_tab: Ask, room: float) -> ft.Control:
    ink = ft.Colors.PRIMARY if chosen else ft.Colors.ON_SURFACE_VARIANT
    edge = ft.BorderSide(3, ft.Colors.PRIMARY if chosen else ft.Colors.TRANSPARENT)
    words = look.text(look.say(f"tab-{tab}"), 12, bold=chosen, color=ink, room=room, text_align=ft.TextAlign.CENTER)
    return ft.Semantics(
        identifier=f"tab-{tab}",
        button=True,
        selected=chosen,
        expand=True,
        content=ft.Container(
            ft.Column(
                [ft.Icon(_ICONS[tab], size=24, color=ink), words],
                spacing=2,
                alignment=ft.MainAxisAlignment.CENTER,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            ),
            padding=0 if look.low else ft.Padding(0, 8, 0, 8),
            border=ft.Border(left=edge) if look.low else ft.Border(top=edge),
            ink=True,
            on_click=look.safe(lambda: set_tab(tab)),
        ),
    )


@ft.component
def _Tabs(look: Look, tabs: tuple[str, ...], now: str, set_tab: Ask) -> ft.Control:
    """At the foot of the page; not on a phone on its side."""
    if look.low:
        return ft.Container()
    cells = [_tab(look, tab, tab == now, set_tab, (look.narrow or 480) / len(tabs) - 4) for tab in tabs]
    return ft.Container(
        ft.SafeArea(ft.Row(cells, spacing=0), avoid_intrusions_top=False),
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
        border=ft.Border(top=ft.BorderSide(1, ft.Colors.OUTLINE_VARIANT)),
    )


@ft.component
def _Rail(look: Look, tabs: tuple[str, ...], now: str, set_tab: Ask) -> ft.Control:
    """The same ones at the side, where a phone on its side has room."""
    if not look.low or len(tabs) < 2:
        return ft.Container()
    width = look.size(RAIL)
    return ft.Container(
        ft.Column(
            [_tab(look, tab, tab == now, set_tab, width - 6) for tab in tabs],
            spacing=0,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        width=width,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
        border=ft.Border(right=ft.BorderSide(1, ft.Colors.OUTLINE_VARIANT)),
    )


_rail = kept(_Rail)
_tabs = kept(_Tabs)


def _head(look: Look, shown: Shown, guest: Guest) -> tuple[str, str, tuple[str, str] | None]:
    """Whose device this is: a name, what stands below it, and the mark. One that goes round is whoever's acts."""
    snapshot, game = shown.snapshot, look.say(f"word-{shown.snapshot.game.id}")
    if not snapshot.desk.shares(guest):
        return (look.say("table-host"), game, None) if guest.seat is None else _person(snapshot, guest.seat, game)
    seat = _holder(shown)
    return (game, ", ".join(snapshot.names), None) if seat is None else _person(snapshot, seat, look.say("table-plays"))


def _person(snapshot: Snapshot, seat: int, under: str) -> tuple[str, str, tuple[str, str]]:
    return snapshot.names[seat], under, marks(snapshot)[seat]


def _holder(shown: Shown) -> int | None:
    """Who acts on a device that is everybody's; nobody by name while several are waited for."""
    snapshot = shown.snapshot
    return None if snapshot.over or len(snapshot.waiting_for) != 1 else in_hand_of(snapshot)


def _help(sitting: Sitting, asked: str) -> ft.Control:
    look, snapshot, ask = sitting.look, sitting.snapshot, sitting.help
    if asked == "*":
        rules = rules_list(look, snapshot)
        return sheet(look, look.say("table-rules"), [rules], lambda: ask(""), tall=True)
    _, at = thing_at(asked)
    host = bool(at) and sitting.actor.guest.host
    more = screens_of(snapshot.game.id).differs(sitting, at) if host else ()
    return help_sheet(look, snapshot.game.id, asked, lambda: ask(""), more)


def _ended(visit: Visit, look: Look, live: LiveTable, came: Guest) -> ft.Control:
    if visit.place.guest == came:  # else the device is on its way elsewhere, and this page is drawn a last time
        live.leave(visit.key)  # else the seat would count as connected for ever
        visit.place = Place("lost", visit.place.route)

    async def home() -> None:
        await visit.go("/")

    from screens.joining.lost import lost_page

    return lost_page(look, why_ended(look, live, came), home)
