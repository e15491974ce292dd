"""`companion print`: sheets into files, one line for what cannot be."""

import json
import os
import stat
import subprocess
import sys

import pypdfium2
import pytest

from companion.records import simulated
from model.games import GAMES
from model.games.copies import known_kit
from model.kernel.record import write_record
from model.language import texts
from tests.companion import running

WHAT = "Say what to print: GAME SHEET, --table ID SHEET, or --all DIR with GAME or SHEET if you like"
TIKAL = known_kit("tikal")["colours"]


def companion(*words: object, folder):
    return running.companion(*words, cwd=folder, COMPANION_LANG="en", COMPANION_DATA=str(folder / "data"))


def test_a_sheet_into_a_file(tmp_path):
    done = companion("print", "lost-temple", "setup", "--players", "3", "--lang", "de", folder=tmp_path)
    assert done.stdout.decode() == "lost-temple-setup-3-de.pdf: 1 Seite\n"
    file = tmp_path / "lost-temple-setup-3-de.pdf"
    assert file.read_bytes().startswith(b"%PDF-")
    (tmp_path / "any").touch()
    assert file.stat().st_mode == (tmp_path / "any").stat().st_mode  # as any file that its owner makes


@pytest.mark.skipif(os.name == "nt", reason="modes of files are another matter there")
def test_a_file_that_is_replaced_keeps_who_may_read_it(tmp_path):
    file = tmp_path / "mine.pdf"
    file.touch(mode=0o640)
    file.chmod(0o640)
    assert companion("print", "tikal", "score", "-o", file.name, folder=tmp_path).returncode == 0
    assert stat.S_IMODE(file.stat().st_mode) == 0o640


def test_a_booklet_for_people_with_names_and_colours(tmp_path):
    asked = ("--names", "Ada, Ben", "--colours", "white,red", "--lang", "en")
    done = companion("print", "tikal", "booklet", *asked, folder=tmp_path)
    assert done.stdout.decode() == ("tikal-booklet-2-en.pdf: 5 pages\nPrint on both sides and flip on the long edge.\n")
    said = words_in((tmp_path / "tikal-booklet-2-en.pdf").read_bytes())
    assert "2 players" in said
    assert "Ada" in said


def test_what_was_chosen_is_in_the_name_of_the_file(tmp_path):
    """So that one sheet does not replace another."""
    asked = ("--players", "3", "--option", "version=auction", "--option", "exchange_once=true", "--lang", "en")
    done = companion("print", "tikal", "reference", *asked, folder=tmp_path)
    assert done.stdout.decode().startswith("tikal-reference-3-auction-exchange_once-en.pdf: 4 pages\n")


@pytest.mark.skipif(os.name == "nt", reason="there are no such terminals")
def test_a_terminal_gets_no_pdf(tmp_path):
    import pty

    ours, theirs = pty.openpty()
    done = subprocess.run(
        [sys.executable, "-m", "companion", "print", "tikal", "score", "-o", "-"],
        stdout=theirs,
        stderr=subprocess.PIPE,
        env={**os.environ, "COMPANION_LANG": "en"},
        check=False,
    )
    os.close(theirs)
    os.close(ours)
    assert done.returncode == 2
    assert b"companion print \xe2\x80\xa6 --output=- | lpr" in done.stderr


def test_a_sheet_to_standard_output(tmp_path):
    done = companion("print", "lost-temple", "score", "--mono", "--paper", "letter", "-o", "-", folder=tmp_path)
    assert done.stdout.startswith(b"%PDF-")


