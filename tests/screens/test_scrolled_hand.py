"""Eight cards fill a phone: the uncovered hand is brought into sight from its beginning, and the page goes back by
itself."""

from pathlib import Path

import pytest

from model.games.lost_temple.draft import picker
from tests.screens.evening import Evening, evening
from tests.screens.scrolling import drawn_up

pytestmark = pytest.mark.long


def test_the_hand_is_seen_from_its_beginning_and_what_follows_too(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        await at.at_table(3)
        await at.sit(1, 2)
        await at.begin()
        phone = at.on(picker(at.state))
        shown = await drawn_up(phone)
        await phone.tap("hand")
        assert shown == ["hand"]
        await phone.tap("hand-close")
        assert shown == ["hand", 0], "the cover, and what is said above it"
        await phone.tap("hand")
        shown = await drawn_up(phone)
        await phone.tap(f"card-{at.state.hand[-1]}")
        assert shown == [], "nothing moves below a finger that chooses"
        await phone.tap("take")
        assert shown == [0], "it is another's turn"

    evening(tmp_path, play)


def test_who_reads_while_others_draft_is_left_alone(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        await at.at_table(4)
        await at.sit(1, 2, 3)
        await at.begin()
        first = picker(at.state)
        reader = at.on((first + 3) % 4)
        shown = await drawn_up(reader)
        await at.on(first).tap("hand", f"card-{at.state.hand[0]}", "take")
        assert picker(at.state) != first
        assert shown == []

    evening(tmp_path, play)
