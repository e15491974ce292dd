"""What was scored until now, as screens say it; and while the camps lie open, whose keys made which set and who had how
many at each altar."""

from collections.abc import Iterator
from dataclasses import dataclass

from msgspec import UNSET

from model.games.tikal2.events import GameEnded, RoundEnded
from model.games.tikal2.parts import COLOURS, MULTICOLOURED
from model.games.tikal2.receipts import Happened, Receipt, Scoring, reasons, scorings, special_turns
from model.games.tikal2.scoring import key_sets
from model.games.tikal2.sources import Sources, sources
from model.games.tikal2.state import Counts
from model.games.tikal2.view import Tikal2View
from model.kernel.event import Corrected
from model.kernel.hexes import Hex
from model.kernel.play import event_points
from model.table.called import said
from model.table.snapshot import Snapshot
from screens.shared.look import Look
from screens.table.sitting import Sitting
from screens.tikal2.seen import light, seen


def scorings_of(sitting: Sitting) -> tuple[Scoring, ...]:
    """Read off the log, once for everybody."""
    snapshot = sitting.snapshot
    return snapshot.once("scorings", lambda: scorings(_happened(snapshot), snapshot.scores or ()))


def sources_of(sitting: Sitting) -> tuple[Sources, ...]:
    """Everybody's points by where they came from."""
    return sources(_happened(sitting.snapshot), sitting.snapshot.scores or ())


def special_turns_of(sitting: Sitting) -> tuple[int, ...]:
    """Who has begun the last special turn; whoever is on, where a game was taken up in the middle of it."""
    found = sitting.snapshot.once("special-turns", lambda: special_turns(_happened(sitting.snapshot)))
    return found or (seen(sitting).seat,)


def _happened(snapshot: Snapshot) -> Iterator[Happened]:
    for read in snapshot.log(None):
        for event in () if read.undone else read.events:
            yield event, tuple(event_points(snapshot.game, event))


def told_now(sitting: Sitting) -> Scoring | None:
    """The scoring that has just been made: as long as the camps lie open (T2.2.4); in light detail until points of the
    next turn are added."""
    if camps(sitting) is None or (light(sitting) and _gone_on(sitting)):
        return None  # most of the time: nobody reads the whole log for it
    found = scorings_of(sitting)
    return found[-1] if found else None


def _gone_on(sitting: Sitting) -> bool:
    """Whether anything was corrected, as points are added in light detail, since the last scoring."""

    def made() -> bool:
        gone = False
        for event, _ in _happened(sitting.snapshot):
            gone = isinstance(event, Corrected) or (gone and not isinstance(event, RoundEnded | GameEnded))
        return gone

    return sitting.snapshot.once("gone-on", made)


def camps(sitting: Sitting) -> tuple[Counts, ...] | None:
    """Everybody's camp keys while they are shown to all, else nothing."""
    found = [seat.camp for seat in seen(sitting).seats]
    if any(camp is UNSET for camp in found):
        return None
    return tuple(tuple(camp.get(colour, 0) for colour in COLOURS) for camp in found if camp is not UNSET)


def colours_of_sets(sitting: Sitting, receipt: Receipt) -> tuple[tuple[str, ...], ...] | None:
    """The colours of each set; nothing once the keys are hidden again, or where they are not those that scored."""
    lying = camps(sitting) if told_now(sitting) is not None else None
    if lying is None:
        return None
    found = tuple(key_sets(lying[receipt.seat]))
    return found if [len(one) for one in found] == [one.size for one in receipt.sets] else None


@dataclass(frozen=True)
class AltarTold:
    """`keys` are those of everybody with a flag there; nothing where they are not known."""

    altar: str
    winners: tuple[int, ...]
    hex: Hex | None = None
    keys: tuple[tuple[int, int], ...] = ()


def altars_told(sitting: Sitting, told: Scoring) -> tuple[AltarTold, ...]:
    return tuple(_altar(sitting, told, altar) for altar in told.altars)


def _altar(sitting: Sitting, told: Scoring, altar: str) -> AltarTold:
    """T2.9.2, T2.9.3; where the table has been corrected since, only who scored."""
    winners = tuple(one.seat for one in told.receipts if altar in one.altars)
    place, flags = sanctuaries(sitting).get(altar, (None, ()))
    lying = camps(sitting)
    keys = tuple((seat, matching(altar, lying[seat])) for seat in flags) if lying is not None else ()
    most = max((count for _, count in keys), default=None)
    known = tuple(seat for seat, count in keys if count == most) == winners
    return AltarTold(altar, winners, place, keys if known else ())


def sanctuaries(sitting: Sitting) -> dict[str, tuple[Hex, tuple[int, ...]]]:
    """Where each altar lies, and who has a flag there."""
    found: dict[str, tuple[Hex, tuple[int, ...]]] = {}
    for at, room in seen(sitting).rooms.items():
        if room.room == "sanctuary":
            column, row = map(int, at.split(","))
            found[str(room.colour)] = (column, row), tuple(sorted(room.flags))
    return found


def matching(altar: str, camp: Counts) -> int:
    """How many of these keys count at this altar."""
    return sum(camp) if altar == MULTICOLOURED else camp[COLOURS.index(altar)]


def tiles_left(view: Tikal2View) -> int:
    """On all sites."""
    return sum(map(len, view.sites))


def scoring_title(look: Look, told: Scoring) -> str:
    return look.say("tikal-2-told-final") if told.final else look.say("t2-scoring-round", round=told.number)


def parts_words(sitting: Sitting, receipt: Receipt) -> str:
    """“10 for keys in 4 colours · 3 at the green altar”"""
    found = [said(sitting.look.words, one, sitting.names) for one in reasons(receipt)]
    return " · ".join(found) or sitting.say("t2-receipt-nothing")
