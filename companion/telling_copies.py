"""How far a copy is described: what of it is known, told or unknown, and what full detail still needs."""

from typing import Any

from msgspec import Struct

from model.games import GAMES
from model.games.copies import flaws_of, knowledge, untold
from model.kernel.flaws import Flaw
from model.language import Texts

ASIDE = ("game", "name", "sample", "about", "known")
"""Of a kit, but nothing that is printed on a copy."""


class Part(Struct, frozen=True):
    """A part of a kit: `known`, `told`, `unknown` or `partly`; and how many places in it nobody has told."""

    state: str
    open: int


class Told(Struct, frozen=True):
    game: str
    flaws: tuple[Flaw, ...]
    parts: dict[str, Part]
    needs: dict[int, tuple[str, ...]]
    """What full detail must have before so many people play."""


def told(game: str, kit: Any) -> Told:
    """How a kit stands, in its game's usual way to play."""
    flaws = flaws_of(game, kit)
    parts = {name: _part(game, kit, name) for name in kit if name not in ASIDE}
    options = GAMES[game].options()
    needs = {} if flaws else {count: untold(game, kit, count, options) for count in GAMES[game].players}
    return Told(game, flaws, parts, needs)


def told_words(stands: Told, file: str, said: Texts) -> list[str]:
    """A line for each part, then what full detail needs; people with the same needs in one line."""
    lines = [
        said.say(f"command-kit-part.{part.state}", part=name, count=part.open) for name, part in stands.parts.items()
    ]
    for paths in dict.fromkeys(stands.needs.values()):
        counts = [count for count, needed in stands.needs.items() if needed == paths]
        if paths:
            lines.append(said.say("command-kit-needs", players=counts, expected=list(paths)))
    if not any(stands.needs.values()) and not stands.flaws:
        whole = not any(part.open for part in stands.parts.values())
        lines.append(said.say("command-kit-fine" if whole else "command-kit-enough", file=file, game=stands.game))
    return lines


def _part(game: str, kit: Any, name: str) -> Part:
    state, part = knowledge(game, kit, name), kit[name]
    return Part("partly" if state == "unknown" and part and _open(part) else state, _open(part))


def _open(value: Any) -> int:
    """How many places in it nobody has told."""
    if isinstance(value, dict):
        return sum(_open(one) for one in value.values())
    if isinstance(value, list):
        return sum(_open(one) for one in value)
    return int(value is None)
