"""What lies before a player: gems, machetes, the space, the idol; and the characters, behind their cover."""

import asyncio
from collections.abc import Callable
from typing import Any

import flet as ft

from screens.lost_temple.helping import CHARACTERS
from screens.shared.hooks import kept
from screens.shared.look import Look
from screens.shared.panels import panel
from screens.shared.pictures import picture
from screens.table.actor import Actor
from screens.table.cover import Cover
from screens.table.sitting import Sitting


@ft.component
def _Things(look: Look, name: str, gems: int, machetes: int, space: int, finish: int, idol: bool) -> ft.Control:
    cells = [
        _thing(look, "gem", str(gems), look.say("lt-gems")),
        _thing(look, "machete", str(machetes), look.say("lt-machetes")),
        _thing(look, "great-temple", f"{space}/{finish}", look.say("lt-space")),
    ]
    if idol:
        cells.append(_thing(look, "idol", "", look.say("lt-idol-mine")))
    return ft.Semantics(
        identifier="things",
        container=True,
        content=panel(
            ft.Row(cells, alignment=ft.MainAxisAlignment.SPACE_AROUND, spacing=8),
            padding=12,
        ),
    )


_things = kept(_Things)


def things(sitting: Sitting) -> ft.Control:
    seat = sitting.seat or 0
    mine = sitting.view["seats"][seat]
    finish = sitting.snapshot.kit.finish.for_players(len(sitting.names))
    return _things(
        sitting.look,
        sitting.names[seat],
        mine["gems"],
        mine["machetes"],
        mine["space"],
        finish,
        sitting.view["idol"] == seat,
    )


def _thing(look: Look, icon: str, number: str, name: str) -> ft.Control:
    inside: list[ft.Control] = [ft.Row([picture(f"lost-temple/{icon}", 34)], tight=True)]
    if number:
        inside[0] = ft.Row(
            [picture(f"lost-temple/{icon}", 34), look.text(number, 24, bold=True)], spacing=6, tight=True
        )
    inside.append(look.quiet(name, 12))
    return ft.Column(inside, spacing=2, horizontal_alignment=ft.CrossAxisAlignment.CENTER, tight=True)


def characters(sitting: Sitting) -> list[ft.Control]:
    """The characters taken this round, behind the cover; nothing before there are any."""
    viewer = sitting.viewer
    held = () if viewer is None else tuple(sitting.view["seats"][viewer]["characters"])
    if not held:
        return []
    return [_own(sitting.look, sitting.actor, held, sitting.view["called"], sitting.help)]


@ft.component
def _Own(look: Look, actor: Actor, held: tuple[str, ...], called: str | None, ask: Callable[[str], Any]) -> ft.Control:
    done = -1 if called is None else CHARACTERS.index(called)

    async def opened() -> None:
        if actor.seat is not None:
            await asyncio.to_thread(actor.live.looked, actor.guest, actor.seat)

    def inside() -> ft.Control:
        notes = [look.say("lt-called" if CHARACTERS.index(name) <= done else "lt-secret") for name in held]
        return panel(*[character_row(look, name, note, ask) for name, note in zip(held, notes, strict=True)])

    title = look.say("lt-own-characters", count=len(held))
    return Cover(look, "own-characters", title, look.say("cover-hint"), inside, opened, 128)


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
                            look.text(f"{CHARACTERS.index(name) + 1} · {look.say(f'word-{name}')}", 18, bold=True),
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
