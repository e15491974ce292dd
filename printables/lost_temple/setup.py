"""Setting up: numbered steps with quantities, the table as a sketch, the start cards and the draft."""

from model.games import GAMES
from model.games.lost_temple.checklist import laid_tokens, start_of
from model.games.lost_temple.parts import CHARACTERS, GEMS, MACHETES, STARTS_WITH_MACHETE, TOKEN_COUNT
from model.kernel.checklist import Step
from printables.lost_temple.draft import draft_row, draft_words
from printables.lost_temple.sketch import sketch
from printables.lost_temple.track import is_told, track
from printables.shared.ask import Ask
from printables.shared.box import Box
from printables.shared.frame import HEADING_ROOM, framed, heading, room
from printables.shared.items import Icon, Item, Page, Panel
from printables.shared.rows import Row, rows
from printables.shared.text import Style, fit

VARIANTS: tuple[dict[str, str], ...] = (
    {},
    {"draft": "app"},
    {"tokens": "app"},
    {"detail": "light"},
    {"detail": "light", "draft": "app"},
)
STEP = Style(size=12.5, floor=8)
SMALL = Style(size=9, floor=8, valign="middle", leading=1.0)
MACHETE = 12.0
PICTURES = {
    "board-far": "great-temple",
    "board-near": "great-temple",
    "board-second": "great-temple",
    "board-first": "great-temple",
    "meeples": "meeple",
    "tokens": "token-hidden",
    "tokens-near": "token-hidden",
    "tokens-circles": "token-hidden",
    "tokens-near-circles": "token-hidden",
    "tokens-away": "token-hidden",
    "gems": "gem",
    "machetes": "machete",
    "idol": "idol",
    "start-cards": "scout",
    "start-cards-own": "scout",
    "cards-away": "card-back",
    "cards-stay": "card-back",
    "light": "child",
    "light-cards": "child",
}


def layout(ask: Ask) -> tuple[Page, ...]:
    steps = GAMES[ask.game].checklist(ask.setup)
    box = room(ask)
    first, rest = box.head(box.h * 0.365), box.below(box.h * 0.365 + 10)
    table, lower = rest.above(128), rest.foot(120)
    starts, draft = lower.columns((51, 49), gap=14)
    items = [
        *heading(first, ask.say("print-steps")),
        *rows(
            first.below(HEADING_ROOM + 3), [_row(ask, i, s) for i, s in enumerate(steps, 1)], STEP, columns=2, spread=14
        ),
        *heading(table, ask.say("print-table")),
        *_table(table.below(HEADING_ROOM), ask),
        *heading(starts, ask.say("lt-print-start-cards")),
        *_starts(starts.below(HEADING_ROOM), ask),
        *heading(draft, ask.say("lt-print-draft")),
        *_draft(draft.below(HEADING_ROOM), ask),
    ]
    return (framed(ask, items, ask.people),)


def _row(ask: Ask, index: int, step: Step) -> Row:
    return Row(ask.step(step), f"lost-temple/{PICTURES[step.id]}", str(index))


def _table(box: Box, ask: Ask) -> list[Item]:
    """The track, what each space is, and what lies beside the board."""
    board, below = box.above(70), box.foot(66)
    legend, supply = below.rows((20, 42), gap=4)
    return [
        Panel(board, "stone", "line", 1, radius=8),
        *_board(board.inset(8, 6), ask),
        *_legend(legend, ask),
        *_supply(supply, ask),
    ]


def _board(box: Box, ask: Ask) -> list[Item]:
    """The track as its owner told it, or a sketch without spaces."""
    kit = ask.setup.kit
    if not is_told(kit, ask.players):
        return sketch(box, ask)
    return track(box, kit, kit.last, kit.finish_for(ask.players))


