"""The way in: what Flet calls for every device that opens the page."""

from collections.abc import Awaitable, Callable

import flet as ft

from model.language import LANGUAGES, texts
from screens.home.page import Home, show
from screens.shared import theme
from screens.shared.preferences import recall


def home_main(ready: frozenset[str]) -> Callable[[ft.Page], Awaitable[None]]:
    """A Flet `main` for the home page; `ready` are the ids of the games whose rules are in."""

    for lang in LANGUAGES:
        texts(lang)  # read now, so that the first device need not wait for it

    async def main(page: ft.Page) -> None:
        theme.dress(page)
        preferences = await recall(page)
        show(page, preferences)
        page.render(Home, ready, preferences)

    return main
