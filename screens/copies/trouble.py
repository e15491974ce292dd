"""What the shelf refuses, in words."""

import flet as ft

from model.kernel.flaws import Flawed
from model.language import Name
from screens.shared.look import Look
from screens.shared.panels import panel


def trouble_words(look: Look, error: Exception) -> str:
    """A name that cannot be, too many copies; a full disk, a copy that somebody deleted."""
    if isinstance(error, Flawed):
        flaw = error.flaws[0]
        return look.say("copies-flaw", what=Name(look.say(f"flaw-{flaw.code}", **flaw.facts)))
    code, facts = getattr(error, "code", "home-sorry"), getattr(error, "facts", {})
    return look.say("copy-not-kept", why=Name(look.say(code, **facts)))


def trouble(look: Look, words: str) -> ft.Control:
    body = panel(look.text(words, 16, color=ft.Colors.ON_ERROR), ground=ft.Colors.ERROR)
    return ft.Semantics(identifier="copies-trouble", live_region=True, container=True, content=body)
