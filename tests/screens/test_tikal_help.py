"""Help on Tikal for somebody who has not read the rules: at every moment, and on what was tapped."""

from pathlib import Path

import pytest

from model.language import LANGUAGES, texts
from model.locator import assets
from screens.shared.look import Look
from screens.table.helping import help_about, help_title, rules_about
from screens.tikal.helping import HELP_LISTS, RULES_OF
from tests.screens.audit import audit
from tests.screens.evening import Evening, evening
from tests.screens.harness import Device
from tests.screens.tikal_table import begun, do, tikal

GAME = "tikal"
WORDS = texts("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_is_a_text_of_its_own_in_a_few_sentences(lang: str) -> None:
    look = Look(lang)
    for thing in RULES_OF:
        said = help_about(look, GAME, thing)
        assert help_title(look, GAME, thing)
        assert 1 <= sum(said.count(mark) for mark in ".?!") <= 4, said
        assert said not in [words for _, words in rules_about(look, GAME, thing)]


def test_what_is_listed_has_a_picture_and_a_text() -> None:
    for one in {one for listed in HELP_LISTS.values() for one in listed}:
        assert one in RULES_OF
        assert (assets() / "icons" / "tikal" / f"{one}.svg").exists(), one


async def explains(device: Device, tapped: str, thing: str) -> None:
    await device.tap(tapped)
    assert WORDS.say(f"tikal-help-{thing}-about") in device.texts("sheet")
    audit(device)
    await device.tap("sheet-close")


def test_every_moment_and_what_lies_on_a_hex_can_be_asked_about(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        phone = await tikal(at, 0)
        await explains(phone, "help-now", "place")
        await begun(at)
        await explains(phone, "help-now", "ap")
        await phone.tap("hex-a4")
        await explains(phone, "help-hex", "temple")
        await do(at, 0, "end")
        await explains(phone, "help-now", "place")

    evening(tmp_path, play)


@pytest.mark.parametrize(("version", "thing"), [("basic", "tally"), ("auction", "bid")])
def test_light_detail_can_be_asked_about(tmp_path: Path, version: str, thing: str) -> None:
    async def play(at: Evening) -> None:
        phone = await tikal(at, 0, detail="light", version=version)
        await explains(phone, "help-now", thing)

    evening(tmp_path, play)
