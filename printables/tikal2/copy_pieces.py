"""A copy's pieces: light rooms, dark rooms with several bonuses, action tiles, special cards."""

from collections.abc import Sequence

from model.games.tikal2.kit import ActionTile, Bonus, TileAction
from model.games.tikal2.parts import CARD_COUNT, CARDS, COLOURS
from printables.shared.ask import Ask
from printables.shared.box import Box
from printables.shared.fields import pen_box, to_ring
from printables.shared.items import Icon, Item, Panel
from printables.shared.text import Style, fit
from printables.tikal2.copy_room import bonus_text, room
from printables.tikal2.look import ICONS, icon

SLOTS, MOST_SLOTS = 4, 8
"""Room for so many bonuses where nobody told how many a room has; never for more."""
HOW = Style(size=9, floor=6, ink="muted", valign="middle", leading=1.05)
NAME = Style(size=9.5, floor=6, valign="middle", leading=1.05)
COUNT = Style(size=12, floor=7, face="bold", align="center", valign="middle")
CARD = Style(size=9.5, floor=5.5, marked=True, icons=ICONS, valign="middle", leading=1.05)
SHOWN = (
    "room",
    "sanctuary",
    "treasure",
    "card",
    "passage",
    "doors",
    "bonus-1",
    "bonus-2",
    *(f"key-{colour}" for colour in (*COLOURS, "any")),
)
"""What an action tile can show."""


def light_rooms(box: Box, ask: Ask) -> list[Item]:
    """T2.1.3: two of each colour."""
    items: list[Item] = []
    for cell, one in zip(box.grid(5, 2, gap=6), ask.setup.kit.light_rooms, strict=False):
        items.append(Panel(cell, "", "line", 0.6, radius=5))
        items += room(cell.inset(5, 4), one.colour, one.doors, one.bonus)
    return items


def sanctuaries(box: Box, ask: Ask) -> list[Item]:
    some = ask.setup.kit.sanctuaries
    items: list[Item] = []
    for line, one in zip(box.rows(len(some), gap=3), some, strict=True):
        items += _line(line, f"altar-{one.altar}", ask.say(f"word-{one.altar}"), one.bonuses)
    return items


def treasure_room(box: Box, ask: Ask) -> list[Item]:
    return _line(box, "treasure-room", "", ask.setup.kit.treasure_room.bonuses)


def secret_rooms(box: Box, ask: Ask) -> list[Item]:
    some = ask.setup.kit.secret_rooms
    items: list[Item] = []
    for number, (line, one) in enumerate(zip(box.rows(len(some), gap=3), some, strict=True), start=1):
        items += _line(line, "secret-room", str(number), one.bonuses)
    return items


def _line(box: Box, picture: str, name: str, bonuses: Sequence[Bonus] | None) -> list[Item]:
    """A room with several bonuses."""
    side = min(box.h, 24)
    lead, rest = box.left(118), box.after(122)
    items: list[Item] = [Icon(lead.left(side).centred(side), icon(picture))]
    items += [fit(lead.after(side + 5), name, NAME)] if name else []
    slots: Sequence[Bonus | None] = (None,) * SLOTS if bonuses is None else bonuses[:MOST_SLOTS]
    for cell, bonus in zip(rest.columns(max(SLOTS, len(slots)), gap=5), slots, strict=False):
        items += [Panel(cell, "stone", "line", 0.6, radius=4), bonus_text(cell.inset(3, 1), bonus)]
    return items


def tiles(box: Box, ask: Ask) -> list[Item]:
    """T2.1.4: by the number on the back."""
    tiles = ask.setup.kit.action_tiles
    how = ask.say("tikal-2-kit-tiles-back")
    if any(tile.actions is None for tile in tiles):
        how = f"{how} {ask.say('tikal-2-kit-tiles-ring')}"
    items: list[Item] = [fit(box.head(13), how, HOW)]
    for cell, tile in zip(box.below(16).grid(6, 4, gap=4), tiles, strict=False):
        items += _tile(cell, tile)
    return items


def _tile(box: Box, tile: ActionTile) -> list[Item]:
    inner = box.inset(4, 3)
    back = Box(inner.x, inner.y, 12, 12)
    shown = inner.after(15)
    items: list[Item] = [
        Panel(box, "gold-soft", "rule", 0.7, radius=4),
        Panel(back, "stone-deep", "rule", 0.7, radius=2),
    ]
    items.append(fit(back, str(tile.back), COUNT.at(size=8.5, floor=6)))
    if tile.actions is None:
        return [*items, *to_ring(shown, [icon(name) for name in SHOWN], 5)]
    for cell, action in zip(shown.columns(max(3, len(tile.actions)), gap=2), tile.actions, strict=False):
        items.append(Icon(cell.square(), icon(_picture(action))))
    return items


def _picture(action: TileAction) -> str:
    if action.do == "key":
        return f"key-{action.colour}"
    return f"bonus-{action.points}" if action.do == "bonus" else action.do


def cards(box: Box, ask: Ask) -> list[Item]:
    """T2.7: how many of each kind."""
    counts = ask.setup.kit.cards
    items: list[Item] = [fit(box.head(13), ask.say("tikal-2-kit-cards-how", cards=CARD_COUNT), HOW)]
    for cell, kind in zip(box.below(16).grid(2, 5, gap=4), CARDS, strict=True):
        count, rest = cell.left(24), cell.after(28)
        side = min(rest.h, 24)
        items += [pen_box(count), Icon(rest.left(side).centred(side), icon(f"card-{kind}"))]
        items.append(fit(rest.after(side + 5), ask.say(f"t2-print-special-{kind}"), CARD))
        if counts.get(kind) is not None:
            items.append(fit(count, str(counts[kind]), COUNT))
    return items
