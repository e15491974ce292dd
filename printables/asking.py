"""From what somebody asked for to what a sheet needs, or which of it cannot be."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from model.games import GAMES, folder_of
from model.games.samples import sample_kit
from model.kernel.flaws import Flawed, shaped
from model.kernel.game import Game, Player, Setup
from model.kernel.record import SAMPLE
from model.language import LANGUAGES, texts
from printables.copies import copy_told
from printables.shared.ask import Ask
from printables.shared.paper import PAPERS, Paper

USUAL_PLAYERS = 4
BOOKLET = "booklet"
"""Not a sheet of its own: the others in one document."""


class NoSheet(ValueError):
    """Asked for something that is not there: the message to say, and its facts with what is allowed."""

    def __init__(self, message: str, **facts: Any) -> None:
        super().__init__(message)
        self.message = message
        self.facts = facts


def folder(game: str) -> str:
    """The package of a game's sheets: named as its folder in `model.games`.

    >>> folder("lost-temple")
    'printables.lost_temple'
    """
    return f"printables.{folder_of(game)}"


def sheets_of(game: str) -> tuple[str, ...]:
    """The sheets of a game, by their modules.

    >>> sheets_of("lost-temple")
    ('setup', 'reference', 'characters', 'score', 'kit', 'kit-form')
    """
    if game not in GAMES:
        raise NoSheet("print-wrong-game", found=game[:40], expected=", ".join(GAMES))
    if find_spec(folder(game)) is None:
        return ()
    found: tuple[str, ...] = import_module(folder(game)).SHEETS
    return found


def without_app(game: str) -> dict[str, Any]:
    """Switches of a table that has no app, where they are not the usual ones.

    >>> without_app("lost-temple")
    {'draft': 'cards'}
    """
    return dict(getattr(import_module(folder(game)), "WITHOUT_APP", {}))


def module(game: str, sheet: str) -> Any:
    """The module that lays out a sheet."""
    known = sheets_of(game)
    if sheet not in known:
        raise NoSheet("print-wrong-sheet", found=sheet[:40], expected=[BOOKLET, *known])
    return import_module(f"{folder(game)}.{sheet.replace('-', '_')}")


def can_print(game: str, sheet: str) -> bool:
    """Whether there is such a sheet, or it is the booklet of them."""
    return sheet in sheets_of(game) or (sheet == BOOKLET and bool(sheets_of(game)))


def variants(game: str, sheet: str) -> tuple[dict[str, Any], ...]:
    """The switches that change a sheet, one set each; the first is the usual one."""
    if sheet == BOOKLET:
        return ({},)
    found: tuple[dict[str, Any], ...] = getattr(module(game, sheet), "VARIANTS", ({},))
    return found


def player_counts(game: str, sheet: str) -> tuple[int, ...]:
    """For how many players a sheet differs; one of them where it does not."""
    counts = tuple(GAMES[game].players)
    return (
        counts
        if sheet == BOOKLET or getattr(module(game, sheet), "BY_PLAYERS", True)
        else (min(USUAL_PLAYERS, counts[-1]),)
    )


def paper_named(paper: str) -> Paper:
    if paper not in PAPERS:
        raise NoSheet("print-wrong-paper", expected=list(PAPERS))
    return PAPERS[paper]


def ask_for(
    game: str,
    sheet: str,
    *,
    players: int | None = None,
    lang: str = "en",
    paper: str = "a4",
    mono: bool = False,
    kit: Any = None,
    options: dict[str, Any] | None = None,
    colours: tuple[str, ...] = (),
    names: tuple[str, ...] = (),
) -> Ask:
    """All of it checked: `NoSheet` for what is not there, `Flawed` for a kit or switches that cannot be. `kit` is the
    copy as its owner told it, or "sample"; without one only what every copy has. `options` not said are those of people
    without the app. `colours` are those people play with;
    by default the kit's first ones. `names` stand on their cards."""
    lays_out = None if sheet == BOOKLET and sheets_of(game) else module(game, sheet)
    rules = GAMES[game]
    counts = rules.players
    told = max(len(colours), len(names))
    usual = told if told in counts else min(USUAL_PLAYERS, counts[-1]) if told < counts[0] else counts[-1]
    count = usual if players is None else players
    if count not in counts:
        raise NoSheet("print-wrong-players", least=counts[0], most=counts[-1], game=game)
    if told > count:
        raise NoSheet("print-too-many", option="--colours" if len(colours) > count else "--names", players=count)
    size = paper_named(paper)
    if lang not in LANGUAGES:
        raise NoSheet("command-language", expected=list(LANGUAGES))
    copy, flaws = copy_told(rules, sample_kit(game) if kit == SAMPLE else kit, getattr(lays_out, "SHOWS_FLAWS", False))
    switches: Any = shaped({**without_app(game), **(options or {})}, rules.options, "options")
    worn = _worn(colours, copy.colours)[:count]
    called = (*names, *("" for _ in worn))
    setup = Setup(tuple(Player(name, colour) for name, colour in zip(called, worn, strict=False)), copy, switches)
    _check(rules, setup)
    return Ask(game, sheet, setup, texts(lang), size, mono, flaws)


def _worn(colours: tuple[str, ...], known: tuple[str, ...]) -> tuple[str, ...]:
    """The colours people said, each once and of those there are; then the others."""
    for index, colour in enumerate(colours):
        if colour not in known or colour in colours[:index]:
            raise NoSheet("print-wrong-colour", found=colour[:40], expected=list(known))
    return (*colours, *(colour for colour in known if colour not in colours))


def _check(rules: Game[Any], setup: Setup) -> None:
    """Paper is printed also where the app could not follow every move: what nobody told is left open on it."""
    try:
        rules.check(setup)
    except Flawed as error:
        wrong = tuple(flaw for flaw in error.flaws if flaw.code != "untold")
        if wrong:
            raise Flawed(*wrong) from None
