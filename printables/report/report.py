"""The report from a game to bytes."""

from typing import Any

from model.kernel.play import Play
from model.language import texts
from model.signs import listed
from printables.report import tables
from printables.report.facts import Facts, facts
from printables.shared.ask import Ask
from printables.shared.box import Box
from printables.shared.chart import chart
from printables.shared.flow import Block, Section, flowed
from printables.shared.frame import room
from printables.shared.items import Item, Leaflet
from printables.shared.paint import paint
from printables.shared.paper import PAPERS
from printables.shared.text import Style, fit

CHART = 210.0
STATUS = 18.0


def report(
    play: Play[Any],
    viewer: int | None = None,
    *,
    lang: str = "en",
    paper: str = "a4",
    mono: bool = False,
) -> bytes:
    """The PDF, as this seat (None: an onlooker) may know the game."""
    return paint(report_leaflet(play, viewer, lang=lang, paper=paper, mono=mono))


def report_leaflet(
    play: Play[Any], viewer: int | None = None, *, lang: str = "en", paper: str = "a4", mono: bool = False
) -> Leaflet:
    ask = Ask(play.game.id, "report", play.setup, texts(lang), PAPERS[paper], mono)
    told = facts(play, viewer, ask.texts)
    width = room(ask).w
    log_width = (width - 14) / 2
    sections = [
        Section(ask.say("print-report-ranking"), [_status(ask, told, viewer), *tables.ranking(ask, told)]),
        *_points(ask, told, width),
        Section(
            ask.say("print-report-log"),
            [tables.log_line(ask, entry, log_width) for entry in told.log],
            columns=2,
        ),
    ]
    pages = flowed(ask, sections, ask.people)
    title = ask.say("print-title-for", game=ask.game_name, sheet=ask.sheet_name, about=listed(told.names))
    return Leaflet(title, lang, pages, mono)


def _points(ask: Ask, told: Facts, width: float) -> list[Section]:
    if not told.reasons:
        return []
    course = Block(CHART, lambda box: chart(box, ask, told.series, told.rounds))
    return [
        Section(tables.named(ask, "chart"), [course]),
        Section(tables.named(ask, "sources"), tables.sources(ask, told, width), head=tables.sources_head(ask, told)),
        Section(
            tables.named(ask, "reasons"),
            [tables.reason(ask, told, one, width) for one in told.reasons],
            head=tables.reasons_head(ask),
        ),
    ]


def _status(ask: Ask, told: Facts, viewer: int | None) -> Block:
    over = told.winners is not None
    status = ask.say("print-report-over" if over else "print-report-running", moves=told.moves)
    seen = ask.say("print-report-onlooker") if viewer is None else ask.say("print-report-seat", name=told.names[viewer])

    note = f"{ask.game}-report-note"
    if told.reasons and ask.texts.has(note):
        status = f"{status} · {ask.say(note)}"

    def build(box: Box) -> list[Item]:
        left, right = box.above(4).columns((3, 2), gap=10)
        style = Style(size=10, floor=5, ink="muted", valign="middle", anywhere=True)
        return [fit(left, status, style), fit(right, seen, style.at(align="right"))]

    return Block(STATUS, build)
