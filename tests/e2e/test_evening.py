"""A whole game of Lost Temple, from the home page to the victory screen: of two, and in the evenings of five."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from model.games.lost_temple.parts import DRAFTS
from model.language import texts
from tests.e2e.conftest import Join
from tests.e2e.driver import LAPTOP, PATIENCE, Screen
from tests.e2e.evening import begin, drafted, near_the_end, open_table, play, sit, space_of, won
from tests.e2e.hosting import Host
from tests.e2e.truth import Truth
from tests.e2e.wire import Wires

NAMES = ("Anna", "Bo", "Çelik", "Dörte Großmann-Vandenberghe", "Eino")
SAY = texts("en").say


@pytest.mark.evening
@pytest.mark.parametrize("players", [2, 5])
def test_from_the_home_page_to_the_end(host: Host, join: Join, players: int) -> None:
    wires, names = Wires(), NAMES[-players:]
    lobby = join(host.url, then=wires)
    code = open_table(lobby, names=names)
    typing = join(host.url, then=wires)
    typing.tap("go-join")
    typing.type(SAY("join-code"), f"{code[:3]} {code[3:]}".lower())
    typing.tap("join-go")
    scanning = [join(f"{host.url}/join/{code}", then=wires) for _ in names[2:]]
    phones = [lobby, *(sit(phone, seat) for seat, phone in enumerate([typing, *scanning], 1))]
    table = join(f"{host.url}/watch/{code}", then=wires, viewport=LAPTOP, is_mobile=False, has_touch=False)

    for seat, name in enumerate(names):
        phones[seat].sees("page-title", name)
        lobby.sees(f"person-{seat}", name)
    lobby.tap("step-gems")
    expect(phones[-1].find("step-gems")).to_have_attribute("aria-checked", "true", timeout=PATIENCE)
    begin(lobby)

    truth = Truth(host, code)
    play(phones, drafted)
    assert truth.dos().count("pick") == len(DRAFTS[players].hands)
    table.sees("table-status", "calls the characters")
    play(phones, lambda seen: "hand" in seen.ids)
    assert truth.dos().count("call") == 9

    near_the_end(lobby, truth.spaces())
    for phone in phones:
        phone.until(lambda phone=phone: _spaces(phone, players) == {56}, "all meeples stand there")
    play(phones, won)
    winner = lobby.reads("winner")
    for screen in (*phones, table):
        screen.sees("winner", winner)
        assert len(screen.shows("rank-")) == players

    lobby.tap("again")
    phones[1].tap("follow")
    phones[1].sees("page-title", names[1])
    lobby.sees("person-1", SAY("people-here"))
    assert wires.left() == {urlsplit(host.url).netloc}


def _spaces(phone: Screen, players: int) -> set[int]:
    return {space_of(phone, seat) for seat in range(players)}
