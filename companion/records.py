"""Records made here: from a game in progress, and simulated ones."""

from typing import Any

import msgspec

from model.games import GAMES
from model.games.samples import sample_kit
from model.kernel.flaws import flawed
from model.kernel.move import write_entry
from model.kernel.play import Play
from model.kernel.record import FORMAT, SAMPLE, VERSION, Record, open_record
from model.kernel.simulate import simulate

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hana")


def blank_record(game: str, players: int, options: dict[str, Any], kit: Any = SAMPLE) -> Record:
    """A record before its first move, with people who always play in examples."""
    colours = GAMES[game].kit(sample_kit(game) if kit == SAMPLE else kit).colours
    seats = [{"name": name, "colour": colour} for name, colour in zip(NAMES, colours, strict=False)]
    if players not in GAMES[game].players:
        least, most = GAMES[game].players[0], GAMES[game].players[-1]
        raise flawed("players", "players", least=least, most=most, found=players)
    return Record(FORMAT, VERSION, game, seats[:players], [], kit, options)


def simulated(game: str, players: int, seed: int, options: dict[str, Any], kit: Any = SAMPLE) -> Record:
    """A complete, legal, randomly played record: the same seed, the same record."""
    blank = blank_record(game, players, options, kit)
    rules, setup = open_record(blank, GAMES, sample_kit)
    return with_moves(blank, simulate(rules, setup, seed))


def with_moves(record: Record, play: Play[Any]) -> Record:
    return msgspec.structs.replace(record, moves=[write_entry(line.entry) for line in play.lines])
