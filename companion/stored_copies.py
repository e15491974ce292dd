"""`companion kit`: the owner's copies listed, shown, checked, handed on as files, taken in, deleted."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from companion.asking import Data, Database, Force, Lang, Output, Yes, speak
from companion.files import Unusable, fail, hand_out, read
from companion.stored_games import opened
from companion.telling_copies import Told, told, told_words
from model.kernel.flaws import Flawed, decoded
from model.language import Texts
from model.table.words import first_flaw, flaw_words

if TYPE_CHECKING:
    from model.store import Copy, Store

kits = typer.Typer(help="Descriptions of physical copies.", no_args_is_help=True)
Named = Annotated[str, typer.Argument(metavar="COPY", help="Its id, as listed, the beginning of it, or its name.")]
AsJson = Annotated[bool, typer.Option("--json", help="As JSON.")]


@kits.command("list")
def list_copies(
    as_json: Annotated[bool, typer.Option("--json", help="One line of JSON per copy.")] = False,
    data: Data = None,
    database: Database = "",
    lang: Lang = "",
) -> None:
    """List the copies, the one last used or changed first."""
    said = speak(lang)
    with opened(data, database, said) as store:
        copies = store.copies()
    if not copies and not as_json:
        typer.echo(said.say("command-no-kits"))
    for copy in copies:
        if as_json:
            typer.echo(msgspec.json.encode(_facts(copy)))
        else:
            day = copy.changed[:16].replace("T", " ")
            game = said.say(f"word-{copy.game}") if said.has(f"word-{copy.game}") else copy.game
            typer.echo(f"{copy.id}  {day}  {game}  {copy.version:3}  {copy.name}")


@kits.command("show")
def show_copy(
    copy: Named,
    as_json: AsJson = False,
    data: Data = None,
    database: Database = "",
    lang: Lang = "",
) -> None:
    """Show a copy: what is known, told and still to be told of it, and what contradicts the rulebook."""
    said = speak(lang)
    with opened(data, database, said) as store:
        found = named(store, copy, said)
    kit = _kit(found, said)
    if as_json:
        typer.echo(msgspec.json.encode({**_facts(found), "kit": kit}))
        return
    state = said.say("command-kit-done" if found.done else "command-kit-draft")
    typer.echo(said.say("command-kit-shown", id=found.id, name=found.name, version=found.version, state=state))
    stands = told(found.game, kit)
    _tell([*_contradicting(stands, found.name, said), *told_words(stands, found.name, said)])


@kits.command("check")
def check_kit(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A kit file, or a copy as `show` takes it.")],
    as_json: AsJson = False,
    data: Data = None,
    database: Database = "",
    lang: Lang = "",
) -> None:
    """Check a kit against everything the rulebook says of it, and tell what is still to be told."""
    said = speak(lang)
    try:
        stands = told(*_asked(file, data, database, said))
    except Unusable as error:
        fail(str(error))
    except Flawed as error:
        fail("\n".join(flaw_words(said, file, flaw) for flaw in error.flaws))
    if as_json:
        typer.echo(msgspec.json.encode(stands))
    else:
        _tell([] if stands.flaws else told_words(stands, file, said))
    if stands.flaws:
        fail("\n".join(_contradicting(stands, file, said)))


@kits.command("export")
def export_copy(
    copy: Named,
    output: Output = None,
    force: Force = False,
    data: Data = None,
    database: Database = "",
    lang: Lang = "",
) -> None:
    """Take a copy out as a file that can be handed on."""
    from model.table.copy_file import file_of

    said = speak(lang)
    with opened(data, database, said) as store:
        found = named(store, copy, said)
        text = file_of(found.game, found.name, _kit(found, said))
        hand_out(text, output, said, force)


@kits.command("import")
def import_copies(
    files: Annotated[list[str], typer.Argument(help="Exported copies or kits; - reads standard input.")],
    data: Data = None,
    database: Database = "",
    lang: Lang = "",
) -> None:
    """Take copies in: each file completely or not at all."""
    from model.table.copies import Copies

    said = speak(lang)
    with opened(data, database, said) as store:
        for file in files:
            before = {copy.id for copy in store.copies()}
            try:
                copy = store.copy(Copies(store).import_copy(read(file, said)))
            except Flawed as error:
                fail(first_flaw(said, file, error))
            message = "command-there-already" if copy.id in before else "command-kit-taken-in"
            typer.echo(said.say(message, id=copy.id, game=copy.game, name=copy.name))


@kits.command("delete")
def delete_copy(
    copy: Named,
    yes: Yes = False,
    data: Data = None,
    database: Database = "",
    lang: Lang = "",
) -> None:
    """Delete a copy with all its versions for good; games played with it keep what they have."""
    said = speak(lang)
    with opened(data, database, said) as store:
        found = named(store, copy, said)
        if not yes and not typer.confirm(said.say("command-kit-really", id=found.id, name=found.name)):
            fail(said.say("command-kept"), code=1)
        store.delete_copy(found.id)
        typer.echo(said.say("command-deleted", id=found.id))


def named(store: "Store", asked: str, said: Texts) -> "Copy":
    """The copy of this id, of this name, or the only one whose id or name begins so."""
    found = _fitting(store.copies(), asked)
    if not found:
        fail(said.say("store-no-such-kit", kit=asked[:60]))
    if len(found) > 1:
        fail(said.say("command-kit-several", found=asked[:60], expected=[copy.id for copy in found]))
    return found[0]


def _fitting(copies: "list[Copy]", asked: str) -> "list[Copy]":
    ways = (
        [copy for copy in copies if asked == copy.id],
        [copy for copy in copies if asked == copy.name],
        [copy for copy in copies if copy.id.startswith(asked) or copy.name.casefold().startswith(asked.casefold())],
    )
    return next((way for way in ways if way), []) if asked else []


def _asked(file: str, data: Path | None, database: str, said: Texts) -> tuple[str, Any]:
    """The game and the kit of a file; where there is no such file, of the copy called so."""
    from model.table.copy_file import kit_in

    if file == "-" or os.path.exists(file):
        return kit_in(read(file, said))
    with opened(data, database, said) as store:
        if not _fitting(store.copies(), file):
            read(file, said)  # says why it cannot be read
        found = named(store, file, said)
    return found.game, _kit(found, said)


def _kit(copy: "Copy", said: Texts) -> Any:
    try:
        return decoded(copy.body)
    except Flawed as error:
        fail(first_flaw(said, copy.name, error))


def _facts(copy: "Copy") -> dict[str, Any]:
    return {name: value for name, value in msgspec.structs.asdict(copy).items() if name != "body"}


def _contradicting(stands: Told, file: str, said: Texts) -> list[str]:
    return [flaw_words(said, file, flaw) for flaw in stands.flaws]


def _tell(lines: list[str]) -> None:
    for line in lines:
        typer.echo(line)
