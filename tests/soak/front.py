"""The real haproxy with the project's own configuration: only ports and where its files lie are others."""

from __future__ import annotations

import re
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from companion.host.port import listen
from model.locator import assets
from tests.leash import to_us
from tests.patience import PATIENCE


def free_port() -> int:
    with listen("127.0.0.1", 0) as free:
        return int(free.getsockname()[1])


@contextmanager
def haproxy(folder: Path, ports: Sequence[int]) -> Iterator[int]:
    """In front of hosts at these two ports; gives its own."""
    door, cafe = free_port(), assets() / "cafe"
    text = (cafe / "haproxy.cfg").read_text()
    for given, ours in {
        "bind :80\n": f"bind 127.0.0.1:{door}\n",
        "server one 127.0.0.1:8551": f"server one 127.0.0.1:{ports[0]}",
        "server two 127.0.0.1:8552": f"server two 127.0.0.1:{ports[1]}",
        "/etc/haproxy/companion-503.http": str(cafe / "companion-503.http"),
        "log /dev/log local0": "log stdout format raw local0 notice",
    }.items():
        assert len(re.findall(re.escape(given), text)) == 1, given
        text = text.replace(given, ours)
    (folder / "haproxy.cfg").write_text(text)
    with (folder / "haproxy.log").open("wb") as told:
        process = subprocess.Popen(
            ["haproxy", "-db", "-f", str(folder / "haproxy.cfg")], stdout=told, stderr=told, preexec_fn=to_us
        )
        try:
            healthy(door)
            yield door
        finally:
            process.kill()
            process.wait()


def healthy(port: int) -> float:
    """Until a host answers there, as a page knocks; the seconds it took."""
    began = time.monotonic()
    while not answers(port):
        assert time.monotonic() < began + PATIENCE
        time.sleep(0.1)
    return time.monotonic() - began


def answers(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=4) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False
