"""Text is measured: it shrinks, wraps and is refused, never cut off; the audit sees what a layout did wrong."""

import pytest

from printables.shared.audit import faults
from printables.shared.box import Box
from printables.shared.fonts import runs
from printables.shared.items import Icon, Page, Turned
from printables.shared.paper import PAPERS
from printables.shared.text import Style, TooLong, fit, height, ink_box, words_of

PAPER = PAPERS["a4"]


def test_text_shrinks_until_it_fits():
    wide = fit(Box(0, 0, 400, 30), "Kundschafter", Style(size=20, floor=5))
    narrow = fit(Box(0, 0, 60, 30), "Kundschafter", Style(size=20, floor=5))
    assert wide.size == 20
    assert narrow.size < 12
    assert narrow.box.holds(ink_box(narrow, 0))


def test_below_the_floor_it_is_refused():
    with pytest.raises(TooLong):
        fit(Box(0, 0, 20, 30), "Kundschafter", Style(size=20, floor=9))
    with pytest.raises(TooLong):
        height("Kundschafter", 20, Style(size=20))


def test_it_wraps_at_spaces_only():
    text = fit(Box(0, 0, 60, 60), "eins zwei\u00a0drei vier", Style(size=10))
    assert words_of(text) == "eins zwei\u00a0drei\nvier" or words_of(text) == "eins\nzwei\u00a0drei\nvier"


def test_a_soft_hyphen_breaks_a_long_word():
    text = fit(Box(0, 0, 60, 60), "ontdekkings\u00adreizigers", Style(size=10, floor=10))
    assert words_of(text) == "ontdekkings-\nreizigers"
    whole = fit(Box(0, 0, 200, 60), "ontdekkings\u00adreizigers", Style(size=10, floor=10))
    assert words_of(whole) == "ontdekkingsreizigers"


def test_names_break_anywhere():
    text = fit(Box(0, 0, 60, 200), "w" * 60, Style(size=10, floor=8, anywhere=True))
    assert words_of(text).replace("\n", "") == "w" * 60


def test_bold_and_icons_only_where_marked():
    style = Style(size=10, marked=True, icons="lost-temple")
    marked = fit(Box(0, 0, 200, 20), "pay *2* [gem]", style)
    assert words_of(marked) == "pay 2 "
    assert [run.icon for run in marked.lines[0].runs if run.icon] == ["lost-temple/gem"]
    assert words_of(fit(Box(0, 0, 200, 20), "pay *2* [gem]", Style(size=10))) == "pay *2* [gem]"


def test_letters_of_other_alphabets_come_from_a_wider_face():
    runs = fit(Box(0, 0, 200, 20), "Šárka ★ Ωμέγα ښ", Style(size=10)).lines[0].runs
    assert {run.font for run in runs} == {"SourceSansPro-Regular", "DejaVuSans"}


def test_the_audit_sees_text_on_text_and_on_drawings():
    one = fit(Box(100, 100, 100, 20), "one", Style(size=12))
    other = fit(Box(105, 102, 100, 20), "other", Style(size=12))
    assert list(faults(Page(PAPER, (one, other)))) == ["'one' and 'other' overlap"]
    icon = Icon(Box(100, 100, 20, 20), "temple")
    assert list(faults(Page(PAPER, (one, icon)))) == ["'one' and 'temple' overlap"]


def test_the_audit_sees_text_beside_the_paper_even_upside_down():
    outside = fit(Box(2, 2, 50, 20), "edge", Style(size=12))
    assert list(faults(Page(PAPER, (outside,)))) == ["'edge' leaves the paper"]
    turned = Turned(PAPER.page, (fit(Box(540, 815, 50, 20), "edge", Style(size=12, align="right")),))
    assert list(faults(Page(PAPER, (turned,)))) == ["'edge' leaves the paper"]


FAMILY = "👨‍👩‍👧‍👦"


def test_a_sign_no_typeface_has_is_one_box():
    assert list(runs(f"{FAMILY}é🇫🇮", "text")) == [
        ("DejaVuSans", "□"),
        ("SourceSansPro-Regular", "é"),
        ("DejaVuSans", "□"),
    ]
    assert list(runs("A\u200d\ufe0f\u2069b", "text")) == [("SourceSansPro-Regular", "Ab")]


def test_a_name_is_never_broken_in_the_middle_of_a_sign():
    text = fit(Box(0, 0, 14, 400), "e\u0301" * 12, Style(size=10, floor=10, anywhere=True))
    assert all(line.startswith("e") for line in words_of(text).split("\n"))


def test_a_name_from_right_to_left_is_printed_as_it_is_read():
    text = fit(Box(0, 0, 400, 40), "Ada, עדה לבלייס, Ben", Style(size=10, floor=10))
    assert words_of(text) == "Ada, ,סיילבל הדע Ben" or words_of(text) == "Ada, סיילבל הדע, Ben"


def test_arabic_letters_are_joined():
    text = fit(Box(0, 0, 400, 40), "سلمى", Style(size=10, floor=10))
    assert words_of(text) == "\ufef0\ufee4\ufee0\ufeb3"
