"""How phones come to the table: the address to use, the table's code, a QR for it and for every seat."""

import re
from collections.abc import Callable
from typing import Any

import flet as ft

from model.table.guest import CODE, Guest
from screens.shared.buttons import one_of
from screens.shared.hooks import use_after, use_box, use_value
from screens.shared.look import Look
from screens.shared.panels import panel
from screens.shared.qr import qr
from screens.shared.visit import Visit
from screens.table.asking import Asking

_HERE = re.compile(r"https?://(localhost|127\.|\[::1\])")


@ft.component
def JoinPanel(visit: Visit, look: Look, guest: Guest, beat: int) -> ft.Control:
    """The host's: scan, or type. `beat` draws it again when a link was issued anew."""
    addresses = for_phones(visit)
    base, set_base = use_value(addresses[0])
    code, set_code = use_value("")

    async def load() -> None:
        set_code(await visit.lane(guest).run(visit.house.tables.link, guest.table, CODE))

    async def anew() -> None:
        set_code(await visit.lane(guest).run(visit.house.tables.reissue, guest, CODE))

    use_after(load, [guest.table, beat])
    if not code:
        return panel(look.quiet(look.say("table-wait")))
    link = f"{base}/join/{code}"
    return ft.Semantics(
        identifier="join-panel",
        container=True,
        content=panel(
            look.title(look.say("lobby-scan"), 20),
            ft.Row([qr(link, 220, look.say("lobby-qr"))], alignment=ft.MainAxisAlignment.CENTER),
            ft.Semantics(
                identifier="join-code",
                content=look.text(_spaced(code), 34, bold=True, text_align=ft.TextAlign.CENTER),
            ),
            ft.Semantics(
                identifier="join-link",
                content=look.quiet(look.say("lobby-type", address=base), 14, text_align=ft.TextAlign.CENTER),
            ),
            *([address_choice(look, addresses, base, set_base)] if len(addresses) > 1 else []),
            Asking(
                look,
                "code-anew",
                look.say("lobby-code-anew"),
                look.say("lobby-code-anew-about"),
                look.say("lobby-code-anew-yes"),
                anew,
                ft.Icons.AUTORENEW,
            ),
        ),
    )


def for_phones(visit: Visit) -> list[str]:
    """The addresses a phone can use: those that every machine has for itself only where there is no other."""
    addresses = list(visit.house.addresses())
    return [one for one in addresses if not _HERE.match(one)] or addresses


def address_choice(look: Look, addresses: list[str], base: str, choose: Callable[[str], Any]) -> ft.Control:
    """Every network of this machine, the likely one first."""
    options = [(str(index), one.partition("://")[2], one) for index, one in enumerate(addresses)]
    return ft.Column(
        [
            look.quiet(look.say("lobby-address"), 13),
            one_of(look, "address", options, base, choose),
        ],
        spacing=6,
    )


@ft.component
def SeatLink(visit: Visit, look: Look, guest: Guest, seat: int, name: str, taken: bool, issue: int) -> ft.Control:
    """One seat's own QR, and a new one when the old must end. Of a seat that somebody has it is shown only on purpose:
    that is told to everybody."""
    addresses = for_phones(visit)
    base, set_base = use_value(addresses[0])
    token, set_token = use_value("")
    made = use_box(0)  # the issue of the link that was made here: it stays in sight
    tables, own = visit.house.tables, seat == guest.seat

    async def show() -> None:
        set_token(await visit.lane(guest).run(tables.show_link, guest, seat))

    async def load() -> None:
        """A free seat's link lies open; once it is taken, or has ended, it is put away."""
        if issue == made.current:
            return
        set_token("")
        if own or not taken:
            await show()

    async def anew() -> None:
        made.current = issue + 1
        new = await visit.lane(guest).run(tables.reissue, guest, str(seat))
        set_token(new)
        if guest.holder == str(seat):  # who renews the own link goes on with the new one
            await visit.go(f"/s/{new}")

    use_after(load, [guest.table, seat, taken, issue])
    parts: list[ft.Control] = []
    if token:
        link = f"{base}/s/{token}"
        parts += [
            ft.Row([qr(link, 240, look.say("lobby-qr"))], alignment=ft.MainAxisAlignment.CENTER),
            ft.Semantics(identifier=f"seat-link-{seat}", content=look.quiet(link, 12, selectable=True)),
            *([address_choice(look, addresses, base, set_base)] if len(addresses) > 1 else []),
        ]
    elif taken and not own:
        about = look.say("seats-show-about", name=name)
        yes = look.say("seats-show-yes", name=name)
        parts.append(Asking(look, f"show-link-{seat}", look.say("seats-show"), about, yes, show, ft.Icons.QR_CODE))
    about = look.say("seats-reissue-about", name=name)
    yes = look.say("seats-reissue-yes", name=name)
    new_link = look.say("seats-reissue")
    parts.append(Asking(look, f"reissue-{seat}", new_link, about, yes, anew, ft.Icons.AUTORENEW))
    return ft.Column(parts, spacing=10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _spaced(code: str) -> str:
    return f"{code[:3]}\u2009{code[3:]}"
