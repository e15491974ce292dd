"""Printing by hand: what is saved or opened is a PDF."""

from pathlib import Path
from urllib.request import urlopen

import pypdfium2

from model.language import texts
from tests.browsers.conftest import Pick
from tests.browsers.phone import Phone
from tests.browsers.targets import fit_for_fingers
from tests.e2e.hosting import Host
from tests.e2e.laid import Laid

SAY = texts("en").say


def saved(phone: Phone) -> Path:
    """What lies whole where the phone puts things."""
    found: Path = phone.until(lambda: next(phone.home.glob("*.pdf"), None), "a PDF was saved")
    phone.until(lambda: found.read_bytes().rstrip().endswith(b"%%EOF"), "all of it")
    return found


def test_a_sheet_is_saved(host: Host, pick: Pick) -> None:
    phone = pick().open(f"{host.url}/print")
    for choice in ("print-game-tikal", "print-sheet-reference", "print-players-3", "print-paper-letter"):
        phone.touch(choice)
    phone.sees("print-page", SAY("printing-page", page=1, pages=4))
    fit_for_fingers(phone)
    phone.touch("print-on")
    phone.sees("print-page", SAY("printing-page", page=2, pages=4))
    phone.touch("print-save")
    pdf = pypdfium2.PdfDocument(saved(phone))
    assert len(pdf) == 4
    assert [round(side) for side in pdf[0].get_size()] == [612, 792]
    phone.touch("print-sheet-score")  # the app is still there
    phone.gone("print-page")  # of one page nothing is said


def test_a_report_is_opened(host: Host, pick: Pick) -> None:
    phone = pick().open(Laid(host, "calling").seat(1))
    fit_for_fingers(phone)
    phone.touch("tab-log")
    phone.touch("log-print")
    phone.sees("print-preview")
    fit_for_fingers(phone)
    app = phone.driver.current_window_handle
    phone.touch("print-open")
    other = phone.until(lambda: [one for one in phone.driver.window_handles if one != app], "it was opened beside")[0]
    phone.driver.switch_to.window(other)
    phone.until(lambda: "/print/" in phone.driver.current_url, "it has an address")
    with urlopen(phone.driver.current_url) as answer:
        pdf = pypdfium2.PdfDocument(answer.read())
    assert "Ben" in pdf[0].get_textpage().get_text_bounded()
    phone.driver.close()
    phone.driver.switch_to.window(app)
    phone.sees("print-preview")
