"""Names of people are theirs: whatever somebody is called, it stands there as it was written, in every language."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.often import EVENINGS
from tests.screens import evening as evenings
from tests.screens.evening import Evening, evening
from tests.screens.harness import Device
from tests.screens.tapping import turn_to

PLAIN = tuple(f"Qq{letter}" for letter in "abcdefgh")
WORDS = ("thief", "canoe", "start", "table", "idol", "over", "gems", "full")
"""All of them are words of the games or of the app, which are said in German where they are meant."""
PHONES = (1, 2, 3) if EVENINGS else (1,)
TURNS = 60 if EVENINGS else 36
"""By then a round of eight is over and the next has begun."""
CHANGING = re.compile(r"\d\d:\d\d|http\S+|\b[0-9A-Z]{3}\u2009[0-9A-Z]{3}\b")
"""Clocks, links and codes."""


def said(device: Device) -> list[str]:
    return [CHANGING.sub("~", text) for text in device.texts()]


def seen_with(folder: Path, names: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, **options: Any) -> list[str]:
    """All that is to be read on the devices of a table while a game of eight goes its way."""
    monkeypatch.setattr(evenings, "NAMES", names)
    found: list[str] = []

    async def play(at: Evening) -> None:
        await at.at_table(8, host={"languages": ("de",)}, **options)
        await at.sit(*PHONES, languages=("de",))
        watching = await at.watch(languages=("de",))
        await at.begin()
        for turn in range(TURNS):
            if at.over:
                break
            await at.enter_or_submit()
            found.extend(text for device in (*at.devices, watching) for text in said(device))
            if turn % 6 == 0:
                for tab in ("log", "host", "table", "seat"):
                    await turn_to(at.host, tab)
                    if tab == "host":
                        await at.host.tap("seat-1")
                        await at.host.tap(next(one for one in at.host.identifiers() if one.startswith("undo-to-")))
                    found.extend(said(at.host))

    evening(folder, play, seed=5)
    return found


@pytest.mark.search
@pytest.mark.parametrize(
    "options",
    [{}, pytest.param({"draft": "cards", "detail": "light"}, marks=pytest.mark.evening)],
    ids=["full", "light"],
)
def test_a_player_called_like_a_word_of_the_game_keeps_the_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, options: dict[str, Any]
) -> None:
    plain = seen_with(tmp_path / "plain", PLAIN, monkeypatch, **options)
    called = seen_with(tmp_path / "called", WORDS, monkeypatch, **options)
    swap = dict(zip(PLAIN, WORDS, strict=True))
    wanted = [re.sub("Qq[a-h]", lambda name: swap[name[0]], text) for text in plain]
    assert [pair for pair in zip(wanted, called, strict=True) if pair[0] != pair[1]] == []
    assert all(any(name in text for text in plain) for name in PLAIN)
