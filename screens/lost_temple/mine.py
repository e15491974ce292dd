"""What lies before a player: gems, machetes, the space, the idol; and the characters, behind their cover."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from screens.lost_temple.helping import CHARACTERS, put_away
from screens.lost_temple.seen import seen
from screens.shared.buttons import FINGER
from screens.shared.hooks import kept
from screens.shared.look import Look
from screens.shared.panels import panel
from screens.shared.pictures import picture
from screens.table.actor import Actor
from screens.table.cover import Cover
from screens.table.sitting import Sitting


def things_of(sitting: Sitting) -> tuple[int, int, int, bool]:
    seat = sitting.seat or 0
    mine = seen(sitting).seats[seat]
    return mine.gems or 0, mine.machetes or 0, mine.space or 0, seen(sitting).idol == seat


def things(sitting: Sitting) -> ft.Control:
    look = sitting.look
    gems, machetes, space, idol = things_of(sitting)
    finish = sitting.snapshot.kit.finish.for_players(len(sitting.names))
    cells = [
        _thing(look, "gem", str(gems), look.say("lt-gems-below", count=gems), "gem", sitting.help),
        _thing(look, "machete", str(machetes), look.say("lt-machetes-below", count=machetes), "machete", sitting.help),
        _thing(look, "great-temple", f"{space}/{finish}", look.say("lt-space"), "finish", sitting.help),
    ]
    if idol:
        cells.append(_thing(look, "idol", "", look.say("lt-idol-mine"), "idol", sitting.help))
    return ft.Semantics(
        identifier="things",
        container=True,
        content=panel(
            ft.Row(cells, alignment=ft.MainAxisAlignment.SPACE_AROUND, spacing=4, run_spacing=8, wrap=True),
            padding=12,
        ),
    )


@ft.component
def _Thing(look: Look, icon: str, number: str, name: str, about: str, ask: Callable[[str], Any]) -> ft.Control:
    """A tap explains it."""
    inside: list[ft.Control] = [ft.Row([picture(f"lost-temple/{icon}", 34)], tight=True)]
    if number:
        inside[0] = ft.Row(
            [picture(f"lost-temple/{icon}", 34), look.text(number, 24, bold=True)], spacing=6, tight=True
        )
    inside.append(look.quiet(name, 12))
    body = ft.Container(
        ft.Column(inside, spacing=2, horizontal_alignment=ft.CrossAxisAlignment.CENTER, tight=True),
        width=None if number else look.size(FINGER),
        padding=ft.Padding(0, 2, 0, 2),
        border_radius=12,
        ink=True,
        on_click=look.safe(lambda: ask(about)),
    )
    return ft.Semantics(identifier=f"thing-{icon}", button=True, container=True, content=body)


_thing = kept(_Thing)


def characters_of(sitting: Sitting) -> tuple[tuple[str, bool], ...]:
    """Those taken this round, and of each whether it has been called."""
    viewer, called = sitting.viewer, seen(sitting).called
    held = () if viewer is None else seen(sitting).seats[viewer].characters
    done = -1 if called is None else CHARACTERS.index(called)
    return tuple((name, CHARACTERS.index(name) <= done) for name in held)


def characters(sitting: Sitting) -> ft.Control:
    """Behind the cover; nothing before there are any."""
    held = characters_of(sitting)
    own = _own(sitting.look, sitting.actor, held, sitting.help) if held else None
    return ft.Container(own, visible=own is not None)


@ft.component
def _Own(look: Look, actor: Actor, held: tuple[tuple[str, bool], ...], ask: Callable[[str], Any]) -> ft.Control:
    async def opened() -> None:
        if actor.seat is not None:
            await actor.live.look(actor.guest, actor.seat)

    def inside() -> ft.Control:
        notes = {name: look.say("lt-called" if called else "lt-secret") for name, called in held}
        return panel(*[character_row(look, name, note, ask) for name, note in notes.items()])

    title, hint = look.say("lt-own-characters", count=len(held)), look.say("cover-hint")
    shut = partial(put_away, ask, CHARACTERS)
    return Cover(look, "own-characters", title, hint, inside, opened, 128, on_close=shut)


_own = kept(_Own)


def character_row(look: Look, name: str, note: str, ask: Callable[[str], Any]) -> ft.Control:
    """A character with its number; a tap explains it."""
    return ft.Semantics(
        identifier=f"character-{name}",
        button=True,
        content=ft.Container(
            ft.Row(
                [
                    picture(f"lost-temple/{name}", 56),
                    ft.Column(
                        [
                            look.text(
                                f"{CHARACTERS.index(name) + 1} · {look.say(f'word-{name}')}",
                                18,
                                bold=True,
                                room=look.room(102),
                            ),
                            look.quiet(note, 14),
                        ],
                        spacing=2,
                        expand=True,
                    ),
                    ft.Icon(ft.Icons.HELP_OUTLINE, size=22, color=ft.Colors.ON_SURFACE_VARIANT),
                ],
                spacing=12,
            ),
            ink=True,
            border_radius=12,
            on_click=look.safe(lambda: ask(name)),
        ),
    )
