"""Seat cards: everything readable, every code leads to its seat, from the page as it is printed."""

import pytest

from model.language import LANGUAGES
from model.table.colours import SHAPES
from model.table.qr import qr_matrix
from printables.seat_cards import SeatCard, seat_card_leaflet, seat_cards
from printables.shared.items import Text, Turned
from printables.shared.paper import PAPERS
from tests.often import by_day
from tests.printables.reading import check, codes_on

NAMES = ("Ada", "Maximiliane von Habsburg-Lothringen", "Ярослав", "w" * 60, "Åsa", "Ωmega", "日本", "*[gem]*")


def seats(count: int) -> list[SeatCard]:
    links = [f"http://192.168.178.20:8550/seat/p9e6z4m4cc/{seat}?k=AbCdEfGhIjKlMnOpQrStUv" for seat in range(count)]
    return [
        SeatCard(name, colour, qr_matrix(link), link) for name, colour, link in zip(NAMES, SHAPES, links, strict=False)
    ]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("lang", by_day("en", "fi"))
def test_every_code_leads_to_its_seat(lang, paper):
    people = seats(8)
    pdf = check(seat_card_leaflet("Lost Temple", people, lang=lang, paper=paper))
    found = [code for page in range(4) for code in codes_on(pdf, page)]
    assert found == [seat.url_text for seat in people]


@pytest.mark.parametrize("count", range(2, 9))
def test_any_number_of_seats_in_black_and_white(count):
    pdf = seat_cards("Tikal", seats(count), mono=True)
    assert sum(len(codes_on(pdf, page)) for page in range(-(-count // 2))) == count


def test_a_table_may_have_a_long_title():
    check(seat_card_leaflet("Sonntag bei Oma " * 6, seats(2), lang="de"))
    check(seat_card_leaflet("x" * 100, seats(2), lang="de"))


def test_same_input_same_bytes():
    assert seat_cards("Tikal", seats(3)) == seat_cards("Tikal", seats(3))


def test_no_letter_is_smaller_than_eight_points():
    link = "http://192.168.178.20:8550/s/" + "x" * 22
    for lang in LANGUAGES:
        leaflet = seat_card_leaflet("x" * 60, [SeatCard("w" * 60, "red", qr_matrix(link), link)], lang=lang)
        near, far = _sizes(leaflet.pages[0].items)
        assert min(near + far) >= 8


def _sizes(items):
    far = [one.size for item in items if isinstance(item, Turned) for one in item.items if isinstance(one, Text)]
    return [item.size for item in items if isinstance(item, Text)], far
