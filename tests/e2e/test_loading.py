"""The network goes away in the middle of loading: the page is there, the app in it is not."""

from playwright.sync_api import Request, Route

from model.language import texts
from tests.e2e.conftest import Join
from tests.e2e.driver import PATIENCE, Screen
from tests.e2e.hosting import Host

SAY = texts("en").say


def test_an_app_that_could_not_be_loaded_is_loaded_again(host: Host, join: Join) -> None:
    pages: list[str] = []
    failed: list[str] = []

    def once(route: Route) -> None:
        """Not for the first page, however often it asks."""
        if len(pages) > 1:
            route.continue_()
        else:
            failed.append(route.request.url)
            route.abort()

    def ask(request: Request) -> None:
        if request.is_navigation_request():
            pages.append(request.url)

    def disturb(screen: Screen) -> None:
        screen.page.on("request", ask)
        screen.page.context.route("**/main.dart.*", once)

    screen = join(host.url, then=disturb)
    assert failed
    assert len(pages) == 2
    screen.find("play-lost-temple").wait_for(state="attached", timeout=PATIENCE)
    screen.sees("play-lost-temple", SAY("home-play"))
