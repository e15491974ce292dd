"""The command line: `companion --help`."""

import errno
import io
import os
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from companion.asking import Data, Database, Lang, Output, SecretFile, speak, switches
from companion.cafe import cafe
from companion.files import Unusable, fail, hand_out, one_line, read
from companion.front import DRAIN, AllowHost, Drain, Forwarded, Front, Public, Readers
from companion.printing import print_sheets
from companion.stored_copies import kits
from companion.stored_games import games, opened
from model.games import GAMES
from model.kernel.flaws import Flawed, decoded
from model.kernel.record import SAMPLE, write_record
from model.language import Texts
from model.table.words import first_flaw

if TYPE_CHECKING:
    from companion.alone import Whereabouts

PORT = 8550
CLOSED = errno.EINVAL
"""What Windows says of a pipe that nobody reads any more."""
NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
app.add_typer(kits, name="kit")

app.add_typer(games, name="games")
app.command("print")(print_sheets)
app.command()(cafe)


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    window: Annotated[
        bool, typer.Option("--window", help="Open a window of its own (Flet's client, Chrome, Chromium or Edge).")
    ] = False,
    allow_host: AllowHost = [],  # noqa: B006
) -> None:
    """The companion beside the box: Tikal, Tikal II and Lost Temple. Alone it starts the app and opens it."""
    if context.invoked_subcommand is None:
        _serve("0.0.0.0", PORT, None, "", "", Front(allow_host), browser=True, window=window)


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen at; by default every network of this machine.")
    ] = "0.0.0.0",
    port: Annotated[int, typer.Option(help="If it is taken, the next free one.", min=0, max=65535)] = PORT,
    data: Data = None,
    database: Database = "",
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open it on this machine too.")] = False,
    allow_host: AllowHost = [],  # noqa: B006
    secret: SecretFile = None,
    new_links: Annotated[
        bool,
        typer.Option("--new-links", help="With another secret than before: all links are new. No other host may run."),
    ] = False,
    forwarded: Forwarded = [],  # noqa: B006
    public: Public = "",
    metrics: Readers = [],  # noqa: B006
    drain: Drain = DRAIN,
    lang: Lang = "",
) -> None:
    """Start the app on this machine; phones on the same network open the address it prints."""
    front = Front(allow_host, forwarded, public, metrics, drain)
    _serve(host, port, data, database, lang, front, browser=browser, secret=secret, new_links=new_links)


def _serve(
    host: str,
    port: int,
    data: Path | None,
    database: str,
    lang: str,
    front: Front,
    *,
    browser: bool,
    window: bool = False,
    secret: Path | None = None,
    new_links: bool = False,
) -> None:
    from companion.alone import Alone, place_of

    said = speak(lang)
    try:
        front.checked(said)
    except Unusable as error:
        fail(str(error))
    data = data or (Path(found) if (found := os.environ.get("COMPANION_DATA")) else None)
    database = database or os.environ.get("COMPANION_DATABASE", "")
    alone = Alone(place_of(database, data))
    if not alone.take() and (other := alone.other()):
        _runs_already(other, said, browser, window)
        return

    from companion.house import House
    from companion.secrecy import shared_secret
    from companion.serve import owner_address
    from companion.serve import serve as serve_app

    # Opening it brings the database up to date, or says at once what is wrong.
    with closing(alone), opened(data, database, said, to_write=True) as store:
        house = House(store, data, shared_secret(secret, said))

        def ready(addresses: Sequence[str]) -> None:
            owner = owner_address(addresses, house.tables.owner_link())
            alone.tell(addresses, owner)
            if browser:  # in a thread: a browser takes seconds to start
                Thread(target=_show, args=(owner, window, said), daemon=True).start()

        with house.open(new_links):
            serve_app(host, port, ready, house=house, words=said, front=front)


def _runs_already(other: "Whereabouts", said: Texts, browser: bool, window: bool) -> None:
    """Opens the one that runs, or says where it is and stops."""
    if not other.addresses:
        fail(said.say("home-runs-silently", process=str(other.process or "?")), code=1)
    where = said.say("home-runs-already", address=" ".join(other.addresses))
    if not browser:
        fail(where, code=1)
    typer.echo(f"{where}\n{said.say('home-owner')}\n  {other.owner}")
    _show(other.owner, window, said)


def _show(address: str, window: bool, said: Texts) -> None:
    from companion.window import show

    show(address, window, lambda: typer.echo(said.say("home-no-window")))


@app.command()
def replay(
    files: Annotated[list[str], typer.Argument(help="Record files; - reads standard input.")],
    as_json: Annotated[bool, typer.Option("--json", help="One line of JSON per file.")] = False,
    seat: Annotated[
        str, typer.Option("--as", help="Only what this seat may know; `table`: what everybody may see.")
    ] = "",
    lang: Lang = "",
) -> None:
    """Replay records and show what happened. Exit status: 0 all legal, 1 a move was refused, 2 no record."""
    from companion.replaying import TABLE, WHOLE_TRUTH, replay_files

    said = speak(lang)
    if seat not in ("", TABLE) and not (seat.isascii() and seat.isdigit() and len(seat) < 6):
        fail(said.say("command-no-seat", found=seat, most=7))
    viewer = int(seat) if seat.isdigit() else (seat or WHOLE_TRUTH)
    raise typer.Exit(replay_files(files, as_json, viewer, said))


@app.command()
def simulate(
    game: Annotated[str, typer.Argument(help=f"One of: {', '.join(GAMES)}.")],
    players: Annotated[int, typer.Option(help="Number of players.")],
    seed: Annotated[int, typer.Option(help="The same seed, the same record.")] = 0,
    option: Annotated[list[str], typer.Option(help="Set a table option, name=value.")] = [],  # noqa: B006
    kit: Annotated[str, typer.Option(help="A kit file instead of the sample.")] = "",
    output: Output = None,
    lang: Lang = "",
) -> None:
    """Print a complete, legal, randomly played record."""
    from companion.records import simulated

    said = speak(lang)
    if game not in GAMES:
        fail(said.say("command-game", found=game[:40], expected=list(GAMES)))
    try:
        copy = decoded(read(kit, said)) if kit else SAMPLE
        text = write_record(simulated(game, players, seed, switches(option, said), copy))
        hand_out(text, output, said, force=True)
    except Unusable as error:
        fail(str(error))
    except Flawed as error:
        fail(first_flaw(said, game, error))


def run() -> None:
    """The entry point: a closed pipe and Ctrl-C end quietly, and what a terminal cannot show it shows as `?`."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        app()
    except BrokenPipeError:
        os._exit(0)
    except OSError as error:
        if os.name == "nt" and error.errno == CLOSED:
            os._exit(0)
        _ended_by(error)


def _ended_by(error: OSError) -> NoReturn:
    """The screen, or the file it leads to, takes no more; of a fault of ours all is told."""
    if error.errno not in NO_ROOM:
        raise error
    try:
        print(one_line(speak("").say("command-no-room", problem=error.strerror)), file=sys.stderr, flush=True)
    finally:
        os._exit(1)  # what is still to be written would fail again
