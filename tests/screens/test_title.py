"""The title of the page: a tab that nobody looks at tells by it whose turn it is."""

from pathlib import Path

import pytest

from model.games.lost_temple.draft import picker
from screens.table.attention import SIGN
from tests.screens.evening import NAMES, Evening, evening

pytestmark = pytest.mark.long


def test_it_is_still_my_turn_while_the_settings_are_changed(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        await at.at_table(2)
        await at.sit(1)
        await at.begin()
        seat = picker(at.state)
        phone = at.on(seat)
        mine = f"{SIGN} {NAMES[seat]} – "
        assert str(phone.page.title).startswith(mine)
        await phone.tap("open-settings", "light-dark", "language-de", "switch-large")
        assert str(phone.page.title).startswith(mine)
        await phone.tap("back")
        assert str(phone.page.title).startswith(mine)

    evening(tmp_path, play)


def test_away_from_the_table_it_is_the_companions_own(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        await at.at_table(2)
        await at.sit(1)
        await at.begin()
        phone = at.on(picker(at.state))
        await phone.tap("open-home")
        assert phone.page.title == "Temple Companion"

    evening(tmp_path, play)
