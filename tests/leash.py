"""A process that ends with whoever started it, however that one ended: nothing that a test began is left running.

`python -m tests.leash MODULE …` runs a module so. Its standard input is a pipe that nobody else holds: it hangs up when
the test's process is gone, also by `kill -9`.
"""

import ctypes
import os
import runpy
import select
import signal
import sys
import threading
import time


def hold() -> None:
    """From here on; forked children hold on to the same pipe when they ask for it too."""
    threading.Thread(target=_wait, daemon=True).start()


def _wait() -> None:
    line = select.poll()
    line.register(0, 0)  # asks for nothing to read: what is said there is for others
    while not any(what & (select.POLLHUP | select.POLLERR) for _, what in line.poll()):
        pass
    os.kill(os.getpid(), signal.SIGKILL)


def with_parent() -> None:
    """The same for a process that was not given a pipe: a worker of pytest, whose browsers and hosts end with it."""
    threading.Thread(target=_watch, args=(os.getppid(),), daemon=True).start()


def _watch(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(0.5)
    os.kill(os.getpid(), signal.SIGKILL)


def to_us() -> None:
    """The same for a program that is not ours, as its `preexec_fn`: Linux ends it with the thread that started it."""
    ctypes.CDLL(None).prctl(1, signal.SIGKILL)


def main() -> None:
    hold()
    del sys.argv[0]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
