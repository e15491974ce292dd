"""One game: its picture, what the companion does for it, how many play, and how far it is."""

from typing import Any

import flet as ft

from model.kernel.game import Game
from model.language import Texts
from screens.shared import theme
from screens.shared.buttons import Tap, big
from screens.shared.look import Look


@ft.component
def GameCard(game: Game[Any], look: Look, on_play: Tap | None) -> ft.Control:
    """Wide cards stand side by side, each as high as its neighbours. `on_play` opens a table, if it has screens."""
    words, wide = look.words, look.wide
    return ft.Semantics(
        identifier=f"game-{game.id}",
        container=True,
        expand=wide,
        content=ft.Container(
            bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
            border=ft.Border.all(1, ft.Colors.OUTLINE_VARIANT),
            border_radius=theme.RADIUS,
            clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
            shadow=ft.BoxShadow(
                blur_radius=14, offset=ft.Offset(0, 4), color=ft.Colors.with_opacity(0.12, ft.Colors.SHADOW)
            ),
            content=ft.Column([_picture(game, words, wide), _text(game, look, on_play)], spacing=0),
        ),
    )


def _picture(game: Game[Any], words: Texts, wide: bool) -> ft.Control:
    return ft.Image(
        src=f"/icons/{game.id}.svg",
        aspect_ratio=1.6 if wide else 2,
        fit=ft.BoxFit.COVER,
        semantics_label=words.say(f"home-{game.id}-picture"),
    )


def _text(game: Game[Any], look: Look, on_play: Tap | None) -> ft.Control:
    words, wide = look.words, look.wide
    return ft.Container(
        padding=ft.Padding(18, 14, 18, 18),
        content=ft.Column(
            [
                ft.Semantics(
                    identifier=f"game-{game.id}-title",
                    heading_level=2,
                    content=ft.Text(
                        words.say(f"word-{game.id}"),  # as printed on the box, in every language
                        size=23 if wide else 21,
                        weight=ft.FontWeight.W_700,
                        color=ft.Colors.ON_SURFACE,
                    ),
                ),
                ft.Semantics(
                    identifier=f"game-{game.id}-about",
                    content=ft.Column(
                        [
                            ft.Text(
                                words.say(f"home-{game.id}-about"),
                                size=16 if wide else 15,
                                color=ft.Colors.ON_SURFACE_VARIANT,
                            ),
                            ft.Row(
                                [_players(game, words), *([] if on_play else [_state(words)])],
                                spacing=10,
                                run_spacing=8,
                                wrap=True,
                            ),
                            *([_how(words)] if not on_play else []),
                        ],
                        spacing=12,
                    ),
                ),
                *([_play(game, look, on_play)] if on_play else []),
            ],
            spacing=10,
        ),
    )


def _play(game: Game[Any], look: Look, on_play: Tap) -> ft.Control:
    icon = ft.Icon(ft.Icons.PLAY_ARROW, color=ft.Colors.ON_PRIMARY, size=28)
    return big(look, f"play-{game.id}", look.say("home-play"), on_play, icon=icon)


def _players(game: Game[Any], words: Texts) -> ft.Control:
    return _tag(
        ft.Icons.GROUPS,
        words.say("home-players", least=game.players[0], most=game.players[-1]),
        ft.Colors.ON_SURFACE,
        ft.Colors.SURFACE_CONTAINER_HIGH,
    )


def _state(words: Texts) -> ft.Control:
    return _tag(ft.Icons.SCHEDULE, words.say("home-ready"), ft.Colors.ON_SURFACE, ft.Colors.SURFACE_CONTAINER_HIGH)


def _tag(icon: ft.IconData, words: str, ink: str, ground: str) -> ft.Control:
    return ft.Container(
        bgcolor=ground,
        border_radius=10,
        padding=ft.Padding(8, 5, 10, 5),
        content=ft.Row(
            [
                ft.Icon(icon, size=16, color=ink),
                ft.Text(words, size=13, weight=ft.FontWeight.W_600, color=ink),
            ],
            spacing=6,
            tight=True,
        ),
    )


def _how(words: Texts) -> ft.Control:
    return ft.Text(words.say("home-ready-how"), size=14, color=ft.Colors.ON_SURFACE_VARIANT)
