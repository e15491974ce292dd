"""Before a round: the tiles on the sites, told now or each when it is taken; the sanctuaries' order, the open treasures
and how the price wheel lies."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import flet as ft

from model.games.tikal2.naming import site
from model.games.tikal2.parts import OPEN_TREASURES, SITES
from screens.shared.buttons import CHOSEN, EDGE, big, small, tile, tiles
from screens.shared.hooks import use_alone, use_latest, use_value
from screens.shared.panels import panel
from screens.shared.pictures import picture
from screens.table.part import part
from screens.table.sitting import Sitting
from screens.tikal2.laid import Laid, as_move, opened, ordered, tapped
from screens.tikal2.learning import learning
from screens.tikal2.seen import seen
from screens.tikal2.spoken import tile_words
from screens.tikal2.tile_face import tile_picture
from screens.tikal2.treasures import treasure_icon, treasure_words
from screens.tikal2.turning import Change, asked_wheel, asks_wheel, set_wheel, wheel_steps

FACE = 74
_KEPT = "laid"


@ft.component
def Sites(sitting: Sitting, name: str) -> ft.Control:
    """`name` is what the button that enters it is called: `begin`, or `sites-do` before round 2."""
    look, actor, view = sitting.look, sitting.actor, seen(sitting)
    kept = f"{_KEPT}-{view.round}"
    laid, latest, change = use_latest(actor.pending.get(kept, Laid(at=_start(sitting))))
    sizes = sitting.snapshot.kit.tiles_on_sites(len(sitting.names))
    control = sitting.snapshot.options.more_control and view.round == 1
    altars = () if view.ordered else view.sanctuaries

    def put(new: Callable[[Laid], Laid]) -> None:
        change(new)
        actor.pending[kept] = latest.current  # the host may look at another tab in between

    async def enter() -> None:
        told = latest.current
        if control and len(told.open) < OPEN_TREASURES:
            actor.explain("T2.10.1", {"need": OPEN_TREASURES})
        elif not told.steps or await set_wheel(sitting, told):
            version = actor.live.shown.snapshot.version if told.steps else sitting.version
            await actor.act(version, "sites", table=True, **as_move(told, sizes, altars, control))

    once = use_alone(enter)
    if sizes is None:
        return learning(sitting, f"site_counts.{len(sitting.names)}")
    parts = [
        tiles([_way(sitting, laid, put, False), _way(sitting, laid, put, True)]),
        look.quiet(look.say("t2-sites-now-about" if laid.now else "t2-sites-later-about"), 14),
        *(_telling(sitting, laid, sizes, put) if laid.now else []),
        *(_open_treasures(sitting, laid, put) if control else []),
        *(asked_wheel(sitting, laid, put) if view.round == 1 else []),
        Besides(sitting, laid, altars, put),
    ]
    words = look.say("lobby-begin" if view.round == 1 else "t2-sites-do")
    lacking = control and len(laid.open) < OPEN_TREASURES
    ink = ft.Colors.ON_SURFACE_VARIANT if lacking else ft.Colors.ON_PRIMARY
    icon = ft.Icon(ft.Icons.PLAY_ARROW, color=ink, size=30)
    parts.append(big(look, name, words, once, icon=icon, off=lacking))
    return ft.Column(parts, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _start(sitting: Sitting) -> int:
    river = sitting.snapshot.kit.river
    return 0 if river is None else river.start or 0


def _way(sitting: Sitting, laid: Laid, put: Change, now: bool) -> ft.Control:
    name = "sites-now" if now else "sites-later"
    icon = picture("tikal-2/tile" if now else "tikal-2/tile-back", 30)
    words = sitting.say("t2-sites-now" if now else "t2-sites-later")
    return tile(
        sitting.look, name, words, lambda: put(lambda told: replace(told, now=now)), icon=icon, chosen=laid.now == now
    )


# the tiles


def _telling(sitting: Sitting, laid: Laid, sizes: Sequence[int], put: Change) -> list[ft.Control]:
    """The sites clockwise from the start; the tiles of the chosen one first, then those that lie nowhere yet."""
    start, placed = _start(sitting), {one for tiles_ in laid.sites for one in tiles_}
    ring = [(start + step) % SITES for step in range(SITES)]
    here = [_cell(sitting, one, True, sizes, put) for one in laid.sites[laid.at]]
    left = [_cell(sitting, one, False, sizes, put) for one in _in_play(sitting) if one not in placed]
    return [
        tiles([_site(sitting, laid, index, sizes[index], put) for index in ring]),
        *([tiles(here), ft.Divider(height=1)] if here else []),
        tiles(left),
    ]


def _in_play(sitting: Sitting) -> tuple[str, ...]:
    values: tuple[str, ...] = sitting.table_narrowed("sites").values.get("tiles", ())
    return values


def _site(sitting: Sitting, laid: Laid, index: int, size: int, put: Change) -> ft.Control:
    look, number = sitting.look, site(sitting.snapshot.kit, index)
    here = "tikal-2/start-site" if index == _start(sitting) else "tikal-2/site"
    told = len(laid.sites[index])
    return tile(
        look,
        f"at-site-{index}",
        f"{number}",
        lambda: put(lambda now: replace(now, at=index)),
        icon=picture(here, 26),
        chosen=laid.at == index,
        note=look.say("t2-sites-told", told=told, all=size),
        label=look.say("copy-t2-site", number=number),
    )


def _cell(sitting: Sitting, id_: str, chosen: bool, sizes: Sequence[int], put: Change) -> ft.Control:
    look = sitting.look
    face = ft.Container(
        tile_picture(sitting, id_, look.size(FACE)),
        padding=4,
        border=CHOSEN if chosen else EDGE,
        border_radius=12,
        bgcolor=ft.Colors.SECONDARY_CONTAINER if chosen else None,
        ink=True,
        on_click=look.safe(lambda: put(lambda now: tapped(now, id_, sizes))),
    )
    words = tile_words(sitting, id_)
    return ft.Semantics(identifier=f"tile-{id_}", button=True, selected=chosen, label=words, content=face)


# more control: three open treasures


def _open_treasures(sitting: Sitting, laid: Laid, put: Change) -> list[ft.Control]:
    """T2.10.1"""
    look = sitting.look

    def cell(treasure: str) -> ft.Control:
        count = laid.open.count(treasure)
        return tile(
            look,
            f"open-{treasure}",
            treasure_words(sitting, treasure),
            lambda: put(lambda now: replace(now, open=opened(now.open, treasure, OPEN_TREASURES))),
            icon=picture(treasure_icon(sitting, treasure), 30),
            chosen=bool(count),
            note=f"×\u202f{count}" if count > 1 else None,
        )

    again = small(look, "open-again", look.say("t2-open-again"), lambda: put(_none_open), ft.Icons.UNDO)
    return [
        look.text(look.say("t2-open-which", count=OPEN_TREASURES), 16, bold=True),
        tiles([cell(one) for one in seen(sitting).wheel]),
        *([ft.Row([again])] if laid.open else []),
    ]


def _none_open(laid: Laid) -> Laid:
    return replace(laid, open=())


# what few tell: the pile of sanctuaries, a wheel no single price tells about


@ft.component
def Besides(sitting: Sitting, laid: Laid, altars: tuple[str, ...], put: Change) -> ft.Control:
    shown, show = use_value("")
    look = sitting.look
    keys = []
    if len(altars) > 1:
        keys.append(_fold(sitting, "altars", shown, show))
    if seen(sitting).round == 1 and not asks_wheel(sitting):
        keys.append(_fold(sitting, "wheel", shown, show))
    parts: list[ft.Control] = [tiles(keys)] if keys else []
    if shown == "altars":
        parts += [look.quiet(look.say("t2-altars-about"), 14), tiles(_altars(sitting, laid, altars, put))]
    elif shown == "wheel":
        parts += [look.quiet(look.say("t2-wheel-about"), 14), *wheel_steps(sitting, laid, put)]
    return ft.Column(parts, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _fold(sitting: Sitting, what: str, shown: str, show: Callable[[Any], None]) -> ft.Control:
    sign = ft.Icons.EXPAND_LESS if shown == what else ft.Icons.EXPAND_MORE
    return small(
        sitting.look,
        f"tell-{what}",
        sitting.say(f"t2-set-{what}"),
        lambda: show(lambda now: "" if now == what else what),
        sign,
    )


def _altars(sitting: Sitting, laid: Laid, altars: tuple[str, ...], put: Change) -> list[ft.Control]:
    def cell(altar: str) -> ft.Control:
        place = laid.order.index(altar) + 1 if altar in laid.order else 0
        return tile(
            sitting.look,
            f"order-{altar}",
            sitting.say(f"word-{altar}"),
            lambda: put(lambda now: replace(now, order=ordered(now.order, altar, altars))),
            icon=picture(f"tikal-2/altar-{altar}", 30),
            chosen=bool(place),
            note=f"{place}." if place else None,
        )

    return [cell(altar) for altar in altars]


# before round 2


def asks_sites(sitting: Sitting) -> bool:
    """Whether whoever acts on this page may tell the tiles: who starts, and the host."""
    snapshot = sitting.snapshot
    if snapshot.phase != "sites" or snapshot.over:
        return False
    guest = sitting.actor.guest
    return guest.host or guest.scribe or (sitting.seat is not None and sitting.seat == snapshot.keeper)


def _laying(sitting: Sitting) -> ft.Control:
    if not asks_sites(sitting):
        return ft.Container()
    inside = panel(sitting.look.title(sitting.say("t2-opening"), 20), Sites(sitting, "sites-do"))
    return ft.Semantics(identifier="laying", container=True, content=inside)


sites_panel = part(lambda sitting: (asks_sites(sitting), sitting.version), _laying)
"""On a seat's page before round 2; it is given a chair."""
