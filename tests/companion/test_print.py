"""`companion print`: sheets into files, one line for what cannot be."""

import json

import pypdfium2
import pytest

from companion.records import simulated
from model.games.copies import known_kit
from model.kernel.record import write_record
from tests.companion import running


def companion(*words: object, folder):
    return running.companion(*words, cwd=folder, COMPANION_LANG="en", COMPANION_DATA=str(folder / "data"))


def test_a_sheet_into_a_file(tmp_path):
    done = companion("print", "lost-temple", "setup", "--players", "3", "--lang", "de", folder=tmp_path)
    assert done.stdout.decode() == "lost-temple-setup-3.pdf: 1 Seite\n"
    assert (tmp_path / "lost-temple-setup-3.pdf").read_bytes().startswith(b"%PDF-")


def test_a_sheet_to_standard_output(tmp_path):
    done = companion("print", "lost-temple", "score", "--mono", "--paper", "letter", "-o", "-", folder=tmp_path)
    assert done.stdout.startswith(b"%PDF-")


def test_sheets_of_a_stored_table(tmp_path):
    (tmp_path / "game.json").write_bytes(write_record(simulated("tikal", 3, 1, {})))
    stored = companion("games", "import", "game.json", folder=tmp_path).stdout.decode()
    table = stored.split()[2].rstrip(":")
    assert companion("print", "--table", table, "report", "-o", "report.pdf", folder=tmp_path).returncode == 0
    seats = companion(
        "print", "--table", table, "seat-cards", "--url", "http://10.0.0.2:8550", "-o", "seats.pdf", folder=tmp_path
    )
    assert seats.stdout.decode() == "seats.pdf: 2 pages\n"
    own = companion("print", "--table", table, "setup", "-o", "-", folder=tmp_path)
    assert "3 players" in words_in(own.stdout)
    for words, line in (
        (("seat-cards",), "Seat cards need --url, the address at which phones reach this computer."),
        (("poster",), "--table prints one of: seat-cards, report, setup, reference, score, kit, kit-form"),
        (("report", "--as", "7"), "--as: there is no seat 7; expected 0 to 2"),
    ):
        refused = companion("print", "--table", table, *words, folder=tmp_path)
        assert (refused.returncode, refused.stderr.decode()) == (2, line + "\n")


def test_a_sheet_for_a_copy_of_one_s_own(tmp_path):
    """From a file, exported or written by hand, or as it is kept; the invented board is asked for by name."""
    kit = {**known_kit("lost-temple"), "name": "Attic", "finish": {"2-5": 64, "6-8": 41}}
    (tmp_path / "kit.json").write_text(json.dumps(kit))
    assert companion("kit", "import", "kit.json", folder=tmp_path).returncode == 0
    assert companion("kit", "export", "Attic", "-o", "handed-on.json", folder=tmp_path).returncode == 0
    told = [
        words_in(companion("print", "lost-temple", "setup", *asked, "-o", "-", folder=tmp_path).stdout)
        for asked in (("--kit", "kit.json"), ("--kit", "handed-on.json"), ("--copy", "Attic"))
    ]
    assert "space 64." in told[0]
    assert told[0] == told[1] == told[2]
    sample = companion("print", "lost-temple", "setup", "--kit", "sample", "-o", "-", folder=tmp_path).stdout
    assert "Invented board – for trying out" in words_in(sample)


def words_in(pdf):
    document = pypdfium2.PdfDocument(pdf)
    return " ".join(" ".join(page.get_textpage().get_text_bounded() for page in document).split())


@pytest.mark.parametrize(
    ("words", "line"),
    [
        ((), "Say what to print: GAME SHEET, --table ID SHEET, or --all DIR"),
        (("chess", "setup"), "Unknown game “chess”. Choose one of: tikal, tikal-2, lost-temple"),
        (
            ("lost-temple", "poster"),
            "There is no sheet “poster”. Choose one of: setup, reference, characters, score, kit, kit-form",
        ),
        (("lost-temple", "report"), "“report” needs --table ID: it is printed for a saved game."),
        (("lost-temple", "setup", "--players", "9"), "--players: expected 2 to 8 for Lost Temple"),
        (("lost-temple", "setup", "--paper", "a3"), "--paper: choose one of a4, letter"),
        (("lost-temple", "setup", "--option", "x"), "--option: expected name=value, found “x”"),
        (("lost-temple", "setup", "--players", "many"), "--players: expected 2 to 8 for Lost Temple"),
        (
            ("tikal", "setup", "--option", "version=old"),
            "--option: choose one of detail=full|light, version=basic|auction, exchange_once=true|false",
        ),
        (("tikal", "setup", "--as", "3"), "--as does not go with tikal setup"),
        (("tikal", "kit", "--kit", "sample", "--copy", "Attic"), "--copy does not go with --kit"),
        (("tikal", "kit", "--copy", "Attic"), "There is no saved kit “Attic”."),
        (("--all", "sheets", "--players", "3"), "--players does not go with --all"),
        (("--all", "sheets", "tikal", "setup"), "Say what to print: GAME SHEET, --table ID SHEET, or --all DIR"),
        (("--table", "nope", "report"), "There is no saved game “nope”."),
    ],
)
def test_what_cannot_be_is_one_line(words, line, tmp_path):
    done = companion("print", *words, folder=tmp_path)
    assert (done.returncode, done.stderr.decode(), done.stdout) == (2, line + "\n", b"")


def test_all_sheets(tmp_path):
    done = companion("print", "--all", "sheets", "--lang", "fi", folder=tmp_path)
    assert done.returncode == 0
    names = {file.name for file in (tmp_path / "sheets").iterdir()}
    assert {"lost-temple-setup-8.pdf", "lost-temple-setup-2-cards.pdf", "lost-temple-characters.pdf"} <= names
