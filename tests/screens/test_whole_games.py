"""Whole evenings on the screens: a table is opened, phones join by code, the game is played to its end by tapping."""

from pathlib import Path
from typing import Any

import pytest

from model.language import texts
from tests.screens.audit import audit
from tests.screens.evening import NAMES, Evening, evening

pytestmark = pytest.mark.long

WORDS = texts("en")


@pytest.mark.parametrize(
    ("players", "seed", "options"),
    [
        (2, 18, {}),
        pytest.param(3, 1, {"tokens": "app"}, marks=pytest.mark.evening),
        pytest.param(5, 4, {"draft": "cards", "chain": False}, marks=pytest.mark.evening),
        pytest.param(8, 11, {"tokens": "app"}, marks=pytest.mark.evening),
        (4, 3, {"detail": "light"}),
    ],
)
def test_from_the_home_page_to_the_victory(tmp_path: Path, players: int, seed: int, options: dict[str, Any]) -> None:
    async def play(at: Evening) -> None:
        await at.open_table(players, short=True, **options)
        for seat in range(1, players):
            await at.join(seat)
        await at.begin()
        await at.play_on()
        (winner,) = at.live.shown.snapshot.winners or ()
        for device in at.devices:
            await device.tap("tab-table")
            assert WORDS.say("end-winner", name=NAMES[winner]) in device.texts("winner")
            audit(device)
        if options.get("detail") != "light":
            assert [at.host.texts(f"rank-{seat}")[1] for seat in range(players)] == list(NAMES[:players])

    evening(tmp_path, play, seed=seed)


@pytest.mark.parametrize("chain", [True, False])
@pytest.mark.parametrize("tokens", ["table", "app"])
@pytest.mark.parametrize("draft", ["app", "cards"])
def test_every_switch(tmp_path: Path, draft: str, tokens: str, chain: bool) -> None:
    async def play(at: Evening) -> None:
        await at.open_table(2, short=True, draft=draft, tokens=tokens, chain=chain)
        found = at.live.shown.snapshot.options
        assert (found.draft, found.tokens, found.chain, found.detail) == (draft, tokens, chain, "full")
        await at.sit(1)
        await at.begin()
        await at.play_on(lambda: at.state.round > 1 and at.phase == "turn")

    evening(tmp_path, play)


@pytest.mark.parametrize("draft", ["app", "cards"])
@pytest.mark.parametrize("players", [2, pytest.param(6, marks=pytest.mark.evening)])
def test_light_detail(tmp_path: Path, players: int, draft: str) -> None:
    async def play(at: Evening) -> None:
        await at.open_table(players, me=None, detail="light", draft=draft)
        await at.sit(0, 1)
        await at.begin()
        while at.state.round < 2 or at.phase != "turn":
            await at.enter_or_submit()
        for device in at.devices:
            await device.tap("tab-table")
            audit(device)
            assert not device.shows("track")  # people move their own pieces

    evening(tmp_path, play)


def test_tokens_of_the_app_do_not_go_with_light_detail(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        host = await at.device()
        await host.tap("play-lost-temple", "option-detail-light", "option-tokens-app", "create")
        assert host.texts("new-flaw") == [
            "In the simple version the app cannot deal the tokens. Choose real tokens, or full detail."
        ]
        await host.tap("option-tokens-table", "create")
        assert host.shows("opening")

    evening(tmp_path, play)
