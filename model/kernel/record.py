"""A whole game as JSON: who played, with which kit and options, and every move in order."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from msgspec import Struct

from model.kernel.flaws import Flaw, Flawed, decoded, faultless, flawed, join, shaped, short
from model.kernel.game import Game, Kit, Player, Setup
from model.kernel.known import known_kit
from model.kernel.limits import LARGEST_RECORD, MOST_MOVES, excess
from model.kernel.untold import untold_paths, untold_within
from model.names import name_fault

FORMAT = "temple-companion"
VERSION = 1
SAMPLE = "sample"

GameFor = Mapping[str, Game[Any]]
SampleKit = Callable[[str], Any]


class Origin(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Where a record was kept: so that what was taken out can be put back as it was."""

    id: str | None = None
    created: str | None = None
    title: str | None = None
    copy: str | None = None
    """The owner's copy it is played with, by its id."""


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """The record as it stands in a file; kit, options and position still raw."""

    format: str
    version: int
    game: str
    players: list[dict[str, Any]]
    moves: list[Any]
    kit: Any = SAMPLE
    options: dict[str, Any] = {}
    position: dict[str, Any] | None = None
    table: Origin | None = None


def read_record(text: bytes | str) -> Record:
    """The record in this text; `Flawed` says where and why it is none, or what is too large for one."""
    if len(text) > LARGEST_RECORD:
        raise flawed("", "large", most=LARGEST_RECORD // 1_000_000)
    record = kept_record(text)
    if len(record.moves) > MOST_MOVES:
        raise flawed("moves", "many", most=MOST_MOVES, found=len(record.moves))
    for part in ("game", "players", "kit", "options", "position", "table"):
        raw = getattr(record, part)
        flaw = excess(msgspec.to_builtins(raw) if isinstance(raw, Origin) else raw, part)
        if flaw is not None:
            raise Flawed(flaw)
    return record


def kept_record(text: bytes | str) -> Record:
    """A record that was taken in before: it stays one, whatever the limits are today."""
    raw = decoded(text)
    if not isinstance(raw, dict) or raw.get("format") != FORMAT:
        raise flawed("format", "foreign", expected=FORMAT)
    if "version" not in raw:
        raise flawed("version", "missing")
    if type(raw["version"]) is not int or raw["version"] != VERSION:
        raise flawed("version", "version", expected=VERSION, found=short(raw["version"]))
    record: Record = shaped(raw, Record)
    return record


def write_record(record: Record) -> bytes:
    """The record as text, a move a line, the same bytes for the same record."""
    header: dict[str, Any] = {"format": record.format, "version": record.version, "game": record.game}
    header |= {"kit": record.kit, "options": record.options, "players": record.players}
    if record.position is not None:
        header["position"] = record.position
    if record.table is not None:
        header["table"] = record.table
    head = msgspec.json.encode(header)[:-1]
    moves = b",\n".join(b"  " + msgspec.json.encode(move) for move in record.moves)
    return head + b',\n "moves": [' + (b"\n" + moves + b"\n " if moves else b"") + b"]}\n"


def open_record(
    record: Record, games: GameFor, sample_kit: SampleKit, *, kept: bool = False
) -> tuple[Game[Any], Setup]:
    """The game and the set-up a record asks for, all of it checked. A `kept` one was checked in its time: names, kit
    and switches stay as they are, whatever is asked of them today. What an owner told of the own copy, or learned in
    play, stands where a game can go on with it, also against the rulebook."""
    if record.game not in games:
        raise flawed("game", "game", found=short(record.game), expected=list(games))
    game = games[record.game]
    if record.kit != SAMPLE and not isinstance(record.kit, dict | None):
        raise flawed("kit", "kit-form", expected=SAMPLE)
    known = set(game.options.__struct_fields__)
    chosen = {name: value for name, value in record.options.items() if name in known or not kept}
    options: Any = shaped(chosen, game.options, "options")
    if record.kit is None and options.detail == "full":
        raise flawed("kit", "untold")
    raw = sample_kit(game.id) if record.kit == SAMPLE else record.kit
    owned = record.table is not None and record.table.copy is not None
    light = options.detail == "light"
    bearable = game.bearable if owned else frozenset()
    kit = _kit(game, _named(game, raw) if light else raw, kept or (owned and light), bearable)
    if options.detail == "full" and not kept:
        faultless(kit, (Flaw(f"kit.{path}", "untold") for path in untold_within(raw, kit)))
    players = _players(record.players, game, list(kit.colours), kept)
    if not 0 <= options.first < len(players):
        raise flawed("options.first", "seat", found=options.first, most=len(players) - 1)
    setup = Setup(players, kit, options, record.position)
    if not kept:
        game.check(setup)
    return game, setup


def _named(game: Game[Any], raw: Any) -> Any:
    """In light detail anything may be untold: whose kit it is and its colours are then as every copy's."""
    names = [name for name in Kit.__struct_fields__ if raw is not None and [*untold_paths(raw.get(name, ""))]]
    if not names:
        return raw
    known, rest = known_kit(game.id), {name: value for name, value in raw.items() if name not in names}
    return {**rest, **{name: known[name] for name in names if name in known}}


def _kit(game: Game[Any], raw: Any, kept: bool, bearable: frozenset[str]) -> Any:
    try:
        return game.kit(raw)
    except Flawed as error:
        if error.thing is None or not (kept or all(flaw.code in bearable for flaw in error.flaws)):
            raise
        return error.thing


def _players(raw: list[dict[str, Any]], game: Game[Any], colours: list[str], kept: bool) -> tuple[Player, ...]:
    if len(raw) not in game.players:
        raise flawed("players", "players", least=game.players[0], most=game.players[-1], found=len(raw))
    taken = [p.get("colour") for p in raw]
    free = iter([c for c in colours if c not in taken])
    players = tuple(_player(p, f"players[{i}]", free, kept) for i, p in enumerate(raw))
    for i, player in enumerate(players):
        if player.colour in {p.colour for p in players[:i]}:
            raise flawed(f"players[{i}].colour", "twice", found=short(player.colour))
    return players


def _player(raw: dict[str, Any], where: str, free: Any, kept: bool) -> Player:
    player: Player = shaped(raw if "colour" in raw else {**raw, "colour": next(free, "")}, Player, where)
    for field, value in (("name", player.name), ("colour", player.colour)):
        fault = None if kept else name_fault(value)
        if fault is not None:
            raise flawed(join(where, f".{field}"), fault[0], **fault[1])
    return player
