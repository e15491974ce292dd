"""Who may enter what: a seat only as itself, the host for everybody, secrets only behind the cover. Where nothing is
hidden a player may be trusted to enter for everybody, and all set right what lies on the table."""

from random import Random
from typing import Any

from model.kernel.answer import tells
from model.kernel.illegal import NOT_NOW, UNDO_RANGE, Illegal, require
from model.kernel.move import Correct, Entry, Learn, Move, Undo
from model.kernel.play import Play
from model.table.guest import Guest
from model.table.memory import Memory

RIGHTS = ("watching", "others", "other", "host", "cover")
"""Why something is refused that was not this guest's to do."""


def allowed(play: Play[Any], memory: Memory, guest: Guest, seat: int | None, move: Move, cover: bool) -> Entry:
    """The entry this guest may make of the move, or `Illegal` says why not."""
    require(guest.host or guest.seat is not None, NOT_NOW, why="watching")
    barred = play.game.barred(play.state, move)
    if barred is not None:
        raise Illegal(barred.rule, **barred.facts)
    move = play.game.unguessed(play.state, move)
    if guest.host or guest.scribe:
        return _by_host(play, memory, guest, seat, move, cover)
    if isinstance(move, Undo):
        check_undo(play, memory, guest.seat, move.to)
        return Entry(guest.seat, move)
    if isinstance(move, Learn):
        return Entry(None, move, by=guest.seat)
    if isinstance(move, Correct):
        return _by_player(play, guest, move)
    if seat is None and play.game.keeper(play.state) == guest.seat:
        return Entry(None, move, by=guest.seat)
    require(seat == guest.seat, NOT_NOW, why="other")
    return Entry(seat, move)


def _by_player(play: Play[Any], guest: Guest, move: Correct) -> Entry:
    """The own things; what belongs to all or to others only where nothing is hidden: there everybody sees what it was
    and what became of it, and by whom."""
    if all(path.startswith(f"seats.{guest.seat}.") for path in move.set):
        return Entry(guest.seat, move)
    require(play.game.all_open, NOT_NOW, why="others")
    return Entry(None, move, by=guest.seat)


def _by_host(play: Play[Any], memory: Memory, guest: Guest, seat: int | None, move: Move, cover: bool) -> Entry:
    """For the table itself anything is taken back, told what was seen of it; as a player only what nobody has seen, at
    whichever host."""
    if isinstance(move, Undo) and seat is not None and seat == guest.seat and not play.game.all_open:
        require(not memory.seen_since(play, max(0, move.to)), UNDO_RANGE, why="seen")
    entry = Entry(seat, move, None if seat == guest.seat else guest.seat)
    if isinstance(move, Learn):
        return Entry(None, move, guest.seat)
    if cover and seat is not None:
        return entry
    if isinstance(move, Correct):
        for path in move.set:
            require(not play.game.secret(path, guest.seat), NOT_NOW, why="cover", path=path)
    if isinstance(move, Correct | Undo):
        return Entry(None, move, guest.seat)
    require(seat == guest.seat or not (_behind_cover(play, seat) or tells(play, entry)), NOT_NOW, why="cover")
    return entry


def needs_cover(play: Play[Any], seat: int | None) -> bool:
    """Whether what this seat chooses from is hidden: on a device that others see it stands behind a cover."""
    return seat is not None and play.game.covered(play.state, seat)


def _behind_cover(play: Play[Any], seat: int | None) -> bool:
    """Whether the app has just shown this seat what it chooses from: even a refusal would tell of it."""
    return any(one.covered and one.seat == seat for one in play.game.exposed(play.state, ()))


def undo_target(play: Play[Any], memory: Memory, seat: int | None) -> int:
    """Where a player's undo leads: before the own last entry, while nothing hidden was seen and nobody moved since."""
    depth = len(play.in_force)
    while depth and by_app(play, depth):
        depth -= 1
    require(depth, UNDO_RANGE, why="nothing")
    last = play.in_force[depth - 1]
    since = [line.entry for line in play.lines[last + 1 :] if isinstance(line.entry.move, Undo)]
    for entry in (play.lines[last].entry, *since):  # what others did and undid has been seen too
        require(seat is not None and seat in (entry.seat, entry.by), UNDO_RANGE, why="moved")
    require(not memory.seen_since(play, depth - 1), UNDO_RANGE, why="seen")
    return depth - 1


def check_undo(play: Play[Any], memory: Memory, seat: int | None, to: int) -> None:
    """A player may take back several at once: all of them the own last entries, with the app's shuffles among them."""
    last = undo_target(play, memory, seat)
    require(0 <= to <= last and not by_app(play, to + 1), UNDO_RANGE, to=to, most=len(play.in_force))
    first = play.in_force[to]
    taken = [play.lines[play.in_force[depth]].entry for depth in range(to, last) if not by_app(play, depth + 1)]
    undone = [line.entry for line in play.lines[first:] if isinstance(line.entry.move, Undo)]
    for entry in (*taken, *undone):
        require(seat in (entry.seat, entry.by), UNDO_RANGE, why="moved")
    require(not memory.seen_since(play, to), UNDO_RANGE, why="seen")


def undoable(play: Play[Any], memory: Memory, seat: int | None) -> int | None:
    try:
        return undo_target(play, memory, seat)
    except Illegal:
        return None


def by_app(play: Play[Any], depth: int) -> bool:
    """Whether the entry that led to this depth was one of the app's own shuffles."""
    entry = play.lines[play.in_force[depth - 1]].entry
    if entry.seat is not None or isinstance(entry.move, Correct | Learn):
        return False
    return entry.by is None and play.game.chance(play.at(depth - 1), Random(0)) is not None
