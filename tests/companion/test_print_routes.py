"""Printing from the app, at a really running host: sheets for all, seat cards for the host, reports for each seat."""

import io
import urllib.error
import urllib.request
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

import pypdfium2
import pytest
import zxingcpp
from PIL import Image

from model.games.copies import known_kit
from model.language import texts
from model.store import Store
from model.table.desk import Desk
from model.table.guest import CODE, HOST
from model.table.secret import Secret
from model.table.tables import Tables
from tests.companion.running import companion
from tests.e2e.hosting import Host
from tests.patience import PATIENCE

CARDS = ["shaman", "thief", "seer", "priest"]
NAMES = ("Ada", "Ben", "Cleo", "Dan")


class Table(NamedTuple):
    host: Host
    id: str
    links: dict[str, str]
    copy: str
    """The house's own copy, told in part."""


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    """Four players; the first has picked in secret."""
    data: Path = tmp_path_factory.mktemp("printing")
    with Store.open(None, data) as store:
        tables = Tables(store, Secret.kept_in(data))
        players = list(zip(NAMES, ("red", "blue", "green", "white"), strict=True))
        live = tables.create("lost-temple", players, desk=Desk(host_seat=1))
        links = {holder: tables.link(live.id, holder) for holder in (HOST, CODE, "0", "1", "2", "3")}
        host = tables.holder(links[HOST])
        assert host
        live.submit(host, None, {"do": "start", "characters": CARDS}, 0, "start")
        snapshot = live.shown.snapshot
        first = snapshot.to_act[0]
        card = snapshot.view(first).hand[0]
        guest = tables.holder(links[str(first)])
        assert guest
        live.submit(guest, first, {"do": "pick", "card": card}, snapshot.version, "pick")
        links["first"] = links[str(first)]
        links["other"] = links[str((first + 1) % 4)]
        table_id = live.id
        told = {**known_kit("lost-temple"), "finish": {"2-5": 64, "6-8": 41}}
        copy = tables.begin_copy("lost-temple", "Attic", told)
    with Host(data=data) as running:
        yield Table(running, table_id, links, copy)


def get(table: Table, path: str) -> tuple[int, bytes, dict[str, str]]:
    try:
        with urllib.request.urlopen(f"{table.host.url}{path}", timeout=PATIENCE) as answer:
            return answer.status, answer.read(), dict(answer.headers)
    except urllib.error.HTTPError as error:
        return error.code, error.read(), dict(error.headers)


def words(pdf: bytes) -> str:
    document = pypdfium2.PdfDocument(pdf)
    return " ".join(page.get_textpage().get_text_bounded() for page in document)


def test_a_sheet_opens_or_is_saved(table: Table) -> None:
    status, pdf, head = get(table, "/print/sheet.pdf?game=lost-temple&sheet=setup&players=5&lang=de")
    assert (status, head["content-type"]) == (200, "application/pdf")
    assert "Schritt für Schritt" in words(pdf)
    assert head["content-disposition"].startswith("inline")
    _, _, head = get(table, "/print/sheet.pdf?game=lost-temple&sheet=setup&save=1")
    assert head["content-disposition"].startswith("attachment")
    assert head["content-disposition"].endswith('filename="lost-temple-setup-en.pdf"')


def test_a_table_prints_its_booklet_with_its_people(table: Table) -> None:
    """Names and colours of the table, its switches and its copy: nothing is asked again."""
    status, pdf, head = get(table, f"/print/table/{table.links['0']}.pdf?sheet=booklet&lang=nl")
    assert status == 200
    assert head["content-disposition"].endswith('filename="lost-temple-booklet-nl.pdf"')
    said = words(pdf)
    assert all(name in said for name in NAMES)
    assert texts("nl").say("print-booklet-how") in said


def test_a_report_of_a_table_has_its_day(table: Table) -> None:
    _, pdf, _ = get(table, f"/print/table/{table.links['0']}.pdf?sheet=report")
    document = pypdfium2.PdfDocument(pdf)
    assert len(document) == 1
    assert str(datetime.now().astimezone().year) in words(pdf)


