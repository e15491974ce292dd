"""Four sheets as pictures for the README: `python -m tests.screenshots.papers`."""

from io import BytesIO

from PIL import Image

from companion.records import simulated
from model.table.qr import qr_matrix
from model.table.stored import play_record
from printables import sheet
from printables.preview import preview
from printables.report import report
from printables.seat_cards import SeatCard, seat_cards
from tests.e2e.hosting import ROOT

FOLDER = ROOT / "assets" / "screenshots"
WIDTH, COLOURS = 620, 96
LINK = "http://192.168.1.5:8550/s/an-example-that-leads-nowhere"


def main() -> None:
    cards = [SeatCard(name, colour, qr_matrix(LINK), LINK) for name, colour in (("Anna", "red"), ("Ben", "green"))]
    play, _ = play_record(simulated("lost-temple", 8, 5, {}))
    for name, pdf in (
        ("setup", sheet("lost-temple", "setup", players=5)),
        ("reference", sheet("tikal-2", "reference", players=4)),
        ("seat-cards", seat_cards("Lost Temple", cards)),
        ("report", report(play, title="Sunday at home", played="2026-11-15T12:00:00+00:00")),
    ):
        picture = Image.open(BytesIO(preview(pdf, 0, WIDTH))).convert("RGB")
        picture.quantize(COLOURS, dither=Image.Dither.NONE).save(FOLDER / f"print-{name}.png", optimize=True)


if __name__ == "__main__":
    main()
