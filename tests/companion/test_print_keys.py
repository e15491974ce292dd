"""What one guest alone may print: by a key that the page gets for it, told to whom it concerns."""

from collections.abc import Iterator
from pathlib import Path

import pypdfium2
import pytest
import zxingcpp
from fastapi import FastAPI
from fastapi.testclient import TestClient

from companion.house import House
from companion.press import Press
from companion.print_routes import add_routes
from model.kernel.illegal import Illegal
from model.language import texts
from model.store import Store
from model.table.desk import Desk
from model.table.device import Device
from model.table.errors import Stranger
from model.table.guest import HOST, Guest
from model.table.live import LiveTable
from model.table.secret import Secret
from model.table.tickets import LASTS, Tickets

ADA, BEN, CLEO, HOSTS = (Device(name) for name in ("ada", "ben", "cleo", "laptop"))
NAMES = ("Ada", "Ben", "Cleo", "Dan")


class Shop:
    """A house with its print routes; Ben hosts and plays, Ada and Cleo sit, Dan has not come."""

    def __init__(self, store: Store, folder: Path, press: Press) -> None:
        self.house = House(store, folder)
        api = FastAPI()
        add_routes(api, self.house, press)
        self.web = TestClient(api)
        people = list(zip(NAMES, ("red", "blue", "green", "white"), strict=True))
        self.live: LiveTable = self.house.tables.create("lost-temple", people, desk=Desk(host_seat=1))
        self.host = self.enter(HOST, HOSTS)
        self.ada, self.cleo = self.enter("0", ADA), self.enter("2", CLEO)

    def enter(self, holder: str, device: Device) -> Guest:
        guest = self.house.tables.enter(self.house.tables.link(self.live.id, holder), device)
        assert guest is not None
        return guest

    def pdf(self, key: str, sheet: str) -> tuple[int, bytes]:
        answer = self.web.get(f"/print/table/{key}.pdf?sheet={sheet}")
        return answer.status_code, answer.content

    def picked(self) -> tuple[Guest, str]:
        """Somebody takes a card; who, and what the report of that seat says."""
        live = self.live
        live.submit(self.host, None, {"do": "start", "characters": ["shaman", "thief", "seer", "priest"]}, 0, "start")
        snapshot = live.shown.snapshot
        seat = snapshot.to_act[0]
        guest = self.enter(str(seat), Device(str(seat)))
        card = snapshot.view(seat).hand[0]
        live.submit(guest, seat, {"do": "pick", "card": card}, snapshot.version, "pick")
        say = texts("en").say
        return guest, say("lost-temple-told-own", cards=say(f"lost-temple-the-{card}.object"))

    def told(self) -> list[tuple[str, int | None, int | None]]:
        return [(note.kind, note.seat, note.by) for note in self.live.shown.snapshot.notes]


@pytest.fixture
def shop(tmp_path: Path) -> Iterator[Shop]:
    press = Press()
    with Store.open(None, tmp_path) as store:
        yield Shop(store, tmp_path, press)
    press.close()


def words(pdf: bytes) -> str:
    pages = [page.get_textpage().get_text_bounded() for page in pypdfium2.PdfDocument(pdf)]
    return " ".join(" ".join(pages).split())


def test_ones_own_report_holds_ones_own_secret(shop: Shop) -> None:
    guest, taken = shop.picked()
    other = shop.ada if guest.seat != 0 else shop.cleo
    assert taken in words(shop.pdf(shop.house.tables.own_report(guest), "report")[1])
    assert taken not in words(shop.pdf(shop.house.tables.own_report(other), "report")[1])


def test_seat_cards_lead_to_the_seats_and_are_told_to_who_sits(shop: Shop) -> None:
    key = shop.house.tables.seat_cards(shop.host)
    assert shop.told() == [("link-shown", 0, 1), ("link-shown", 2, 1)]
    status, pdf = shop.pdf(key, "seat-cards")
    assert status == 200
    found = set()
    for page in pypdfium2.PdfDocument(pdf):
        found |= {code.text for code in zxingcpp.read_barcodes(page.render(scale=3).to_pil())}
    base = shop.house.addresses()[0]
    assert found == {f"{base}/s/{shop.house.tables.link(shop.live.id, str(seat))}" for seat in range(4)}


def test_seat_cards_of_free_seats_are_nobodys_business(tmp_path: Path) -> None:
    with Store.open(None, tmp_path) as store:
        shop = House(store, tmp_path)
        live = shop.tables.create("lost-temple", [("Ada", "red"), ("Ben", "blue")], desk=Desk(host_seat=0))
        host = shop.tables.enter(shop.tables.link(live.id, HOST), HOSTS)
        assert host is not None
        assert shop.tables.seat_cards(host)
        assert live.shown.snapshot.notes == ()


def test_a_key_to_seat_cards_ends_when_somebody_else_sits_down(shop: Shop) -> None:
    """Dan was not told: his link was nobody's when the cards were shown."""
    key = shop.house.tables.seat_cards(shop.host)
    shop.enter("3", Device("dan"))
    assert shop.pdf(key, "seat-cards")[0] in (403, 404)


def test_a_key_is_for_one_sheet_and_for_its_guest(shop: Shop) -> None:
    tables = shop.house.tables
    with pytest.raises(Illegal):
        tables.seat_cards(shop.ada)
    report = tables.own_report(shop.ada)
    assert shop.pdf(report, "seat-cards")[0] == 403
    tables.reissue(shop.host, "0")
    assert shop.pdf(report, "report")[0] == 404
    with pytest.raises(Stranger):
        tables.own_report(shop.ada)


def test_a_key_ends_by_itself(shop: Shop) -> None:
    now = [0.0]
    tickets = Tickets(Secret(b"k" * 32), clock=lambda: now[0])
    from model.table.tickets import Ticket

    key = tickets.give(Ticket(shop.ada, "report"))
    assert tickets.of(key) is not None
    now[0] = LASTS + 1
    assert tickets.of(key) is None
