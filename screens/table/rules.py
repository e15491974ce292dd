"""All rules of a game to read, after what this table has agreed on."""

import flet as ft

from model.kernel.switches import switches
from model.table.snapshot import Snapshot
from screens.shared.look import Look
from screens.shared.switches import about_words, switch_words, value_words


def rules_list(look: Look, snapshot: Snapshot) -> ft.Control:
    """What this table has agreed on, then every rule."""
    rows: list[ft.Control] = [
        look.text(look.say("table-options"), 17, bold=True),
        _copy(look, snapshot),
        *_agreed(look, snapshot),
        ft.Divider(height=12),
    ]
    for rule in snapshot.game.rules:
        rows.append(
            ft.Row(
                [
                    ft.Container(look.text(rule, 13, bold=True, color=ft.Colors.PRIMARY), width=look.size(58)),
                    ft.Container(look.text(look.words.rule(rule), 15), expand=True),
                ],
                vertical_alignment=ft.CrossAxisAlignment.START,
                spacing=8,
            )
        )
    return ft.Semantics(identifier="rules", container=True, content=ft.Column(rows, spacing=10))


def _copy(look: Look, snapshot: Snapshot) -> ft.Control:
    """What is known of the board and the cards: what people have told, what we have invented, or nothing."""
    kit = snapshot.kit
    if kit.sample:
        name, about = look.say("copy-played-invented"), look.say("new-kit-sample-about")
    elif kit.name:
        name, about = kit.name, look.say("copies-about")
    else:
        name, about = look.say("copy-played-none"), look.say("new-kit-none-about")
    return _row(look, f"{look.say('new-kit')}: {name}", about)


def _agreed(look: Look, snapshot: Snapshot) -> list[ft.Control]:
    game, options = snapshot.game, snapshot.options
    rows = []
    for name, _, _ in switches(game):
        value = getattr(options, name)
        said = f"{switch_words(look, game.id, name)}: {value_words(look, game.id, name, value)}"
        rows.append(_row(look, said, about_words(look, game.id, name, value)))
    if game.starter:
        said = f"{switch_words(look, game.id, 'first')}: {snapshot.names[options.first]}"
        rows.append(_row(look, said, look.words.rule(game.starter)))
    return rows


def _row(look: Look, said: str, about: str) -> ft.Control:
    return ft.Column([look.text(said, 15, bold=True), look.quiet(about, 14)], spacing=0)
