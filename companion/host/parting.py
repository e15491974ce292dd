"""Takes the screen of a phone that has left apart.

Flet drops it as it is: what followed a table goes on following it, and a screen is a web of circles that Python finds
only by looking through everything. Taken apart it is gone at once.
"""

import inspect
import logging

from flet.components.component import Component
from flet.components.hooks.use_effect import EffectHook
from flet.components.hooks.use_memo import MemoHook
from flet.messaging.session import Session

log = logging.getLogger(__name__)


def part(session: Session) -> None:
    """Every component of the session says goodbye, as it would when another took its place, and lets go of all."""
    for component in [one for one in session.index.values() if isinstance(one, Component)]:
        component._state.mounted = False
        component._detach_observable_subscriptions()  # type: ignore[no-untyped-call]
        for hook in component._state.hooks:
            if isinstance(hook, EffectHook):
                _clean_up(hook)
            elif isinstance(hook, MemoHook):
                hook.value = None
        component._state.hooks.clear()
        component._state.last_b, component._state.last_args, component._state.last_kwargs = None, (), {}
        component.args, component.kwargs, component._b = (), {}, None
        component._contexts.clear()


def _clean_up(hook: EffectHook) -> None:
    hook.cancel()  # type: ignore[no-untyped-call]
    cleanup, hook.cleanup, hook.setup = hook.cleanup, None, _nothing
    if cleanup is None or inspect.iscoroutinefunction(cleanup):
        return
    try:
        cleanup()
    except Exception:
        log.exception("something after the last drawing failed")


def _nothing() -> None:
    pass
