"""The table for tablet or TV: read only, nothing but what everybody may see."""

import flet as ft

from model.signs import listed
from model.table.guest import Guest
from model.table.live import LiveTable
from screens.games import screens_of
from screens.joining.lost import lost_page
from screens.shared.hooks import use_value
from screens.shared.live import use_table
from screens.shared.look import Look
from screens.shared.panels import page_column, panel
from screens.shared.topbar import topbar
from screens.shared.visit import Visit
from screens.table.actor import Actor
from screens.table.attention import use_attention
from screens.table.helping import help_sheet
from screens.table.invented import invented
from screens.table.sitting import Sitting


@ft.component
def Watch(visit: Visit, look: Look, live: LiveTable, came: Guest) -> ft.Control:
    shown = use_table(live)
    asked, set_asked = use_value("")
    guest = live.recognise(came)
    use_attention(visit, look, shown, guest)
    actor = ft.use_memo(lambda: Actor(visit, live, came, None), [live.id])

    async def home() -> None:
        await visit.go("/")

    if guest is None:
        return lost_page(look, look.say("table-link-ended"), home)
    snapshot = shown.snapshot
    sitting = Sitting(look, actor, shown, None, None, set_asked)
    screens = screens_of(snapshot.game.id)
    if snapshot.over:
        body = page_column(screens.end(sitting), width=900)
    elif not snapshot.begun:
        body = page_column(panel(look.text(look.say("lobby-wait"), 20)))
    else:
        body = screens.table(sitting)
    layers: list[ft.Control] = [
        ft.Column(
            [
                topbar(look, look.say(f"word-{snapshot.game.id}"), listed(snapshot.names), on_back=home),
                *invented(look, snapshot),
                ft.Container(body, expand=True),
            ],
            expand=True,
            spacing=0,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    ]
    if asked:
        layers.append(help_sheet(look, snapshot.game.id, asked, lambda: set_asked("")))
    return ft.Stack(layers, expand=True)
