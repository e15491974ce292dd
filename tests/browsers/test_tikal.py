"""A turn of Tikal by hand in the middle of a game: the tile, figures that come and go, a temple uncovered."""

from tests.browsers.conftest import Pick
from tests.browsers.targets import fit_for_fingers
from tests.e2e.hosting import Host
from tests.e2e.told import Told
from tests.phones.tikal import strokes, typical_turn
from tests.screens.recorded import entered, meant


def test_a_turn(host: Host, pick: Pick) -> None:
    record, before = typical_turn()
    table = Told(host, record, before)
    phone, other = pick().open(table.seat(0)), pick().open(table.seat(1))
    phone.sees("board")
    fit_for_fingers(phone, but="hex-")
    for stroke in strokes(record, before):
        had = table.version()
        for name in stroke.taps:
            seen = phone.page()
            phone.touch(name)
            phone.until(lambda seen=seen: phone.page() != seen, f"something came of {name}")
        phone.until(lambda: table.version() >= had + len(stroke.moves), f"{stroke} is in the log")  # noqa: B023
        fit_for_fingers(phone, but="hex-")
    assert entered(table.play()) == [meant(move) for move in record.moves]
    other.sees("status", "tile")  # whose turn it is now
