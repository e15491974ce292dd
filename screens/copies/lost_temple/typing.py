"""The track, typed like a melody: a key is the next space; a tapped space can be changed."""

from collections.abc import Callable
from typing import Any

import flet as ft

from model.games.lost_temple import entering
from screens.copies.lost_temple.beside import beside
from screens.copies.lost_temple.keys import keys
from screens.copies.lost_temple.track import track
from screens.copies.step import Change, Raw
from screens.shared.hooks import Box, use_latest
from screens.shared.look import Look


@ft.component
def Typing(look: Look, raw: Raw, change: Change) -> ft.Control:
    chosen, latest, choose = use_latest(0)
    press = ft.use_memo(lambda: _pressed(change, latest, choose), [change])
    toggle = ft.use_memo(lambda: lambda space: choose(lambda now: 0 if now == space else space), [])
    here = chosen if chosen <= entering.length(raw) else 0
    state = (entering.kind(raw, here), entering.double(raw, here), here in entering.great(raw)) if here else None
    board = ft.Container(
        ft.Column(
            [_question(look, raw, here), keys(look, state, entering.length(raw) > 0, press)],
            spacing=4,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            scroll=ft.ScrollMode.AUTO if look.low else None,
        ),
        padding=ft.Padding(10, 6, 10, 2),
        bgcolor=ft.Colors.SURFACE_CONTAINER,
    )
    return beside(look, lambda room: track(look, raw, room, here, toggle, follow=not here), board)


def _question(look: Look, raw: Raw, chosen: int) -> ft.Control:
    """Which space the next key is for."""
    if chosen:
        words = look.say("copy-lt-chosen", space=chosen)
    elif entering.track_done(raw):
        words = look.say("copy-lt-end")
    else:
        words = look.say("copy-lt-next", space=entering.length(raw) + 1)
    return ft.Semantics(identifier="copy-question", live_region=True, content=look.text(words, 15, bold=True))


def _pressed(change: Change, latest: Box[int], choose: Callable[[Any], None]) -> Callable[..., None]:
    """What a key does: to the chosen space, which is then done with, or to the end of the track."""

    def press(key: str, twice: bool = False) -> None:
        at = latest.current or None
        choose(0)
        if key != "leave":
            change(lambda raw: _made(raw, key, twice, at))

    return press


def _made(raw: Raw, key: str, twice: bool, at: int | None) -> Raw:
    match key:
        case "double":
            return entering.circled(raw, at)
        case "great":
            return entering.greatly(raw, at)
        case "insert" if at:
            return entering.inserted(raw, at)
        case "erase":
            return entering.erased(raw, at)
        case "plain" | "temple" | "village" | "jungle" | "chance":
            return entering.typed(raw, key, at, twice=twice)
    return raw
