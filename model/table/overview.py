"""All tables for who looks after a house of them: which run, which are over, who is connected at whichever host."""

from collections.abc import Sequence

from msgspec import Struct

from model.signs import listed
from model.store import Listed, Present, Store, StoreError
from model.table.desk import read_desk
from model.table.stored import taken_up


class Overview(Struct, frozen=True):
    id: str
    game: str
    title: str | None
    names: tuple[str, ...]
    code: str
    moves: int
    last_at: str
    over: bool
    """Played to its end, or put away."""
    away: bool
    """Put away."""
    seats: frozenset[int]
    """Those that somebody is connected to."""
    screens: int
    """All that are open at it, also of those who only watch."""

    @property
    def present(self) -> list[str]:
        return [self.names[seat] for seat in sorted(self.seats) if seat < len(self.names)]

    @property
    def called(self) -> str:
        """By its title, else by who plays."""
        return self.title or listed(self.names)

    def fits(self, words: str) -> bool:
        """Whether all that was typed is somewhere in title, names and code."""
        there = " ".join([self.title or "", *self.names, self.code]).casefold()
        return all(word in there for word in words.casefold().split())


def seen(one: Listed, code: str, present: Present | None, finished: bool) -> Overview:
    table, here = one.table, present or Present(frozenset(), 0)
    away = read_desk(one.desk).ended
    last = table.last_at or table.created
    return Overview(
        table.id,
        table.game,
        table.title,
        table.names,
        code,
        table.moves,
        last,
        finished or away,
        away,
        here.seats,
        here.screens,
    )


def found_out(store: Store, tables: Sequence[Listed]) -> dict[str, bool]:
    """Which of them have been played to their end. What nobody has looked at is taken up once, and it is kept; what
    cannot be taken up is not over."""
    known = {one.table.id: one.finished for one in tables}
    for table_id in [table_id for table_id, finished in known.items() if finished is None]:
        try:
            play = taken_up(store, table_id)[0]
            known[table_id] = play.game.winners(play.state) is not None
            store.set_finished(table_id, bool(known[table_id]))
        except (StoreError, ValueError, TypeError, LookupError):
            continue
    return {table_id: bool(finished) for table_id, finished in known.items()}
