"""What the log says of what others got wrong: one line. What we got wrong keeps all of its."""

import logging
from pathlib import Path
from types import TracebackType

import flet

_FLET = str(Path(flet.__file__).parent)


class OneLine(logging.Filter):
    """An error that never left Flet came with what a phone sent; one in a handler of ours is ours."""

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if isinstance(record.exc_info, tuple) else None
        if error is not None and _inside(error.__traceback__):
            record.msg = f"{record.getMessage()}: {type(error).__name__}"
            record.args, record.exc_info, record.exc_text = (), None, None
        return True


def _inside(trace: TracebackType | None) -> bool:
    while trace is not None:
        if not trace.tb_frame.f_code.co_filename.startswith((_FLET, "<")):
            return False
        trace = trace.tb_next
    return True


def install() -> None:
    """Again does no harm."""
    log = logging.getLogger("flet")
    if not any(isinstance(one, OneLine) for one in log.filters):
        log.addFilter(OneLine())
