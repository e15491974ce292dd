"""Finds the addresses under which phones reach this machine, without a packet leaving it."""

import ipaddress
import socket
import struct
import sys
from collections.abc import Iterable

_ELSEWHERE = ("10.255.255.255", "172.31.255.255", "192.168.255.255")  # asked for a route only
_INSIDE = ("lo", "docker", "veth", "br-", "virbr", "vmnet", "utun")  # interfaces that lead to no phone
_ASK_ADDRESS = {"linux": 0x8915, "darwin": 0xC0206921}  # SIOCGIFADDR


def lan_addresses() -> list[str]:
    """The IPv4 addresses in the order in which a phone should try them."""
    return ranked([*_routed(), *_of_interfaces()])


def ranked(found: Iterable[str]) -> list[str]:
    """Each once, private networks first, never the machine itself or a made-up link address.

    >>> ranked(["203.0.113.9", "127.0.0.1", "192.168.1.5", "192.168.1.5", "169.254.7.7"])
    ['192.168.1.5', '203.0.113.9']
    """
    parsed = [ipaddress.IPv4Address(a) for a in dict.fromkeys(found)]
    usable = [a for a in parsed if not (a.is_loopback or a.is_link_local or a.is_unspecified)]
    return [str(a) for a in sorted(usable, key=lambda a: not _at_home(a))]


def _at_home(address: ipaddress.IPv4Address) -> bool:
    homes = ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16")
    return any(address in ipaddress.IPv4Network(home) for home in homes)


def _routed() -> list[str]:
    """The own end of a UDP socket that is connected and never used: nothing is sent."""
    found = []
    for there in _ELSEWHERE:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect((there, 9))
            except OSError:
                continue
            found.append(probe.getsockname()[0])
    return found


def _of_interfaces() -> list[str]:
    """The address of each interface: a network without a way out has no route to be asked for."""
    ask = _ASK_ADDRESS.get(sys.platform)
    if ask is None:  # Windows answers for its own name by itself, unless that has letters it cannot look up
        try:
            return socket.gethostbyname_ex(socket.gethostname())[2]
        except (OSError, UnicodeError):
            return []
    import fcntl

    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            if name.startswith(_INSIDE):
                continue
            try:
                answer = fcntl.ioctl(probe, ask, struct.pack("256s", name.encode()[:15]))
            except OSError:  # down, or without an IPv4 address
                continue
            found.append(socket.inet_ntoa(answer[20:24]))
    return found
