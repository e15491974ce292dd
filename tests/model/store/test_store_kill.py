"""A writer that dies at any moment loses nothing it has acknowledged and leaves nothing half-done."""

import json
import random
import time
from collections.abc import Callable
from typing import Any

import pytest

from model.store import Copy, Store

KILLS = 15


@pytest.mark.long
def test_nothing_acknowledged_is_lost(sqlite_url: str, start: Callable[..., Any]) -> None:
    with Store.open(sqlite_url) as store:
        table_id = store.create("tikal", "{}", [])
    rng = random.Random()
    acknowledged: dict[int, str] = {}
    writer = start("write", sqlite_url, 0, table_id)
    for kill in range(1, KILLS + 1):
        writer.ready()
        writer.go()
        following = start("write", sqlite_url, kill, table_id)  # gets ready meanwhile
        acknowledged |= killed(writer, after=rng.uniform(0, 0.06))
        check(sqlite_url, table_id, acknowledged, kill)
        writer = following
    assert len(acknowledged) >= KILLS


@pytest.mark.long
def test_no_step_of_a_copy_is_lost(sqlite_url: str, start: Callable[..., Any]) -> None:
    with Store.open(sqlite_url) as store:
        copy = store.begin_copy("tikal", "Ours", '{"step": 0}')
    rng = random.Random()
    steps, done = 0, list[Copy]()
    writer = start("describe", sqlite_url, 0, copy)
    for kill in range(1, KILLS + 1):
        writer.ready()
        writer.go()
        following = start("describe", sqlite_url, kill, copy)
        steps = max(killed(writer, after=rng.uniform(0, 0.06)))
        with Store.open(sqlite_url) as store:
            history = store.history(copy)
        told = [json.loads(one.body)["step"] for one in history]
        assert told[-1] in (steps, steps + 1)  # at most the one it was about to acknowledge
        assert [one.version for one in history] == list(range(1, len(history) + 1))
        assert all(one.done for one in history[:-1])
        assert history[: len(done)] == done  # as it was
        done = [one for one in history if one.done]
        writer = following
    assert steps >= KILLS


def killed(writer: Any, after: float) -> dict[int, str]:
    """Lets the writer write a while, kills it, and returns what it has acknowledged."""
    first = writer.stdout.readline()
    time.sleep(after)
    writer.kill()
    lines = [first, *writer.stdout.readlines()]
    writer.wait()
    whole = [line.split() for line in lines if line.endswith("\n")]
    return {int(version): client_id for version, client_id in whole}


def check(url: str, table_id: str, acknowledged: dict[int, str], kills: int) -> None:
    with Store.open(url) as store:
        entries = store.entries(table_id)
    stored = {each.version: each.client_id for each in entries}
    assert list(stored) == list(range(1, len(entries) + 1))  # no gaps
    assert len(set(stored.values())) == len(entries)  # nothing twice
    assert acknowledged.items() <= stored.items()  # nothing lost
    assert len(entries) - len(acknowledged) <= kills  # at most the one each was about to acknowledge
