"""Tikal II, as its owner describes it: the board before the first game; the pieces too, or when they come up."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from model.games.copies import flaws_of
from model.games.tikal2.entering import closed, filled, places_told, river_told, rooms_told, sites_told, wheel_told
from model.games.tikal2.entering_pieces import (
    cards_told,
    light_rooms_told,
    tiles_told,
    treasure_room_told,
    with_bonuses,
)
from model.games.tikal2.kit import GAME
from model.kernel.flaws import Flaw
from screens.copies.step import Change, Raw, Step
from screens.copies.tikal2.bonuses import Sanctuaries, SecretRooms, TreasureRoom
from screens.copies.tikal2.cards import Cards
from screens.copies.tikal2.light import LightRooms
from screens.copies.tikal2.places import Places
from screens.copies.tikal2.river import River
from screens.copies.tikal2.rooms import Rooms
from screens.copies.tikal2.sites import Sites
from screens.copies.tikal2.tiles import ActionTiles
from screens.copies.tikal2.wheel import Wheel
from screens.shared.look import Look

Told = Callable[[Raw], tuple[int, int]]
Draw = Callable[[Look, Raw, Change], ft.Control]


def _all_of(told: Told, raw: Raw) -> bool:
    have, of = told(raw)
    return have == of


def _step(id_: str, picture: str, told: Told, draw: Draw, minutes: float, *paths: str, **more: Any) -> Step:
    def far(raw: Raw) -> tuple[int, int]:
        return told(filled(raw))

    def drawn(look: Look, raw: Raw, change: Change) -> ft.Control:
        return draw(look, filled(raw), lambda turn: change(lambda now: turn(filled(now))))

    title, icon = f"copy-t2-{id_}", f"tikal-2/{picture}"
    return Step(id_, title, icon, partial(_all_of, far), far, drawn, minutes, paths, **more)


def _room_flaws(raw: Raw) -> list[Flaw]:
    """Also while some rooms are not told: that is what is being done."""
    found = [flaw for flaw in flaws_of(GAME, closed(filled(raw))) if flaw.where.startswith("kit.printed")]
    return [flaw for flaw in found if flaw.code != "count" or flaw.facts["found"] > flaw.facts["expected"]]


SANCTUARIES = partial(with_bonuses, room="sanctuaries")
SECRET = partial(with_bonuses, room="secret_rooms")
STEPS: tuple[Step, ...] = (
    _step("places", "explorer", places_told, Places, 1.5, "kit.spaces"),
    _step("rooms", "room", rooms_told, Rooms, 2.5, flaws=_room_flaws),
    _step("river", "pirogue", river_told, River, 0.5, "kit.river"),
    _step("sites", "site", sites_told, Sites, 0.5, "kit.site_counts"),
    _step("wheel", "wheel", wheel_told, Wheel, 0.5, "kit.wheel"),
    _step("light", "room-back", light_rooms_told, LightRooms, 2, "kit.light_rooms", optional=True),
    _step("sanctuaries", "sanctuary", SANCTUARIES, Sanctuaries, 2, "kit.sanctuaries", optional=True),
    _step("treasure", "treasure-room", treasure_room_told, TreasureRoom, 0.5, "kit.treasure_room", optional=True),
    _step("secret", "secret-room", SECRET, SecretRooms, 1.5, "kit.secret_rooms", optional=True),
    _step("tiles", "tile", tiles_told, ActionTiles, 4, "kit.action_tiles", optional=True),
    _step("cards", "card", cards_told, Cards, 0.5, "kit.cards", optional=True),
)
