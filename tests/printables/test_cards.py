"""Cards on a sheet: inside the paper, backs behind their fronts, cut where the marks are."""

import pytest

from printables.shared.box import Box
from printables.shared.cards import LARGE, POKER, card_pages, crop_marks, mirrored, places
from printables.shared.items import Panel, Stroke
from printables.shared.paper import PAPERS


@pytest.mark.parametrize("paper", PAPERS.values(), ids=PAPERS)
@pytest.mark.parametrize(("card", "count"), [(POKER, 9), (LARGE, 4)])
def test_cards_lie_side_by_side_inside_the_paper(paper, card, count):
    boxes = places(paper, card)
    assert len(boxes) == count
    assert all(paper.page.inset(12).holds(box) for box in boxes)
    assert not any(a.overlaps(b, 0.01) for a in boxes for b in boxes if a is not b)


@pytest.mark.parametrize("paper", PAPERS.values(), ids=PAPERS)
def test_each_back_lies_behind_its_front(paper):
    for front, back in zip(places(paper, LARGE), mirrored(places(paper, LARGE), paper), strict=True):
        assert back.y == front.y
        assert back.x + front.right == pytest.approx(paper.width)


@pytest.mark.parametrize("paper", PAPERS.values(), ids=PAPERS)
def test_crop_marks_stay_off_the_cards_and_on_the_paper(paper):
    boxes = places(paper, POKER)
    for mark in crop_marks(boxes, paper):
        assert isinstance(mark, Stroke)
        for x, y in mark.points:
            assert paper.page.holds(Box(x, y, 0, 0))
            assert not any(box.inset(0.1).holds(Box(x, y, 0, 0)) for box in boxes)


def test_fronts_and_backs_take_turns():
    def side(box: Box) -> list[Panel]:
        return [Panel(box)]

    pages = card_pages(PAPERS["a4"], LARGE, [side] * 6, [side] * 6)
    panels = [sum(isinstance(item, Panel) for item in page.items) for page in pages]
    assert panels == [4, 4, 2, 2]
