"""Cards on a sheet: inside the paper, backs behind their fronts, cut where the marks are."""

from io import BytesIO

import pytest
from PIL import Image

from model.games import GAMES
from model.language import LANGUAGES, texts
from printables import ask_for, leaflet
from printables.preview import preview
from printables.shared.box import Box
from printables.shared.cards import POKER, card_pages, crop_marks, mirrored, places
from printables.shared.items import Panel, Stroke, Text
from printables.shared.paper import MM, PAPERS
from printables.shared.text import words_of
from tests.printables.reading import check


@pytest.mark.parametrize("paper", PAPERS.values(), ids=PAPERS)
def test_cards_lie_side_by_side_inside_the_paper(paper):
    boxes = places(paper, POKER)
    assert len(boxes) == 9
    assert all(paper.page.inset(12).holds(box) for box in boxes)
    assert not any(a.overlaps(b, 0.01) for a in boxes for b in boxes if a is not b)


@pytest.mark.parametrize("paper", PAPERS.values(), ids=PAPERS)
def test_each_back_lies_behind_its_front(paper):
    for front, back in zip(places(paper, POKER), mirrored(places(paper, POKER), paper), strict=True):
        assert back.y == front.y
        assert back.x + front.right == pytest.approx(paper.width)


@pytest.mark.parametrize("paper", PAPERS.values(), ids=PAPERS)
def test_crop_marks_stay_off_the_cards_and_on_the_paper(paper):
    boxes = places(paper, POKER)
    for mark in crop_marks(boxes, paper):
        assert isinstance(mark, Stroke)
        for x, y in mark.points:
            assert paper.page.inset(5 * MM).holds(Box(x, y, 0, 0), 0.01)
            assert not any(box.inset(0.1).holds(Box(x, y, 0, 0)) for box in boxes)


def test_fronts_and_backs_take_turns():
    def side(box: Box) -> list[Panel]:
        return [Panel(box)]

    pages = card_pages(PAPERS["a4"], POKER, [side] * 11, [side] * 11)
    panels = [sum(isinstance(item, Panel) for item in page.items) for page in pages]
    assert panels == [9, 9, 2, 2]


@pytest.mark.parametrize("paper", PAPERS)
def test_backs_of_a_hidden_draft_bleed_three_millimetres_where_a_printer_reaches(paper):
    """Looked at as it is printed: the ground of the backs reaches beyond every cut, and not to the printer's edge."""
    pdf = check(leaflet(ask_for("lost-temple", "characters", paper=paper)))
    sheet = PAPERS[paper]
    wide = 2400
    dots = wide / sheet.width
    image = Image.open(BytesIO(preview(pdf, 1, wide))).convert("RGB")
    for card in mirrored(places(sheet, POKER), sheet):
        bled = card.inset(-2.9 * MM)
        for x, y in ((bled.x, card.cy), (bled.right, card.cy), (card.cx, bled.y), (card.cx, bled.bottom)):
            assert max(image.getpixel((int(x * dots), int(y * dots)))) < 80
    edge = int(4.8 * MM * dots)
    border = [image.getpixel((edge, y)) for y in range(0, image.height, 40)]
    border += [image.getpixel((x, edge)) for x in range(0, image.width, 40)]
    assert set(border) == {(255, 255, 255)}


CARDS = [("lost-temple", "characters"), *((game, "reference") for game in GAMES)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(("game", "cards"), CARDS)
def test_a_note_beside_cards_says_which_edge_to_flip(game, cards, paper, lang):
    page = leaflet(ask_for(game, cards, paper=paper, lang=lang)).pages[0]
    notes = {words_of(item): item.size for item in page.items if isinstance(item, Text)}
    for what in ("flip", "size"):
        assert notes[texts(lang).say(f"print-note-{what}")] >= 8
