"""A page as a picture, for screens."""

import io

import pypdfium2

WIDEST = 2400


def preview(pdf: bytes, page: int = 0, width: int = 600) -> bytes:
    """A page of a PDF as PNG, so many pixels wide; the last page where there are fewer."""
    document = pypdfium2.PdfDocument(pdf)
    try:
        shown = document[max(0, min(page, len(document) - 1))]
        scale = max(16, min(width, WIDEST)) / shown.get_width()
        image = shown.render(scale=scale).to_pil()
        file = io.BytesIO()
        image.save(file, "PNG")
        return file.getvalue()
    finally:
        document.close()


def page_count(pdf: bytes) -> int:
    document = pypdfium2.PdfDocument(pdf)
    try:
        return len(document)
    finally:
        document.close()


def is_duplex(pdf: bytes) -> bool:
    """Whether it says itself that it is printed on both sides."""
    return b"/Duplex /DuplexFlipLongEdge" in pdf
