"""A stored game read and replayed from a cold start of the store, and many records in one call."""

import subprocess
import sys
import tempfile
import time
from pathlib import Path

import msgspec

from companion.records import simulated
from companion.shelf import put_back
from model.kernel.record import Record, write_record
from model.store import Store
from model.table.stored import taken_up
from tests.bench.measure import report


def long_record(moves: int = 500) -> Record:
    """A game of just so many entries: the longest simulated one, with an undo where more are needed."""
    record = max((simulated("lost-temple", 5, seed, {}) for seed in range(40)), key=lambda r: len(r.moves))
    entries = record.moves[: moves - 1]
    while len(entries) < moves:
        entries = [*entries, {"seat": None, "do": "undo", "to": 0}, *record.moves][:moves]
    return msgspec.structs.replace(record, moves=entries)


def bench_stored_game() -> None:
    with tempfile.TemporaryDirectory() as folder:
        with Store.open(data=Path(folder)) as store:
            table = put_back(store, write_record(long_record())).stored[0]
        times = []
        for _ in range(9):
            with Store.open(data=Path(folder)) as store:
                start = time.perf_counter()
                count = taken_up(store, table)[0].version
                times.append(time.perf_counter() - start)
        report(
            f"stored game of {count} moves, SQLite, cold: read and replayed",
            f"{min(times) * 1000:.1f} ms",
            "aim: under 10 ms",
        )
        median = sorted(times)[len(times) // 2]
        report("… median", f"{median * 1000:.1f} ms")


def bench_many_records(count: int = 1000) -> None:
    with tempfile.TemporaryDirectory() as folder:
        files = []
        for seed in range(count):
            file = Path(folder) / f"{seed}.json"
            file.write_bytes(write_record(simulated("lost-temple", 2 + seed % 7, seed, {})))
            files.append(str(file))
        command = [sys.executable, "-c", "from companion.cli import run; run()", "replay", "--json", *files]
        start = time.perf_counter()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        report(
            f"companion replay, {count} records in one call",
            f"{time.perf_counter() - start:.1f} s",
            "aim: under 10 s",
        )
