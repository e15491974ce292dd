"""What contradicts the rulebook, in words, while it is entered. It never keeps anybody from going on."""

from collections.abc import Sequence

import flet as ft

from model.games.copies import flaws_of
from model.kernel.flaws import Flaw
from model.table.contradiction import contradiction
from screens.copies.step import Raw, Step
from screens.shared.hooks import kept
from screens.shared.look import Look

MOST = 3
"""Sentences at once: who is told more reads none."""


def flaws_at(game: str, step: Step, raw: Raw) -> tuple[Flaw, ...]:
    """Of what this step has told."""
    if step.flaws is not None:
        return tuple(step.flaws(raw))
    return tuple(flaw for flaw in flaws_of(game, raw) if flaw.where.startswith(step.paths))


def said(look: Look, game: str, flaw: Flaw) -> str:
    return contradiction(look.words, game, flaw)


@ft.component
def _Contradictions(look: Look, sentences: Sequence[str]) -> ft.Control:
    """Nothing, or what the rulebook says otherwise; its place stays."""
    if not sentences:
        return ft.Container()
    lines: list[ft.Control] = [look.text(words, 15, color=ft.Colors.ON_ERROR) for words in sentences[:MOST]]
    if len(sentences) > MOST:
        lines.append(look.text(look.say("copy-flaws-more", count=len(sentences) - MOST), 14, color=ft.Colors.ON_ERROR))
    return ft.Semantics(
        identifier="copy-flaws",
        container=True,
        live_region=True,
        content=ft.Container(ft.Column(lines, spacing=4), bgcolor=ft.Colors.ERROR, padding=ft.Padding(16, 8, 16, 8)),
    )


contradictions = kept(_Contradictions)
