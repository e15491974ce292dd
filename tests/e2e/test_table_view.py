"""The table for tablet or TV: it follows everything, can do nothing, and shows only what everybody may see."""

from companion.records import simulated
from model.language import texts
from tests.e2e.conftest import Join, Visit
from tests.e2e.driver import LAPTOP, PATIENCE, PHONE
from tests.e2e.evening import act, glance, waited_for
from tests.e2e.hosting import Host
from tests.e2e.laid import Laid
from tests.e2e.told import Told
from tests.e2e.truth import Truth

SAY = texts("en").say


def test_it_follows_the_game(host: Host, join: Join, visit: Visit) -> None:
    table = Laid(host, "calling", 2)
    screen = join(table.watch, viewport=LAPTOP, is_mobile=False, has_touch=False)
    phones = [visit(table.seat(seat)) for seat in range(2)]
    truth = Truth(host, table.code)
    screen.sees("table-status", SAY("lt-call", name="Ada"))
    for _ in range(8):
        phone, seen = waited_for(phones)
        act(phone, seen)
        screen.sees("log", truth.newest())
    screen.find("called").wait_for(state="attached", timeout=PATIENCE)
    ids = glance(screen).ids
    assert {"track", "runner-0", "runner-1", "log"} <= set(ids)
    assert not [one for one in ids if one.startswith(("call-", "hand-", "own-", "tab-", "undo", "correct", "target-"))]
    assert not {"call", "hand"} & set(ids)
    screen.tap("legend-jungle")
    screen.sees("sheet", texts("en").rule("LT6.1"))
    screen.tap("sheet-close")


def test_all_that_is_done_before_round_2_stands_on_a_tv(host: Host, join: Join) -> None:
    """Nobody scrolls there: what is laid anew, who does it, and the points."""
    record = simulated("tikal-2", 3, 1, {})
    second = [number for number, move in enumerate(record.moves) if move["do"] == "sites"][1]
    screen = join(Told(host, record, second).watch, viewport=LAPTOP, is_mobile=False, has_touch=False, locale="de-DE")
    screen.there("scored-step")
    while screen.tapped("scored-next"):
        screen.page.wait_for_timeout(200)
    for name in ("round-2-tiles", "table-status", "score-0"):
        box = screen.box(name)
        assert box["y"] + box["height"] <= LAPTOP["height"], name


def test_all_rules_can_be_read_and_closed_on_a_phone(host: Host, come: Join) -> None:
    """However long it is, the cross stays on the screen."""
    phone = come(Laid(host, "calling", 2).seat(0))
    phone.tap("open-rules")
    phone.sees("rules", texts("en").rule("LT7.6"))
    cross = phone.box("sheet-close")
    assert 0 <= cross["y"] < PHONE["height"] / 2
    phone.page.touchscreen.tap(cross["x"] + cross["width"] / 2, cross["y"] + cross["height"] / 2)
    phone.find("sheet").wait_for(state="detached", timeout=PATIENCE)
