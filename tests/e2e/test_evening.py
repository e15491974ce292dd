"""A five-player game of Lost Temple, from the home page to the victory screen."""

from urllib.parse import urlsplit

from playwright.sync_api import expect

from model.language import texts
from tests.e2e.conftest import Join
from tests.e2e.driver import LAPTOP, PATIENCE, Screen
from tests.e2e.evening import begin, drafted, near_the_end, open_table, play, sit, space_of, won
from tests.e2e.hosting import Host
from tests.e2e.truth import Truth
from tests.e2e.wire import Wires

NAMES = ("Anna", "Bo", "Çelik", "Dörte Großmann-Vandenberghe", "Eino")
SAY = texts("en").say


def test_five_play_to_the_end(host: Host, join: Join) -> None:
    wires = Wires()
    lobby = join(host.url, then=wires)
    code = open_table(lobby, names=NAMES)
    typing = join(host.url, then=wires)
    typing.tap("go-join")
    typing.type(SAY("join-code"), f"{code[:3]} {code[3:]}".lower())
    typing.tap("join-go")
    scanning = [join(f"{host.url}/join/{code}", then=wires) for _ in NAMES[2:]]
    phones = [lobby, *(sit(phone, seat) for seat, phone in enumerate([typing, *scanning], 1))]
    table = join(f"{host.url}/watch/{code}", then=wires, viewport=LAPTOP, is_mobile=False, has_touch=False)

    for seat, name in enumerate(NAMES):
        phones[seat].sees("page-title", name)
        lobby.sees(f"person-{seat}", name)
    lobby.tap("step-gems")
    expect(phones[3].find("step-gems")).to_have_attribute("aria-checked", "true", timeout=PATIENCE)
    begin(lobby)

    truth = Truth(host, code)
    play(phones, drafted)
    assert truth.dos().count("pick") == len(NAMES)
    table.sees("table-status", "calls the characters")
    play(phones, lambda seen: "hand" in seen.ids)
    assert truth.dos().count("call") == 9

    near_the_end(lobby, truth.spaces())
    for phone in phones:
        phone.until(lambda phone=phone: _spaces(phone) == {56}, "all meeples stand there")
    play(phones, won)
    winner = lobby.words("winner")
    for screen in (*phones, table):
        screen.find("winner").wait_for(state="attached", timeout=PATIENCE)
        assert screen.words("winner") == winner
        assert len(screen.shows("rank-")) == len(NAMES)

    lobby.tap("again")
    phones[1].tap("follow")
    phones[1].sees("page-title", NAMES[1])
    lobby.sees("person-1", SAY("people-here"))
    assert wires.left() == {urlsplit(host.url).netloc}


def _spaces(phone: Screen) -> set[int]:
    return {space_of(phone, seat) for seat in range(len(NAMES))}