def _legend(box: Box, ask: Ask) -> list[Item]:
    entries = [(what, what) for what in ("temple", "village", "jungle")]
    kit = ask.setup.kit
    told = is_told(kit, ask.players)
    entries.append(("chance" if told else "circle", "chance"))
    entries.append(("finish" if told else "great", "great-temple"))
    items: list[Item] = []
    for cell, (what, icon) in zip(box.columns((3, 3, 4.6, 4, 5.4), gap=5), entries, strict=True):
        items.append(Icon(cell.left(cell.h).centred(17), f"lost-temple/{icon}"))
        items.append(
            fit(cell.after(cell.h + 4), ask.say(f"lt-print-legend-{what}", finish=kit.finish_for(ask.players)), SMALL)
        )
    return items


def _supply(box: Box, ask: Ask) -> list[Item]:
    kit, options = ask.setup.kit, ask.setup.options
    boxed = ask.say("lt-print-boxed")
    app, laid = options.tokens == "app", laid_tokens(kit, ask.players)
    tokens = boxed if app else ask.say("lt-print-tokens" if laid is None else "lt-print-reserve")
    cards = boxed if options.draft == "app" else ask.say("lt-print-deck")
    heaps = (
        ("gem", GEMS, ask.say("lt-print-gems")),
        ("machete", MACHETES, ask.say("lt-print-machetes")),
        ("idol", 1, ask.say("lt-print-idol-ready")),
        ("token-hidden", TOKEN_COUNT - (0 if app else laid or 0), tokens),
        ("card-back", len(CHARACTERS), cards),
    )
    items: list[Item] = []
    cells = box.columns(6, gap=6)
    for cell, (icon, count, words) in zip(cells, heaps, strict=False):
        items += [
            Panel(cell, "moss", "moss-deep", 0.8, radius=5),
            Icon(Box(cell.x + 3, cell.cy - 12, 24, 24), f"lost-temple/{icon}"),
        ]
        items += _heap(cell.after(30).before(2), str(count), words)
    items.append(Panel(cells[5], "moss", "moss-deep", 0.8, radius=5))
    items += _heap(cells[5].after(cells[5].w * 0.4).before(2), str(ask.players), ask.say("lt-print-meeples"))
    shapes = cells[5].inset(3, 4).left(cells[5].w * 0.4 - 4)
    for spot, colour in zip(shapes.grid(2, 4, gap=1.5), ask.colours, strict=False):
        items.append(ask.mark(spot.square(), colour))
    return items


def _heap(box: Box, count: str, words: str) -> list[Item]:
    number, label = box.inset(0, 2).rows((15, 23))
    return [
        fit(number, count, Style(size=13, floor=9, face="bold", valign="bottom")),
        fit(label, words, Style(size=8.5, floor=8, ink="muted", leading=1.0)),
    ]


def _starts(box: Box, ask: Ask) -> list[Item]:
    """The corner of each start card: space, gems, perhaps a machete (LT1.4); as the card shows where nobody told."""
    kit = ask.setup.kit
    items: list[Item] = []
    if not kit.start:
        note, box = box.head(24), box.below(27)
        items.append(fit(note, ask.say("lt-print-start-own"), Style(size=9.5, floor=8, valign="middle")))
    for cell, name in zip(box.grid(3, 3, gap=3), CHARACTERS, strict=True):
        items.append(Panel(cell, "stone", "line", 0.6, radius=4))
        items.append(Icon(cell.inset(2.5).left(cell.h - 5), f"lost-temple/{name}"))
        space, gems = start_of(kit, name) or ("?", "?")
        words, spot = f"*{space}* · {gems}[gem]" if kit.start else ask.say(f"word-{name}"), cell.before(2)
        if name in STARTS_WITH_MACHETE:
            items.append(Icon(spot.end(MACHETE).square(), "lost-temple/machete"))
            spot = spot.before(MACHETE)
        style = Style(size=9.5, floor=8, marked=True, icons="lost-temple", valign="middle")
        items.append(fit(spot.after(cell.h), words, style))
    return items


def _draft(box: Box, ask: Ask) -> list[Item]:
    cards, words = box.rows((46, 40), gap=6)
    return [*draft_row(cards, ask), fit(words, draft_words(ask), Style(size=10, floor=8))]
