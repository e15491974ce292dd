"""Rules to read: one that was asked for, or all of a game."""

from typing import Any

import flet as ft

from model.kernel.game import Game
from model.kernel.switches import switches
from screens.games import screens_of
from screens.shared.look import Look
from screens.shared.switches import value_word


def rule_text(look: Look, game: str, asked: str) -> tuple[str, str]:
    """Title and words for what was tapped: `thief`, `jungle`, or a rule's own id."""
    rule = screens_of(game).rules_of.get(asked, asked)
    title = next((look.say(word) for word in (f"help-{asked}", f"word-{asked}") if look.words.has(word)), rule)
    said = " ".join(look.words.rule(one, {}) for one in rule.split())
    return title, said


def rules_list(look: Look, game: Game[Any], options: Any) -> ft.Control:
    """What this table has agreed on, then every rule."""
    rows: list[ft.Control] = [look.text(look.say("table-options"), 17, bold=True), *_switches(look, game, options)]
    for rule in game.rules:
        rows.append(
            ft.Row(
                [
                    ft.Container(look.text(rule, 13, bold=True, color=ft.Colors.PRIMARY), width=look.size(58)),
                    ft.Container(look.text(look.words.rule(rule, {}), 15), expand=True),
                ],
                vertical_alignment=ft.CrossAxisAlignment.START,
                spacing=8,
            )
        )
    return ft.Semantics(identifier="rules", container=True, content=ft.Column(rows, spacing=10))


def _switches(look: Look, game: Game[Any], options: Any) -> list[ft.Control]:
    rows: list[ft.Control] = []
    for name, _, _ in switches(game):
        word = value_word(getattr(options, name))
        title = look.say(f"{game.id}-option-{name}")
        chosen = look.say(f"{game.id}-option-{name}-{word}")
        about = look.say(f"{game.id}-option-{name}-{word}-about")
        rows.append(ft.Column([look.text(f"{title}: {chosen}", 15, bold=True), look.quiet(about, 14)], spacing=0))
    return rows
