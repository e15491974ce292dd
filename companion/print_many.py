"""`companion print --all`: every sheet, or those of a game, of a kind, for so many players, in one language."""

from pathlib import Path
from typing import Any

import typer

from companion.files import fail, write
from model.games import GAMES
from model.language import Texts

Job = tuple[str, str, int, dict[str, Any]]
"""Game, sheet, players, switches."""


def print_many(folder: Path, words: list[str], players: int | None, said: Texts, look: dict[str, Any]) -> None:
    """Into the folder; `words` name a game, a sheet, or both."""
    from rich.console import Console
    from rich.progress import track

    from printables import sheet as printed
    from printables.asking import paper_named, player_counts

    paper_named(look["paper"])
    jobs = _jobs(words, players)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        fail(said.say("command-unwritable", file=str(folder), problem=error.strerror or str(error)))
    console = Console(stderr=True)
    for game, sheet, count, options in track(
        jobs, description=said.say("print-progress"), console=console, disable=not console.is_terminal
    ):
        pdf = printed(game, sheet, players=count, options=options, **look)
        single = len(player_counts(game, sheet)) == 1
        name = file_name(game, sheet, None if single else count, said.lang, options)
        write(folder / name, pdf, said, force=True, private=False)
    typer.echo(said.say("print-all-done", count=len(jobs), folder=str(folder)))


def _jobs(words: list[str], players: int | None) -> list[Job]:
    """Every game, sheet, number of players and variant that was asked for. A booklet is the other sheets once more:
    it is made where it is named."""
    from printables import NoSheet
    from printables.asking import BOOKLET, player_counts, sheets_of, variants

    games = [one for one in words if one in GAMES]
    named = [one for one in words if one not in GAMES]
    kinds = {sheet for game in GAMES for sheet in (BOOKLET, *sheets_of(game))}
    if len(games) > 1 or len(named) > 1 or (len(words) == 2 and words[0] not in GAMES):
        raise NoSheet("print-what")
    if named and named[0] not in kinds:
        raise NoSheet("print-wrong-sheet", found=named[0][:40], expected=[*dict.fromkeys([BOOKLET, *_kinds()])])
    wanted = games or [game for game in GAMES if players is None or players in GAMES[game].players]
    most = max((GAMES[game].players for game in games or GAMES), key=len)
    if not wanted or (players is not None and players not in most):
        game = games[0] if games else max(GAMES, key=lambda one: len(GAMES[one].players))
        raise NoSheet("print-wrong-players", least=most[0], most=most[-1], game=game)
    found = [
        (game, sheet, count, options)
        for game in wanted
        for sheet in (BOOKLET, *sheets_of(game))
        if (sheet in named if named else sheet != BOOKLET)
        for count in _counts(player_counts(game, sheet), players)
        for options in variants(game, sheet)
    ]
    if not found:
        raise NoSheet("print-wrong-sheet", found=named[0][:40], expected=[BOOKLET, *sheets_of(games[0])])
    return found


def _kinds() -> list[str]:
    from printables.asking import sheets_of

    return [sheet for game in GAMES for sheet in sheets_of(game)]


def _counts(every: tuple[int, ...], players: int | None) -> tuple[int, ...]:
    """A sheet that is the same for any number is printed for each."""
    return every if players is None or len(every) == 1 else (players,)


def file_name(game: str, sheet: str, players: int | None, lang: str, options: dict[str, Any] | None = None) -> str:
    """
    >>> file_name("tikal", "setup", 3, "de", {"version": "auction"})
    'tikal-setup-3-auction-de.pdf'
    >>> file_name("lost-temple", "setup", 3, "de", {"draft": "app"})
    'lost-temple-setup-3-draft-app-de.pdf'
    """
    parts = [game, sheet, *([str(players)] if players is not None else [])]
    for name, value in (options or {}).items():
        parts += [name] if value == "app" else []  # more than one thing may be done in the app
        parts.append(value if isinstance(value, str) else name if value else f"no-{name}")
    return "-".join([*parts, lang]) + ".pdf"
