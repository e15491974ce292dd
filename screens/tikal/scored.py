"""What was scored until now, as screens say it: the rounds with everybody's receipts in words."""

from collections.abc import Iterator

from model.games.tikal.receipts import Happened, Receipt, Round, Temple, reason, rounds
from model.games.tikal.sources import Sources, sources
from model.games.tikal.told_scoring import sets
from model.kernel.play import event_points
from model.table.called import said
from model.table.snapshot import Snapshot
from screens.shared.look import Look
from screens.table.sitting import Sitting
from screens.tikal.seen import seen


def rounds_of(sitting: Sitting) -> tuple[Round, ...]:
    """Read off the log, once for everybody."""
    return sitting.snapshot.once("scorings", lambda: _read(sitting.snapshot, seen(sitting).round))


def _read(snapshot: Snapshot, completed: int) -> tuple[Round, ...]:
    return rounds(_happened(snapshot), snapshot.scores or (), completed)


def sources_of(sitting: Sitting) -> tuple[Sources, ...]:
    """Everybody's points by where they came from."""
    return sources(_happened(sitting.snapshot), sitting.snapshot.scores or ())


def _happened(snapshot: Snapshot) -> Iterator[Happened]:
    for read in snapshot.log(None):
        for event in () if read.undone else read.events:
            yield event, tuple(event_points(snapshot.game, event))


def told_now(sitting: Sitting) -> Round | None:
    """The round that is going on, or that is just over: until the turn after it has ended."""
    found = rounds_of(sitting)
    return found[-1] if found and not found[-1].past else None


def round_title(look: Look, one: Round) -> str:
    return look.say("tikal-told-scoring.final") if one.final else look.say("tikal-told-scoring", round=one.number)


def why(sitting: Sitting, receipt: Receipt, temple: Temple) -> str:
    """The temple, and why it is this player's (TK4.3, TK4.4)."""
    words = said(sitting.look.words, reason(receipt.seat, temple), sitting.names)
    return words[:1].upper() + words[1:]


def set_words(sitting: Sitting, size: int, count: int = 1) -> str:
    """“2 pairs of treasures”"""
    return said(sitting.look.words, sets(size, count), sitting.names)
