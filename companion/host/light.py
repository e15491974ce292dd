"""Makes the host light on its feet: what Flet and Python do beside the work, and nobody sees, is left out."""

import gc
import threading

from flet.messaging.protocol import Message

from companion.host import comparing, lean, making
from companion.tidying import seldom
from model.language import LANGUAGES, texts


def lighten() -> None:
    """Beside the first page: nobody waits for it.

    Flet writes out every message for its log, read or not: as much work as sending it. Python walks through all that
    was loaded at the start, again and again: it stays for good and need not be looked at.
    """
    Message.__repr__ = object.__repr__  # type: ignore[method-assign]
    comparing.install()
    lean.install()
    making.install()
    seldom()
    threading.Thread(target=_settle, daemon=True).start()


def _settle() -> None:
    for lang in LANGUAGES:
        texts(lang)  # read now, so that the first device in it need not wait
    gc.freeze()
