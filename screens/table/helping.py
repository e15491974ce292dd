"""Help on what was tapped, for somebody who has not read the rules; the rules themselves stand below it, smaller."""

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from screens.games import screens_of
from screens.shared.look import Look
from screens.shared.panels import sheet
from screens.shared.pictures import picture


def help_title(look: Look, game: str, asked: str) -> str:
    """What the thing is called: in the game's own words of help, else by its name; nothing where it has none."""
    names = (f"{game}-help-{asked}", f"word-{asked}", asked)
    return next((look.say(name) for name in names if look.words.has(name)), "")


def help_about(look: Look, game: str, asked: str) -> str:
    """What it is and what is done with it, in a text of its own; nothing where the rule is that text already."""
    message = f"{game}-help-{asked}-about"
    return look.say(message) if look.words.has(message) else ""


def rules_about(look: Look, game: str, asked: str) -> tuple[tuple[str, str], ...]:
    """(id, words) of the rules behind what was tapped: `thief`, `jungle`, or a rule's own id."""
    rules = screens_of(game).rules_of.get(asked, asked)
    return tuple((rule, look.words.rule(rule)) for rule in rules.split())


def thing_at(asked: str) -> tuple[str, str]:
    """What was tapped, and where, if it was at a place of the board.

    >>> thing_at("jungle@13"), thing_at("thief")
    (('jungle', '13'), ('thief', ''))
    """
    thing, _, at = asked.partition("@")
    return thing, at


def help_sheet(
    look: Look, game: str, asked: str, close: Callable[[], Any], more: Sequence[ft.Control] = ()
) -> ft.Control:
    """`more` is what can be done about what was tapped: it stands before the rules."""
    asked, _ = thing_at(asked)
    about, rules = help_about(look, game, asked), rules_about(look, game, asked)
    listed = screens_of(game).help_lists.get(asked, ())
    parts: list[ft.Control] = [look.text(about, 17)] if about else [look.text(words, 17) for _, words in rules]
    parts += [*more, *[_listed(look, game, one) for one in listed]]
    below: list[ft.Control] = [look.quiet(f"{rule} {words}" if about else rule, 13) for rule, words in rules]
    parts.append(ft.Column(below, spacing=6))
    title = help_title(look, game, asked) or " ".join(rule for rule, _ in rules)
    return sheet(look, title, parts, close, tall=bool(listed or more))


def _listed(look: Look, game: str, one: str) -> ft.Control:
    words: list[ft.Control] = [
        look.text(help_title(look, game, one), 16, bold=True),
        look.text(help_about(look, game, one), 15),
    ]
    return ft.Row(
        [picture(f"{game}/{one}", 40), ft.Column(words, spacing=0, expand=True)],
        spacing=12,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
