"""How many action tiles lie on each site with three and with two players: with four there are four on each, and a tap
takes one away."""

from functools import partial

import flet as ft

from model.games.tikal2.entering import ASKED, Raw, tile_away, tiles_on, too_many
from model.games.tikal2.kit import TILES_FOR
from screens.copies.step import Change
from screens.copies.tikal2.river import CELL, knob
from screens.shared.look import Look
from screens.shared.panels import page_column, panel
from screens.shared.pictures import picture
from screens.shared.ring import ring

SIZE = 228
BESIDE = 900


@ft.component
def Sites(look: Look, raw: Raw, change: Change) -> ft.Control:
    parts = [_ring(look, raw, players, change) for players in ASKED]
    if not look.wide:
        return page_column(*parts)
    return page_column(ft.Row([ft.Container(one, expand=True) for one in parts], spacing=16), width=BESIDE)


def _ring(look: Look, raw: Raw, players: int, change: Change) -> ft.Control:
    more = too_many(raw, players)
    way = "left" if more > 0 else "gone" if more < 0 else "right"
    cells = [_site(look, raw, players, site, count, change) for site, count in enumerate(tiles_on(raw, players))]
    middle = ft.Column(
        [look.text(f"{TILES_FOR[players] + more} / {TILES_FOR[players]}", 17, bold=True), picture("tikal-2/tile", 30)],
        tight=True,
        spacing=2,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    said = look.say(f"copy-t2-sites-{way}", players=players, tiles=TILES_FOR[players], count=abs(more))
    return panel(
        ft.Semantics(identifier=f"sites-{players}", live_region=True, content=look.text(said, 15, bold=True)),
        ring(SIZE, CELL, cells, middle),
        spacing=8,
    )


def _site(look: Look, raw: Raw, players: int, site: int, count: int, change: Change) -> ft.Control:
    start = raw["river"]["start"] == site
    face = ft.Row(
        [picture("tikal-2/start-site" if start else "tikal-2/site", 26), look.text(str(count), 20, bold=True)],
        spacing=2,
        tight=True,
    )
    name = look.say("copy-t2-start-site" if start else "copy-t2-site", number=site + 1)
    words = look.say("copy-t2-site-tiles", site=name, count=count)
    tap = partial(change, partial(_away, players, site))
    return knob(look, f"tiles-{players}-{site}", words, face, tap, start)


def _away(players: int, site: int, raw: Raw) -> Raw:
    return tile_away(raw, players, site)
