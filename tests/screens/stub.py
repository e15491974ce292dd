"""Screens for a game that has none yet: made of the frame's parts alone, for tests."""

from random import Random
from typing import Any

import flet as ft
from msgspec.structs import replace

from model.kernel.choice import Choice, drawn, usable
from model.table.guest import Guest
from screens.games import Screens
from screens.shared.buttons import small
from screens.shared.panels import page_column, panel
from screens.table.away import away
from screens.table.correctable import Field, Groups
from screens.table.correcting import Correcting
from screens.table.fresh import fresh
from screens.table.logs import log_list
from screens.table.part import part
from screens.table.ranking import ranking_panels, winner_panel
from screens.table.sitting import Sitting
from screens.table.undo import undo_button, undo_of

MOST = 6
"""Moves that are offered at once."""


@ft.component
def Seat(sitting: Sitting) -> ft.Control:
    return page_column(_now(sitting.chair))


def _seat(sitting: Sitting) -> ft.Control:
    own = sitting.viewer is not None and sitting.viewer == sitting.seat
    free = sitting.mine or not sitting.snapshot.waiting_for  # where nobody is waited for, whoever can may begin
    can = [one for one in usable(sitting.choices()) if free and not one.by_app]
    buttons = panel(*fresh(sitting, _buttons(sitting, can)), *away(sitting))
    undo = undo_button(sitting.look, sitting.actor, *undo_of(sitting))
    return ft.Column([buttons, undo, *([Correcting(sitting, own=True)] if own else [])])


_now = part(lambda sitting: sitting.shown.beat, _seat)


@ft.component
def Table(sitting: Sitting) -> ft.Control:
    return page_column(panel(log_list(sitting.look, sitting.snapshot)))


@ft.component
def HostNow(sitting: Sitting, guest: Guest) -> ft.Control:
    buttons = _buttons(sitting, [replace(one, table=True) for one in sitting.snapshot.table_choices()])
    return ft.Semantics(identifier="host-now", container=True, content=panel(*fresh(sitting, buttons)))


@ft.component
def End(sitting: Sitting) -> ft.Control:
    parts = [winner_panel(sitting), *ranking_panels(sitting, str, sitting.say("print-report-points"))]
    return ft.Semantics(identifier="ranking", container=True, content=ft.Column(parts))


def corrections(sitting: Sitting, own: bool) -> Groups:
    scores = sitting.snapshot.scores or ()
    seats = [sitting.seat or 0] if own else range(len(scores))
    return tuple(
        (sitting.names[seat], (Field(f"seats.{seat}.score", sitting.say("print-report-points"), scores[seat], 0, 999),))
        for seat in seats
    )


def _buttons(sitting: Sitting, choices: list[Choice]) -> list[ft.Control]:
    return [_button(sitting, number, one) for number, one in enumerate(choices[:MOST])]


def _button(sitting: Sitting, number: int, choice: Choice) -> ft.Control:
    """One move of those the choice covers."""
    move: dict[str, Any] = drawn(choice, Random(sitting.version))
    args = {name: value for name, value in move.items() if name != "do"}

    async def enter() -> None:
        await sitting.actor.act(sitting.version, choice.do, table=choice.table, **args)

    return small(sitting.look, f"do-{number}", f"{choice.do} {args}", enter)


STUB = Screens(Seat, Table, HostNow, End, corrections, {"start": "X1"})
