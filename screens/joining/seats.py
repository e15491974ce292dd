"""The table's QR leads here: pick your seat, or just watch."""

import flet as ft

from model.table.guest import Guest
from model.table.live import LiveTable
from screens.joining.lost import lost_page
from screens.shared.buttons import big
from screens.shared.hooks import use_after, use_value
from screens.shared.live import use_table
from screens.shared.look import Look
from screens.shared.panels import page_column, panel
from screens.shared.pictures import mark
from screens.shared.remembered import remembered_seats
from screens.shared.topbar import topbar
from screens.shared.visit import Visit
from screens.table.invented import invented
from screens.table.sitting import marks


@ft.component
def PickSeat(visit: Visit, look: Look, live: LiveTable, guest: Guest) -> ft.Control:
    shown = use_table(live)
    late, set_late = use_value(False)
    snapshot = shown.snapshot

    async def home() -> None:
        await visit.go("/")

    async def remember() -> None:
        """A phone that has sat here before goes straight back to its seat."""
        for seat in await remembered_seats():
            if seat.table == live.id and await visit.lane(guest).run(_holds, visit, seat.route):
                await visit.go(seat.route)
                return

    use_after(remember, [])

    async def watch() -> None:
        await visit.go(visit.place.route.replace("/join/", "/watch/"))

    def row(seat: int) -> ft.Control:
        taken = seat in shown.taken

        async def sit() -> None:
            token = None if taken else await visit.lane(guest).run(visit.house.tables.sit, guest, seat)
            if token is None:
                set_late(True)
            else:
                await visit.go(f"/s/{token}")

        under = look.say("seat-taken") if taken else look.say("seat-free")
        icon = mark(*marks(snapshot)[seat], 34)
        return big(look, f"sit-{seat}", snapshot.names[seat], sit, icon=icon, under=under, strong=False, off=taken)

    if live.recognise(guest) is None:
        return lost_page(look, look.say("table-link-ended"), home)
    return ft.Column(
        [
            topbar(look, look.say("seat-title"), look.say(f"word-{snapshot.game.id}")),
            *invented(look, snapshot),
            page_column(
                look.text(look.say("seat-about"), 17),
                *([_late(look)] if late else []),
                *[row(seat) for seat in range(len(snapshot.names))],
                panel(
                    look.quiet(look.say("seat-watch-about"), 14),
                    big(look, "watch", look.say("seat-watch"), watch, strong=False, icon=ft.Icon(ft.Icons.TV)),
                ),
            ),
        ],
        expand=True,
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _late(look: Look) -> ft.Control:
    return ft.Semantics(
        identifier="seat-late",
        live_region=True,
        content=panel(look.text(look.say("seat-late"), 16), ground=ft.Colors.SECONDARY_CONTAINER),
    )


def _holds(visit: Visit, route: str) -> bool:
    return visit.house.tables.enter(route.rpartition("/")[2], visit.device) is not None
