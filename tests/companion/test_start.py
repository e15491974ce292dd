"""`companion serve` and `companion` alone: the database is there and up to date before anybody joins."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from model.store import Store
from tests.companion.running import CLEAN, LEASHED, companion, lines
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("command", [["serve", "--port", "0"], []])
def test_starting_makes_the_database(tmp_path, command):
    data = tmp_path / "data"
    env = {**os.environ, **CLEAN, "COMPANION_DATA": str(data)}
    program = [sys.executable, "-c", LEASHED, *command]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen(program, cwd=ROOT, env=env, **pipes) as running:
        try:
            assert running.stdout is not None
            assert b"http" in running.stdout.readline() + running.stdout.readline() + running.stdout.readline()
            with Store.open(data=data) as store:
                assert store.tables() == []
        finally:
            running.terminate()
            try:
                running.wait(timeout=PATIENCE)
            finally:
                running.kill()


def test_a_database_that_cannot_be_used_is_said_at_once(tmp_path):
    (tmp_path / "companion.sqlite").write_bytes(b"no database at all" * 100)
    ran = companion("serve", "--port", "0", "--data", tmp_path)
    assert ran.returncode == 2
    assert len(lines(ran.stderr)) == 1
