"""`companion print`: sheets of a game, of a stored table, or many of them."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from companion.asking import Data, Database, Lang, allowed_options, speak, switches, whole_number
from companion.files import Unusable, fail, read, write
from companion.print_many import file_name, print_many
from companion.stored_copies import named
from companion.stored_games import opened
from model.games import GAMES
from model.kernel.flaws import Flaw, Flawed, decoded
from model.kernel.record import SAMPLE
from model.language import Texts
from model.names import name_fault
from model.signs import shortened
from model.table.words import first_flaw

if TYPE_CHECKING:
    from model.kernel.play import Play
    from model.store import Store

TABLE_SHEETS = ("seat-cards", "report")
LONGEST_URL = 300


def print_sheets(
    what: Annotated[list[str] | None, typer.Argument(metavar="GAME SHEET", help="With --table only SHEET.")] = None,
    players: Annotated[str, typer.Option(metavar="N", help="Number of players; default 4.")] = "",
    colours: Annotated[str, typer.Option(help="Who plays with which, from the first on: red,blue,green.")] = "",
    names: Annotated[str, typer.Option(help="For the cards, in the same order: Ada,Ben,Cleo.")] = "",
    paper: Annotated[str, typer.Option(help="a4 or letter.")] = "a4",
    mono: Annotated[bool, typer.Option("--mono", help="For black-and-white printers.")] = False,
    kit: Annotated[str, typer.Option(help="Your copy: a kit file, or sample for the invented board.")] = "",
    copy: Annotated[str, typer.Option(help="Your copy, as `companion kit list` shows it.")] = "",
    option: Annotated[list[str], typer.Option(help="Set a table option, name=value.")] = [],  # noqa: B006
    output: Annotated[Path | None, typer.Option("--output", "-o", help="The file; - into a pipe.")] = None,
    everything: Annotated[
        Path | None, typer.Option("--all", help="All sheets into this folder; of one GAME, one SHEET, for N --players.")
    ] = None,
    table: Annotated[str, typer.Option(help="A stored game: its seat-cards, report, or a sheet for it.")] = "",
    details: Annotated[bool, typer.Option("--details", help="The report with every point and the log.")] = False,
    seat: Annotated[str, typer.Option("--as", help="The report as this player may know it, counted from 1.")] = "",
    url: Annotated[str, typer.Option(help="Where phones reach the host: the seat cards' links.")] = "",
    data: Data = None,
    database: Database = "",
    lang: Lang = "",
) -> None:
    """Print as PDF: booklet, setup, reference, score and others of a game; seat-cards and report of a stored one.

    Without --kit or --copy a sheet says only what is the same in every copy."""
    from printables import NoSheet

    said = speak(lang)
    words = what or []
    look = {"lang": said.lang, "paper": paper, "mono": mono}
    of_table = {"--as": seat, "--url": url, "--details": details}
    of_people = {"--colours": colours, "--names": names}
    of_game = {"--kit": kit, "--copy": copy, "--option": option}
    _only_into_a_pipe(output, said)
    try:
        if everything is not None and len(words) <= 2 and not table:
            _unused("--all", {**of_table, **of_people, **of_game, "--output": output}, said)
            print_many(everything, words, _count(players), said, look)
        elif table and len(words) == 1 and everything is None:
            _unused("--table", {"--players": players, **of_people, **of_game}, said)
            with opened(data, database, said) as store:
                pdf = _table_sheet(store, data, table, words[0], seat, url, details, look, said)
            _deliver(pdf, output or Path(f"{table}-{words[0]}-{said.lang}.pdf"), said)
        elif len(words) == 2 and not table and everything is None:
            game, sheet = words
            _unused(f"{game} {sheet}", of_table, said)
            if kit:
                _unused("--kit", {"--copy": copy}, said)
            told = _told(kit, copy, data, database, said)
            people = {"colours": _listed(colours), "names": _listed(names)}
            chosen, count = switches(option, said), _count(players)
            pdf = _sheet(game, sheet, {"players": count, "options": chosen, "kit": told, **people, **look}, said)
            many = max(len(one) for one in people.values())
            count = count or (many if many in GAMES[game].players else None)
            _deliver(pdf, output or Path(file_name(game, sheet, count, said.lang, chosen)), said)
        else:
            fail(said.say("print-what"))
    except NoSheet as error:
        fail(said.say(error.message, **error.facts))
    except Unusable as error:
        fail(str(error))
    except Flawed as error:
        first = error.flaws[0]
        if first.where.startswith("options") and first.code in ("unknown", "value", "type"):
            fail(_wrong_option(first, option, words[0], said))
        fail(first_flaw(said, kit or copy or words[0], error))


def _only_into_a_pipe(output: Path | None, said: Texts) -> None:
    """A terminal cannot show a PDF, and what it makes of one is nobody's wish."""
    if str(output) == "-" and sys.stdout.isatty():
        fail(said.say("print-terminal"))


