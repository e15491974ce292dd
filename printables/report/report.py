"""The report from a game to bytes: a page to keep; on wish every point and the log of turns after it."""

from datetime import datetime
from typing import Any

from model.kernel.play import Play
from model.language import Name, Texts, texts
from model.signs import listed
from printables.report import tables
from printables.report.facts import Facts, facts
from printables.report.keepsake import LEAST_CHART, keepsake
from printables.shared.ask import Ask
from printables.shared.flow import GAP, Section, filled, flowed
from printables.shared.frame import framed, room
from printables.shared.items import Item, Leaflet
from printables.shared.paint import paint
from printables.shared.paper import PAPERS


def report(
    play: Play[Any],
    viewer: int | None = None,
    *,
    lang: str = "en",
    paper: str = "a4",
    mono: bool = False,
    details: bool = False,
    title: str = "",
    played: str = "",
) -> bytes:
    """The PDF, as this seat (None: an onlooker) may know the game."""
    return paint(
        report_leaflet(play, viewer, lang=lang, paper=paper, mono=mono, details=details, title=title, played=played)
    )


def report_leaflet(
    play: Play[Any],
    viewer: int | None = None,
    *,
    lang: str = "en",
    paper: str = "a4",
    mono: bool = False,
    details: bool = False,
    title: str = "",
    played: str = "",
) -> Leaflet:
    """`title` is the one people gave their table, `played` the time they laid it out, as it is stored. What only a
    seat knows stands in the log: its own report has the details."""
    ask = Ask(play.game.id, "report", play.setup, texts(lang), PAPERS[paper], mono)
    details = details or viewer is not None
    told = facts(play, viewer, ask.texts, log=details)
    seen = "" if viewer is None else ask.say("print-report-seat", name=told.names[viewer])
    if viewer is None and told.winners is None:
        seen = ask.say("print-report-onlooker")
    pages = _pages(ask, told, day(ask.texts, played), seen, details)
    about = f"{ask.game_name} · {ask.people}" if title else ask.people
    named = ask.say("print-title-for", game=ask.game_name, sheet=ask.sheet_name, about=title or listed(told.names))
    made = tuple(framed(ask, page, about, at, len(pages), title) for at, page in enumerate(pages, start=1))
    return Leaflet(named, lang, made, mono)


def _pages(ask: Ask, told: Facts, when: str, seen: str, details: bool) -> list[list[Item]]:
    """A few details find room below what is kept, under a lower chart; more of them have pages of their own."""
    first, _ = keepsake(ask, told, when, seen)
    if not details:
        return [first]
    sections = _details(ask, told)
    low, end = keepsake(ask, told, when, seen, LEAST_CHART)
    (begun, *more), _ = flowed(sections, room(ask), end + GAP)
    return [first, *filled(sections, room(ask))] if more or not begun else [[*low, *begun]]


def day(said: Texts, played: str) -> str:
    """The day in words, as this machine's clock had it; nothing where it was not kept."""
    if not played:
        return ""
    then = datetime.fromisoformat(played).astimezone()
    return said.say("report-date", day=then.day, month=then.month, year=Name(then.year))


def _details(ask: Ask, told: Facts) -> list[Section]:
    width = room(ask).w
    log = Section(
        ask.say("print-report-log"),
        [tables.log_line(ask, entry, (width - 14) / 2) for entry in told.log],
        columns=2,
    )
    rows = [tables.reason(ask, told, one, width) for one in told.reasons if one.point.points]
    if not rows:
        return [log]
    return [Section(tables.named(ask, "reasons"), rows, head=tables.reasons_head(ask)), log]
