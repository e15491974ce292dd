"""Help for somebody who has not read the rules: what stands on a screen can be tapped and is told in its own words."""

from pathlib import Path

import pytest

from model.language import LANGUAGES, texts
from screens.lost_temple.helping import CHARACTERS, RULES_OF, TOKENS
from screens.shared.look import Look
from screens.table.helping import help_about, rules_about
from tests.screens.audit import audit
from tests.screens.conftest import Hourglass
from tests.screens.evening import GAME, NAMES, Evening, evening
from tests.screens.harness import Device

WORDS = texts("en")


def about(thing: str) -> str:
    return WORDS.say(f"{GAME}-help-{thing}-about")


async def explains(device: Device, tapped: str, thing: str) -> None:
    await device.tap(tapped)
    said = device.texts("sheet")
    assert about(thing) in said
    audit(device)
    assert any(one.startswith(RULES_OF[thing].split()[0]) for one in said)
    await device.tap("sheet-close")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_is_a_text_of_its_own_in_at_most_three_sentences(lang: str) -> None:
    look = Look(lang)
    for thing in RULES_OF:
        said = help_about(look, GAME, thing)
        assert said, thing
        assert 1 <= sum(said.count(mark) for mark in ".?!") <= 4, said
        assert said not in [words for _, words in rules_about(look, GAME, thing)]


@pytest.mark.long
def test_every_moment_can_be_asked_about(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        await at.at_table(4, me=None)
        await at.sit(0, 1)
        await at.submit({"seat": None, "do": "start", "characters": ["child", "scout", "canoe", "craftsman"]})
        phone, wall = at.phones[1], await at.watch()
        await explains(phone, "help-now", "draft")
        await explains(wall, "help-now", "draft")
        (card,) = [one for one in phone.identifiers() if one.startswith("open-") and one[5:] in CHARACTERS][:1]
        await explains(phone, card, card.removeprefix("open-"))
        await at.drafted()
        await explains(phone, "help-now", "calling")
        await at.turn_of(1, "child", space=1)
        await explains(phone, "help-now", "child")
        await explains(phone, "portrait", "child")
        await at.submit({"seat": None, "do": "correct", "set": {f"seats.{seat}.space": 7 for seat in (0, 2, 3)}})
        await at.enter({"seat": 1, "do": "follow"})
        await explains(phone, "help-now", "chance")
        await phone.tap("help-tokens")
        assert {about(f"token-{kind}") for kind in TOKENS} <= set(phone.texts("sheet"))

    evening(tmp_path, play)


def test_what_lies_before_a_player_and_all_that_stands_in_the_legend_is_explained(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        host = await at.at_table(4, me=0)
        await at.drafted()
        for thing, name in (("gem", "gem"), ("machete", "machete"), ("great-temple", "finish"), ("idol", "idol")):
            await explains(host, f"thing-{thing}", name)
        await host.tap("tab-table")
        for name in ("temple", "village", "jungle", "chance", "plain", "finish", "gem", "machete", "idol"):
            await explains(host, f"legend-{name}", name)

    evening(tmp_path, play)


def test_a_token_the_seer_sees_is_explained_and_goes_with_its_cover(tmp_path: Path, hourglass: Hourglass) -> None:
    async def play(at: Evening) -> None:
        await at.at_table(4, me=None, tokens="app")
        await at.sit(1)
        await at.turn_of(1, "seer")
        await at.enter({"seat": 1, "do": "look", "spaces": [3, 7]})
        phone = at.phones[1]
        assert not phone.shows("seen-3")
        await phone.tap("seen-tokens", "seen-3")
        assert about(f"token-{at.state.tokens[0]}") in phone.texts("sheet")
        hourglass.turn()
        await phone.settle()
        assert not phone.shows("sheet")

    evening(tmp_path, play)


def test_others_are_spoken_of_and_the_table_says_the_character_once(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        await at.at_table(4, me=None)
        await at.sit(0, 1)
        wall = await at.watch()
        await at.turn_of(1, "scout")
        does, short = WORDS.say("lt-does-scout"), WORDS.say("lt-short-scout")
        assert at.phones[0].texts("status") == ["Ben is the Scout"]
        assert does in at.phones[0].texts()
        assert short not in at.phones[0].texts()
        assert short in at.phones[1].texts()
        assert wall.texts("table-status") == ["Ben’s turn"]
        assert does in wall.texts()
        assert wall.texts("called") == ["7 Scout"]

    evening(tmp_path, play)


def test_a_phone_tells_of_its_own_victory_and_the_host_of_anybodys(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        host = await at.at_table(4, me=0, detail="light", draft="cards")
        await at.sit(1)
        await at.submit({"seat": None, "do": "last", "seats": [1]})
        assert at.phones[1].texts("won") == ["I have won"]
        assert host.texts("won") == ["Somebody has won"]
        await host.tap("tab-host", "seat-2", "act-2")
        assert host.texts("won") == [f"{NAMES[2]} has won"]

    evening(tmp_path, play)
