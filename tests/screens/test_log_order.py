"""The log on a screen: the newest first, a heading above what came under it."""

from pathlib import Path

from model.table.telling import Said
from screens.shared.look import Look
from screens.table import logs
from tests.screens.evening import Evening, evening


def test_a_heading_stands_above_its_lines(tmp_path: Path) -> None:
    async def play(at: Evening) -> None:
        host = await at.at_table(3, me=0)
        await at.begin()
        await host.tap("tab-log")
        told = logs.history(Look("en"), at.live.shown.snapshot, logs.LATEST)
        shown = host.texts("log")
        heading = next(one.words for one in told if one.heading)
        before = [one.words for one in told[: [one.words for one in told].index(heading)]]
        after = [one.words for one in told[len(before) + 1 :]]
        assert shown == [heading, *reversed(after), *reversed(before)]

    evening(tmp_path, play)


def test_rounds_one_above_the_other() -> None:
    names = ("a", "R1", "b", "c", "R2", "d", "e")
    told = [Said(number, words, heading=words.startswith("R")) for number, words in enumerate(names)]
    assert [one.words for one in logs.newest_first(told)] == ["R2", "e", "d", "R1", "c", "b", "a"]
