"""A handler that fails says sorry; without this Flet puts an error page in place of the whole screen."""

import inspect
import logging
from collections.abc import Callable, Coroutine
from typing import Any

import flet as ft

from model.table.errors import NotKept

log = logging.getLogger(__name__)
Handler = Callable[..., Any]


def safe(
    handler: Handler, sorry: str, not_kept: Callable[[NotKept], str] | None = None
) -> Callable[..., Coroutine[Any, Any, None]]:
    """The handler, caught: what went wrong goes to the log, `sorry` to the reader; that the database did not take it is
    told as it is.

    A handler that asks for nothing is given nothing: not the event either.
    """
    page = ft.context.page

    async def caught(*values: Any) -> None:
        try:
            result = handler(*values) if _asks(handler) else handler()
            if inspect.isawaitable(result):
                await result
        except NotKept as error:
            log.warning("what a handler did is not kept: %s", error)
            page.show_dialog(ft.SnackBar(ft.Text(not_kept(error) if not_kept else sorry)))
        except Exception:
            log.exception("a handler failed")
            page.show_dialog(ft.SnackBar(ft.Text(sorry)))

    return caught


def _asks(handler: Handler) -> bool:
    """Whether it needs a value; one with a default is somebody's own (`lambda seat=seat: …`)."""
    wanted = inspect.signature(handler).parameters.values()
    return any(one.default is one.empty or one.kind is one.VAR_POSITIONAL for one in wanted)
