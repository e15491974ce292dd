"""Reads PDFs back: what a person and a printer get, not what we meant."""

import io

import pypdfium2
import zxingcpp
from pypdf import PdfReader

from printables.shared.audit import faults, placed
from printables.shared.box import Box
from printables.shared.items import Leaflet, Page
from printables.shared.paint import paint

SLACK = 1.5


def check(leaflet: Leaflet) -> bytes:
    """The PDF, after nothing was found wrong with it."""
    for page in leaflet.pages:
        assert list(faults(page)) == []
    pdf = paint(leaflet)
    check_document(pdf, leaflet)
    document = pypdfium2.PdfDocument(pdf)
    try:
        assert len(document) == len(leaflet.pages)
        for read, page in zip(document, leaflet.pages, strict=True):
            check_page(read, page)
    finally:
        document.close()
    return pdf


def check_document(pdf: bytes, leaflet: Leaflet) -> None:
    """Title, language, bookmarks, every typeface embedded."""
    reader = PdfReader(io.BytesIO(pdf))
    assert reader.metadata is not None
    assert reader.metadata.title == leaflet.title
    assert reader.trailer["/Root"]["/Lang"] == leaflet.lang
    for page in reader.pages:
        for font in page["/Resources"]["/Font"].values():
            assert "/FontFile2" in font.get_object()["/FontDescriptor"], font


def check_page(read: pypdfium2.PdfPage, page: Page) -> None:
    """Every line of text is there, inside its box; nothing is there that has no box."""
    paper = page.paper
    assert abs(read.get_width() - paper.width) < 1
    assert abs(read.get_height() - paper.height) < 1
    words = read.get_textpage()
    found = _bare(words.get_text_range())
    texts = [one for one in placed(page) if one.text]
    for one in texts:
        assert _bare(one.what) in found, one.what
    boxes = [one.box for one in texts]
    for index in range(words.count_rects()):
        left, bottom, right, top = words.get_rect(index)
        rect = Box(left, paper.height - top, right - left, top - bottom)
        assert paper.page.holds(rect)
        assert any(box.holds(rect, SLACK) for box in boxes), words.get_text_bounded(left, bottom, right, top)


def _bare(text: str) -> str:
    """Without spaces and hyphens: a reader joins what was broken at the end of a line."""
    return "".join(letter for letter in text if not letter.isspace() and letter not in "-\u00ad\u2011\ufffe")


def codes_on(pdf: bytes, page: int, dots_per_point: float = 2.0) -> list[str]:
    """The QR codes on a rendered page, from the top down."""
    document = pypdfium2.PdfDocument(pdf)
    try:
        image = document[page].render(scale=dots_per_point).to_pil()
    finally:
        document.close()
    found = zxingcpp.read_barcodes(image)
    return [code.text for code in sorted(found, key=lambda code: code.position.top_left.y)]
