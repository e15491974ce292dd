"""Options that many commands share."""

import locale
import os
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from companion.files import fail
from model.games import GAMES
from model.kernel.switches import switches as found_switches
from model.language import LANGUAGES, Texts, best_language, texts

Lang = Annotated[str, typer.Option("--lang", help=f"Language: {', '.join(LANGUAGES)}.", envvar="COMPANION_LANG")]
Data = Annotated[
    Path | None,
    typer.Option("--data", help="The folder games are kept in; by default the user's own.", envvar="COMPANION_DATA"),
]
Database = Annotated[
    str,
    typer.Option("--database", help="Another database, e.g. postgresql://…", envvar="COMPANION_DATABASE"),
]

SecretFile = Annotated[
    Path | None,
    typer.Option(
        "--secret",
        help="A file with the secret that all hosts of one database share (or COMPANION_SECRET: the secret itself).",
        envvar="COMPANION_SECRET_FILE",
    ),
]
Output = Annotated[Path | None, typer.Option("--output", "-o", help="A file instead of the screen.")]
Force = Annotated[bool, typer.Option(help="Replace a file that is there.")]
Yes = Annotated[bool, typer.Option("--yes", "-y", help="Do not ask.")]


def speak(lang: str) -> Texts:
    """The texts asked for; by default the machine's language."""
    if lang and lang not in LANGUAGES:
        fail(texts("en").say("command-language", expected=list(LANGUAGES)))
    return texts(lang or best_language(machine_languages()))


def machine_languages() -> list[str | None]:
    """What the terminal says; Windows keeps it elsewhere."""
    told = [os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    if sys.platform == "win32":
        import ctypes

        told.append(locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage()))
    return told


def allowed_options(game: str) -> list[str]:
    """What `--option` can say for a game.

    >>> allowed_options("tikal")[0]
    'detail=full|light'
    """
    return [f"{name}={'|'.join(str(one).lower() for one in values)}" for name, values, _ in found_switches(GAMES[game])]


def whole_number(text: str) -> int | None:
    """A number as people type it; None for anything else.

    >>> whole_number("12"), whole_number("-1"), whole_number("many")
    (12, None, None)
    """
    return int(text) if text.isascii() and text.isdigit() and len(text) < 6 else None


def switches(given: list[str], said: Texts) -> dict[str, Any]:
    """`--option name=value`, as a record has them."""
    options: dict[str, Any] = {}
    for one in given:
        name, equals, value = one.partition("=")
        if not equals or not name:
            fail(said.say("command-option", found=one[:40]))
        words = {"true": True, "false": False}
        number = whole_number(value)
        options[name] = words.get(value, value if number is None else number)
    return options
