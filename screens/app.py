"""The way in: what Flet calls for every device, and which screen an address leads to."""

from collections.abc import Awaitable, Callable

import flet as ft

from model.games import GAMES
from model.language import texts
from model.table.guest import HOST
from screens.copies.editor import Editor
from screens.copies.page import Copies
from screens.copies.share import Share
from screens.games import all_screens
from screens.home.page import Home
from screens.joining.join import Join
from screens.joining.lost import Lost, Troubled
from screens.joining.seats import PickSeat
from screens.joining.watch import Watch
from screens.new_table.page import NewTable
from screens.printing.page import PrintSheets
from screens.printing.table import PrintTable
from screens.settings.page import Settings
from screens.shared import theme
from screens.shared.hooks import use_after, use_value
from screens.shared.house import House
from screens.shared.look import Look
from screens.shared.places import AWAY, Place
from screens.shared.preferences import Preferences
from screens.shared.visit import Visit
from screens.shared.width import use_room
from screens.table.frame import AtTable
from screens.tables.page import AllTables


def app_main(house: House) -> Callable[[ft.Page], Awaitable[None]]:
    """A Flet `main` for every screen of this host."""
    all_screens()

    async def main(page: ft.Page) -> None:
        theme.dress(page)
        visit = Visit(page, house)
        await visit.begin()
        light(page, visit.preferences)
        page.title = _title(visit.preferences.lang)
        page.render(App, visit)

    return main


@ft.component
def App(visit: Visit) -> ft.Control:
    place, set_place = use_value(visit.place)
    preferences, set_preferences = use_value(visit.preferences)
    page = ft.context.page
    look = Look(preferences.lang, preferences.large, *use_room(theme.WIDE))

    def dressed(new: Preferences) -> None:
        light(page, new)
        set_preferences(new)
        page.update()

    def retitle() -> None:
        if not visit.at_table:  # else the table's own says whose turn it is, also while the settings are open
            page.title = _title(preferences.lang)

    visit.follow(set_place, dressed)
    use_after(retitle, [place.route, preferences.lang])
    return _screen(visit, look, place)


def _screen(visit: Visit, look: Look, place: Place) -> ft.Control:
    match place:
        case Place("table", live=live, guest=guest) if live and guest:
            return AtTable(visit, look, live, guest)
        case Place("seats", live=live, guest=guest) if live and guest:
            return PickSeat(visit, look, live, guest)
        case Place("watch", live=live, guest=guest) if live and guest:
            return Watch(visit, look, live, guest)
        case Place("new", rest=(game,)) if game in all_screens():
            return NewTable(visit, look, game)
        case Place("print-table", guest=guest, live=live, rest=(token,)) if guest and live:
            back = f"/{'h' if guest.holder == HOST else 's'}/{token}"
            return PrintTable(visit, look, live, guest, token, back)
        case Place("print", rest=rest):
            return PrintSheets(visit, look, rest[0] if rest else "")
        case Place("copies", rest=rest) if rest in ((), *((game,) for game in GAMES)):
            return Copies(visit, look, rest[0] if rest else "")
        case Place("copy", rest=(copy, "share")):
            return Share(visit, look, copy)
        case Place("copy", rest=(copy, *at)):
            return Editor(visit, look, copy, at[0] if at else "")
        case Place("trouble", trouble=error) if error:
            return Troubled(visit, look, error)
        case Place("join"):
            return Join(visit, look)
        case Place("tables") if visit.owner:
            return AllTables(visit, look)
        case Place("settings", rest=rest):
            return Settings(visit, look, "/" + "/".join(filter(None, rest)))
        case Place("home"):
            return Home(visit, look)
    return Lost(visit, look, place.wait, place.rest == (AWAY,))


def light(page: ft.Page, preferences: Preferences) -> None:
    page.theme_mode = ft.ThemeMode(preferences.appearance)


def _title(lang: str) -> str:
    return texts(lang).say("home-title")
