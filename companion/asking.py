"""Options that many commands share."""

import os
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import typer

from companion.files import fail
from model.games import GAMES
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


def speak(lang: str) -> Texts:
    """The texts asked for; by default the machine's language."""
    if lang and lang not in LANGUAGES:
        fail(texts("en").say("command-language", expected=list(LANGUAGES)))
    return texts(lang or best_language([os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")]))


def allowed_options(game: str) -> list[str]:
    """What `--option` can say for a game.

    >>> allowed_options("tikal")[0]
    'detail=full|light'
    """
    found = []
    for name, kind in get_type_hints(GAMES[game].options).items():
        values = get_args(kind) if get_origin(kind) is Literal else ("true", "false") if kind is bool else ()
        if values:
            found.append(f"{name}={'|'.join(values)}")
    return found


def switches(given: list[str], said: Texts) -> dict[str, Any]:
    """`--option name=value`, as a record has them."""
    options: dict[str, Any] = {}
    for one in given:
        name, equals, value = one.partition("=")
        if not equals or not name:
            fail(said.say("command-option", found=one[:40]))
        words = {"true": True, "false": False}
        options[name] = words[value] if value in words else int(value) if value.isdecimal() else value
    return options
