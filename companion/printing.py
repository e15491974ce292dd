"""`companion print`: sheets of a game, of a stored table, or all of them."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from companion.asking import Data, Database, Lang, allowed_options, speak, switches, whole_number
from companion.files import Unusable, fail, read, write
from companion.stored_copies import named
from companion.stored_games import opened
from model.games import GAMES
from model.kernel.flaws import Flawed, decoded
from model.kernel.record import SAMPLE
from model.language import Texts
from model.table.words import first_flaw

if TYPE_CHECKING:
    from model.kernel.play import Play
    from model.store import Store

TABLE_SHEETS = ("seat-cards", "report")
LONGEST_URL = 300


def print_sheets(
    what: Annotated[list[str] | None, typer.Argument(metavar="GAME SHEET", help="With --table only SHEET.")] = None,
    players: Annotated[str, typer.Option(metavar="N", help="Number of players; default 4.")] = "",
    paper: Annotated[str, typer.Option(help="a4 or letter.")] = "a4",
    mono: Annotated[bool, typer.Option("--mono", help="For black-and-white printers.")] = False,
    kit: Annotated[str, typer.Option(help="Your copy: a kit file, or sample for the invented board.")] = "",
    copy: Annotated[str, typer.Option(help="Your copy, as `companion kit list` shows it.")] = "",
    option: Annotated[list[str], typer.Option(help="Set a table option, name=value.")] = [],  # noqa: B006
    output: Annotated[Path | None, typer.Option("--output", "-o", help="The file; - for standard output.")] = None,
    everything: Annotated[Path | None, typer.Option("--all", help="All sheets of all games, into this folder.")] = None,
    table: Annotated[str, typer.Option(help="A stored game: its seat-cards, report, or a sheet for it.")] = "",
    seat: Annotated[str, typer.Option("--as", help="The report as this seat may know it.")] = "",
    url: Annotated[str, typer.Option(help="Where phones reach the host: the seat cards' links.")] = "",
    data: Data = None,
    database: Database = "",
    lang: Lang = "",
) -> None:
    """Print sheets as PDF: setup, reference, score and others of a game; seat-cards and report of a stored one.

    Without --kit or --copy a sheet says only what is the same in every copy."""
    from printables import NoSheet

    said = speak(lang)
    words = what or []
    look = {"lang": said.lang, "paper": paper, "mono": mono}
    of_table = {"--as": seat, "--url": url}
    of_game = {"--players": players, "--kit": kit, "--copy": copy, "--option": option}
    try:
        if everything is not None and not words and not table:
            _unused("--all", {**of_table, **of_game, "--output": output}, said)
            _all(everything, said, look)
        elif table and len(words) == 1 and everything is None:
            _unused("--table", of_game, said)
            with opened(data, database, said) as store:
                pdf = _table_sheet(store, data, table, words[0], seat, url, look, said)
            _deliver(pdf, output or Path(f"{table}-{words[0]}.pdf"), said)
        elif len(words) == 2 and not table and everything is None:
            game, sheet = words
            _unused(f"{game} {sheet}", of_table, said)
            if kit:
                _unused("--kit", {"--copy": copy}, said)
            told = _told(kit, copy, data, database, said)
            asked = {"players": _count(players), "options": switches(option, said), "kit": told, **look}
            pdf = _sheet(game, sheet, asked, said)
            _deliver(pdf, output or Path(_file(game, sheet, _count(players))), said)
        else:
            fail(said.say("print-what"))
    except NoSheet as error:
        fail(said.say(error.message, **error.facts))
    except Unusable as error:
        fail(str(error))
    except Flawed as error:
        first = error.flaws[0]
        if first.where.startswith("options") and first.code in ("unknown", "value", "type"):
            fail(said.say("print-wrong-option", expected=", ".join(allowed_options(words[0]))))
        fail(first_flaw(said, kit or copy or words[0], error))


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
    return printed(game, sheet, **asked)


def _table_sheet(
    store: "Store", data: Path | None, table: str, sheet: str, seat: str, url: str, look: dict[str, Any], said: Texts
) -> bytes:
    from companion.house import House
    from companion.shelf import taken_out
    from model.table.stored import play_record
    from printables import sheets_of, table_sheet
    from printables.asking import paper_named

    paper_named(look["paper"])
    record = taken_out(store, table)
    if sheet not in (*TABLE_SHEETS, *sheets_of(record.game)):
        fail(said.say("print-only-table", expected=[*TABLE_SHEETS, *sheets_of(record.game)]))
    play, _ = play_record(record, kept=True)
    if sheet not in TABLE_SHEETS:
        return table_sheet(play, sheet, **look)
    if sheet == "report":
        from printables.report import report

        return report(play, _viewer(seat, play, said), **look)
    if not url.startswith(("http://", "https://")) or len(url) > LONGEST_URL:
        fail(said.say("print-needs-url"))
    title = (record.table and record.table.title) or said.say(f"word-{play.game.id}")
    tables = House(store, data).tables
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
    if number is None or number >= len(play.setup.players):
        fail(said.say("print-no-seat", found=seat[:40], most=len(play.setup.players) - 1))
    return number


def _all(folder: Path, said: Texts, look: dict[str, Any]) -> None:
    """Every game, sheet, number of players and variant."""
    from rich.console import Console
    from rich.progress import track

    from printables import sheet as printed
    from printables.asking import paper_named, player_counts, sheets_of, variants

    paper_named(look["paper"])
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        fail(said.say("command-unwritable", file=str(folder), problem=error.strerror or str(error)))
    jobs = [
        (game, sheet, count, options)
        for game in GAMES
        for sheet in sheets_of(game)
        for count in player_counts(game, sheet)
        for options in variants(game, sheet)
    ]
    console = Console(stderr=True)
    for game, sheet, count, options in track(
        jobs, description=said.say("print-progress"), console=console, disable=not console.is_terminal
    ):
        pdf = printed(game, sheet, players=count, options=options, **look)
        single = len(player_counts(game, sheet)) == 1
        write(folder / _file(game, sheet, None if single else count, options), pdf, said, force=True)
    typer.echo(said.say("print-all-done", count=len(jobs), folder=str(folder)))


def _file(game: str, sheet: str, players: int | None, options: dict[str, Any] | None = None) -> str:
    """
    >>> _file("tikal", "setup", 3, {"version": "auction"})
    'tikal-setup-3-auction.pdf'
    """
    parts = [game, sheet, *([str(players)] if players is not None else [])]
    for name, value in (options or {}).items():
        parts.append(value if isinstance(value, str) else name if value else f"no-{name}")
    return "-".join(parts) + ".pdf"


def _deliver(pdf: bytes, file: Path, said: Texts) -> None:
    from printables.preview import page_count

    if str(file) == "-":
        sys.stdout.buffer.write(pdf)
        return
    write(file, pdf, said, force=True)
    typer.echo(said.say("print-done", file=str(file), pages=page_count(pdf)))
