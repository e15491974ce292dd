"""A copy as a file to hand on: whole and unchanged, or refused. A kit that people wrote by hand is checked by rule."""

import re
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct

from model.games import GAMES
from model.kernel.flaws import Flawed, decoded, flawed, short
from model.kernel.limits import excess
from model.names import LONGEST_NAME, name_fault, tidied
from model.signs import signs

FORMAT = "temple-companion-kit"
VERSION = 1
LARGEST = 256_000
"""Bytes of a kit; the largest of ours has six thousand."""
LARGEST_FILE = 300_000
"""With what stands around it."""
OURS = frozenset({"format", "sum", "kit"})
"""A file with one of these is one that we wrote: then not a byte of it may be another."""


class Brought(Struct, frozen=True):
    """A copy that came in a file; the name is one that can be shown."""

    game: str
    name: str
    kit: dict[str, Any]


def file_of(game: str, name: str, kit: Any) -> bytes:
    """The same bytes for the same copy; the last of them are the sum of all before."""
    said = {"format": FORMAT, "version": VERSION, "game": game, "name": name, "kit": kit}
    body = msgspec.json.encode(said)
    return body[:-1] + b',"sum":"' + sha256(body).hexdigest().encode() + b'"}\n'


def file_name(game: str, name: str) -> str:
    """What the file is called, for every system.

    >>> file_name("tikal-2", "Zoë’s box / 2")
    'tikal-2 Zoë’s box 2.json'
    """
    plain = " ".join(re.sub(r'[\\/:*?"<>|%\x00-\x1f\x7f]', " ", name).split()).strip(". ")
    return f"{game} {plain}".strip() + ".json"


def read_file(data: bytes) -> Brought:
    """The copy in a file; `Flawed` says why there is none."""
    raw = _object(data)
    return _handed_on(raw, data) if raw.keys() & OURS else _hand_made(raw)


def kit_in(data: bytes) -> tuple[str, dict[str, Any]]:
    """The game and the kit of a file, whatever in it contradicts the rulebook; `Flawed` where there is no kit."""
    raw = _object(data)
    if raw.keys() & OURS:
        brought = _handed_on(raw, data)
        return brought.game, brought.kit
    game = _game(raw)
    sound(game, raw)
    return game, raw


def sound(game: str, kit: Any) -> str:
    """A copy as it is stored; `Flawed` where it is none of this game's, or larger than any."""
    if game not in GAMES:
        raise flawed("game", "game", found=short(game), expected=list(GAMES))
    if not isinstance(kit, dict) or kit.get("game") != game:
        raise flawed("", "copy-foreign")
    flaw = excess(kit, "kit")
    if flaw is not None:
        raise Flawed(flaw)
    try:
        text = msgspec.json.encode(kit)
    except (ValueError, TypeError, OverflowError):  # half a letter, a number that no file holds
        raise flawed("", "copy-foreign") from None
    if len(text) > LARGEST:
        raise flawed("", "copy-large", most=LARGEST // 1000)
    return text.decode()


def _handed_on(raw: dict[str, Any], data: bytes) -> Brought:
    game, name, version = (raw.get(part) for part in ("game", "name", "version"))
    kit: Any = raw.get("kit")
    if raw.get("format") != FORMAT:
        raise flawed("", "copy-foreign")
    if type(version) is int and version > VERSION:
        raise flawed("", "copy-newer")
    if not isinstance(game, str) or not isinstance(name, str) or file_of(game, name, kit) != data:
        raise flawed("", "copy-changed")
    sound(game, kit)
    try:
        GAMES[game].kit(kit)
    except Flawed as error:
        if error.thing is None:  # no kit at all; one that contradicts the rulebook is handed on as it is kept
            raise
    return Brought(game, _called(name, game), kit)


def _hand_made(raw: dict[str, Any]) -> Brought:
    """A kit as people write it: what it tells must be right, what it does not tell may be told later."""
    game = _game(raw)
    sound(game, raw)
    GAMES[game].kit(raw)
    if raw.get("sample"):  # nothing invented becomes anybody's own
        raise flawed("", "copy-sample")
    kit = {part: value for part, value in raw.items() if part not in ("sample", "about")}
    return Brought(game, _called(str(raw.get("name") or ""), game), kit)


def _object(data: bytes) -> dict[str, Any]:
    if len(data) > LARGEST_FILE:
        raise flawed("", "copy-large", most=LARGEST // 1000)
    try:
        raw = decoded(data)
    except Flawed:  # a photo, half a file
        raise flawed("", "copy-foreign") from None
    if not isinstance(raw, dict):
        raise flawed("", "copy-foreign")
    return raw


def _game(raw: dict[str, Any]) -> str:
    if "game" not in raw:
        raise flawed("game", "missing")
    game = raw["game"]
    if not isinstance(game, str) or game not in GAMES:
        raise flawed("game", "game", found=short(game), expected=list(GAMES))
    return game


def _called(name: str, game: str) -> str:
    """The name it came with; one that cannot be shown is mended."""
    if name_fault(name) is None:
        return name
    plain = "".join(signs(tidied(name))[:LONGEST_NAME])
    return plain if name_fault(plain) is None else game
