"""Takes the wished port, or the next free one."""

import errno
import os
import socket

_TRIES = 50
_TAKEN = (errno.EADDRINUSE,) if os.name == "posix" else (errno.EADDRINUSE, errno.EACCES)
"""Windows says "not allowed" of a port that another program, or the system, keeps for itself."""
_HIGHEST = 65535


def listen(host: str, port: int, just: bool = False) -> socket.socket:
    """A bound socket. Port 0 is any free one; a port in use gives way to the next, unless it is `just` that one. Fails
    with an OSError."""
    last = port if just else max(port, min(port + _TRIES, _HIGHEST))
    for wished in range(port, last):
        try:
            return _bound(host, wished)
        except OSError as error:
            if error.errno not in _TAKEN:
                raise
    return _bound(host, last)


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    taken = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":  # elsewhere it would let two programs share the port
            taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        taken.bind((host, port))
    except (OSError, OverflowError) as error:
        taken.close()
        raise error if isinstance(error, OSError) else OSError(errno.EINVAL, str(error)) from error
    return taken
