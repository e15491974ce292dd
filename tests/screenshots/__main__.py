"""`make screenshots`: lays out tables, opens every screen in a real browser, writes small pictures."""

from __future__ import annotations

import contextlib
import json
import sys
import tempfile
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, expect

from tests.e2e import driver
from tests.e2e.driver import PATIENCE, Screen, browser
from tests.e2e.hosting import ROOT, Host
from tests.e2e.raw import RawPhone
from tests.screenshots import papers
from tests.screenshots.shots import SHOTS, Look, Scenes, Shot
from tests.screenshots.tables import NAMES, lay

FOLDER = ROOT / "assets" / "screenshots"
SIZES = {"phone": driver.PHONE, "tablet": {"width": 820, "height": 1180}, "laptop": driver.LAPTOP}
COLOURS = 256
SHARP = 1.5
STILL = 800
"""ms in which nothing moves."""
DEVICE = "the device of all pictures"
"""The same everywhere: nobody is told of another one."""


def _stored(name: str, value: str) -> str:
    return f"localStorage.setItem('flutter.{name}', {json.dumps(json.dumps(value))});"


# The device remembers who played last.
_MEMORY = _stored("companion.names", json.dumps(NAMES)) + _stored("companion.device", DEVICE)


def main(only: str = "") -> None:
    shots = [(shot, look) for shot in SHOTS for look in shot.looks if only in shot.name]
    with contextlib.ExitStack() as stack:
        data = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        scenes = lay(data)
        host = stack.enter_context(Host(data=data, module="tests.screenshots.host"))
        for scene in scenes.values():
            for seat in scene.here:
                stack.enter_context(RawPhone(host.port, scene.seat(seat), {"companion.device": DEVICE}))
        opened = stack.enter_context(browser())
        for look in dict.fromkeys(look for _, look in shots):
            _walk(opened, host.url, scenes, look, [shot for shot, other in shots if other == look])
    if not only:
        papers.main()
    total = sum(file.stat().st_size for file in FOLDER.glob("*.png"))
    print(f"{len(shots)} pictures; the folder has {total / 1e6:.1f} MB")


def _walk(opened: Browser, url: str, scenes: Scenes, look: Look, shots: list[Shot]) -> None:
    """All pictures of one look, in one page of its own device."""
    device, light, lang = look
    touch = {} if device == "laptop" else {"is_mobile": True, "has_touch": True, "device_scale_factor": SHARP}
    locale = {"en": "en-GB", "de": "de-DE", "fi": "fi-FI"}[lang]
    context = opened.new_context(viewport=SIZES[device], color_scheme=light, locale=locale, **touch)
    page = context.new_page()
    page.add_init_script(_MEMORY)
    screen = Screen(page)
    screen.open(url)  # the first page of a device takes long to be painted
    _still(page)
    for shot in shots:
        _pose(screen, url + shot.route(scenes), shot)
        _keep(page, FOLDER / f"{shot.name}-{device}-{light}-{lang}.png")
    context.close()


def _pose(screen: Screen, url: str, shot: Shot) -> None:
    screen.page.goto("about:blank")
    screen.open(url)
    for name in shot.taps:
        screen.tap(_exact(screen, name))
    screen.find(shot.shows).first.wait_for(state="attached", timeout=PATIENCE)
    if shot.at:
        _scroll(screen, _exact(screen, shot.at))
    expect(screen.page.locator("#loading")).to_have_count(0, timeout=PATIENCE)  # our picture while it loads


def _exact(screen: Screen, name: str) -> str:
    """`card-*` is the second of them: a choice among several."""
    if not name.endswith("*"):
        return name
    names = screen.some(name[:-1])
    return names[min(1, len(names) - 1)]


def _scroll(screen: Screen, identifier: str) -> None:
    size = screen.page.viewport_size
    assert size
    screen.page.mouse.move(size["width"] / 2, size["height"] / 2)
    for _ in range(8):
        top = screen.box(identifier)["y"] - 90
        if abs(top) < 60:
            return
        screen.page.mouse.wheel(0, top)
        screen.page.wait_for_timeout(300)


def _keep(page: Page, file: Path) -> None:
    """With few colours: a README needs no more."""
    picture = Image.open(BytesIO(_still(page))).convert("RGB")
    picture.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=2, dither=Image.Dither.NONE).save(file, optimize=True)
    print(file.name, f"{file.stat().st_size // 1000} kB", flush=True)
    page.evaluate("localStorage.clear()")  # the next one comes for the first time


def _still(page: Page) -> bytes:
    """The screen, once nothing moves any more: a busy machine paints late."""
    page.wait_for_load_state("networkidle")
    seen = [page.screenshot()]
    while len(seen) < 3 or len(set(seen[-3:])) > 1:
        page.wait_for_timeout(STILL)
        seen.append(page.screenshot())
    return seen[-1]


if __name__ == "__main__":
    main(*sys.argv[1:])
