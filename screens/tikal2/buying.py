"""A key bought in need (T2.5.13). A passage card in the hand may still lead to a room, and then none can be bought:
whoever holds cards finds behind a cover which key it is to be, or why none. An open answer would tell of the card."""

from collections.abc import Awaitable, Callable

import flet as ft

from model.table.words import refusal_words
from screens.shared.panels import panel
from screens.table.cover import Cover
from screens.table.sitting import Sitting
from screens.tikal2.colours import colour_tiles
from screens.tikal2.hand import card_count, own_hand
from screens.tikal2.seen import kept

COVER = 96
Take = Callable[[str], Awaitable[None]]


def behind_cover(sitting: Sitting) -> bool:
    """By what everybody sees: whether the hand holds cards that only its owner knows."""
    return own_hand(sitting) and not kept(sitting) and card_count(sitting) > 0


def bought(sitting: Sitting, stock: tuple[str, ...], take: Take) -> ft.Control:
    """One of these colours; a tap takes it."""
    if not behind_cover(sitting):
        return colour_tiles(sitting, "key", stock, take)

    async def looked() -> None:
        await sitting.actor.live.look(sitting.actor.guest, sitting.seat or 0)

    def inside() -> ft.Control:
        why = _refused(sitting, stock[0])
        return panel(sitting.look.text(why, 15) if why else colour_tiles(sitting, "key", stock, take), padding=12)

    title, hint = sitting.say("t2-rescue-which"), sitting.say("cover-hint")
    return Cover(sitting.look, "rescue-key", title, hint, inside, looked, COVER)


def _refused(sitting: Sitting, colour: str) -> str:
    """Why no key can be bought, with all that the hand holds; only for what is made inside a cover."""
    snapshot = sitting.snapshot
    why = snapshot.refusal(sitting.seat or 0, {"do": "rescue", "colour": colour})
    if why is None:
        return ""
    return refusal_words(sitting.look.words, why.rule, why.facts, sitting.names, snapshot.game.id, snapshot.kit).reason
