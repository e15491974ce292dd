"""A handler that fails says sorry; without this Flet puts an error page in place of the whole screen."""

import inspect
import logging
from collections.abc import Callable, Coroutine
from typing import Any

import flet as ft

log = logging.getLogger(__name__)
Handler = Callable[..., Any]


def safe(handler: Handler, sorry: str) -> Callable[..., Coroutine[Any, Any, None]]:
    """The handler, caught: what went wrong goes to the log, `sorry` to the reader."""
    page = ft.context.page

    async def caught(*values: Any) -> None:
        try:
            result = handler(*values)
            if inspect.isawaitable(result):
                await result
        except Exception:
            log.exception("a handler failed")
            page.show_dialog(ft.SnackBar(ft.Text(sorry)))

    return caught
