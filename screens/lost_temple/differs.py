"""“Your board differs here”: the host taps the space and what it really is. It stays known, here and in the copy."""

from collections.abc import Sequence
from typing import Any

import flet as ft

from model.games.lost_temple.differing import is_as, space_as
from model.games.lost_temple.entering import DOUBLE, KEYS, Key
from screens.lost_temple.drawn import NARROW, WIDE, drawn
from screens.lost_temple.seen import light
from screens.shared.buttons import HALF, small, tile, tiles
from screens.shared.hooks import use_value
from screens.shared.pictures import picture
from screens.table.sitting import Sitting

KINDS = (*((key, False) for key in KEYS), *((key, True) for key in KEYS if key in DOUBLE))
"""What a space can be, and whether it carries the double circle too."""


def can_differ(sitting: Sitting) -> bool:
    """Where the app follows the track of people's own copy: an invented one is not theirs anyway."""
    return not light(sitting) and not sitting.snapshot.kit.sample


def differs(sitting: Sitting, at: str) -> Sequence[ft.Control]:
    """Below the help on a space that was tapped."""
    return (Differs(sitting, int(at)),) if can_differ(sitting) else ()


@ft.component
def Differs(sitting: Sitting, space: int) -> ft.Control:
    opened, set_opened = use_value(False)
    look, kit = sitting.look, sitting.snapshot.kit
    if space in (kit.finish.far, kit.finish.near):
        return look.quiet(look.say("lt-differs-finish"), 14)
    if not opened:
        words = look.say("lt-differs")
        return ft.Row([small(look, "differs", words, lambda: set_opened(True), ft.Icons.EDIT)], wrap=True)
    asked = look.text(look.say("lt-differs-what", space=space), 16, bold=True)
    about = look.quiet(look.say("differs-about"), 14)
    cells = tiles([_kind(sitting, space, kind, double) for kind, double in KINDS])
    return ft.Column([asked, cells, about], spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _kind(sitting: Sitting, space: int, kind: Key, double: bool) -> ft.Control:
    look, kit = sitting.look, sitting.snapshot.kit

    async def tell() -> None:
        """Refused or not the sheet goes: what was refused is told below it."""
        told = space_as(kit, space, kind, double)
        if told:
            await sitting.actor.learn(told)
        sitting.help("")

    name = look.say(f"lost-temple-help-{kind}")
    facts: dict[str, Any] = {"note": look.say("lt-differs-double")} if double else {}
    identifier = f"differs-{kind}{'-double' if double else ''}"
    face = picture(f"lost-temple/{kind}", 40)
    icon = ft.Row([face, picture("lost-temple/chance", 24)], spacing=2, tight=True) if double else face
    return tile(look, identifier, name, tell, icon=icon, chosen=is_as(kit, space, kind, double), width=HALF, **facts)


@ft.component
def Differing(sitting: Sitting) -> ft.Control:
    """On the desk: the track to tap on, when somebody wants it."""
    opened, set_opened = use_value(False)
    look = sitting.look
    if not can_differ(sitting):
        return ft.Container()
    words = look.say("table-close" if opened else "lt-differs-desk")
    button = small(look, "board-differs", words, lambda: set_opened(not opened), ft.Icons.EDIT_LOCATION_ALT)
    parts: list[ft.Control] = [ft.Row([button], wrap=True)]
    if opened:
        columns = WIDE if look.low else NARROW
        parts += [look.quiet(look.say("lt-differs-tap"), 14), drawn(sitting, columns, half=True)]
    return ft.Column(parts, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
