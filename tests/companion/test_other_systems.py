"""Windows and macOS: nothing of ours needs what only POSIX has, and no text depends on how a system writes its own."""

import ast
import asyncio
import errno
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest

from companion.host import address, port
from model.language import texts
from model.store import Store
from model.table.desk import Desk
from model.table.snapshot import Snapshot
from model.table.stored import taken_up
from screens.shared.look import Look
from screens.table.logs import said
from tests.bench.phones import prepared
from tests.companion.posixless import MODULES, NAMES, OURS
from tests.companion.running import CLEAN
from tests.e2e.hosting import ROOT, Lines, announced
from tests.patience import PATIENCE
from tests.phones.playing import next_taps
from tests.phones.raw import RawPhone

FILES = sorted(file for room in OURS for file in (ROOT / room).rglob("*.py"))
BEHIND_A_GUARD = {("companion/alone.py", "fcntl"), ("companion/host/address.py", "fcntl")}
"""Where `sys.platform` was asked before; that they are not reached elsewhere is what the processes below show."""
NO_HARM = {("model/store/reading.py", "/dev/shm")}
"""A place that is only tried, after one that every system has."""
PLACES = ("/proc", "/tmp", "/dev", "/etc", "/usr", "/run", "~/.cache", "~/.config")
TEXTS = {"read_text", "write_text"}


