"""The report's tables as blocks: each row measured, none torn."""

from collections.abc import Sequence

from model.kernel.points import totals
from model.signs import digits
from model.table.telling import Said
from printables.report.facts import Facts, Reason
from printables.shared.ask import Ask
from printables.shared.box import Box
from printables.shared.flow import Block
from printables.shared.items import Item, Panel, Stroke
from printables.shared.text import Style, fit, height

CELL = Style(size=9, floor=9, anywhere=True)
NUMBER = Style(size=9.5, floor=8, face="bold", align="right", valign="middle")
HEAD = Style(size=8, floor=8, ink="muted", valign="bottom", anywhere=True)
SMALL = Style(size=8, floor=8, anywhere=True)
HEADING = SMALL.at(face="bold", ink="gold")
PAD = 3.0
TIGHT = 1.5


def named(ask: Ask, part: str) -> str:
    """What a part of the report is called: a game whose numbers are no points calls it otherwise."""
    own = f"{ask.game}-report-{part}"
    return ask.say(own if ask.texts.has(own) else f"print-report-{part}")


def sources_head(ask: Ask, told: Facts) -> Block:
    def build(box: Box) -> list[Item]:
        cells = _source_cells(box, len(told.names))
        items: list[Item] = [
            ask.mark(Box(cell.right - 13, cell.bottom - 15, 12, 12), colour)
            for cell, colour in zip(cells[1:], told.colours, strict=True)
        ]
        return [*items, _line(box, 1.0)]

    return Block(18, build)


def sources(ask: Ask, told: Facts, width: float) -> list[Block]:
    """One by one, then the sums."""
    seats = len(told.names)
    blocks = [_source(ask, source_words(ask, source), points, width) for source, points in told.sources()]
    sums = totals((reason.point for reason in told.reasons), seats)
    return [*blocks, _source(ask, ask.say("print-report-total"), sums, width, total=True)]


def _source(ask: Ask, words: str, points: Sequence[int], width: float, total: bool = False) -> Block:
    style = CELL.at(face="bold") if total else CELL
    label = _source_cells(Box(0, 0, width, 10), len(points))[0].w
    tall = height(words, label, style) + 2 * TIGHT

    def build(box: Box) -> list[Item]:
        cells = _source_cells(box, len(points))
        items: list[Item] = [Panel(box, "gold-soft")] if total else []
        items.append(fit(cells[0].inset(0, TIGHT), words, style))
        for cell, value in zip(cells[1:], points, strict=True):
            if value or total:
                items.append(fit(cell, digits(value), NUMBER))
        return [*items, _line(box)]

    return Block(tall, build)


def _source_cells(box: Box, seats: int) -> tuple[Box, ...]:
    wide = min(44.0, box.w * 0.55 / seats)
    return (box.before(wide * seats + 12).after(2), *box.before(4).end(wide * seats).columns(seats))


def rule_name(rule: str) -> str:
    return "" if rule == "correct" else rule


def source_words(ask: Ask, source: str) -> str:
    """What a message says of it; a rule that none names speaks for itself."""
    if source == "correct":
        return ask.say("source-other")
    return ask.say(source) if ask.texts.has(source) else ask.texts.rule(source)


def reasons_head(ask: Ask) -> Block:
    def build(box: Box) -> list[Item]:
        move, who, points, rule, why = _reason_cells(box)
        headed = ((move, "move"), (rule, "rule"), (why, "why"))
        items: list[Item] = [fit(cell, ask.say(f"print-report-{name}"), HEAD) for cell, name in headed]
        items.append(fit(who, ask.say("print-name"), HEAD))
        items.append(fit(points, named(ask, "points"), HEAD.at(align="right")))
        return [*items, _line(box, 1.0)]

    return Block(16, build)


def reason(ask: Ask, told: Facts, one: Reason, width: float) -> Block:
    cells = _reason_cells(Box(0, 0, width, 10))
    name = told.names[one.point.seat]
    tall = max(height(one.words, cells[4].w, SMALL), height(name, cells[1].w - 14, SMALL)) + 2 * PAD

    def build(box: Box) -> list[Item]:
        move, who, points, rule, why = _reason_cells(box)
        sign = "+" if one.point.points > 0 else ""
        items: list[Item] = [
            ask.mark(Box(who.x, who.y + PAD, 10, 10), told.colours[one.point.seat]),
            fit(who.after(14).inset(0, PAD), name, SMALL),
            fit(points, f"{sign}{digits(one.point.points)}", NUMBER),
            fit(rule.inset(0, PAD), rule_name(one.point.rule), SMALL.at(ink="muted")),
            fit(why.inset(0, PAD), one.words, SMALL),
        ]
        if one.move is not None:
            items.append(fit(move.inset(0, PAD), str(one.move), SMALL.at(ink="muted")))
        return [*items, _line(box)]

    return Block(tall, build)


def _reason_cells(box: Box) -> tuple[Box, ...]:
    return box.inset(2, 0).columns((7, 22, 9, 10, 52), gap=8)


def log_line(ask: Ask, entry: Said, width: float) -> Block:
    """A turn, and the number of its first entry; a heading stands out, what was undone says so and is paler."""
    if entry.heading:
        tall = height(entry.words, width, HEADING) + 5
        return Block(tall, lambda box: [fit(box.below(3), entry.words, HEADING)], leads=True)
    words = f"{ask.say('print-report-undone')} {entry.words}" if entry.undone else entry.words
    style = SMALL.at(ink="muted", face="italic") if entry.undone else SMALL
    tall = height(words, width - 26, style) + 2.5

    def build(box: Box) -> list[Item]:
        number = fit(box.left(20), str(entry.number), SMALL.at(ink="gold", face="bold", align="right"))
        return [number, fit(box.after(26), words, style)]

    return Block(tall, build)


def _line(box: Box, width: float = 0.4) -> Stroke:
    return Stroke(((box.x, box.bottom), (box.right, box.bottom)), "line", width)
