"""Sheets: one in a process of its own, one when everything is loaded, all of them."""

import subprocess
import sys
import tempfile
import time

from companion.records import simulated
from model.games import GAMES
from model.table.stored import play_record
from printables import sheet, sheets_of
from printables.report import report as report_pdf
from tests.bench.measure import report, seconds

RUN = "from companion.cli import run; run()"


def _process(*words: str) -> float:
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", RUN, "print", *words], check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - start


def bench_paper() -> None:
    fresh = min(_process("lost-temple", "setup", "-o", "-") for _ in range(3))
    report("print: one sheet in a fresh process", f"{fresh * 1000:.0f} ms")
    for game in GAMES:
        for name in sheets_of(game):
            most = GAMES[game].players[-1]
            warm = seconds(lambda game=game, name=name, most=most: sheet(game, name, players=most))
            report(f"print: {game} {name}, {most} players, warm", f"{warm * 1000:.0f} ms", "aim: under 150 ms")
    play, _ = play_record(simulated("tikal", 4, 1, {}))
    long = seconds(lambda: report_pdf(play), 3)
    report(f"print: report of a game of {play.version} moves, warm", f"{long * 1000:.0f} ms")
    with tempfile.TemporaryDirectory() as folder:
        report("print --all", f"{_process('--all', folder):.1f} s")
