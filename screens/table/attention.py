"""Tells a device that it is its turn: by the page's title, which a script answers with a sound and a tremble."""

import contextlib

import flet as ft

from model.table.guest import Guest
from model.table.live import LiveTable, Shown
from model.table.snapshot import Snapshot
from screens.shared.hooks import use_after
from screens.shared.look import Look
from screens.shared.visit import Visit
from screens.table.passing import in_hand_of

SIGN = "\u25cf"
"""Before the title while it is this seat's turn: the browser's tab shows it, assets/web/attention.js listens."""


def is_mine(live: LiveTable, came: Guest) -> bool:
    """Whether everybody waits for this guest; a device that goes round is in somebody's hand anyway."""
    guest, snapshot = live.recognise(came), live.shown.snapshot
    if guest is None or snapshot.over or snapshot.desk.shares(guest):
        return False
    return guest.seat in snapshot.waiting_for or (guest.host and asks_host(snapshot))


def asks_host(snapshot: Snapshot) -> bool:
    """Whether the table itself waits to be told something, which is the host's to do."""
    return not snapshot.waiting_for and snapshot.begun and bool(snapshot.table_choices())


def use_attention(visit: Visit, look: Look, shown: Shown, guest: Guest | None, mine: bool = False) -> None:
    snapshot = shown.snapshot
    seat = None if guest is None else guest.seat
    game = look.say(f"word-{snapshot.game.id}")
    if guest is not None and snapshot.desk.shares(guest):
        seat = in_hand_of(snapshot)
    name = look.say("home-title") if seat is None else snapshot.names[seat]
    title = f"{SIGN} {name} – {game}" if mine else f"{name} – {game}"
    page = ft.context.page

    def retitle() -> None:
        page.title = title  # a page that is drawn sends what is set on it by itself

    async def stay_awake() -> None:
        with contextlib.suppress(Exception):
            lock = ft.Wakelock()
            await (lock.enable() if visit.preferences.awake else lock.disable())  # type: ignore[no-untyped-call]

    use_after(retitle, [title])
    use_after(stay_awake, [visit.preferences.awake])