def _wrong_option(flaw: Flaw, given: list[str], game: str, said: Texts) -> str:
    """Names the one that is wrong, as it was typed."""
    name = flaw.where.removeprefix("options").lstrip(".") or str(flaw.facts.get("found", ""))
    typed = next((one for one in given if one.partition("=")[0] == name), name)
    return said.say("print-wrong-option", found=typed[:40], expected=", ".join(allowed_options(game)))


def _listed(words: str) -> tuple[str, ...]:
    """
    >>> _listed("red, blue")
    ('red', 'blue')
    """
    return tuple(" ".join(word.split()) for word in words.split(",") if word.strip())


def _unused(what: str, given: dict[str, Any], said: Texts) -> None:
    """Nothing that somebody asked for is passed over in silence."""
    for option, value in given.items():
        if value:
            fail(said.say("print-not-with", option=option, what=what[:60]))


def _count(players: str) -> int | None:
    """0, which no game allows, for what is no number."""
    return (whole_number(players) or 0) if players else None


def _told(kit: str, copy: str, data: Path | None, database: str, said: Texts) -> Any:
    """The copy as it was told; none: what every copy has."""
    from model.table.copy_file import kit_in

    if copy:
        with opened(data, database, said) as store:
            return decoded(named(store, copy, said).body)
    if not kit:
        return None
    return SAMPLE if kit == SAMPLE else kit_in(read(kit, said))[1]


def _sheet(game: str, sheet: str, asked: dict[str, Any], said: Texts) -> bytes:
    from printables import sheet as printed

    if game in GAMES and sheet in TABLE_SHEETS:
        fail(said.say("print-needs-table", sheet=sheet))
    for name in asked["names"]:
        if fault := name_fault(name):
            why = said.say(f"flaw-{fault[0]}", **fault[1])
            fail(said.say("print-wrong-name", found=shortened(name, 60), what=why))
    return printed(game, sheet, **asked)


def _table_sheet(
    store: "Store",
    data: Path | None,
    table: str,
    sheet: str,
    seat: str,
    url: str,
    details: bool,
    look: dict[str, Any],
    said: Texts,
) -> bytes:
    from companion.house import House
    from companion.secrecy import shared_secret
    from companion.shelf import taken_out
    from model.table.stored import play_record
    from printables import sheets_of, table_sheet
    from printables.asking import BOOKLET, can_print, paper_named

    paper_named(look["paper"])
    record = taken_out(store, table)
    if sheet not in TABLE_SHEETS and not can_print(record.game, sheet):
        fail(said.say("print-only-table", expected=[*TABLE_SHEETS, BOOKLET, *sheets_of(record.game)]))
    if sheet != "report":
        _unused(sheet, {"--as": seat, "--details": details}, said)
    if sheet != "seat-cards":
        _unused(sheet, {"--url": url}, said)
    play, _ = play_record(record, kept=True)
    if sheet not in TABLE_SHEETS:
        return table_sheet(play, sheet, **look)
    if sheet == "report":
        from printables.report import report

        title, played = (record.table.title, record.table.created) if record.table else ("", "")
        viewer = _viewer(seat, play, said)
        return report(play, viewer, details=details, title=title or "", played=played or "", **look)
    if not url.startswith(("http://", "https://")) or len(url) > LONGEST_URL:
        fail(said.say("print-needs-url"))
    title = (record.table and record.table.title) or said.say(f"word-{play.game.id}")
    tables = House(store, data, shared_secret(None, said)).tables
    live = tables.table(table)  # its links are there, also of a game from before they were kept
    live.show_links(live.shown.taken, None)
    return seat_cards_of(play, title, lambda seat: f"{url.rstrip('/')}/s/{tables.link(table, str(seat))}", look)


def seat_cards_of(play: "Play[Any]", title: str, links: Callable[[int], str], look: dict[str, Any]) -> bytes:
    """The tents of a table; `links` is the address of each seat."""
    from model.table.qr import qr_matrix
    from printables.seat_cards import SeatCard, seat_cards

    seats = [
        SeatCard(player.name, player.colour, qr_matrix(links(index)), links(index))
        for index, player in enumerate(play.setup.players)
    ]
    return seat_cards(title, seats, **look)


def _viewer(seat: str, play: "Play[Any]", said: Texts) -> int | None:
    if not seat or seat == "table":
        return None
    number = whole_number(seat)
    if number is None or not 1 <= number <= len(play.setup.players):
        fail(said.say("print-no-seat", found=seat[:40], most=len(play.setup.players)))
    return number - 1


def _deliver(pdf: bytes, file: Path, said: Texts) -> None:
    from printables.preview import is_duplex, page_count

    if str(file) == "-":
        sys.stdout.buffer.write(pdf)
        return
    write(file, pdf, said, force=True, private=False)
    typer.echo(said.say("print-done", file=str(file), pages=page_count(pdf)))
    if is_duplex(pdf):
        typer.echo(said.say("print-how-flip"))
