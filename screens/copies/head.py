"""Above a step: its picture and name, how far one is, about how long it takes still."""

import math

import flet as ft

from screens.copies.step import Raw, Step, minutes_left, share
from screens.shared.hooks import kept
from screens.shared.look import Look
from screens.shared.pictures import picture

SHORT = 700
"""On a page as low as this, what to do is said until one has begun."""


def how_far(look: Look, step: Step, raw: Raw) -> str:
    """“34 of 58”, or “34 so far” where nobody knows yet how many there are."""
    have, of = step.progress(raw)
    if of:
        return look.say("copy-of", have=have, of=of)
    return look.say("copy-so-far", have=have)


def left(look: Look, steps: tuple[Step, ...], raw: Raw) -> str:
    """“about 4 minutes left”; once a game in full can be played: so much."""
    minutes = math.ceil(minutes_left(steps, raw))
    return look.say("copy-left", minutes=minutes) if minutes else look.say("copy-enough")


def head(look: Look, steps: tuple[Step, ...], step: Step, raw: Raw) -> ft.Control:
    height = ft.context.page.height or SHORT
    room = not look.low and (height >= SHORT or step.progress(raw)[0] == 0)
    place = look.say("copy-step", number=steps.index(step) + 1, count=len(steps))
    words = (look.say(step.title), look.say(f"{step.title}-about") if room else "")
    return _head(look, step.picture, *words, place, how_far(look, step, raw), left(look, steps, raw), share(step, raw))


@ft.component
def _Head(
    look: Look, icon: str, title: str, about: str, place: str, far: str, remaining: str, told: float
) -> ft.Control:
    line = ft.Semantics(
        identifier="copy-how-far", live_region=True, content=look.quiet(f"{place} · {far} · {remaining}", 13)
    )
    words: list[ft.Control] = [
        ft.Semantics(
            identifier="copy-title", heading_level=2, content=look.text(title, 18, bold=True, room=look.room(50))
        ),
        line,
    ]
    if about:
        words.insert(1, look.text(about, 14, room=look.room(50)))
    return ft.Column(
        [
            ft.Container(
                ft.Row(
                    [picture(icon, 32 if look.low else 44), ft.Column(words, spacing=2, expand=True)],
                    spacing=12,
                    vertical_alignment=ft.CrossAxisAlignment.START,
                ),
                padding=ft.Padding(16, 4 if look.low else 10, 16, 6),
            ),
            ft.ProgressBar(
                value=told,
                bar_height=5,
                color=ft.Colors.SECONDARY,
                bgcolor=ft.Colors.SURFACE_CONTAINER_HIGH,
                semantics_label=far,
            ),
        ],
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


_head = kept(_Head)
