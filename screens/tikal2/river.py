"""The river: a ring of six sites with their tiles, the pirogues, forest and seaplanes between them, in the middle
the price wheel."""

from dataclasses import dataclass

import flet as ft

from model.games.tikal2 import naming
from screens.shared.hexes import GROUND, face
from screens.shared.hooks import kept
from screens.shared.look import Look
from screens.shared.marks import Mark
from screens.shared.pictures import picture
from screens.table.aiming import aim_part
from screens.table.part import part
from screens.table.sitting import Chair, Sitting
from screens.tikal2.aim import Aim, Aiming
from screens.tikal2.bank import ASIDE, bank_face, boats_face, boats_room, head_of, river_lights
from screens.tikal2.seen import seen
from screens.tikal2.site_lights import site_lit
from screens.tikal2.spoken import spoken_site
from screens.tikal2.stream import Box, Stream, stream, water
from screens.tikal2.tap import site_tapped
from screens.tikal2.tile_face import HIGH, icons_of, tile_with
from screens.tikal2.wheel import wheel

APART, MOST = 3, 0.82
"""Between two tiles; so much of a site's width a tile has at most."""


def river(chair: Chair, aiming: Aiming, *, width: float, height: float) -> ft.Control:
    return _river(chair, aiming, float(width), float(height))


@ft.component
def _River(chair: Chair, aiming: Aiming, width: float, height: float) -> ft.Control:
    place, bank = stream(width, height), Bank(chair, aiming)
    parts: list[ft.Control] = [_in((0, 0, width, place.height), face(water(place)))]
    parts += _between(chair.now(), place)
    parts += [_in(box, _site(chair, aiming, site, box[2], box[3], bank)) for site, box in enumerate(place.sites)]
    parts.append(_in(place.wheel, wheel(chair, place.wheel[2])))
    over = _in((0, 0, width, place.height), _lights(chair, aiming, place))
    over.ignore_interactions = True
    parts.append(over)
    ground = ft.Container(ft.Stack(parts, width=width, height=place.height), bgcolor=GROUND, border_radius=18)
    return ft.Semantics(identifier="river", container=True, label=chair.look.say("t2-river"), content=ground)


_river = kept(_River)


@dataclass(frozen=True)
class Bank:
    """The river on one device: what a tap on a site does. Equal ones are the same to parts that are kept."""

    chair: Chair
    aiming: Aiming

    def __call__(self, site: int) -> None:
        site_tapped(self.chair.now(), self.aiming, site)


def _in(box: Box, inside: ft.Control) -> ft.Container:
    left, top, width, height = box
    return ft.Container(inside, left=left, top=top, width=width, height=height)


def _between(sitting: Sitting, place: Stream) -> list[ft.Control]:
    """Forest and seaplanes, as the copy has them; the sites say it."""
    told = sitting.snapshot.kit.river
    if told is None:
        return []
    planes = [(after, "tikal-2/seaplane") for after in told.seaplanes_after or ()]
    forest = [] if told.forest_after is None else [(told.forest_after, "tikal-2/forest")]
    return [_in(place.gaps[after], picture(icon, place.gaps[after][2])) for after, icon in (*planes, *forest)]


def tiles_at(sitting: Sitting, site: int, *about: object) -> tuple[tuple[str, ...], ...]:
    """Of each tile its pictures; none where nobody has told them."""
    sites = seen(sitting).sites
    return tuple(icons_of(sitting, tile) for tile in sites[site]) if site < len(sites) else ()


def people_at(sitting: Sitting, site: int, *about: object) -> tuple[Mark, ...]:
    """Whose pirogues are there."""
    return tuple(sitting.mark_of(seat) for seat, one in enumerate(seen(sitting).seats) if one.site == site)


def lights_of(sitting: Sitting, aim: Aim, place: Stream) -> str:
    """The whole river's."""
    lit = tuple(site_lit(sitting, aim, site) for site in range(len(place.sites)))
    river = sitting.snapshot.kit.river
    return river_lights(lit, 0 if river is None else river.start or 0, place)


def said_of(sitting: Sitting, aim: Aim, site: int, *about: object) -> tuple[str, str, bool]:
    """What a screen reader says of a site and then of what is lit there; that it is chosen is said by itself."""
    kind = site_lit(sitting, aim, site)
    then = sitting.say(f"t2-site-{kind}") if kind in ("reach", "last") else ""
    return spoken_site(sitting, site), then, kind == "chosen"


def _banked(sitting: Sitting, aim: Aim, site: int, width: float, height: float, tap: Bank) -> ft.Control:
    return _knob(sitting.look, sitting.chair, site, *said_of(sitting, aim, site), width, height, tap)


_site = aim_part(said_of, _banked)
_lights = aim_part(lights_of, lambda sitting, aim, place: face(lights_of(sitting, aim, place)))


@ft.component
def _Knob(
    look: Look, chair: Chair, site: int, says: str, then: str, chosen: bool, width: float, height: float, tap: Bank
) -> ft.Control:
    number = naming.site(chair.now().snapshot.kit, site)
    high, boats = head_of(width, height), boats_room(width, head_of(width, height), number)
    wide, deep = width - 2 * ASIDE, height - high - 2 * ASIDE
    lying = [
        face(bank_face(round(width), round(height), number)),
        _in((width - ASIDE - boats, ASIDE, boats, high), _people(chair, site, round(boats), round(high))),
        _in((ASIDE, high + ASIDE + 1, wide, deep), _tiles(chair, site, wide, deep)),
    ]
    touch = ft.Container(
        ft.Stack(lying, fit=ft.StackFit.EXPAND),
        width=width,
        height=height,
        border_radius=12,
        ink=True,
        on_click=look.safe(lambda: tap(site)),
    )
    return ft.Semantics(identifier=f"site-{site}", button=True, selected=chosen, label=says, value=then, content=touch)


_knob = kept(_Knob)


def _boats(sitting: Sitting, site: int, width: int, high: int) -> ft.Control:
    return face(boats_face(people_at(sitting, site), width, high))


def _stacked(sitting: Sitting, site: int, width: float, height: float) -> ft.Control:
    """Each that is known; of the others one back, and how many there are."""
    tiles = tiles_at(sitting, site)
    known, untold = [one for one in tiles if one], tiles.count(())
    size = tile_size(len(known) + (untold > 0), width, height)
    cells = [tile_with(one, size) for one in known]
    if untold:
        number = ft.Text(str(untold), size=size * HIGH * 0.7, weight=ft.FontWeight.W_700, color="#fffaf0")
        back = [tile_with((), size), ft.Container(number, alignment=ft.Alignment.CENTER)]
        cells.append(ft.Stack(back, width=size, height=size * HIGH, fit=ft.StackFit.EXPAND))
    return ft.Row(cells, wrap=True, spacing=APART, run_spacing=APART, alignment=ft.MainAxisAlignment.CENTER)


def tile_size(count: int, width: float, height: float) -> float:
    """How wide each is: beside each other or below, as they are larger.

    >>> [round(tile_size(count, 98, 56)) for count in (1, 2, 4)]
    [80, 46, 45]
    """
    rows = [(across, -(-max(count, 1) // across)) for across in (1, 2)]
    fits = [(width / across - APART, (height / down - APART) / HIGH) for across, down in rows]
    return min(width * MOST, max(min(one) for one in fits))


_people = part(people_at, _boats)
_tiles = part(tiles_at, _stacked)
