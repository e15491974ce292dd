"""`companion games`: what is stored, taken out, put back, deleted."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from companion.asking import Data, Database, Force, Lang, Output, Yes, speak
from companion.files import Unusable, fail, hand_out, one_line, read, write
from model.kernel.flaws import Flawed
from model.language import Texts
from model.signs import listed
from model.table.telling import number_of
from model.table.words import first_flaw, refusal_words

if TYPE_CHECKING:
    from model.store import Store

PATIENCE = 60
"""Seconds a command waits for others that write to the same file."""

games = typer.Typer(help="Saved games.", no_args_is_help=True)


@contextmanager
def opened(data: Path | None, database: str, said: Texts, *, to_write: bool = False) -> Iterator["Store"]:
    """The store; whatever goes wrong with it is one line. `to_write`: whether it can be written is found out now."""
    from model.store import Store, StoreError

    try:
        with Store.open(database or None, data, patience=PATIENCE, to_write=to_write) as store:
            if to_write and store.unwritable is not None:
                why = said.say(store.unwritable.code, **store.unwritable.facts)
                typer.echo(one_line(said.say("command-read-only", why=why)), err=True)
            yield store
    except StoreError as error:
        fail(said.say(error.code, **error.facts))
    except Unusable as error:
        fail(str(error))


@games.command("list")
def list_games(
    as_json: Annotated[bool, typer.Option("--json", help="One line of JSON per game.")] = False,
    data: Data = None,
    database: Database = "",
    lang: Lang = "",
) -> None:
    """List what is saved, the newest first."""
    said = speak(lang)
    with opened(data, database, said) as store:
        tables = store.tables()
    if not tables and not as_json:
        typer.echo(said.say("command-no-games"))
    for table in tables:
        if as_json:
            typer.echo(msgspec.json.encode(table))
        else:
            day = str(table.last_at or table.created)[:16].replace("T", " ")
            game = said.say(f"word-{table.game}") if said.has(f"word-{table.game}") else table.game
            typer.echo(f"{table.id}  {day}  {game}  {table.moves:4}  {listed(table.names)}")


@games.command("export")
def export_game(
    table: Annotated[str, typer.Argument(help="The game's id, as listed.")],
    output: Output = None,
    force: Force = False,
    data: Data = None,
    database: Database = "",
    lang: Lang = "",
) -> None:
    """Take a game out as a record."""
    from companion.shelf import exported
    from model.kernel.record import write_record

    said = speak(lang)
    with opened(data, database, said) as store:
        text = write_record(exported(store, table))
        hand_out(text, output, said, force)


@games.command("import")
def import_games(
    files: Annotated[list[str], typer.Argument(help="Records or backups; - reads standard input.")],
    data: Data = None,
    database: Database = "",
    lang: Lang = "",
) -> None:
    """Put records or a backup back: each file completely or not at all."""
    from companion.shelf import LARGEST_MB, Bomb, Damaged, NotLegal, put_back

    said = speak(lang)
    with opened(data, database, said) as store:
        for file in files:
            try:
                done = put_back(store, read(file, said))
            except Flawed as error:
                fail(first_flaw(said, file, error))
            except Damaged:
                fail(said.say("command-damaged", file=file))
            except Bomb:
                fail(said.say("command-unpacks-large", file=file, most=LARGEST_MB))
            except NotLegal as error:
                refused = error.refused
                text = refusal_words(
                    said, refused.rule, refused.facts, error.names, error.game, error.kit, typed=True
                ).whole
                line = said.say("command-refused", number=number_of(refused.index), rule=refused.rule, text=text)
                fail(f"{file}: {line}", code=1)
            if done.damaged:
                typer.echo(said.say("command-passed-over", count=done.damaged, file=file), err=True)
            if len(done.stored) == 1 and not done.known and not done.kits:
                stored = store.table(done.stored[0])
                facts = {"id": stored.id, "game": stored.game, "moves": stored.version}
                typer.echo(said.say("command-stored", **facts))
            elif len(done.known) == 1 and not done.stored and not done.kits:
                typer.echo(said.say("command-there-already", id=done.known[0]))
            else:
                counts = {"games": len(done.stored), "kits": done.kits, "known": len(done.known)}
                typer.echo(said.say("command-restored", **counts))


@games.command("delete")
def delete_game(
    table: Annotated[str, typer.Argument(help="The game's id, as listed.")],
    yes: Yes = False,
    data: Data = None,
    database: Database = "",
    lang: Lang = "",
) -> None:
    """Delete a saved game for good."""
    said = speak(lang)
    with opened(data, database, said) as store:
        stored = store.table(table)
        if not yes and not typer.confirm(said.say("command-really", id=stored.id, moves=stored.version)):
            fail(said.say("command-kept"), code=1)
        store.delete(table)
        typer.echo(said.say("command-deleted", id=table))


@games.command("backup")
def backup_games(
    file: Annotated[Path, typer.Argument(help="Where all games and kits are saved.")],
    force: Force = False,
    data: Data = None,
    database: Database = "",
    lang: Lang = "",
) -> None:
    """Back up everything that is saved into one file."""
    from companion.shelf import backup

    said = speak(lang)
    with opened(data, database, said) as store:
        saved = backup(store)
        write(file, saved.packed, said, force)
        for damaged in saved.damaged:
            typer.echo(one_line(said.say("command-left-out", id=damaged)), err=True)
        typer.echo(said.say("command-backed-up", games=saved.games, kits=saved.kits, file=str(file)))
