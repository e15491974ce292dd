"""The home page on a phone, in a real browser."""

import pytest
from playwright.sync_api import expect

from model.games import GAMES
from model.language import texts
from screens.games import all_screens
from tests.e2e.conftest import Join
from tests.e2e.driver import LAPTOP, PATIENCE, Screen
from tests.e2e.hosting import Host


@pytest.fixture(scope="module")
def home(host: Host, join_all: Join) -> Screen:
    """One page for all who only look at it; all but the last leave it as they found it."""
    return join_all(host.url)


def speaks(screen: Screen, lang: str) -> None:
    words = texts(lang)
    screen.sees("game-tikal-about", words.say("home-tikal-about"))
    screen.sees("play-lost-temple", words.say("home-play"))
    expect(screen.find(f"language-{lang}")).to_have_attribute("aria-current", "true", timeout=PATIENCE)


def test_three_games(home: Screen) -> None:
    screen = home
    for game in GAMES:
        screen.sees(f"game-{game}-title", texts("en").say(f"word-{game}"))
        expect(screen.find(f"game-{game}").get_by_role("img")).to_have_count(1)
        if game in all_screens():
            screen.sees(f"play-{game}", texts("en").say("home-play"))
        else:
            screen.sees(f"game-{game}-about", texts("en").say("home-ready-how"))
    assert screen.page.title() == "Temple Companion"


def test_what_can_be_done_from_here(home: Screen) -> None:
    screen = home
    for way, title in (("go-join", "join-title"), ("go-settings", "settings-title")):
        screen.tap(way)
        screen.sees("page-title", texts("en").say(title))
        screen.tap("back")
        screen.sees("title", "Temple Companion")


def test_german_by_the_switch_and_after_a_reload(home: Screen) -> None:
    speaks(home, "en")
    home.tap("language-de")
    speaks(home, "de")
    home.page.reload()
    speaks(home.awake(), "de")
    home.tap("language-en")
    speaks(home, "en")


def test_finnish_by_the_device(host: Host, join: Join) -> None:
    speaks(join(host.url, locale="fi-FI"), "fi")


def test_light_and_dark(host: Host, join: Join) -> None:
    screen = join(host.url, color_scheme="light")
    screen.until(lambda: screen.brightness() > 0.8, "follows the light device")
    screen.tap("light-dark")
    expect(screen.find("light-dark")).to_have_attribute("aria-current", "true", timeout=PATIENCE)
    screen.until(lambda: screen.brightness() < 0.2, "dark by the switch")
    screen.tap("light-light")
    screen.until(lambda: screen.brightness() > 0.8, "light by the switch")
    screen.tap("light-system")
    screen.page.emulate_media(color_scheme="dark")
    screen.until(lambda: screen.brightness() < 0.2, "follows the dark device")


def test_cards_fit_a_phone_and_stand_side_by_side_on_a_laptop(home: Screen) -> None:
    boxes = [home.box(f"game-{game}") for game in ("tikal", "tikal-2")]
    assert all(box["x"] >= 0 and box["x"] + box["width"] <= 390 for box in boxes)
    assert boxes[1]["y"] > boxes[0]["y"]

    home.page.set_viewport_size(LAPTOP)
    home.until(lambda: home.box("game-tikal")["y"] == home.box("game-tikal-2")["y"], "they stand side by side")
    boxes = [home.box(f"game-{game}") for game in ("tikal", "tikal-2", "lost-temple")]
    assert len({(box["y"], box["height"]) for box in boxes}) == 1
    assert boxes[2]["x"] + boxes[2]["width"] <= 1280
