"""Twenty people bring a game into the same new file in the same moment: all are taken in."""

import os
import subprocess
import sys

from companion.records import simulated
from model.kernel.record import write_record
from model.store import Store
from tests.companion.running import CLEAN

MANY = 20
WAITING = """
import sys
import companion.cli, companion.shelf, model.store.store, alembic.command
print("ready", flush=True)
sys.stdin.readline()
companion.cli.run()
"""


def test_twenty_imports_into_a_new_file(tmp_path):
    files = []
    for seed in range(MANY):
        files.append(tmp_path / f"{seed}.json")
        files[-1].write_bytes(write_record(simulated("lost-temple", 2, seed, {"detail": "light"})))
    data = tmp_path / "data"
    started = []
    try:
        for file in files:
            command = [sys.executable, "-c", WAITING, "games", "import", str(file), "--data", str(data)]
            pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
            started.append(subprocess.Popen(command, env={**os.environ, **CLEAN}, text=True, **pipes))
        for one in started:
            assert one.stdout.readline() == "ready\n"
        for one in started:
            one.stdin.write("go\n")
            one.stdin.flush()
        said = [one.communicate(timeout=300) for one in started]
    finally:
        for one in started:
            one.kill()
            one.wait()
    assert [(one.returncode, err) for one, (_, err) in zip(started, said, strict=True)] == [(0, "")] * MANY
    with Store.open(data=data) as store:
        assert len(store.tables()) == MANY
