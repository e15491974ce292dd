"""Takes the wished port, or the next free one."""

import errno
import os
import socket

_TRIES = 50


def listen(host: str, port: int) -> socket.socket:
    """A bound socket. Port 0 is any free one; a port in use gives way to the next."""
    last = min(port + _TRIES, 65536) if port else 1
    for wished in range(port, last):
        try:
            return _bound(host, wished)
        except OSError as error:
            if error.errno not in (errno.EADDRINUSE, errno.EACCES) or wished == last - 1:
                raise
    raise AssertionError("unreachable: the range has at least one port")


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    taken = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":  # elsewhere it would let two programs share the port
            taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        taken.bind((host, port))
    except OSError:
        taken.close()
        raise
    return taken
