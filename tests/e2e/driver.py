"""Drives the app in a real browser through Flutter's semantics tree, as a screen reader would.

Controls are found by `ft.Semantics(identifier=…)`; `key=` does not reach the DOM.
"""

from __future__ import annotations

import re
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import BytesIO
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Error, Locator, Page, expect, sync_playwright

from tests import patience

PHONE = {"width": 390, "height": 844}
LAPTOP = {"width": 1280, "height": 800}
PATIENCE = patience.PATIENCE * 1000
"""In ms, as browsers count."""
expect.set_options(timeout=PATIENCE)
ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--js-flags=--liftoff-only",  # no page stays open long enough to be compiled twice: a fifth less work a page
]


# Switches the semantics tree on as soon as Flutter offers it, also after a reload: one pixel, off the screen.
_SEMANTICS = """
  const offered = setInterval(() => {
    const button = document.querySelector('flt-semantics-placeholder');
    if (button) { clearInterval(offered); button.click(); }
  }, 20);
"""


_GO = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"


class Screen:
    """One open page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.set_default_timeout(PATIENCE)
        page.add_init_script(_SEMANTICS)

    def open(self, url: str) -> Screen:
        self.page.goto(url)
        return self.awake()

    def go(self, path: str) -> None:
        """To another address of the app, as by the browser's arrows: the page stays."""
        self.page.evaluate(_GO, path)

    def awake(self) -> Screen:
        """Wait until Flet has put something on the page."""
        inside = self.page.locator("flt-semantics-host flt-semantics flt-semantics")
        inside.first.wait_for(state="attached", timeout=PATIENCE)
        return self

    def find(self, identifier: str) -> Locator:
        return self.page.locator(f'[flt-semantics-identifier="{identifier}"]')

    def text(self, words: str | re.Pattern[str]) -> Locator:
        return self.page.locator("flt-semantics-host").get_by_text(words)

    def there(self, identifier: str) -> None:
        """Once it is."""
        self.find(identifier).first.wait_for(state="attached", timeout=PATIENCE)

    def without(self, identifier: str) -> None:
        """Once it is no longer there."""
        self.find(identifier).wait_for(state="detached", timeout=PATIENCE)

    def tap(self, identifier: str) -> None:
        """A semantic tap, once it is there: needs no hit test, so overlays do not matter. Found and tapped in the same
        moment: in the next the page may be drawn anew, and a tap on what was there before is heard by nobody."""
        self.there(identifier)
        self.until(lambda: self.tapped(identifier), f"{identifier} can be tapped")

    def tapped(self, identifier: str) -> bool:
        """Taps what is there now; whether it was."""
        there = self.find(identifier).evaluate_all("all => (all.length === 1 && all[0].click(), all.length)")
        assert there <= 1, f"{identifier} is there {there} times"
        return bool(there)

    def type(self, label: str, words: str, instead_of: str = "") -> None:
        """Into the field of this label, in place of what stands there: fast, with no time between the letters. What
        was typed before Flutter listened is typed again, as people do."""
        field = self.page.locator(f'flt-semantics [aria-label="{label}"][data-semantics-role="text-field"]')
        field.evaluate("e => e.focus()")  # Flutter takes the keyboard from here on
        expect(field).to_be_focused(timeout=PATIENCE)
        expect(field).to_have_value(instead_of, timeout=PATIENCE)
        self.until(lambda: self._typed(field, words), f"{words} stands in {label}")

    def _typed(self, field: Locator, words: str) -> bool:
        self.page.wait_for_timeout(300)  # no finger is faster from the field to the first letter
        self.page.keyboard.press("Control+A")
        self.page.keyboard.type(words)
        letters = r"\s*".join(re.escape(letter) for letter in words if not letter.isspace())
        try:
            expect(field).to_have_value(re.compile(letters, re.IGNORECASE), timeout=10_000)
        except AssertionError:
            return False
        return True

    def shows(self, prefix: str) -> list[str]:
        """The identifiers on the page that begin so."""
        found = self.page.locator(f'[flt-semantics-identifier^="{prefix}"]')
        names: list[str] = found.evaluate_all("all => all.map(e => e.getAttribute('flt-semantics-identifier'))")
        return names

    def some(self, prefix: str) -> list[str]:
        """The same, once there are any."""
        found = self.page.locator(f'[flt-semantics-identifier^="{prefix}"]')
        found.first.wait_for(state="attached", timeout=PATIENCE)
        return self.shows(prefix)

    def chosen(self, identifier: str) -> bool:
        """Whether it is marked as chosen."""
        return bool(self.find(identifier).and_(self.page.locator('[aria-current="true"]')).count())

    def words(self, identifier: str) -> str:
        """What a screen reader says here: of what holds other things it is a label, not a text."""
        said: list[str] = self.find(identifier).evaluate_all(
            "all => all.map(e => (e.getAttribute('aria-label') || '') + '\\n' + e.textContent)"
        )
        return "\n".join(said).strip()

    def everything(self) -> str:
        """Names and words of all that is there, for whoever reads why a test failed; of a dead page what it died of."""
        named = self.page.locator("[flt-semantics-identifier]")
        try:
            said: list[str] = named.evaluate_all(
                "all => all.map(e => e.getAttribute('flt-semantics-identifier') + ': ' + e.textContent)"
            )
        except Error as why:
            return str(why)
        return "\n".join(said)

    def reads(self, identifier: str) -> str:
        """Its words, once there are any: what is drawn is not said at once."""
        self.until(lambda: self.words(identifier) != "", f"{identifier} says something")
        return self.words(identifier)

    def sees(self, identifier: str, words: str | re.Pattern[str]) -> None:
        pattern = re.compile(re.escape(words)) if isinstance(words, str) else words
        self.until(lambda: bool(pattern.search(self.words(identifier))), f"{identifier} says {words}")

    def until(self, condition: Callable[[], bool], what: str) -> None:
        """Wait for what no locator can wait for."""
        end = time.monotonic() + PATIENCE / 1000
        while not condition():
            assert time.monotonic() < end, f"waited in vain: {what}"
            self.page.wait_for_timeout(50)  # lets the browser's events in

    def ask(self, expression: str) -> Any:
        """What a page says; nothing while it is being loaded anew."""
        try:
            return self.page.evaluate(expression)
        except Error:
            return None

    def box(self, identifier: str) -> dict[str, float]:
        """Where a control is, once it is laid out."""
        found: list[Any] = []

        def settled() -> bool:
            found.append(self.find(identifier).bounding_box())
            return len(found) > 1 and found[-1] is not None and found[-1] == found[-2]

        self.until(settled, f"{identifier} is laid out")
        return found[-1]

    def brightness(self) -> float:
        """How light the page's ground is, from 0 to 1, as a person sees it at the left edge."""
        shot = self.page.screenshot(clip={"x": 2, "y": PHONE["height"] / 2, "width": 4, "height": 4})
        return Image.open(BytesIO(shot)).convert("L").resize((1, 1)).tobytes()[0] / 255

    def heartbeats(self, count: int) -> list[str]:
        """The next answers of the host on the page's own websocket."""
        frames: list[str] = []
        tap = self.page.context.new_cdp_session(self.page)
        tap.on("Network.webSocketFrameReceived", lambda e: frames.append(e["response"]))
        tap.send("Network.enable")
        self.until(lambda: sum(f["opcode"] == 1 for f in frames) >= count, "heartbeats")
        return [f["payloadData"] for f in frames if f["opcode"] == 1][:count]


def chromium() -> str:
    """With its windows and bars."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    assert found, "these tests need Debian's chromium"
    return found


def engine() -> str:
    """The same without them, where it is installed: nobody looks at a bar, and a run takes a quarter less time."""
    return shutil.which("chromium-headless-shell") or chromium()


@contextmanager
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=engine(), args=ARGS, timeout=PATIENCE)
        try:
            yield opened
        finally:
            opened.close()
