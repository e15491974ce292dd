"""The owner's copies over the network, at a really running host: handed on as they are, taken in, refused in words."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote

import httpx
import pytest

from companion.host.patience import LARGEST_BODY
from model.games.copies import known_kit
from model.games.samples import sample_kit
from model.language import texts
from model.store import Store
from model.table.copies import Copies
from model.table.doorkeeper import FREE
from tests.e2e.hosting import Host
from tests.often import by_day
from tests.patience import PATIENCE


class Shelf(NamedTuple):
    host: Host
    copy: str
    file: bytes


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[Shelf]:
    """A host with one copy; each test has its own, because whoever brings many files has to wait."""
    with Store.open(data=tmp_path) as store:
        copies = Copies(store)
        copy = copies.begin_copy("tikal-2", "Zoë’s box / „2“", known_kit("tikal-2"))
        file = copies.exported_copy(copy)
    with Host(data=tmp_path) as host:
        yield Shelf(host, copy, file)


def kept(shelf: Shelf) -> set[str]:
    with Store.open(data=shelf.host.data) as store:
        return {copy.name for copy in store.copies()}


def bring(shelf: Shelf, data: bytes, lang: str = "en", **more: str) -> httpx.Response:
    return httpx.post(
        f"{shelf.host.url}/copies/import",
        files={"file": ("my copy.json", data, "application/json")},
        headers={"Accept-Language": lang, "Origin": shelf.host.url, **more},
        timeout=PATIENCE,
    )


def alert(answer: httpx.Response) -> str:
    (said,) = re.findall('<p role="alert">(.*?)</p>', answer.text)
    return said


def test_a_copy_is_saved_under_its_name_byte_by_byte(shelf: Shelf) -> None:
    answer = httpx.get(f"{shelf.host.url}/copies/{shelf.copy}.json", timeout=PATIENCE)
    assert (answer.status_code, answer.content) == (200, shelf.file)
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["cache-control"] == "no-store"
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    manner = answer.headers["content-disposition"]
    assert manner.startswith("attachment; ")
    assert unquote(manner.rpartition("UTF-8''")[2]) == "tikal-2 Zoë’s box „2“.json"


@pytest.mark.parametrize("copy", ["nobodys123", "x" * 500, "%00"])
def test_what_is_not_there_is_said_in_words(shelf: Shelf, copy: str) -> None:
    answer = httpx.get(f"{shelf.host.url}/copies/{copy}.json", headers={"Accept-Language": "fi"}, timeout=PATIENCE)
    assert (answer.status_code, answer.text) == (404, texts("fi").say("copies-gone"))


def test_guessing_ids_gets_slower(shelf: Shelf) -> None:
    took = [
        httpx.get(f"{shelf.host.url}/copies/wrong{n}.json", timeout=PATIENCE).elapsed.total_seconds()
        for n in range(FREE + 2)
    ]
    assert took[-1] > 1


@pytest.mark.parametrize("lang", by_day("en", "fi"))
def test_the_page_speaks_the_readers_language_and_needs_no_script(shelf: Shelf, lang: str) -> None:
    says = texts(lang).say
    page = httpx.get(
        f"{shelf.host.url}/copies/import", headers={"Accept-Language": f"{lang},en;q=0.5"}, timeout=PATIENCE
    )
    assert (page.status_code, page.headers["cache-control"]) == (200, "no-store")
    assert f'<html lang="{lang}">' in page.text
    assert says("copies-import-title") in page.text
    assert "<script" not in page.text
    assert 'type="file"' in page.text
    chosen = httpx.get(
        f"{shelf.host.url}/copies/import?lang={lang}", headers={"Accept-Language": "en"}, timeout=PATIENCE
    )
    assert f'<html lang="{lang}">' in chosen.text
    assert f"lang={lang}" in chosen.text


def test_a_language_that_is_none_is_not_written_into_the_page(shelf: Shelf) -> None:
    page = httpx.get(f'{shelf.host.url}/copies/import?lang="><script>', timeout=PATIENCE)
    assert (page.status_code, "<script" in page.text) == (200, False)


def test_a_file_comes_in_and_leads_to_the_editor(shelf: Shelf) -> None:
    kit = {**sample_kit("lost-temple"), "name": "By hand", "sample": False}
    answer = bring(shelf, json.dumps(kit).encode())
    assert answer.status_code == 303
    assert kept(shelf) == {"Zoë’s box / „2“", "By hand"}
    copy = answer.headers["location"].removeprefix("/copy/")
    brought = httpx.get(f"{shelf.host.url}/copies/{copy}.json", timeout=PATIENCE)
    assert brought.json()["kit"]["finish"] == kit["finish"]


def test_the_same_file_again_is_the_copy_that_is_there(shelf: Shelf) -> None:
    assert bring(shelf, shelf.file).headers["location"] == f"/copy/{shelf.copy}"
    assert len(kept(shelf)) == 1


@pytest.mark.parametrize(
    ("what", "status", "flaw"),
    [
        ("changed", 400, "flaw-copy-changed"),
        ("newer", 400, "flaw-copy-newer"),
        ("foreign", 400, "flaw-copy-foreign"),
        ("large", 413, "flaw-copy-large"),
        ("a photo", 413, "flaw-copy-large"),
    ],
)
def test_a_file_that_is_no_copy_is_refused_in_words_and_changes_nothing(
    shelf: Shelf, what: str, status: int, flaw: str
) -> None:
    data = {
        "changed": shelf.file.replace(b"Zo", b"Za"),
        "newer": shelf.file.replace(b'"version":1', b'"version":2'),
        "foreign": b"[1, 2]",
        "large": b" " * 400_000,
        "a photo": b"\xff\xd8" * 4_000_000,
    }[what]
    answer = bring(shelf, data, "de")
    assert answer.status_code == status
    assert texts("de").say(flaw, most=256) in alert(answer)
    assert kept(shelf) == {"Zoë’s box / „2“"}


def test_what_contradicts_the_rulebook_is_named(shelf: Shelf) -> None:
    answer = bring(shelf, json.dumps({**sample_kit("lost-temple"), "jungle": [13]}).encode())
    assert "kit.jungle" in alert(answer)
    assert "my copy.json" in alert(answer)


def test_a_name_of_a_file_is_text(shelf: Shelf) -> None:
    answer = httpx.post(
        f"{shelf.host.url}/copies/import", files={"file": ("<script>alert(1)</script>.json", b"[]")}, timeout=PATIENCE
    )
    assert answer.status_code == 400
    assert "<script" not in answer.text


@pytest.mark.parametrize(
    "sent",
    [
        {"content": b""},
        {"content": b"{}", "headers": {"Content-Type": "application/json"}},
        {"data": {"file": "{}"}},
        {"files": {"other": ("a.json", b"{}")}},
        {"files": {"file": ("", b"")}},
        {"content": b"--x", "headers": {"Content-Type": "multipart/form-data; boundary=x"}},
        {"content": b"--x", "headers": {"Content-Type": "multipart/form-data"}},
    ],
)
def test_a_form_without_a_file_asks_for_one(shelf: Shelf, sent: dict[str, object]) -> None:
    answer = httpx.post(f"{shelf.host.url}/copies/import", timeout=PATIENCE, **sent)  # type: ignore[arg-type]
    assert (answer.status_code, alert(answer)) == (400, texts("en").say("copies-import-none"))


def test_many_files_at_once_have_to_wait(shelf: Shelf) -> None:
    answers = [bring(shelf, b"[]") for _ in range(FREE + 2)]
    assert [answer.status_code for answer in answers[:FREE]] == [400] * FREE
    assert answers[-1].status_code == 429
    assert int(answers[-1].headers["retry-after"]) >= 1


def test_another_sites_page_brings_nothing(shelf: Shelf) -> None:
    answer = bring(shelf, json.dumps(known_kit("tikal")).encode(), Origin="http://evil.example")
    assert answer.status_code == 403
    assert len(kept(shelf)) == 1


def test_what_nobody_reads_is_not_waited_for(shelf: Shelf) -> None:
    with pytest.raises(httpx.HTTPError):
        bring(shelf, b" " * (LARGEST_BODY + 1_000_000))
    assert httpx.get(f"{shelf.host.url}/healthz", timeout=PATIENCE).text.startswith("ok\n")
