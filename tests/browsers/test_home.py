"""The home page, by hand."""

from model.games import GAMES
from model.language import texts
from tests.browsers.conftest import Pick
from tests.browsers.targets import fit_for_fingers
from tests.e2e.hosting import Host


def test_the_home_page(host: Host, pick: Pick) -> None:
    phone = pick().open(host.url)
    for game in GAMES:
        phone.sees(f"game-{game}-about", texts("en").say(f"home-{game}-about").split("\n")[0][:20])
    fit_for_fingers(phone)
    assert phone.driver.title == "Temple Companion"


def test_german_by_a_touch_and_after_a_reload(host: Host, pick: Pick) -> None:
    say = texts("de").say
    phone = pick().open(host.url)
    phone.touch("language-de")
    phone.sees("play-lost-temple", say("home-play"))
    phone.driver.refresh()
    phone.sees("play-lost-temple", say("home-play"))


def test_ways_from_here_and_back(host: Host, pick: Pick) -> None:
    phone = pick().open(host.url)
    for way, title in (("go-join", "join-title"), ("go-print", "printing-title"), ("go-settings", "settings-title")):
        phone.touch(way)
        phone.sees("page-title", texts("en").say(title))
        fit_for_fingers(phone)
        phone.touch("back")
        phone.sees("play-lost-temple")
