"""Tikal II on one device: it goes from hand to hand with the turn, and stays in a hand for the whole of it."""

from pathlib import Path

from tests.screens.evening import Evening, evening
from tests.screens.tikal2_table import WORDS, do, lobby, view


def test_the_device_is_handed_over_once_a_turn(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        host = await lobby(at, one=True)
        await host.tap("begin")
        for seat in range(2):
            await do(at, seat, "keys", take=["pink", "blue"])
        assert not host.shows("own-things")
        await host.tap("passing-take", "tile-untold", "tile-T01")
        assert host.shows("own-things")
        assert not host.shows("passing-take")
        for action in view(at).actions:
            await do(at, 0, "skip", action=action.do)
        await host.tap("own-things", "end-turn")
        assert WORDS.say("passing-take", name="Ben") in host.texts("passing-take")
        assert not host.shows("own-things-open")
        await do(at, None, "undo", to=at.live.shown.snapshot.depth - 1)
        assert WORDS.say("passing-take", name="Ada") in host.texts("passing-take")

    evening(tmp_path, play)
