"""The start cards that were dealt: what each gives, as far as the copy tells, and how to put a card right (LT1.4)."""

from collections.abc import Callable
from typing import Any

import flet as ft

from model.games.lost_temple.differing import card_as
from model.games.lost_temple.kit import LONGEST
from model.games.lost_temple.parts import GEMS
from screens.shared.buttons import big, glyph
from screens.shared.hooks import use_latest
from screens.shared.look import Look
from screens.shared.panels import panel
from screens.shared.pictures import mark, picture
from screens.table.sitting import Sitting


@ft.component
def Given(sitting: Sitting, seat: int, character: str, opened: bool, turn: Callable[[str], None]) -> ft.Control:
    """Whose card, what it says, and on people's own copy a way to say otherwise: they `turn` to one at a time."""
    look, kit = sitting.look, sitting.snapshot.kit
    card = kit.start[character]
    facts = look.say("lt-opening-card", space=card.space, gems=card.gems, machetes=card.machete or 0)
    who: list[ft.Control] = [
        mark(*sitting.mark_of(seat), 24),
        ft.Container(look.text(sitting.names[seat], 16, bold=True), expand=True),
    ]
    words = ft.Column([look.text(look.say(f"word-{character}"), 15), look.quiet(facts, 12)], spacing=0)
    face = picture(f"lost-temple/{character}", 34)
    name = look.say("lt-card-differs", character=character)
    edit = glyph(look, f"card-differs-{character}", ft.Icons.EDIT, name, lambda: turn("" if opened else character))
    more = [] if kit.sample else [edit]
    if look.narrow:
        below = ft.Row([ft.Container(width=24), face, ft.Container(words, expand=True), *more], spacing=10)
        row: ft.Control = ft.Column([ft.Row(who, spacing=10), below], spacing=2)
    else:
        row = ft.Row([*who, face, words, *more], spacing=10)
    if not opened:
        return row
    return ft.Column([row, Printed(sitting, character, card.space, card.gems, lambda: turn(""))], spacing=6)


@ft.component
def Printed(sitting: Sitting, character: str, space: int, gems: int, close: Callable[[], None]) -> ft.Control:
    """What is printed in the corner of this card, by steps from what was believed."""
    look, kit = sitting.look, sitting.snapshot.kit
    told, latest, change = use_latest({"space": space, "gems": gems})
    near = kit.finish and kit.finish.near  # LT1.4: everybody starts before it
    ends = {"space": (1, near - 1 if near else LONGEST), "gems": (0, GEMS)}

    async def learn() -> None:
        now = latest.current
        if await sitting.actor.learn(card_as(kit, character, **now)):
            close()

    rows = [_row(look, name, told[name], *ends[name], change) for name in ("space", "gems")]
    return panel(
        look.quiet(look.say("differs-about"), 14),
        *rows,
        big(look, "card-learn", look.say("lt-card-learn"), learn),
        ground=ft.Colors.SURFACE_CONTAINER_HIGH,
        spacing=6,
    )


def _row(look: Look, name: str, value: int, least: int, most: int, change: Callable[[Any], None]) -> ft.Control:
    words = look.say(f"lt-{name}")

    def step(by: int) -> None:
        change(lambda now: {**now, name: max(least, min(most, now[name] + by))})

    less, more = look.say("correct-less", what=words), look.say("correct-more", what=words)
    return ft.Row(
        [
            ft.Container(look.text(words, 15), expand=True),
            glyph(look, f"card-less-{name}", ft.Icons.REMOVE_CIRCLE_OUTLINE, less, lambda: step(-1)),
            ft.Container(look.text(str(value), 18, bold=True), width=46, alignment=ft.Alignment.CENTER),
            glyph(look, f"card-more-{name}", ft.Icons.ADD_CIRCLE_OUTLINE, more, lambda: step(1)),
        ],
        spacing=4,
    )
