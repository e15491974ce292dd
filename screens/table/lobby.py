"""Before the first move: phones come in, the table is laid out step by step, the game's opening is entered."""

from typing import Any

import flet as ft

from model.table.guest import Guest
from screens.games import screens_of
from screens.shared.panels import page_column, panel
from screens.shared.visit import Visit
from screens.table.links import JoinPanel
from screens.table.people import is_here, person, role_words
from screens.table.sitting import Sitting, marks


@ft.component
def Lobby(visit: Visit, sitting: Sitting, guest: Guest) -> ft.Control:
    look, snapshot = sitting.look, sitting.snapshot
    people = panel(look.title(look.say("lobby-people"), 20), *_people(sitting), spacing=8)
    if not guest.host:
        return page_column(
            panel(
                look.title(look.say("lobby-hello", name=snapshot.names[guest.seat or 0]), 24),
                look.quiet(look.say("lobby-wait"), 16),
            ),
            people,
            _checklist(sitting, guest),
        )
    opening = screens_of(snapshot.game.id).opening(sitting, guest)
    alone = snapshot.desk.one_device and not snapshot.trusts
    join = [] if alone else [JoinPanel(visit, look, guest, sitting.shown.beat)]
    if look.wide:
        left = ft.Column([*join, people], spacing=16, expand=2, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
        right = ft.Column(
            [_checklist(sitting, guest), opening],
            spacing=16,
            expand=3,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
        row = ft.Row([left, right], spacing=16, vertical_alignment=ft.CrossAxisAlignment.START)
        return page_column(row, width=1160)
    rest = [people, _checklist(sitting, guest), opening]
    return page_column(*rest, *join) if snapshot.desk.one_device else page_column(*join, *rest)


def _people(sitting: Sitting) -> list[ft.Control]:
    snapshot, shown, look = sitting.snapshot, sitting.shown, sitting.look
    found = []
    for seat, (name, mark_) in enumerate(zip(snapshot.names, marks(snapshot), strict=True)):
        here = is_here(shown, seat)
        note = role_words(look, snapshot, seat)
        if not note and here is False:
            note = look.say("people-taken" if seat in shown.taken else "people-free")
        found.append(person(look, seat, name, mark_, here, False, note))
    return found


def _checklist(sitting: Sitting, guest: Guest) -> ft.Control:
    """Everything to lay out, ticked by the host."""
    look, snapshot = sitting.look, sitting.snapshot
    steps = snapshot.checklist
    if not steps:
        return ft.Container()
    ticked = snapshot.desk.ticked
    rows = [_step(sitting, guest, number, step, step.id in ticked) for number, step in enumerate(steps, 1)]
    done = sum(step.id in ticked for step in steps)
    return ft.Semantics(
        identifier="checklist",
        container=True,
        content=panel(
            look.title(look.say("lobby-checklist"), 20),
            look.quiet(look.say("lobby-checklist-done", done=done, all=len(steps)), 14),
            *rows,
            spacing=6,
        ),
    )


def _step(sitting: Sitting, guest: Guest, number: int, step: Any, done: bool) -> ft.Control:
    look, snapshot, live = sitting.look, sitting.snapshot, sitting.actor.live

    async def tick() -> None:
        if guest.host:
            await live.lane.run(live.tick, guest, step.id)

    words = look.say(f"{snapshot.game.id}-setup-{step.id}", **step.facts)
    ink = ft.Colors.ON_SURFACE_VARIANT if done else ft.Colors.ON_SURFACE
    body = ft.Container(
        ft.Row(
            [
                ft.Icon(
                    ft.Icons.CHECK_CIRCLE if done else ft.Icons.RADIO_BUTTON_UNCHECKED,
                    color=ft.Colors.PRIMARY if done else ft.Colors.OUTLINE,
                    size=26,
                ),
                ft.Container(look.text(f"{number}. {words}", 15, color=ink), expand=True),
            ],
            spacing=12,
            vertical_alignment=ft.CrossAxisAlignment.START,
        ),
        padding=ft.Padding(4, 9, 4, 9),
        border_radius=10,
        ink=guest.host,
        on_click=look.safe(tick) if guest.host else None,
    )
    return ft.Semantics(identifier=f"step-{step.id}", checked=done, button=guest.host, content=body)
