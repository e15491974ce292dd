"""A copy handed from one host to another: its QR code is read from the picture, its file fetched, and brought in by a
real browser on a page that needs no app."""

import contextlib
import io
import itertools
import json
from pathlib import Path
from urllib.request import urlopen

import zxingcpp
from PIL import Image
from playwright.sync_api import Browser, expect

from model.games.copies import known_kit
from model.language import texts
from model.store import Store
from model.table.copies import Copies
from tests.e2e.conftest import Join
from tests.e2e.driver import LAPTOP, PATIENCE, PHONE
from tests.e2e.hosting import Host

NARROW = {"width": 320, "height": 640}


def test_the_qr_code_is_read_off_the_screen_and_leads_to_the_very_file(tmp_path: Path, join: Join) -> None:
    with Store.open(data=tmp_path) as store:
        copies = Copies(store)
        copy = copies.begin_copy("tikal-2", "Our box", known_kit("tikal-2"))
        file = copies.exported_copy(copy)
    with Host(data=tmp_path) as host:
        screen = join(f"{host.url}/copy/{copy}/share")
        codes: list[str] = []

        def read() -> bool:
            shot = Image.open(io.BytesIO(screen.page.screenshot()))
            codes.extend(code.text for code in zxingcpp.read_barcodes(shot))
            return bool(codes)

        screen.until(read, "the code is drawn")
        with urlopen(codes[0]) as answer:
            assert answer.read() == file


def test_a_file_is_brought_in_from_the_app_and_opens_in_the_editor(tmp_path: Path, join: Join) -> None:
    """By two taps on a page that needs no app; a wrong file is refused there in words."""
    say = texts("fi").say
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(json.dumps({**known_kit("lost-temple"), "name": "By hand"}))
    bad.write_text('{"format": "temple-companion-kit", "version": 1}')
    with Host(data=tmp_path / "data") as host:
        screen = join(f"{host.url}/copies", locale="fi-FI")
        screen.tap("copies-bring")
        page = screen.page
        page.set_input_files("#file", bad)
        page.get_by_role("button", name=say("copies-import-take")).tap()
        expect(page.get_by_role("alert")).to_contain_text(say("flaw-copy-changed"))
        page.set_input_files("#file", good)
        page.get_by_role("button", name=say("copies-import-take")).tap()
        page.wait_for_url("**/copy/*")
        screen.awake()
        screen.find("copy-how-far").wait_for(state="attached", timeout=PATIENCE)
    with Store.open(data=tmp_path / "data") as store:
        (copy,) = store.copies()
    assert copy.name == "By hand"
    assert f"/copy/{copy.id}" in page.url


def test_nothing_of_the_page_is_cut_off_and_fingers_find_the_button(host: Host, chromium: Browser) -> None:
    with contextlib.closing(chromium.new_context(locale="de-DE")) as context:
        page = context.new_page()
        for size, scheme in itertools.product((NARROW, PHONE, LAPTOP), ("light", "dark")):
            page.set_viewport_size(size)  # type: ignore[arg-type]
            page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            page.goto(f"{host.url}/copies/import")
            assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
            for part in ("button", "#file", "a"):
                box = page.locator(part).bounding_box()
                assert box is not None
                assert box["height"] >= 44
            ground = Image.open(io.BytesIO(page.screenshot())).convert("L").getpixel((2, size["height"] - 3))
            assert (ground > 128) == (scheme == "light"), (size, scheme)
