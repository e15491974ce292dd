"""Without a copy: two taps to a table, a round in the simple version, and nothing of any sample on any screen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from model.games.lost_temple.parts import DRAFTS
from model.language import texts
from tests.e2e.conftest import Join, Visit
from tests.e2e.driver import PATIENCE
from tests.e2e.evening import open_table, play, sit
from tests.e2e.hosting import Host
from tests.e2e.otherwise import with_other_samples
from tests.e2e.raw import RawPhone
from tests.e2e.truth import Truth

SAY = texts("en").say
GAME = "lost-temple"


def test_a_fresh_house_plays_a_round_two_taps_from_the_home_page(join: Join, visit: Visit) -> None:
    with Host() as host:
        phone = join(host.url)
        phone.tap(f"play-{GAME}")
        phone.tap("create")
        code = re.sub(r"\W", "", phone.reads("join-code"))
        assert not phone.shows("start-")
        truth = Truth(host, code)
        others = [sit(visit(f"{host.url}/join/{code}"), seat) for seat in (1, 2)]
        phones = [phone, *others]
        phone.tap("last-0")
        phone.tap("last")
        phone.without("opening")
        play(phones, lambda seen: "last-0" in seen.ids)
        dos = truth.dos()
        assert (dos.count("pick"), dos.count("call")) == (len(DRAFTS[3].hands), 9)
        assert truth.now().options.detail == "light"
        phone.tap("last-1")
        phone.tap("last")
        phones[1].there("hand")
        assert truth.now().view(None).idol == 1
        for one in phones:
            assert not one.shows("invented")


@pytest.mark.evening
def test_on_an_invented_board_every_screen_is_marked(host: Host, join: Join, visit: Visit) -> None:
    phone = join(host.url)
    code = open_table(phone, 2)
    other = visit(f"{host.url}/join/{code}")
    other.sees("invented", SAY("print-sample"))
    sit(other, 1)
    visit(f"{host.url}/watch/{code}").sees("invented", SAY("print-sample"))
    for tab in ("tab-table", "tab-log", "tab-host", "tab-seat"):
        phone.tap(tab)
        expect(phone.find(tab)).to_have_attribute("aria-current", "true", timeout=PATIENCE)
        phone.sees("invented", SAY("print-sample"))
    phone.tap("start-deal")
    phone.tap("begin")
    phone.without("opening")
    for tab in ("tab-table", "tab-log", "tab-host", "tab-seat"):
        phone.tap(tab)
        expect(phone.find(tab)).to_have_attribute("aria-current", "true", timeout=PATIENCE)
        phone.sees("invented", SAY("print-sample"))
    box = phone.box("invented")
    assert box["height"] < 40
    assert box["width"] <= 390


def test_screens_without_a_copy_are_the_same_with_other_samples(visit: Visit, tmp_path: Path) -> None:
    """Chosen it does show: it is only never told unasked."""
    with Host() as ours, Host(root=with_other_samples(tmp_path)) as theirs:
        assert walked(visit(ours.url)) == walked(visit(theirs.url))
        boards = [chosen(visit(host.url)) for host in (ours, theirs)]
        assert boards[0] != boards[1]


def walked(phone: RawPhone) -> list[list[str]]:
    """What can be read on the way from the home page through a round with the cards of the box, where nothing is left
    to chance."""
    seen = [read(phone, "go-join")]
    phone.tap("go-settings")
    seen.append(read(phone, "switch-large"))
    phone.tap("back")
    phone.tap(f"play-{GAME}")
    seen.append(read(phone, "create"))
    phone.tap("option-detail-full")
    seen.append(read(phone, "lacking"))
    phone.tap("option-draft-cards")
    phone.tap("devices-one")
    phone.tap("create")
    seen.append(read(phone, "last-0"))
    phone.tap("last-0")
    phone.tap("last")
    phone.tap("held-by-nobody")
    seen += [tab(phone, name, inside) for name, inside in TABS]
    phone.tap("tab-play")
    phone.tap("held-by-1")
    phone.tap("target-seer")
    seen += [tab(phone, name, inside) for name, inside in TABS]
    phone.tap("open-rules")
    seen.append(read(phone, "rules"))
    return seen


TABS = (("tab-table", "table-status"), ("tab-log", "log"), ("tab-play", "status"))


def tab(phone: RawPhone, name: str, inside: str) -> list[str]:
    phone.tap(name)
    return read(phone, inside)


def read(phone: RawPhone, shows: str) -> list[str]:
    """Everything on a screen, with the names of its parts, once this is there and the host has said all."""
    phone.there(shows)
    found: list[list[str]] = []

    def settled() -> bool:
        phone.answered()
        found.append(phone.everything())
        return len(found) > 3 and found[-1] == found[-4]

    phone.until(settled, "the screen is still")
    return found[-1]


def chosen(phone: RawPhone) -> list[str]:
    """The lobby of a table on the invented board."""
    phone.tap(f"play-{GAME}")
    for one in ("kit-sample", "devices-one", "create"):
        phone.tap(one)
    return read(phone, "checklist")
