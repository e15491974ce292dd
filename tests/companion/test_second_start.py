"""One host for one data folder: who starts a second one is led to the first."""

import os
import re
import signal
import stat
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from companion.alone import Alone, place_of
from model.language import texts
from tests.companion import warm
from tests.companion.running import CLEAN, companion, lines
from tests.companion.warm import Born
from tests.e2e.hosting import ROOT, Lines, announced
from tests.patience import PATIENCE


class Started:
    """`companion serve` in a process of its own, ended whatever happens."""

    def __init__(self, data: Path, *more: str) -> None:
        env = {key: value for key, value in os.environ.items() if not key.startswith("COMPANION_")}
        options = ["--host", "127.0.0.1", "--port", "0", "--data", str(data), *more]
        self.process = Born(warm.command, ["serve", *options], ROOT, {**env, **CLEAN})
        self.said, self.complaints = Lines(self.process.stdout), Lines(self.process.stderr)

    def at(self) -> str | None:
        """Where it is, once it says so; None if it ends without."""
        try:
            port, _ = announced(self.said)
        except AssertionError:
            return None
        return f"http://127.0.0.1:{port}"

    def __enter__(self) -> "Started":
        return self

    def __exit__(self, *reason: object) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(timeout=PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """The first, which nobody disturbs."""
    data = tmp_path_factory.mktemp("first") / "data"
    with Started(data) as host:
        address = host.at()
        assert address, host.complaints.all()
        yield address, data


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_second_serve_says_where_the_first_is_and_stops(running: tuple[str, Path], lang: str) -> None:
    address, data = running
    second = companion("serve", "--port", "0", "--data", data, "--lang", lang)
    assert second.returncode == 1
    assert lines(second.stderr) == [texts(lang).say("home-runs-already", address=address)]
    assert second.stdout == b""
    assert httpx.get(f"{address}/healthz").text.startswith("ok\n")


def test_a_second_companion_opens_the_first(running: tuple[str, Path], tmp_path: Path) -> None:
    address, data = running
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    second = companion(COMPANION_DATA=str(data), BROWSER=f"{browser} %s", DISPLAY=":7")
    assert second.returncode == 0, second.stderr
    owners = opened.read_text().strip()
    assert re.fullmatch(rf"{re.escape(address)}/o/\S{{22}}", owners)
    assert owners in second.stdout.decode(), "on a machine without a screen it can be copied"


def test_other_commands_work_beside_it(running: tuple[str, Path]) -> None:
    _, data = running
    assert companion("games", "list", "--data", data).returncode == 0
    assert companion("print", "tikal", "setup", "--players", 3, "-o", "-", "--data", data).returncode == 0
    assert companion("games", "backup", data.parent / "all.zip", "--data", data).returncode == 0


def test_after_a_kill_the_next_one_starts(tmp_path: Path) -> None:
    data = tmp_path / "killed"
    with Started(data) as first:
        assert first.at()
        first.process.kill()
        first.process.wait()
        assert list(data.glob("*.json")), "what it left behind"
    with Started(data) as second:
        address = second.at()
        assert address, second.complaints.all()
        assert lines(companion("serve", "--data", data).stderr) == [
            texts("en").say("home-runs-already", address=address)
        ]


def test_after_it_has_ended_the_next_one_starts(tmp_path: Path) -> None:
    for _ in range(2):
        with Started(tmp_path) as host:
            assert host.at(), host.complaints.all()
    assert not list(tmp_path.glob("*.json"))


def test_of_many_that_start_at_once_one_runs(tmp_path: Path) -> None:
    with ExitStack() as stack:
        started = [stack.enter_context(Started(tmp_path)) for _ in range(3)]
        found = {host: host.at() for host in started}
        (address,) = {at for at in found.values() if at}
        for host in [host for host, at in found.items() if at is None]:
            assert host.process.wait(timeout=PATIENCE) == 1
            assert host.complaints.all() == [texts("en").say("home-runs-already", address=address)]


def test_another_folder_is_another_host(running: tuple[str, Path], tmp_path: Path) -> None:
    address, _ = running
    with Started(tmp_path / "other") as other:
        assert other.at() not in (None, address)


def test_one_file_has_one_host_by_whatever_way(running: tuple[str, Path], tmp_path: Path) -> None:
    address, data = running
    second = companion("serve", "--data", tmp_path / "other", "--database", f"sqlite:///{data}/companion.sqlite")
    assert lines(second.stderr) == [texts("en").say("home-runs-already", address=address)]


def test_a_large_database_may_have_many_hosts(tmp_path: Path) -> None:
    """Each with a data folder of its own; a second start with the same one is the same host."""
    database = "postgresql://games@server/evening"
    here, there = place_of(database, tmp_path / "a"), place_of(database, tmp_path / "b")
    assert here != there
    assert here == place_of(database, tmp_path / "a") != place_of("postgresql://games@server/other", tmp_path / "a")


def test_one_that_does_not_answer_is_waited_for_and_said(tmp_path: Path) -> None:
    place = place_of("", tmp_path)
    first, second = Alone(place), Alone(place)
    assert first.take()
    first.tell(["http://127.0.0.1:9"], "http://127.0.0.1:9/o/x")  # nobody listens there
    assert not second.take()
    found = second.other(patience=0.5)
    assert found
    assert (found.process, found.addresses) == (os.getpid(), [])
    first.close()
    assert second.other() is None, "it has gone: this one is alone now"
    second.close()


@pytest.mark.skipif(os.name != "posix", reason="rights of this kind are POSIX")
def test_where_it_is_is_its_owners_alone(running: tuple[str, Path]) -> None:
    _, data = running
    assert {stat.S_IMODE(file.stat().st_mode) for file in data.iterdir()} == {0o600}
    assert stat.S_IMODE(data.stat().st_mode) == 0o700
