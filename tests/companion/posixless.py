"""The command as on Windows, as far as our own code can see: `python -m tests.companion.posixless serve …`.

Whatever one of our modules imports lacks what only POSIX has, and says that the system is Windows; what others import
is the real thing, for they know where they are. Workers that are spawned load this module too. It ends with the test.
"""

import builtins
import errno
import sys
from types import ModuleType, SimpleNamespace
from typing import Any

OURS = {"companion", "model", "screens", "printables"}
MODULES = "_posixsubprocess crypt curses fcntl grp nis posix pty pwd readline resource spwd syslog termios tty uvloop"
"""That Windows does not have."""
NAMES = {
    "os": "chown chroot confstr fchmod fchown fork forkpty getegid geteuid getgid getgroups getloadavg getpgid getpgrp "
    "getpriority getresuid getsid getuid initgroups killpg lchown lockf major mkfifo mknod nice openpty pathconf "
    "posix_fadvise posix_spawn pread pwrite readv sched_getaffinity sched_yield sendfile set_blocking setegid setgid "
    "setpgid setsid setuid statvfs sync sysconf tcgetpgrp ttyname uname wait wait3 wait4 writev O_ASYNC O_CLOEXEC "
    "O_DIRECTORY O_DSYNC O_NOFOLLOW O_NONBLOCK O_SYNC WEXITSTATUS WNOHANG",
    "signal": "SIGALRM SIGCHLD SIGCONT SIGHUP SIGIO SIGKILL SIGPIPE SIGPROF SIGQUIT SIGSTOP SIGTSTP SIGUSR1 SIGUSR2 "
    "SIGWINCH alarm getitimer pause pthread_kill pthread_sigmask setitimer siginterrupt sigwait",
    "select": "epoll kqueue poll",
    "socket": "AF_UNIX SO_REUSEPORT",
    "time": "clock_gettime clock_gettime_ns pthread_getcpuclockid tzset",
    "asyncio": "SafeChildWatcher open_unix_connection start_unix_server",
}
"""Names that modules of both do not have there."""
THERE: dict[str, dict[str, Any]] = {
    "os": {"name": "nt", "getppid": lambda: 1},  # it stays the same when that process is gone
    "sys": {"platform": "win32"},
    "ctypes": {"windll": SimpleNamespace(kernel32=SimpleNamespace(GetUserDefaultUILanguage=lambda: 0x0407))},  # German
}
"""What they say there."""


class Elsewhere(ModuleType):
    def __init__(self, real: ModuleType) -> None:
        super().__init__(real.__name__)
        self._real = real
        self._gone = frozenset(NAMES.get(real.__name__, "").split())
        self.__dict__.update(THERE.get(real.__name__, {}))

    def __getattr__(self, name: str) -> Any:
        if name in self._gone:
            raise AttributeError(f"Windows has no {self.__name__}.{name}")
        return getattr(self._real, name)


def locking(held: int, mode: int, count: int) -> None:
    """Windows' way, on this system."""
    import fcntl

    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise PermissionError(errno.EACCES, "Permission denied") from None


def leave() -> None:
    """From here on our modules are elsewhere; before any of them is loaded."""
    real = builtins.__import__
    elsewhere = {name: Elsewhere(real(name)) for name in {*NAMES, *THERE}}
    msvcrt: Any = SimpleNamespace(locking=locking, LK_NBLCK=2)

    def imported(name: str, globals: Any = None, locals: Any = None, fromlist: Any = (), level: int = 0) -> Any:
        importer = str((globals or {}).get("__name__", "")).partition(".")[0]
        if importer not in OURS or level:
            return real(name, globals, locals, fromlist, level)
        if name == "msvcrt":
            return msvcrt
        if name.partition(".")[0] in MODULES.split():
            raise ModuleNotFoundError(f"Windows has no {name}", name=name)
        found = real(name, globals, locals, fromlist, level)
        return elsewhere.get(found.__name__, found)

    builtins.__import__ = imported


if __name__ in ("__main__", "__mp_main__"):
    assert not OURS & set(sys.modules), "one of ours is loaded already"
    leave()

if __name__ == "__main__":
    from companion.__main__ import run
    from tests.leash import hold

    if "serve" in sys.argv:
        hold()
    run()
