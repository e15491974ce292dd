"""What lies open: cards beside the draft, what a seat has, and a curse or a theft only while it is still to come."""

from pathlib import Path

import pytest

from model.games.lost_temple.parts import CHARACTERS
from model.language import texts
from tests.screens.evening import Evening, evening

pytestmark = pytest.mark.long

WORDS = texts("en")


def test_face_up_cards_stand_where_people_choose(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        await at.at_table(4, me=0)
        await at.sit(1, 2, 3)
        await at.begin()
        up = [WORDS.say(f"word-{card}") for card in CHARACTERS if card in at.state.up]
        assert len(up) == 3
        for device in at.devices:
            assert device.texts("open-cards") == [WORDS.say("lt-up"), *up]
        await at.quickly(lambda: at.phase == "call")
        for device in at.devices:
            assert not device.shows("open-cards")

    evening(tmp_path, play)


def test_the_table_view_tells_of_curse_and_theft_until_they_happened(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        await at.at_table(3, me=None)
        await at.sit(0, 1, 2)
        screen = await at.watch(width=1280, height=800)
        told: set[tuple[str, str]] = set()
        await at.begin()
        while at.state.round < 4 and not at.over:
            said = set(screen.texts())
            called = -1 if at.state.called is None else CHARACTERS.index(at.state.called)
            for what in ("cursed", "robbed"):
                target = getattr(at.state, what)
                if target is not None:
                    still = CHARACTERS.index(target) > called
                    told.add((what, "still" if still else "over"))
                    assert (WORDS.say(f"lt-{what}", character=target) in said) is still, (what, target, called)
            await at.quickly(lambda before=at.version: at.version > before)
        assert len(told) == 4, told

    evening(tmp_path, play, seed=6)


def test_one_gem_is_a_gem_and_one_machete_a_machete(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        await at.at_table(3)
        await at.sit(1, 2)
        await at.turn_of(1, "thief", gems=1, machetes=1)
        assert at.phones[1].texts("things")[:4] == ["1", "gem", "1", "machete"]
        await at.submit({"seat": 1, "do": "correct", "set": {"seats.1.gems": 2, "seats.1.machetes": 0}})
        assert at.phones[1].texts("things")[:4] == ["2", "gems", "0", "machetes"]

    evening(tmp_path, play)


def test_the_last_of_eight_is_told_of_both_cards(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        host = await at.at_table(8)
        await at.sit(*range(1, 8))
        await at.begin()
        for left in (8, 7, 6, 5, 4, 3, 2, 2):
            assert WORDS.say("lt-draft-under", count=left) in host.texts()
            await at.quickly(lambda before=at.version: at.version > before)
        assert at.phase == "call"

    evening(tmp_path, play)
