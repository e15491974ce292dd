"""Handing a copy on: a QR code that fetches its file from this host, the file itself, paper."""

import flet as ft

from screens.copies.begin import form
from screens.copies.gone import gone
from screens.copies.reading import use_copy
from screens.printing.order import Order
from screens.shared.buttons import big, small
from screens.shared.look import Look
from screens.shared.panels import page_column, panel
from screens.shared.qr import qr
from screens.shared.topbar import topbar
from screens.shared.visit import Visit

SIZE = 260


@ft.component
def Share(visit: Visit, look: Look, copy_id: str) -> ft.Control:
    looked, found = use_copy(visit, copy_id)

    async def leave() -> None:
        await visit.go("/copies")

    if looked != copy_id:
        return topbar(look, look.say("share-title"), on_back=leave)
    if found is None:
        return gone(visit, look)
    file = f"/copies/{copy_id}.json"
    parts = [
        _scan(look, f"{base}{file}") if (base := next(iter(visit.house.addresses()), "")) else ft.Container(),
        _save(look, file),
        _print(look, found.game, copy_id),
    ]
    return ft.Column(
        [topbar(look, look.say("share-title"), found.name, on_back=leave), page_column(*parts)],
        expand=True,
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _scan(look: Look, address: str) -> ft.Control:
    code = ft.Row([qr(address, SIZE, look.say("share-code"))], alignment=ft.MainAxisAlignment.CENTER)
    return panel(
        look.title(look.say("share-scan"), 20),
        ft.Semantics(identifier="share-qr", container=True, content=code),
        ft.Semantics(identifier="share-address", content=look.quiet(address, 13, selectable=True)),
        look.quiet(look.say("share-scan-about"), 14),
    )


def _save(look: Look, file: str) -> ft.Control:
    icon = ft.Icon(ft.Icons.DOWNLOAD, size=28, color=ft.Colors.PRIMARY)
    to = ft.Url(file, ft.UrlTarget.SELF)
    return big(look, "share-file", look.say("share-file"), to, icon=icon, strong=False)


def _print(look: Look, game: str, copy_id: str) -> ft.Control:
    sheet = ft.Url(Order("kit", look.lang, game, kit=copy_id).address("pdf"), ft.UrlTarget.BLANK)
    icon = ft.Icon(ft.Icons.PRINT, size=28, color=ft.Colors.PRIMARY)
    return panel(
        big(
            look,
            "share-print",
            look.say("share-print"),
            sheet,
            icon=icon,
            under=look.say("share-print-about"),
            strong=False,
        ),
        ft.Row([small(look, "share-form", look.say("copies-form"), form(look, game), ft.Icons.EDIT_NOTE)], wrap=True),
    )
