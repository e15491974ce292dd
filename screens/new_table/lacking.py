"""What of a copy must be told before it can be played like this: what, how long that takes, the way there."""

import math
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import flet as ft

from screens.copies.step import Step, minutes_left, steps_of
from screens.new_table.offers import NONE, Offer
from screens.shared.buttons import small
from screens.shared.look import Look
from screens.shared.panels import panel
from screens.shared.pictures import picture


def missing_words(look: Look, offer: Offer, players: int, options: Mapping[str, Any]) -> str:
    """The steps of the editor that tell it, by their titles."""
    return " · ".join(look.say(step.title) for step in _missing(offer, players, options))


def _missing(offer: Offer, players: int, options: Mapping[str, Any]) -> list[Step]:
    paths = [f"kit.{path}" for path in offer.lacks(players, options)]
    return [step for step in steps_of(offer.game) if any(path.startswith(step.paths) for path in paths)]


def lacking(
    look: Look, offer: Offer, players: int, options: Mapping[str, Any], describe: Callable[[], Awaitable[None]]
) -> ft.Control:
    """Said where somebody wants what needs it."""
    steps = _missing(offer, players, options)
    parts: list[ft.Control] = [look.text(look.say("new-lacks"), 15)]
    if steps:
        minutes = max(1, math.ceil(minutes_left(steps, offer.kit)))
        parts += [look.text(look.say("new-lacks-parts", minutes=minutes), 15), *[_line(look, step) for step in steps]]
    if not offer.lacks(players, options):
        parts.append(look.text(look.say("new-lacks-confirmed"), 15))
    look_at = "new-look" if offer.looked_at(players) else "copies-new"
    words = look.say(look_at if offer.id == NONE else "new-describe-on")
    parts.append(ft.Row([small(look, "describe", words, describe, ft.Icons.EDIT)], wrap=True))
    return ft.Semantics(
        identifier="lacking",
        container=True,
        live_region=True,
        content=panel(*parts, ground=ft.Colors.SURFACE_CONTAINER_HIGH, spacing=8),
    )


def _line(look: Look, step: Step) -> ft.Control:
    words = look.text(look.say(step.title), 15, bold=True, room=look.room(70))
    face = ft.Container(picture(step.picture, 28), width=28, alignment=ft.Alignment.CENTER)
    return ft.Row([face, ft.Container(words, expand=True)], spacing=10)
