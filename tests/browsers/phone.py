"""A phone as a hand has it: it touches where something is drawn, and waits for what it expects to see.

Flutter's semantics tree only tells where things are and what they say. It is made so thin that a touch goes through it
to what is drawn, as on a phone of somebody who has no screen reader.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from uuid import uuid4

from selenium.common.exceptions import TimeoutException, WebDriverException
from selenium.webdriver.remote.command import Command
from selenium.webdriver.remote.webdriver import WebDriver

from tests.patience import PATIENCE

SOON = 10.0
"""Seconds, before a finger tries again what usually takes none."""
Act = dict[str, Any]
DOWN: Act = {"type": "pointerDown", "button": 0}
UP: Act = {"type": "pointerUp", "button": 0}
_LOOK = """
  const button = document.querySelector('flt-semantics-placeholder');
  if (button) button.click();
  if (!document.getElementById('thin')) {
    const thin = document.createElement('style');
    thin.id = 'thin';
    thin.textContent = 'flt-semantics-host, flt-semantics-host * { pointer-events: none !important; }';
    document.head.appendChild(thin);
  }
  const host = document.querySelector('flt-semantics-host');
  const edges = (e) => { const box = e.getBoundingClientRect(); return [box.left, box.top, box.right, box.bottom]; };
  const scrolls = (e) => getComputedStyle(e).overflowY !== 'visible';
  const seen_through = (e) => {
    while ((e = e.parentElement) && e !== host) if (scrolls(e)) return edges(e);
    return null;
  };
  const field = (e) => e.querySelector(':scope > input, :scope > textarea');
  return [...(host ? host.querySelectorAll('flt-semantics, [flt-semantics-identifier]') : [])].map((e) => ({
    name: e.getAttribute('flt-semantics-identifier') || field(e)?.getAttribute('aria-label') || '',
    role: e.getAttribute('role') || '',
    says: ((e.getAttribute('aria-label') || '') + '\\n' + e.textContent).trim(),
    tappable: e.hasAttribute('flt-tappable') || !!field(e),
    current: e.getAttribute('aria-current') === 'true',
    box: edges(e),
    within: seen_through(e),
  }));
