"""Printing from a phone: choose, look at a picture page by page, open, save."""

from urllib.request import urlopen

import pypdfium2

from model.language import texts
from tests.e2e.conftest import Join
from tests.e2e.driver import PATIENCE, Screen
from tests.e2e.hosting import Host
from tests.e2e.laid import Laid

SAY = texts("en").say
KEPT = "localStorage.getItem('flutter.companion.paper')"


def test_a_sheet_is_looked_at_and_saved(host: Host, join: Join) -> None:
    screen = join(f"{host.url}/print")
    for choice in ("print-game-tikal", "print-sheet-reference", "print-players-3", "print-paper-letter"):
        screen.tap(choice)
    screen.sees("print-page", SAY("printing-page", page=1, pages=4))
    screen.tap("print-on")
    screen.sees("print-page", SAY("printing-page", page=2, pages=4))
    with screen.page.expect_download(timeout=PATIENCE) as download:
        screen.tap("print-save")
    pdf = pypdfium2.PdfDocument(download.value.path())
    assert len(pdf) == 4
    assert [round(side) for side in pdf[0].get_size()] == [612, 792]
    screen.tap("print-sheet-score")  # the app is still there
    screen.find("print-page").wait_for(state="detached", timeout=PATIENCE)


def test_a_sheet_for_the_copy_that_was_chosen(host: Host, join: Join) -> None:
    """The invented board is printed only on purpose, and says what it is."""
    screen = join(f"{host.url}/print")
    assert SAY("print-sample") not in saved(screen)
    shown_after(screen, "print-copy-sample", "kit=sample")
    assert SAY("print-sample") in saved(screen)
    shown_after(screen, "print-game-tikal", "game=tikal")  # another game: its copies are others
    assert SAY("print-sample") not in saved(screen)


def shown_after(screen: Screen, choice: str, asked: str) -> None:
    """A choice, and the picture of what was chosen."""
    with screen.page.expect_request(lambda request: ".png?" in request.url and asked in request.url, timeout=PATIENCE):
        screen.tap(choice)


def saved(screen: Screen, whole: bool = False) -> str:
    """What its first page says, or all of them."""
    with screen.page.expect_download(timeout=PATIENCE) as download:
        screen.tap("print-save")
    pages = [str(page.get_textpage().get_text_bounded()) for page in pypdfium2.PdfDocument(download.value.path())]
    return " ".join(pages if whole else pages[:1])


def test_the_paper_of_last_time_is_not_asked_again(host: Host, join: Join) -> None:
    """At a table too, which knows by itself who plays with what: its booklet is two taps away."""
    screen = join(f"{host.url}/print")
    shown_after(screen, "print-paper-letter", "paper=letter")
    screen.until(lambda: "letter" in str(screen.ask(KEPT)), "the phone holds the paper")
    seat = Laid(host, "calling").seat(1)
    with screen.page.expect_request(
        lambda asked: ".png?" in asked.url and "paper=letter" in asked.url, timeout=PATIENCE
    ):
        screen.page.goto(f"{host.url}/print/t/{seat.rpartition('/')[2]}")
    screen.there("print-preview")
    shown_after(screen, "print-sheet-booklet", "sheet=booklet")
    said = saved(screen)
    assert "Ben" in said
    assert SAY("print-booklet-in") in said


def test_a_table_prints_its_report_and_its_set_up(host: Host, join: Join) -> None:
    screen = join(Laid(host, "calling").seat(1))
    screen.tap("tab-log")
    screen.tap("log-print")
    screen.there("print-preview")
    assert not screen.shows("print-sheet-seat-cards")
    with (
        screen.page.expect_popup(timeout=PATIENCE),
        screen.page.context.expect_event(
            "request", lambda asked: asked.is_navigation_request(), timeout=PATIENCE
        ) as opened,
    ):
        screen.tap("print-open")
    with urlopen(opened.value.url) as answer:
        pdf = pypdfium2.PdfDocument(answer.read())
    assert len(pdf) == 1  # a page to keep
    assert "Ben" in pdf[0].get_textpage().get_text_bounded()
    shown_after(screen, "print-extent-full", "details=1")
    assert SAY("print-report-log") in saved(screen, whole=True)
    shown_after(screen, "print-sheet-setup", "sheet=setup")
    assert SAY("print-steps") in saved(screen)
