"""The log in turns, not in entries: what belongs together is one passage, told by its game."""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from model.kernel.doubt import Doubt
from model.kernel.event import Corrected, Event, Learned, TakenAsTold, Undone
from model.kernel.log import Read, log_for
from model.kernel.play import Play, event_points
from model.kernel.points import totals
from model.kernel.tale import Chapter, Happened, Say


class Passage(Struct, frozen=True):
    """One thing people saw: what it takes to say it, and which entries it tells."""

    chapter: Chapter
    says: tuple[Say | Event, ...]
    first: int
    last: int
    undone: bool = False
    by: int | None = None
    """Who entered it for somebody else, or set it right for all."""


APART = Chapter("apart", opens=True)
"""Corrections, what was learned, and undos stand alone."""
STANDING = (Corrected, Learned, Undone)
ALIKE = (*STANDING, Doubt, TakenAsTold)
"""What happens in every game."""


def passages(play: Play[Any], seat: int | None, after: int = 0) -> list[Passage]:
    """What was entered from `after` on, as this seat (None: an onlooker) may read it; of a turn that began before,
    what came since."""
    return [one for one in _told(play, log_for(play, seat, after)) if one.says]


def _told(play: Play[Any], reads: Iterable[Read]) -> list[Passage]:
    running: list[tuple[Read, Happened]] = []
    chapter, found = APART, []
    for read in reads:
        for happened, asked in _chapters(play, _happened(play, read)):
            if running and not _goes_on(chapter, asked, running[-1][0], read):
                found.append(_passage(play, chapter, running))
                running = []
            if not running:
                chapter = asked or Chapter("", read.seat)
            running.append((read, happened))
    if running:
        found.append(_passage(play, chapter, running))
    return found


def _chapters(play: Play[Any], happened: Sequence[Happened]) -> list[tuple[Happened, Chapter | None]]:
    """The game's own, and what is the same in every game after them."""
    own = [one for one in happened if not isinstance(one.event, ALIKE)]
    alike = [one for one in happened if isinstance(one.event, ALIKE)]
    return [*play.game.chapters(own), *((one, APART if isinstance(one.event, STANDING) else None) for one in alike)]


def _goes_on(chapter: Chapter, asked: Chapter | None, before: Read, now: Read) -> bool:
    """Whether what happens now belongs to the passage that is being told."""
    if before.undone != now.undone:
        return False
    if asked is None:
        return before.index == now.index or chapter.kind not in ("", APART.kind)
    return not asked.opens and (asked.kind, asked.seat) == (chapter.kind, chapter.seat)


def _happened(play: Play[Any], read: Read) -> list[Happened]:
    if read.undone:
        return [Happened(event) for event in read.events]
    before = play.at(bisect_left(play.in_force, read.index))
    scene = play.game.scene(before)
    gained = [(event, list(event_points(play.game, event))) for event in read.events]
    scores = play.game.scores(before) if any(points for _, points in gained) else None
    if scores is None:
        return [Happened(event, scene=scene) for event, _ in gained]
    found = []
    for event, points in gained:
        more = totals(points, len(scores))
        scores = tuple(a + b for a, b in zip(scores, more, strict=True))
        found.append(Happened(event, scores, scene))
    return found


def _passage(play: Play[Any], chapter: Chapter, running: Sequence[tuple[Read, Happened]]) -> Passage:
    reads = [read for read, _ in running]
    first, last = reads[0], reads[-1]
    by = next((one.by for one in reads if one.by is not None and _is_news(play, one)), None)
    says = _said(play, chapter, [happened for _, happened in running])
    return Passage(chapter, says, first.index, last.index, first.undone, by)


def _is_news(play: Play[Any], read: Read) -> bool:
    """Who entered it: for another seat; or a correction where nothing is hidden, which anybody can make."""
    corrected = play.game.all_open and any(isinstance(event, Corrected) for event in read.events)
    return corrected or read.seat not in (None, read.by)


def _said(play: Play[Any], chapter: Chapter, happened: Sequence[Happened]) -> tuple[Say | Event, ...]:
    """What is the same in every game stands where it happened: after what was told until then."""
    apart = [one.event for one in happened if isinstance(one.event, ALIKE)]
    own = [one for one in happened if one.event not in apart]
    return (*(play.game.tale(replace(play.setup, kit=play.kit), chapter, own) if own else ()), *apart)
