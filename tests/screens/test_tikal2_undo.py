"""Tikal II: what a tap takes back is what its player entered, together where one tap entered it, and nothing else."""

from pathlib import Path

from tests.screens.evening import Evening, evening
from tests.screens.tikal2_table import do, lobby, view


def test_of_another_player_nothing_is_taken_back_with_it(tmp_path: Path) -> None:
    """A host's two moves of one tap were taken back; what came in their place is not one tap's."""

    async def play(at: Evening) -> None:
        host = await lobby(at)
        await host.tap("begin")
        for seat in range(2):
            await do(at, seat, "keys", take=["pink", "blue"])
        before = at.live.shown.snapshot.depth
        await host.tap("site-1", "tile-untold", "tile-T02")
        assert at.live.shown.snapshot.depth == before + 2
        await host.tap("undo")
        assert at.live.shown.snapshot.depth == before
        await do(at, 1, "correct", set={"seats.1.score": 7})
        await do(at, 0, "correct", set={"seats.0.score": 5})
        await host.tap("undo")
        assert [one.score for one in view(at).seats] == [0, 7]

    evening(tmp_path, play)
