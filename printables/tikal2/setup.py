"""Setting up: numbered steps with quantities, and the laid-out table with the steps' numbers on it."""

from model.games import GAMES
from model.kernel.checklist import Step
from printables.shared.ask import Ask
from printables.shared.box import Box
from printables.shared.frame import HEADING_ROOM, framed, heading, room
from printables.shared.items import Icon, Item, Page
from printables.shared.rows import Row, number, rows
from printables.shared.text import Style, fit
from printables.tikal2.heaps import boxed, heaps
from printables.tikal2.look import icon
from printables.tikal2.river import board

VARIANTS: tuple[dict[str, object], ...] = (
    {},
    {"more_control": True},
    {"short_game": True},
    {"open_memory": True},
    {"detail": "light"},
    {"more_control": True, "short_game": True, "open_memory": True},
)
STEP = Style(size=12, floor=8, leading=1.14, anywhere=True)
LEGEND = Style(size=9, floor=8, leading=1.0, ink="muted", valign="middle")
PICTURES = {
    "board": "site",
    "people": "camp",
    "pieces": "pirogue",
    "tents": "tent",
    "tents-short": "tent",
    "sanctuaries": "sanctuary",
    "passages": "passage",
    "wheel": "wheel",
    "wheel-any": "wheel",
    "cards": "card",
    "treasures": "treasure",
    "treasures-open": "treasure",
    "rooms": "room",
    "keys": "key-any",
    "tiles-all": "tile",
    "tiles-three": "tile",
    "tiles-three-picture": "tile",
    "tiles-two": "tile",
    "tiles-two-picture": "tile",
    "first-keys": "backpack",
    "memory": "camp",
    "light": "bonus",
}
HEAPS = 196.0
LEGEND_ICON = 15.0


def layout(ask: Ask) -> tuple[Page, ...]:
    steps = GAMES[ask.game].checklist(ask.setup)
    numbers = {step.id: index for index, step in enumerate(steps, 1)}
    told = [_row(ask, index, step) for index, step in enumerate(steps, 1)]
    box = room(ask)
    table = box.foot(392)
    first = box.above(392 + 8)
    items = [
        *heading(first, ask.say("print-steps")),
        *rows(first.below(HEADING_ROOM), told, STEP, gap=2, columns=2, icon=2.3),
        *heading(table, ask.say("print-table")),
        *_table(table.below(HEADING_ROOM), ask, numbers),
    ]
    return (framed(ask, items, ask.people),)


def _row(ask: Ask, index: int, step: Step) -> Row:
    return Row(ask.step(step), icon(PICTURES[step.id]), str(index))


def _table(box: Box, ask: Ask, numbers: dict[str, int]) -> list[Item]:
    plan, side = box.before(HEAPS + 8), box.end(HEAPS)
    out = ask.players < max(GAMES[ask.game].players)
    foot = 40 if out else 22
    items = [
        *board(plan.above(foot + 3), ask, numbers),
        *heaps(side, ask, numbers),
        *_legend(plan.foot(20), ask, numbers),
    ]
    return [*items, *boxed(Box(plan.x, plan.bottom - 39, plan.w, 16), ask)] if out else items


def _legend(box: Box, ask: Ask, numbers: dict[str, int]) -> list[Item]:
    items: list[Item] = []
    names = ("start-site", "tile", "forest", "seaplane", "secret-room")
    for cell, name in zip(box.columns((4.0, 5.9, 2.8, 5.1, 4.4), gap=2), names, strict=True):
        words = cell.after(LEGEND_ICON + 2)
        if name == "tile":
            step = next(index for id, index in numbers.items() if id.startswith("tiles"))
            items += number(words.left(12).centred(12), str(step), 8.5)
            words = words.after(14)
        items.append(Icon(cell.left(LEGEND_ICON).centred(LEGEND_ICON), icon(name)))
        items.append(fit(words, ask.say(f"t2-print-legend-{name}"), LEGEND))
    return items