"""


def to(x: float, y: float, ms: int = 0) -> Act:
    return {"type": "pointerMove", "x": int(x), "y": int(y), "duration": ms}


def pause(ms: int) -> Act:
    return {"type": "pause", "duration": ms}


def wheel(phone: Phone, x: int, y: int, distance: int) -> None:
    """WebKitGTK's driver makes a mouse of every finger, and a mouse that is drawn over a page does not scroll it. Of a
    wheel it turns by how much more than the last time: each is another one."""
    scroll = {"type": "scroll", "x": x, "y": y, "deltaX": 0, "deltaY": distance, "duration": 0}
    phone.perform({"type": "wheel", "id": f"wheel {uuid4()}", "actions": [scroll]})


def swipe(phone: Phone, x: int, y: int, distance: int) -> None:
    """A finger that comes to rest before it goes: nothing rolls on. Flutter takes the first 18 px for a tap."""
    distance = max(-300, min(300, distance + (18 if distance > 0 else -18)))
    start, end = y + distance // 2, y + distance // 2 - distance
    phone.finger(to(x, start), DOWN, to(x, end, 150), pause(150), UP)


@dataclass(frozen=True)
class Thing:
    """One thing on the page: how it is named, what it says, where it is drawn and through which window it is seen."""

    name: str
    role: str
    says: str
    tappable: bool
    current: bool
    box: list[float]
    within: list[float] | None

    @property
    def middle(self) -> tuple[float, float]:
        left, top, right, bottom = self.box
        return (left + right) / 2, (top + bottom) / 2

    @property
    def size(self) -> tuple[float, float]:
        left, top, right, bottom = self.box
        return right - left, bottom - top

    @property
    def beyond(self) -> float:
        """How far one must scroll to see all of it; what the edge goes through ends there, as far as is told."""
        if self.within is None:
            return 0
        (_, top, _, bottom), (_, start, _, end) = self.box, self.within
        if bottom - top > end - start - 2:
            return 0
        past = min(60, (end - start - (bottom - top)) / 2)  # a little further, but not out at the other edge
        if bottom > end - 1:
            return bottom - end + past
        return top - start - past if top < start + 1 else 0


class Phone:
    """What it saves is in `home`; `scroll` is how its engine does that."""

    def __init__(self, driver: WebDriver, home: Path, scroll: Callable[[Phone, int, int, int], None]) -> None:
        self.driver, self.home, self._scroll = driver, home, scroll

    def open(self, url: str) -> Phone:
        self.driver.get(url)
        return self

    def ask(self, script: str) -> Any:
        """What a page says; nothing while it is being loaded anew."""
        try:
            return self.driver.execute_script(script)
        except WebDriverException:
            return None

    def things(self) -> list[Thing]:
        return [Thing(**one) for one in self.ask(_LOOK) or ()]

    def shows(self, prefix: str) -> list[str]:
        return [one.name for one in self.things() if one.name.startswith(prefix)]

    def page(self) -> str:
        """All that the page says or holds, seen or not."""
        return str(self.ask("return document.documentElement.outerHTML"))

    def until(self, condition: Callable[[], Any], what: str) -> Any:
        end = time.monotonic() + PATIENCE
        while not (found := condition()):
            assert time.monotonic() < end, f"waited in vain: {what}; {self.shows('')}"
            time.sleep(0.05)
        return found

    def sees(self, name: str, words: str = "") -> Thing:
        """The thing, once it is there, says so and has come to rest."""
        seen: list[Thing | None] = [None]

        def rests() -> bool:
            seen.append(next((one for one in self.things() if one.name == name and words in one.says), None))
            return seen[-1] is not None and seen[-1] == seen[-2]

        self.until(rests, f"{name} says {words!r}")
        assert seen[-1]
        return seen[-1]

    def soon(self, name: str, seconds: float = SOON) -> bool:
        """Whether it comes before it is time to try again."""
        end = time.monotonic() + seconds
        while name not in self.shows(name):
            if time.monotonic() > end:
                return False
            time.sleep(0.05)
        return True

    def gone(self, name: str) -> None:
        self.until(lambda: name not in self.shows(name), f"{name} is gone")

    def reach(self, name: str) -> Thing:
        """Scrolls to it."""

        def there() -> Thing | None:
            thing = self.sees(name)
            if thing.beyond:
                self._toward(thing)
            return None if thing.beyond else thing

        found: Thing = self.until(there, f"{name} is in sight")
        return found

    def _toward(self, thing: Thing) -> None:
        """At the margin, where nothing else takes a wheel or a finger for itself."""
        assert thing.within
        left, top, _, bottom = thing.within
        self._scroll(self, int(left) + 6, int(top + bottom) // 2, int(thing.beyond))

    def touch(self, name: str) -> None:
        """A finger comes down in the middle of what is drawn, and goes."""
        self.finger(*self._down(name), UP)

    def touched(self, name: str) -> bool:
        """The same, if it is there now and comes to rest before it goes; whether it was."""
        before: Thing | None = None
        while found := next((one for one in self.things() if one.name == name), None):
            if found == before and not found.beyond:
                self.finger(to(*found.middle), DOWN, UP)
                return True
            if found == before:
                self._toward(found)
            before = found
        return False

    def hold(self, name: str, until: Callable[[], object]) -> None:
        """The finger stays there until that is over."""
        self.finger(*self._down(name))
        until()
        self.finger(UP)

    def type(self, words: str) -> None:
        """Into the field that was touched."""
        keys = [{"type": kind, "value": letter} for letter in words for kind in ("keyDown", "keyUp")]
        self.perform({"type": "key", "id": "keyboard", "actions": keys})

    def _down(self, name: str) -> tuple[Act, Act]:
        x, y = self.reach(name).middle
        return to(x, y), DOWN

    def finger(self, *acts: Act) -> None:
        self.perform({"type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"}, "actions": acts})

    def perform(self, device: Act) -> None:
        self.driver.execute(Command.W3C_ACTIONS, {"actions": [device]})

    def forget(self) -> None:
        """What it remembers of tables: the next test begins with a new phone."""
        self.ask("localStorage.clear(); sessionStorage.clear()")
        self.driver.set_page_load_timeout(SOON)
        self.until(self._left, "it is on no page")
        self.driver.set_page_load_timeout(PATIENCE)

    def _left(self) -> bool:
        """Tried again: a page that loses its host just now stops all that loads, and its own end too."""
        try:
            self.driver.get("about:blank")
        except TimeoutException:
            return False
        return True
