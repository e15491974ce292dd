"""What contradicts the rulebook, in words, while it is entered. It never keeps anybody from going on."""

import re
from collections.abc import Sequence

import flet as ft

from model.games.copies import flaws_of
from model.kernel.flaws import Flaw
from model.language import Name
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
    """`copy-<game>-<part>-<code>` says it best (`copy-lost-temple-jungle-count`), then `copy-<game>-<code>`; else what
    a file would be told. `$part` is what a table's entry is of (a character, a colour), `$number` which of a list."""
    names = re.sub(r"\[\d+\]", "", flaw.where).replace("_", "-").split(".")[1:]
    facts = {**flaw.facts, "part": names[1] if len(names) > 1 else "", "number": _number(flaw.where)}
    for message in (*(f"copy-{game}-{part}-{flaw.code}" for part in _parts(names)), f"copy-{game}-{flaw.code}"):
        if look.words.has(message):
            return look.say(message, **facts)
    return look.say("copy-flaw", what=Name(look.say(f"flaw-{flaw.code}", **flaw.facts)))


def _parts(names: Sequence[str]) -> list[str]:
    """
    >>> _parts(["start", "canoe", "space"]), _parts(["printed", "doors"]), _parts(["jungle"])
    (['start-canoe-space', 'start-space', 'start'], ['printed-doors', 'printed'], ['jungle'])
    """
    return list(dict.fromkeys(("-".join(names), "-".join((names[0], names[-1])), names[0]))) if names[1:] else [*names]


def _number(where: str) -> int:
    """Which of a list, counted from 1."""
    found = re.search(r"\[(\d+)\]", where)
    return int(found[1]) + 1 if found else 0


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
