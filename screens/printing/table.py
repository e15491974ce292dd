"""Sheets of a table: the report for everybody, one's own behind a cover; seat cards for the host, told to whom they
let in; the game's sheets for its people, switches and copy."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any

import flet as ft

from model.table.guest import Guest
from model.table.live import LiveTable
from screens.printing.kept_paper import use_kept_paper
from screens.printing.order import Order
from screens.printing.page import FIRST, framed, paper, result, set_field, sheets
from screens.shared.buttons import one_of
from screens.shared.hooks import use_after, use_value
from screens.shared.live import use_part
from screens.shared.look import Look
from screens.shared.panels import panel
from screens.shared.visit import Visit
from screens.table.asking import Asking
from screens.table.cover import Cover
from screens.table.invented import invented
from screens.table.links import for_phones

CARDS = "seat-cards"
REPORT = "report"


@ft.component
def PrintTable(visit: Visit, look: Look, live: LiveTable, guest: Guest, token: str, back: str) -> ft.Control:
    """A link prints what everybody may see; for more the page asks the host for a key of its own."""
    addresses = for_phones(visit)
    first = REPORT if live.shown.snapshot.begun else FIRST
    order, change = use_value(Order(first, look.lang, token=token, base=addresses[0]))
    use_kept_paper(order, change)
    own, set_own = use_value(False)
    key, set_key = use_value("")
    taken = use_part(live, lambda: live.shown.taken)
    others = [live.shown.snapshot.names[seat] for seat in sorted(taken) if seat != guest.seat]
    cards, report = order.sheet == CARDS, order.sheet == REPORT
    needs_key = cards or (report and own)

    async def ask() -> None:
        tables = visit.house.tables
        set_key(await visit.lane(guest).run(tables.seat_cards if cards else tables.own_report, guest))

    async def asked() -> None:
        """Another sheet needs another key; seat cards of taken seats only once the host has said so."""
        set_key("")
        if needs_key and not (cards and others):
            await ask()

    use_after(asked, [order.sheet, own, taken])
    names = (REPORT, *((CARDS,) if guest.host else ()), *visit.house.sheets(live.shown.snapshot.game.id))
    parts: list[ft.Control] = [*invented(look, live.shown.snapshot), sheets(look, order, change, names)]
    if report and live.viewer(guest) is not None:
        parts.append(_whose(look, own, set_own))
    if report and not own:  # what only I know stands in the log
        parts.append(_extent(look, order, change))
    if cards and len(addresses) > 1:
        bases = [(str(i), one.removeprefix("http://"), one) for i, one in enumerate(addresses)]
        choice = one_of(look, "print-base", bases, order.base, set_field(change, "base"))
        parts.append(panel(look.title(look.say("printing-address"), 18, 3), choice))
    parts.append(paper(look, order, change))
    if needs_key and not key:
        waiting = _cards(look, others, ask) if cards and others else look.quiet(look.say("table-wait"))
        return framed(visit, look, parts, panel(waiting), ft.Container(), back)
    shown, buttons = result(visit, look, replace(order, token=key if needs_key else token), change)
    if own and report:  # it can be opened and saved only where it can be seen
        shown, buttons = _covered(look, ft.Column([shown, buttons], spacing=16)), ft.Container()
    return framed(visit, look, parts, shown, buttons, back)


def _extent(look: Look, order: Order, change: Callable[[Any], None]) -> ft.Control:
    options = [(name, look.say(f"printing-{name}"), name == "full") for name in ("brief", "full")]
    choice = one_of(look, "print-extent", options, order.details, set_field(change, "details"))
    return panel(look.title(look.say("printing-extent"), 18, 3), choice)


def _whose(look: Look, own: bool, choose: Callable[[bool], None]) -> ft.Control:
    """What lies on the table may be read by everybody; what is one's own secret is printed only on purpose."""
    options = [(name, look.say(f"printing-{name}"), name == "own") for name in ("public", "own")]
    return panel(look.title(look.say("printing-whose"), 18, 3), one_of(look, "print-whose", options, own, choose))


def _cards(look: Look, others: Sequence[str], ask: Callable[[], Awaitable[None]]) -> ft.Control:
    about = look.say("printing-cards-about", names=others)
    yes = look.say("printing-cards-yes")
    return Asking(look, "print-cards", look.say("printing-cards"), about, yes, ask, ft.Icons.QR_CODE)


def _covered(look: Look, shown: ft.Control) -> ft.Control:
    async def opened() -> None:
        """Nothing that this seat has not seen before."""

    return Cover(look, "own-report", look.say("printing-own"), look.say("cover-hint"), lambda: shown, opened, 200)