def named(tree: ast.AST) -> Iterator[str]:
    """Modules it imports, and names it takes from those that lack some elsewhere."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names):
                yield from (one.name for one in names)
            case ast.ImportFrom(module, names, 0):
                yield str(module)
                yield from (f"{module}.{one.name}" for one in names)
            case ast.Attribute(ast.Name(module), name):
                yield f"{module}.{name}"


def only_posix(name: str) -> bool:
    module, _, rest = name.partition(".")
    return module in MODULES.split() or rest in NAMES.get(module, "").split() or name.endswith(".add_signal_handler")


@pytest.mark.parametrize("room", sorted(OURS))
def test_nothing_names_what_only_posix_has(room: str) -> None:
    found = {
        (file.relative_to(ROOT).as_posix(), name.partition(".")[0])
        for file in FILES
        if file.is_relative_to(ROOT / room)
        for name in named(ast.parse(file.read_text(encoding="utf-8")))
        if only_posix(name)
    }
    assert found == {one for one in BEHIND_A_GUARD if one[0].startswith(f"{room}/")}


def test_no_place_is_named_that_only_some_systems_have() -> None:
    found = {
        (file.relative_to(ROOT).as_posix(), node.value)
        for file in FILES
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith(PLACES)
    }
    assert found == NO_HARM


def test_every_text_says_how_it_is_written() -> None:
    """Else it would be read as cp1252 on one machine and as UTF-8 on the next."""
    for file in FILES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _is_text(node):
                assert any(one.arg == "encoding" for one in node.keywords), f"{file}:{node.lineno}"


def _is_text(call: ast.Call) -> bool:
    match call.func:
        case ast.Attribute(_, name) if name in TEXTS:
            return True
        case ast.Name("open") | ast.Attribute(ast.Name("io" | "os"), "open" | "fdopen"):
            modes = [one.value for one in call.args[1:2] if isinstance(one, ast.Constant)]
            return isinstance(call.func, ast.Name) and not any("b" in str(mode) for mode in modes)
    return False


def elsewhere(*args: object) -> list[str]:
    return [sys.executable, "-m", "tests.companion.posixless", *map(str, args)]


def run(*args: object, stdin: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    env = {**os.environ, **CLEAN, "PYTHONIOENCODING": "cp1252"}  # as a pipe of an older Windows
    return subprocess.run(
        elsewhere(*args), cwd=ROOT, env=env, input=stdin, capture_output=True, timeout=PATIENCE, check=False
    )


def test_commands_work_elsewhere(tmp_path: Path) -> None:
    record = run("simulate", "lost-temple", "--players", 3).stdout
    played = run("replay", "-", "--lang", "fi", stdin=record)
    assert (played.returncode, played.stderr) == (0, b"")
    stored = run("games", "import", "-", "--data", tmp_path, stdin=record)
    assert (stored.returncode, stored.stderr) == (0, b"")
    saved = run("games", "backup", tmp_path / "all.zip", "--data", tmp_path)
    assert (saved.returncode, saved.stderr) == (0, b"")
    printed = run("print", "tikal", "setup", "-o", tmp_path / "setup.pdf")
    assert (printed.returncode, printed.stderr) == (0, b"")
    assert (tmp_path / "setup.pdf").read_bytes().startswith(b"%PDF")


def test_the_terminal_speaks_the_language_of_windows(tmp_path: Path) -> None:
    said = run("games", "list", "--data", tmp_path).stdout.decode("cp1252").strip()
    assert said == texts("de").say("command-no-games")


def test_a_port_that_windows_keeps_for_itself_gives_way(monkeypatch: pytest.MonkeyPatch) -> None:
    def bound(host: str, port: int) -> int:
        if port < 8552:
            raise OSError(errno.EACCES, "not allowed")
        return port

    monkeypatch.setattr(port, "_bound", bound)
    with pytest.raises(OSError, match="not allowed"):
        port.listen("0.0.0.0", 8550)
    monkeypatch.setattr(port, "_TAKEN", (errno.EADDRINUSE, errno.EACCES))
    assert port.listen("0.0.0.0", 8550) == 8552


@pytest.mark.parametrize("error", [OSError("no such name"), UnicodeError("label too long")])
def test_a_machine_whose_own_name_leads_nowhere_still_starts(monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    def unknown(name: str) -> None:
        raise error

    monkeypatch.setattr(address, "_ASK_ADDRESS", {})
    monkeypatch.setattr(address.socket, "gethostbyname_ex", unknown)
    assert isinstance(address.lan_addresses(), list)


def test_a_host_elsewhere_plays_prints_stays_alone_and_leaves_nothing_behind(tmp_path: Path) -> None:
    table, *links = prepared(tmp_path)
    serve = ("serve", "--host", "127.0.0.1", "--port", "0", "--data", tmp_path)
    env = {**os.environ, **CLEAN, "PYTHONUNBUFFERED": "1"}
    env["PYTHONWARNINGS"] = "ignore:resource_tracker"  # which finds what a killed host left, and removes it
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}

    def start() -> subprocess.Popen[str]:
        return subprocess.Popen(elsewhere(*serve), cwd=ROOT, env=env, text=True, encoding="utf-8", **pipes)

    with start() as host:
        complaints = Lines(host.stderr)
        try:
            found, _ = announced(Lines(host.stdout))
            assert "Temple Companion" in httpx.get(f"http://127.0.0.1:{found}/", timeout=PATIENCE).text
            asyncio.run(_one_move(found, table, links, tmp_path))
            sheet = {"game": "tikal-2", "sheet": "setup", "players": "3"}
            printed = httpx.get(f"http://127.0.0.1:{found}/print/sheet.pdf", params=sheet, timeout=PATIENCE)
            assert printed.content.startswith(b"%PDF")
            with start() as second:
                assert second.wait(timeout=PATIENCE) == 1, "one file has one host"
            workers = _children(host.pid)
            assert workers
        finally:
            host.kill()
            host.wait()
        _until_gone(workers)
        assert complaints.all() == []


async def _one_move(port: int, table: str, links: list[str], data: Path) -> None:
    with Store.open(None, data) as store:
        snapshot = Snapshot(taken_up(store, table)[0], Desk(host_seat=0))
    seat, taps = next_taps(snapshot, Random(1))
    phone = await RawPhone(port, f"/s/{links[seat]}").join()
    for identifier, event in taps:
        await phone.until(lambda name=identifier: name in phone.parts)
        await phone.tap(identifier, event)
    with Store.open(None, data) as store:
        while len(list(store.entries(table))) == snapshot.version:
            await asyncio.sleep(0.05)
        line = said(Look("en"), Snapshot(taken_up(store, table)[0], Desk(host_seat=0)), 1)[-1].words
    await phone.until(lambda: line in phone.said)
    await phone.leave()


def _children(process: int) -> list[int]:
    return [int(one) for one in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def _until_gone(processes: list[int]) -> None:
    """A worker of a host that was killed ends by itself."""
    for process in processes:
        asyncio.run(asyncio.wait_for(_gone(process), PATIENCE))


async def _gone(process: int) -> None:
    while Path(f"/proc/{process}/cmdline").exists() and Path(f"/proc/{process}/cmdline").read_bytes():
        await asyncio.sleep(0.05)
