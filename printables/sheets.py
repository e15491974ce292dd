"""A sheet from asking to bytes."""

from typing import Any

from msgspec.structs import replace

from model.kernel.play import Play
from model.language import texts
from printables.asking import BOOKLET, ask_for, module, paper_named, player_counts
from printables.booklet import booklet, in_booklet
from printables.copies import copy_of
from printables.shared.ask import Ask
from printables.shared.items import Leaflet
from printables.shared.paint import paint


def sheet(game: str, sheet: str, **asked: Any) -> bytes:
    """The PDF of a game's sheet; what may be asked: see `ask_for`."""
    return paint(leaflet(ask_for(game, sheet, **asked)))


def table_sheet(play: Play[Any], sheet: str, *, lang: str = "en", paper: str = "a4", mono: bool = False) -> bytes:
    """The PDF of a game's sheet for a table: its people, its switches, its copy with what was learned of it."""
    kit, flaws = copy_of(play, sheet != BOOKLET and getattr(module(play.game.id, sheet), "SHOWS_FLAWS", False))
    setup = replace(play.setup, kit=kit)
    return paint(leaflet(Ask(play.game.id, sheet, setup, texts(lang), paper_named(paper), mono, flaws, table=True)))


def leaflet(ask: Ask) -> Leaflet:
    """Everything measured, nothing drawn yet."""
    if ask.sheet == BOOKLET:
        return booklet(ask, {name: leaflet(replace(ask, sheet=name)) for name in in_booklet(ask.game)})
    laid_out = module(ask.game, ask.sheet)
    pages = laid_out.layout(ask)
    return Leaflet(_title(ask), ask.texts.lang, tuple(pages), ask.mono, getattr(laid_out, "DUPLEX", False))


def _title(ask: Ask) -> str:
    names = {"game": ask.game_name, "sheet": ask.sheet_name}
    if len(player_counts(ask.game, ask.sheet)) == 1:
        return ask.say("print-title", **names)
    return ask.say("print-title-for", **names, about=ask.people)
