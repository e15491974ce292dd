"""A stored game taken up again: its set-up opened, its log replayed."""

from typing import Any

from model.games import GAMES
from model.games.samples import sample_kit
from model.kernel.flaws import decoded
from model.kernel.move import kept_entry
from model.kernel.play import Play
from model.kernel.record import FORMAT, VERSION, Record, open_record
from model.store import Store, StoredTable


def setting(table: StoredTable) -> Record:
    """The header as a record without moves."""
    header = decoded(table.header)
    players = [{"name": seat.name, "colour": seat.colour} for seat in table.seats]
    parts = header["kit"], header["options"], header["position"]
    return Record(FORMAT, VERSION, table.game, players, [], *parts)


def taken_up(store: Store, table_id: str) -> tuple[Play[Any], set[str]]:
    """The game as the log tells it, and the clients' ids it holds."""
    game, setup = open_record(setting(store.table(table_id)), GAMES, sample_kit, kept=True)
    play: Play[Any] = Play(game, setup)
    clients = set()
    for entry in store.entries(table_id):
        play.submit(kept_entry(decoded(entry.entry), game.moves), accepted=True)
        clients.add(entry.client_id)
    return play, clients