def test_sheets_of_a_stored_table(tmp_path):
    (tmp_path / "game.json").write_bytes(write_record(simulated("tikal", 3, 1, {})))
    stored = companion("games", "import", "game.json", folder=tmp_path).stdout.decode()
    table = stored.split()[2].rstrip(":")
    report = companion("print", "--table", table, "report", "-o", "report.pdf", folder=tmp_path)
    assert report.stdout.decode() == "report.pdf: 1 page\n"
    whole = companion("print", "--table", table, "report", "--as", "3", "--details", "--lang", "fi", folder=tmp_path)
    assert whole.stdout.decode().startswith(f"{table}-report-fi.pdf: ")
    assert int(whole.stdout.decode().split()[1]) > 1
    third = texts("fi").say("print-report-seat", name=simulated("tikal", 3, 1, {}).players[2]["name"])
    assert third in words_in((tmp_path / f"{table}-report-fi.pdf").read_bytes())
    seats = companion(
        "print", "--table", table, "seat-cards", "--url", "http://10.0.0.2:8550", "-o", "seats.pdf", folder=tmp_path
    )
    assert seats.stdout.decode() == "seats.pdf: 2 pages\n"
    own = companion("print", "--table", table, "setup", "-o", "-", folder=tmp_path)
    assert "3 players" in words_in(own.stdout)
    for words, line in (
        (("seat-cards",), "Seat cards need --url, the address at which phones reach this computer."),
        (("poster",), "--table prints one of: seat-cards, report, booklet, setup, reference, score, kit, kit-form"),
        (("report", "--as", "7"), "--as: there is no player 7; count from 1 to 3"),
        (("report", "--as", "0"), "--as: there is no player 0; count from 1 to 3"),
        (("setup", "--details"), "--details does not go with setup"),
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
        ((), WHAT),
        (("chess", "setup"), "Unknown game “chess”. Choose one of: tikal, tikal-2, lost-temple"),
        (
            ("lost-temple", "poster"),
            "There is no sheet “poster”. Choose one of: booklet, setup, reference, characters, score, kit, kit-form",
        ),
        (("lost-temple", "report"), "“report” needs --table ID: it is printed for a saved game."),
        (("lost-temple", "setup", "--players", "9"), "--players: expected 2 to 8 for Lost Temple"),
        (("lost-temple", "setup", "--paper", "a3"), "--paper: choose one of a4, letter"),
        (("lost-temple", "setup", "--option", "x"), "--option: expected name=value, found “x”"),
        (("lost-temple", "setup", "--players", "many"), "--players: expected 2 to 8 for Lost Temple"),
        (
            ("tikal", "setup", "--option", "version=old"),
            "--option version=old is not possible. Choose one of: "
            "detail=full|light, version=basic|auction, exchange_once=true|false",
        ),
        (
            ("tikal", "setup", "--option", "speed=1"),
            "--option speed=1 is not possible. Choose one of: "
            "detail=full|light, version=basic|auction, exchange_once=true|false",
        ),
        (
            ("tikal", "booklet", "--colours", "mauve"),
            "--colours: “mauve” is not there, or was named twice. Choose from: " + ", ".join(TIKAL),
        ),
        (("tikal", "booklet", "--names", "a,b,c,d,e"), "--names: more than the 4 players"),
        (("tikal", "booklet", "--names", "x" * 61), f"--names: “{'x' * 59}…”: too long: 61 letters, at most 60"),
        (("tikal", "setup", "--as", "3"), "--as does not go with tikal setup"),
        (("tikal", "kit", "--kit", "sample", "--copy", "Attic"), "--copy does not go with --kit"),
        (("tikal", "kit", "--copy", "Attic"), "There is no saved kit “Attic”."),
        (("--all", "sheets", "--names", "Ada"), "--names does not go with --all"),
        (("--all", "sheets", "tikal", "--players", "6"), "--players: expected 2 to 4 for Tikal"),
        (("--all", "sheets", "--players", "9"), "--players: expected 2 to 8 for Lost Temple"),
        (("--all", "sheets", "setup", "tikal"), WHAT),
        (
            ("--all", "sheets", "tikal", "characters"),
            "There is no sheet “characters”. Choose one of: booklet, setup, reference, score, kit, kit-form",
        ),
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
    assert {
        "lost-temple-setup-8-fi.pdf",
        "lost-temple-setup-2-draft-app-fi.pdf",
        "lost-temple-characters-fi.pdf",
    } <= names


@pytest.mark.parametrize(
    ("words", "names"),
    [
        (("tikal", "score", "--players", "3"), {"tikal-score-3-nl.pdf", "tikal-score-3-auction-nl.pdf"}),
        (("characters",), {"lost-temple-characters-nl.pdf"}),
        (("booklet", "--players", "4"), {f"{game}-booklet-4-nl.pdf" for game in GAMES}),
        (("booklet", "--players", "7"), {"lost-temple-booklet-7-nl.pdf"}),
    ],
)
def test_all_by_game_and_sheet_and_players_and_language(words, names, tmp_path):
    done = companion("print", "--all", "sheets", *words, "--lang", "nl", folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, b"")
    assert {file.name for file in (tmp_path / "sheets").iterdir()} == names
