"""The print screen: which sheet, for how many, on which paper; a picture of it; open or save."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import flet as ft

from model.games import GAMES
from model.language import LANGUAGES, texts
from screens.printing.copy import CopyChoice
from screens.printing.kept_paper import use_kept_paper
from screens.printing.order import Order
from screens.printing.preview import Preview
from screens.shared.buttons import big, one_of, pair
from screens.shared.hooks import use_value
from screens.shared.look import Look
from screens.shared.panels import page_column, panel
from screens.shared.remembered import PAPERS
from screens.shared.switches import switch_rows
from screens.shared.topbar import topbar
from screens.shared.visit import Visit

FIRST = "setup"
Change = Callable[[Any], None]


@ft.component
def PrintSheets(visit: Visit, look: Look, game: str) -> ft.Control:
    """Sheets of any game, from the home page."""
    games = [one for one in GAMES if visit.house.sheets(one)]
    first = game if game in games else games[-1]
    order, change = use_value(_first(visit, look, first))
    use_kept_paper(order, change)

    def other(game: str) -> None:
        change(lambda now: replace(_first(visit, look, game), paper=now.paper, mono=now.mono, lang=now.lang))

    choice = [(one, look.say(f"word-{one}"), one) for one in games]
    parts = [
        panel(look.title(look.say("printing-game"), 18, 3), one_of(look, "print-game", choice, order.game, other)),
        sheets(look, order, change, visit.house.sheets(order.game)),
        CopyChoice(visit, look, order, change),
        _players(look, order, change),
        _options(look, order, change),
        paper(look, order, change),
    ]
    return _page(visit, look, order, change, parts, "/")


def _first(visit: Visit, look: Look, game: str) -> Order:
    counts = GAMES[game].players
    sheet = FIRST if FIRST in visit.house.sheets(game) else visit.house.sheets(game)[0]
    return Order(sheet, look.lang, game, players=min(4, counts[-1]))


def _page(visit: Visit, look: Look, order: Order, change: Change, parts: list[ft.Control], back: str) -> ft.Control:
    return framed(visit, look, parts, *result(visit, look, order, change), back)


def result(visit: Visit, look: Look, order: Order, change: Change) -> tuple[ft.Control, ft.Control]:
    """The picture of it, and the buttons to open or save it."""
    open_it = ft.Url(order.address("pdf"), ft.UrlTarget.BLANK)
    save = ft.Url(order.address("pdf", save=1), ft.UrlTarget.SELF)
    buttons = pair(
        big(look, "print-open", look.say("printing-open"), open_it, expand=True),
        big(look, "print-save", look.say("printing-save"), save, strong=False, expand=True),
    )
    return Preview(visit, look, order, change), buttons


def framed(
    visit: Visit, look: Look, parts: list[ft.Control], shown: ft.Control, buttons: ft.Control, back: str
) -> ft.Control:
    async def leave() -> None:
        await visit.go(back)

    if look.wide:
        left = ft.Column([*parts, buttons], spacing=16, expand=3, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
        right = ft.Column([shown], expand=2, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
        body = page_column(
            ft.Row([left, right], spacing=16, vertical_alignment=ft.CrossAxisAlignment.START), width=1160
        )
    else:
        body = page_column(*parts, shown, buttons)
    return ft.Column(
        [topbar(look, look.say("printing-title"), on_back=leave), body],
        expand=True,
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def sheets(look: Look, order: Order, change: Change, names: Sequence[str]) -> ft.Control:
    options = [(one, look.say(f"print-sheet-{one}"), one) for one in names]
    choice = one_of(look, "print-sheet", options, order.sheet, set_field(change, "sheet"))
    return panel(look.title(look.say("printing-sheet"), 18, 3), choice)


def _players(look: Look, order: Order, change: Change) -> ft.Control:
    options = [(str(n), str(n), n) for n in GAMES[order.game].players]
    choice = one_of(look, "print-players", options, order.players, set_field(change, "players"))
    return panel(look.title(look.say("printing-players"), 18, 3), choice)


def _options(look: Look, order: Order, change: Change) -> ft.Control:
    """The game's switches: sheets may differ by them."""

    def switch(name: str, value: Any) -> None:
        change(lambda now: replace(now, options={**now.options, name: value}))

    rows = switch_rows(look, order.game, order.options, switch, prefix="print-option", about=False)
    return panel(*rows, spacing=8) if rows else ft.Container()


def paper(look: Look, order: Order, change: Change) -> ft.Control:
    papers = [(one, look.say(f"printing-{one}"), one) for one in PAPERS]
    inks = [(name, look.say(f"printing-{name}"), mono) for name, mono in (("colour", False), ("mono", True))]
    languages = [(lang, texts(lang).say("home-language-name"), lang) for lang in LANGUAGES]
    return panel(
        look.title(look.say("printing-paper"), 18, 3),
        one_of(look, "print-paper", papers, order.paper, set_field(change, "paper")),
        one_of(look, "print-ink", inks, order.mono, set_field(change, "mono")),
        one_of(look, "print-lang", languages, order.lang, set_field(change, "lang")),
    )


def set_field(change: Change, name: str) -> Callable[[Any], None]:
    """Another sheet begins with its first page."""
    return lambda value: change(lambda now: replace(now, **{name: value}, page=0))
