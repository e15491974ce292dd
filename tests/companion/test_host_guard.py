"""One seat's secret never goes down another seat's connection, even where the first wall was forgotten."""

import asyncio
from dataclasses import dataclass

import flet as ft

from companion.host import guard
from tests.screens.harness import Device


@ft.observable
@dataclass
class Shared:
    """The careless way: an observable that two sessions share."""

    round: int = 0


@ft.component
def Seat(shared: Shared, name: str) -> ft.Control:
    def advance() -> None:
        shared.round += 1

    button = ft.Container(ft.Text(f"secret of {name}, round {shared.round}"), on_click=advance)
    return ft.Semantics(identifier="next", content=button)


def test_an_update_stays_in_its_own_session() -> None:
    async def run() -> None:
        guard.install()
        shared = Shared()
        anna = await Device().start(lambda page: page.render(Seat, shared, "Anna"))
        ben = await Device().start(lambda page: page.render(Seat, shared, "Ben"))
        await anna.tap("next")
        await ben.settle()
        assert b"secret of Anna, round 1" in anna.received
        assert b"secret of Ben, round 1" in ben.received
        assert b"secret of Ben" not in anna.received
        assert b"secret of Anna" not in ben.received

    asyncio.run(run())
