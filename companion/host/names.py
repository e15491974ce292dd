"""Which names and addresses are this machine's own."""

import ipaddress
import re
import socket
import time
from collections.abc import Iterable

from companion.host.address import lan_addresses

AT_HOME = ("", ".local", ".lan", ".home", ".home.arpa", ".internal", ".localdomain")
"""What a home network puts behind a machine's name. Nobody can own a name on the internet that ends so."""
FRESH = 5.0
"""Seconds for which the machine's addresses are remembered."""
_NETLOC = re.compile(r"(?P<name>\[[^\[\]@/]+\]|[^:@/\[\]]+)(?::(?P<port>\d{0,5}))?")


def split(netloc: str) -> tuple[str, str] | None:
    """The name in a `Host` or an `Origin`, and its port; None for what is neither.

    >>> split("Laptop.local.:8550"), split("[::1]:80"), split("a@b")
    (('laptop.local', '8550'), ('::1', '80'), None)
    """
    found = _NETLOC.fullmatch(netloc)
    if found is None:
        return None
    return found["name"].strip("[]").rstrip(".").lower(), found["port"] or ""


class Names:
    """This machine's, the one it was told to listen `at`, and those `allowed` beside them."""

    def __init__(self, allowed: Iterable[str] = (), at: str = "") -> None:
        self._at = at.lower()
        self.allowed = frozenset(name for one in allowed if (name := _plain(one)))
        self._found, self._until = frozenset[str](), 0.0

    def ours(self, name: str, reached_at: str = "") -> bool:
        """Whether a name from `split` leads here. `reached_at` is this machine's end of the connection: an address of
        ours, however new. Another site cannot have an address of ours; it can let a name of its own lead to one.

        >>> names = Names(["games.example"])
        >>> [names.ours(name, "192.168.1.5") for name in ("localhost", "192.168.1.5", "games.example", "evil.example")]
        [True, True, True, False]
        """
        if not name:
            return False
        if name in self.allowed or name in ("localhost", self._at):
            return True
        if address := _address(name):
            return address.is_loopback or address == _address(reached_at) or name in self._addresses()
        machine = socket.gethostname().lower().rstrip(".")
        return name == machine or name in {machine.partition(".")[0] + end for end in AT_HOME}

    def _addresses(self) -> frozenset[str]:
        """All of this machine's for phones, looked up again after a while: it may join another network."""
        now = time.monotonic()
        if now > self._until:
            try:
                self._found = frozenset(lan_addresses())
            except OSError:
                self._found = frozenset()
            self._until = now + FRESH
        return self._found


def _plain(told: str) -> str:
    """What somebody typed: perhaps a whole address."""
    parts = split(told.strip().rpartition("://")[2].partition("/")[0])
    return parts[0] if parts else ""


def _address(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        found = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found
