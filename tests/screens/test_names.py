"""Names of people are theirs: whatever somebody is called, it stands there as it was written, in every language."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.screens import evening as evenings
from tests.screens.evening import Evening, evening
from tests.screens.harness import Device
from tests.screens.tapping import turn_to

PLAIN = ("Qqa", "Qqb", "Qqc", "Qqd")
WORDS = ("thief", "canoe", "start", "table")
"""All of them are words of the games or of the app, which are said in German where they are meant."""
OTHERS = ("idol", "over", "gems", "full")
CHANGING = re.compile(r"\d\d:\d\d|http\S+|\b[0-9A-Z]{3}\u2009[0-9A-Z]{3}\b")
"""Clocks, links and codes."""


def said(device: Device) -> list[str]:
    return [CHANGING.sub("~", text) for text in device.texts()]


def seen_with(folder: Path, names: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, **options: Any) -> list[str]:
    """All that is to be read on four devices while a game goes its way."""
    monkeypatch.setattr(evenings, "NAMES", (*names, *evenings.NAMES[len(names) :]))
    found: list[str] = []

    async def play(at: Evening) -> None:
        await at.at_table(4, host={"languages": ("de",)}, **options)
        await at.sit(1, 2, 3, languages=("de",))
        watching = await at.watch(languages=("de",))
        await at.begin()
        for turn in range(60):
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


@pytest.mark.parametrize("options", [{}, {"draft": "cards", "detail": "light"}], ids=["full", "light"])
@pytest.mark.parametrize("names", [WORDS, OTHERS], ids=["words", "others"])
def test_a_player_called_like_a_word_of_the_game_keeps_the_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, names: tuple[str, ...], options: dict[str, Any]
) -> None:
    plain = seen_with(tmp_path / "plain", PLAIN, monkeypatch, **options)
    called = seen_with(tmp_path / "called", names, monkeypatch, **options)
    swap = dict(zip(PLAIN, names, strict=True))
    wanted = [re.sub("Qq[abcd]", lambda name: swap[name[0]], text) for text in plain]
    assert [pair for pair in zip(wanted, called, strict=True) if pair[0] != pair[1]] == []
    assert any("Qqa" in text for text in plain)