def test_a_sheet_is_printed_for_the_copy_that_was_chosen(table: Table) -> None:
    """None: what every copy has. The invented board only on purpose, and marked."""
    mark, setup = texts("en").say("print-sample"), "/print/sheet.pdf?game=lost-temple&sheet=setup&players=5"
    plain, own, sample = (
        " ".join(words(get(table, setup + kit)[1]).split()) for kit in ("", f"&kit={table.copy}", "&kit=sample")
    )
    assert "race to the second great temple." in plain
    assert "race to the second great temple, space 64." in own
    assert "race to the second great temple, space 58." in sample
    assert [mark in one for one in (plain, own, sample)] == [False, False, True]
    shown = words(get(table, f"/print/sheet.pdf?game=lost-temple&sheet=kit&kit={table.copy}")[1])
    assert "Attic" in shown
    assert "64" in shown


def test_a_copy_that_is_not_there_is_printed_for_nobody(table: Table) -> None:
    assert get(table, "/print/sheet.pdf?game=lost-temple&sheet=kit&kit=gone")[0] == 404


def test_a_table_prints_its_own_set_up(table: Table) -> None:
    """For its people and its copy, by any seat's link; it was begun with the invented board."""
    status, pdf, _ = get(table, f"/print/table/{table.links['0']}.pdf?sheet=setup&lang=de")
    said = " ".join(words(pdf).split())
    assert status == 200
    assert texts("de").say("print-players", players=4) in said
    assert texts("de").say("print-sample") in said


def test_a_page_is_shown_as_a_picture(table: Table) -> None:
    status, png, head = get(table, "/print/sheet.png?game=tikal&sheet=reference&players=3&page=1&paper=letter")
    assert (status, head["content-type"]) == (200, "image/png")
    assert Image.open(io.BytesIO(png)).width == 720


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("game=chess&sheet=setup", "tikal, tikal-2, lost-temple"),
        ("game=tikal&sheet=characters", "setup"),
        ("game=tikal&sheet=setup&players=7", "2"),
        ('game=tikal&sheet=setup&options={"version":"x"}', "version"),
    ],
)
def test_what_cannot_be_printed_is_one_line_that_says_what_can(table: Table, asked: str, said: str) -> None:
    status, answer, _ = get(table, f"/print/sheet.pdf?{asked}")
    assert status == 400
    assert said in answer.decode()
    assert "\n" not in answer.decode().strip()


@pytest.mark.parametrize("sheet", ["seat-cards", "report"])
def test_a_copied_link_fetches_no_secret_and_nobodys_card(table: Table, sheet: str) -> None:
    """Fetching tells nobody, so it gives no more than everybody may see: the pick is in no report that a link gives."""
    own = texts("en").say("lost-temple-told-own", cards="").strip(" .")
    for holder, link in table.links.items():
        status, pdf, _ = get(table, f"/print/table/{link}.pdf?sheet={sheet}&details=1")
        if holder == CODE:
            assert status == 404
        elif sheet == "seat-cards":
            assert status == 403
        else:
            assert status == 200
            assert "has chosen." in " ".join(words(pdf).split())
            assert own not in " ".join(words(pdf).split())


@pytest.mark.parametrize("link", ["x" * 22, "", "../secret", "x" * 500])
def test_a_wrong_link_prints_nothing(table: Table, link: str) -> None:
    assert not get(table, f"/print/table/{link}.pdf?sheet=report")[1].startswith(b"%PDF")


def test_the_command_prints_the_same_links(table: Table, tmp_path: Path) -> None:
    file = tmp_path / "cards.pdf"
    asked = ("--table", table.id, "seat-cards", "--url", "http://10.0.0.2:8550", "-o", file, "--data", table.host.data)
    done = companion("print", *asked)
    assert done.returncode == 0, done.stderr
    page = pypdfium2.PdfDocument(file)[0]
    found = {code.text for code in zxingcpp.read_barcodes(page.render(scale=3).to_pil())}
    assert f"http://10.0.0.2:8550/s/{table.links['0']}" in found
