"""Small screens in a real browser: large type on a narrow phone, and a phone on its side."""

import pytest

from model.language import texts
from tests.e2e.conftest import Join
from tests.e2e.driver import PATIENCE, Screen
from tests.e2e.hosting import Host
from tests.e2e.laid import Laid

NARROW = {"width": 320, "height": 640}
ROOMY = {"width": 700, "height": 900}
SIDE = {"width": 844, "height": 390}
_LARGE = "localStorage.setItem('flutter.companion.large', JSON.stringify('on'))"
_WORDS = """all => all.filter(e => !e.querySelector('flt-semantics')).map(e => {
  const box = e.getBoundingClientRect();
  return [e.textContent.trim() || e.getAttribute('aria-label') || '', box.left, box.right];
}).filter(([words]) => words)"""


def large(screen: Screen) -> None:
    screen.page.add_init_script(_LARGE)


def words_on(screen: Screen) -> list[tuple[str, float, float]]:
    """Everything a person can read, and from where to where it goes."""
    found: list[tuple[str, float, float]] = screen.page.locator("flt-semantics").evaluate_all(_WORDS)
    return found


def laid_out(screen: Screen) -> list[tuple[str, float, float]]:
    """The same, once nothing moves any more."""
    found = [words_on(screen)]

    def still() -> bool:
        found.append(words_on(screen))
        return found[-1] == found[-2]

    screen.until(still, "everything is laid out")
    return found[-1]


@pytest.mark.parametrize("locale", ["fi-FI", pytest.param("de-DE", marks=pytest.mark.evening)])
def test_nothing_is_cut_on_a_narrow_phone_with_large_type(host: Host, join: Join, locale: str) -> None:
    say = texts(locale[:2]).say
    table = Laid(host, "calling", 5)
    phone = join(table.host, locale=locale, viewport=NARROW, then=large)
    phone.sees("things", say("lt-space"))
    for tab, there in (("host", "host-now"), ("log", "log-print"), ("table", "track"), ("seat", "things")):
        phone.tap(f"tab-{tab}")
        phone.find(there).wait_for(state="attached", timeout=PATIENCE)
        outside = [one for one in laid_out(phone) if one[1] < 0 or one[2] > NARROW["width"]]
        assert not outside, (tab, outside)
    things = phone.shows("thing-")
    assert len(things) == 4  # gems, machetes, the space as in 4/38, the idol
    narrow = {thing: phone.box(thing)["width"] for thing in things}
    phone.page.set_viewport_size(ROOMY)
    phone.until(lambda: phone.box("things")["width"] > NARROW["width"], "there is room")
    assert narrow == pytest.approx({thing: phone.box(thing)["width"] for thing in things})  # nothing was lost


def test_a_phone_on_its_side_has_room_for_the_page(host: Host, join: Join) -> None:
    table = Laid(host, "calling", 5)
    phone = join(table.host, viewport=SIDE)
    phone.sees("call", "Shaman")
    bar, tabs = phone.box("page-title"), [phone.box(one) for one in phone.shows("tab-")]
    assert bar["y"] + bar["height"] < 50
    assert len(tabs) == 4
    assert all(tab["x"] + tab["width"] < 120 for tab in tabs)  # at the side, nothing at the foot
    button = phone.box("call")
    assert button["y"] + button["height"] < SIDE["height"]  # what there is to do is seen without scrolling
