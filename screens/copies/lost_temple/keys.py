"""The keys of the track: five kinds of spaces, and below them what is wanted less often."""

from collections.abc import Callable
from typing import Any

import flet as ft

from model.games.lost_temple.entering import DOUBLE, KEYS
from screens.copies.lost_temple.beside import SIDE
from screens.copies.lost_temple.track import name_of
from screens.shared.buttons import FINGER
from screens.shared.hooks import kept
from screens.shared.look import Look
from screens.shared.pictures import picture

GAP = 6
Press = Callable[..., Any]
"""`press("temple")`, `press("temple", True)` with a double circle, `press("erase")`."""
Way = tuple[str, str, ft.Control, bool]
"""What is pressed, its words, its picture, whether it is so."""
AT_MOST = 3
"""Keys with words in the second row."""
BESIDE, BARE = 40, 8
"""What stands beside those words: a picture, or only the edge."""
State = tuple[str, bool, bool]
"""Of the chosen space: its kind, whether a double circle lies on it, whether it is a great temple."""


@ft.component
def _Keys(look: Look, state: State | None, any_space: bool, press: Press) -> ft.Control:
    """Without a chosen space, whose `state` it is, they go on; with one they change it, and as many keys are there that
    pictures must do below."""
    kind, ringed, is_great = state or ("", False, False)
    first = [_key(look, key, press, chosen=key == kind and not is_great) for key in KEYS]
    ways: list[Way] = [
        ("double", look.say("copy-lt-double"), picture("lost-temple/chance", 26), ringed),
        ("great", look.say("copy-lt-great"), picture("lost-temple/great-temple", 28), is_great),
    ]
    if state:
        ways.append(("insert", look.say("copy-lt-insert"), _sign(ft.Icons.ADD), False))
        ways.append(("erase", look.say("copy-lt-remove"), _sign(ft.Icons.DELETE_OUTLINE), False))
        ways.append(("leave", look.say("table-close"), _sign(ft.Icons.CLOSE), False))
    else:
        ways.append(("erase", look.say("copy-lt-erase"), _sign(ft.Icons.BACKSPACE_OUTLINED, any_space), False))
    second = [_way(look, way, press, told=state is None) for way in ways]
    return ft.Column([ft.Row(first, spacing=GAP), ft.Row(second, spacing=GAP)], spacing=GAP, tight=True)


keys = kept(_Keys)


def _key(look: Look, key: str, press: Press, chosen: bool) -> ft.Control:
    """A long press on a temple or a village is one with a double circle."""
    words = name_of(look, key)
    ink = ft.Colors.ON_SECONDARY_CONTAINER if chosen else ft.Colors.ON_SURFACE
    face = ft.Column(
        [
            picture(f"lost-temple/{key}", 38),
            look.text(
                str(words),
                11 if look.tight else 12,
                bold=True,
                color=ink,
                room=_room(look, len(KEYS)),
                text_align=ft.TextAlign.CENTER,
            ),
        ],
        spacing=3,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    body = ft.Container(
        face,
        height=look.size(80),
        padding=2,
        bgcolor=ft.Colors.SECONDARY_CONTAINER if chosen else ft.Colors.SURFACE_CONTAINER_LOW,
        border=ft.Border.all(1.5, ft.Colors.OUTLINE_VARIANT),
        border_radius=14,
        ink=True,
        on_click=look.safe(lambda: press(key)),
        on_long_press=look.safe(lambda: press(key, True)) if key in DOUBLE else None,
    )
    return ft.Semantics(identifier=f"key-{key}", button=True, selected=chosen, expand=True, content=body)


def _way(look: Look, way: Way, press: Press, told: bool) -> ft.Control:
    """With its words, where they are `told`; on the smallest phones there is then no room for the picture."""
    name, words, icon, chosen = way
    face: list[ft.Control] = [] if told and look.tight else [icon]
    if told:
        room = _room(look, AT_MOST) - (BARE if look.tight else BESIDE)
        said = look.text(words, 12, bold=True, room=room, text_align=ft.TextAlign.CENTER if look.tight else None)
        face.append(ft.Container(said, expand=True, expand_loose=True))
    body = ft.Container(
        ft.Row(face, spacing=6, alignment=ft.MainAxisAlignment.CENTER),
        height=look.size(FINGER + 4),
        padding=ft.Padding(6, 2, 6, 2),
        bgcolor=ft.Colors.SECONDARY_CONTAINER if chosen else ft.Colors.SURFACE_CONTAINER_LOW,
        border=ft.Border.all(1.5, ft.Colors.OUTLINE_VARIANT),
        border_radius=14,
        ink=True,
        tooltip=None if told else words,
        on_click=look.safe(lambda: press(name)),
    )
    label = None if told else words
    return ft.Semantics(identifier=f"key-{name}", button=True, selected=chosen, label=label, expand=True, content=body)


def _room(look: Look, keys: int) -> float:
    """For the words on one of so many keys in a row."""
    return ((look.narrow or SIDE) - 20 - (keys - 1) * GAP) / keys - 8


def _sign(icon: ft.IconData, on: bool = True) -> ft.Control:
    return ft.Icon(icon, size=22, color=ft.Colors.PRIMARY if on else ft.Colors.OUTLINE)
