"""Light detail: people play on the board. On the turn a calculator adds up points; at both scorings everybody taps in
keys, altars and cards behind a cover, and the app scores. On the own phone, or for everybody on one device."""

from collections.abc import Callable, Hashable
from functools import partial
from typing import Any

import flet as ft

from model.games.tikal2.events import NumbersDoubted
from model.games.tikal2.kit import ALTARS
from model.table.words import event_words
from screens.shared.buttons import HALF, tile, tiles
from screens.shared.hooks import kept, use_alone, use_latest, use_value
from screens.shared.live import use_part
from screens.shared.panels import page_column, panel
from screens.shared.pictures import mark
from screens.table.actor import Actor
from screens.table.away import away, missing
from screens.table.cover import Cover
from screens.table.help_sign import help_sign
from screens.table.logs import latest_words
from screens.table.own_correcting import correct_button, own_correcting
from screens.table.part import part
from screens.table.sitting import Chair, Sitting
from screens.table.undo import undo_button, undo_of
from screens.tikal2.aim import aiming_of
from screens.tikal2.calculator import Sum, calculator
from screens.tikal2.glances import glances
from screens.tikal2.helping import asked_now
from screens.tikal2.scoring import scoring_panel
from screens.tikal2.seen import seen
from screens.tikal2.tally import Tally, as_move
from screens.tikal2.tallying import tally_form

LATEST = 4
LONG = 90
"""Seconds: nobody counts keys against the clock."""
_SUMS, _TALLIES = "sums", "tallies"
Sums = dict[int, Sum]
"""By seat."""
Tallies = dict[tuple[int, int], Tally]
"""By round and seat."""
_NO_SUMS: Sums = {}
_NO_TALLIES: Tallies = {}


@ft.component
def _LightPage(chair: Chair) -> ft.Control:
    use_part(chair.actor.live, lambda: _moment(chair.now()))
    sitting = chair.now()
    chosen, choose = use_value(-1)
    opened, set_opened = use_value(False)
    may = enters_for(sitting)
    seat = chosen if chosen in may else (*may, -1)[0]
    keyed: Callable[..., ft.Control] = Entering
    parts: list[ft.Control] = [panel(_head_part(chair), ground=ft.Colors.SURFACE_CONTAINER), _doubts_part(chair)]
    parts.append(scoring_panel(chair, aiming_of(chair.actor)))
    if len(may) > 1:
        parts.append(_who(sitting, may, seat, choose))
    if seat >= 0:
        parts.append(keyed(sitting, seat, key=f"entering-{seat}"))
    parts += [
        _scores_part(chair),
        glances(chair, aiming_of(chair.actor)),
        _latest(chair),
        correct_button(chair.look, opened, set_opened),
    ]
    if opened:
        parts.append(own_correcting(chair))
    return page_column(*parts)


light_page = kept(_LightPage)


def _moment(sitting: Sitting) -> Hashable:
    """All that the page itself hangs on."""
    view = seen(sitting)
    return view.round, sitting.snapshot.scores, sitting.snapshot.to_act, enters_for(sitting)


def enters_for(sitting: Sitting) -> tuple[int, ...]:
    """Whose points this page enters: a player's own, on a device for all everybody's."""
    if sitting.snapshot.desk.shares(sitting.actor.guest):
        return tuple(range(len(sitting.names)))
    return () if sitting.seat is None else (sitting.seat,)


# entering


@ft.component
def Entering(sitting: Sitting, seat: int) -> ft.Control:
    """Of one player: points of the turn in the open, what is scored behind the cover. What is tapped stays while the
    device looks elsewhere."""
    look, actor, snapshot = sitting.look, sitting.actor, sitting.snapshot
    round_ = seen(sitting).round
    sums, latest, change = use_latest(actor.pending.get(_SUMS, _NO_SUMS))
    tallies, told, retell = use_latest(actor.pending.get(_TALLIES, _NO_TALLIES))

    def put(new: Callable[[Sum], Sum]) -> None:
        change(lambda now: {**now, seat: new(now.get(seat, Sum()))})
        actor.pending[_SUMS] = latest.current

    def tell(new: Callable[[Tally], Tally]) -> None:
        retell(lambda now: {**now, (round_, seat): new(now.get((round_, seat), Tally()))})
        actor.pending[_TALLIES] = told.current

    async def enter() -> None:
        """On what the score is by now."""
        points, now = latest.current.get(seat, Sum()).points, actor.live.shown.snapshot
        score = (now.scores or ())[seat] + points
        if points and await actor.act(now.version, "correct", table=True, set={f"seats.{seat}.score": score}):
            put(lambda _: Sum())

    async def tally() -> None:
        """In the player's own hands, whosever device it is."""
        own = _hands_of(actor, seat)
        given = as_move(told.current.get((round_, seat), Tally()), round_ > 1)
        went_in = await own.act(actor.live.shown.snapshot.version, "tally", **given)
        if went_in and (own.cover or snapshot.desk.shares(actor.guest)):  # others hold this device next
            tell(lambda _: Tally())

    add, once = use_alone(enter), use_alone(tally)
    parts: list[ft.Control] = [
        panel(
            look.title(look.say("t2-light-turn"), 18, 3),
            *calculator(sitting, seat, sums.get(seat, Sum()), put, add),
            spacing=8,
        )
    ]
    if seat in snapshot.to_act:
        draft = tallies.get((round_, seat), Tally())
        inside = partial(tally_form, sitting, draft, round_ > 1, ALTARS, tell, once)
        parts.append(_cover(sitting, seat, round_, inside, draft))
    return ft.Column(parts, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _cover(sitting: Sitting, seat: int, round_: int, inside: Callable[[], ft.Control], draft: Tally) -> ft.Control:
    look, actor = sitting.look, sitting.actor

    async def opened() -> None:
        """Who has a device of their own is told that it was done on another."""
        if seat != actor.guest.seat:
            await actor.live.lane.run(actor.live.opened_for, actor.guest, seat)
        await actor.live.look(actor.guest, seat)

    title = look.say("t2-tally-cover", name=sitting.names[seat], round=round_)
    made: Callable[..., ft.Control] = Cover
    return made(
        look,
        "tally",
        title,
        look.say("t2-tally-hint"),
        lambda: panel(inside()),
        opened,
        seconds=LONG,
        entered=draft,
        key=f"tally-{round_}-{seat}",
    )


def _hands_of(actor: Actor, seat: int) -> Actor:
    own = actor.for_seat(seat)
    own.cover = seat != actor.guest.seat
    return own


def _who(sitting: Sitting, may: tuple[int, ...], seat: int, choose: Callable[[int], Any]) -> ft.Control:
    look = sitting.look
    cells = [
        tile(
            look,
            f"for-{one}",
            sitting.names[one],
            partial(choose, one),
            icon=mark(*sitting.mark_of(one), 24),
            chosen=one == seat,
            width=HALF,
            note=look.say("tk-light-done") if _begun(sitting) and one not in sitting.snapshot.to_act else None,
        )
        for one in may
    ]
    return ft.Column([look.text(look.say("tk-light-who"), 16, bold=True), tiles(cells)], spacing=8)


# what is going on


def _begun(sitting: Sitting) -> bool:
    """Whether somebody has told what is to be scored, and others have not."""
    return 0 < len(sitting.snapshot.to_act) < len(sitting.names)


def _said(sitting: Sitting) -> tuple[str, str, str]:
    """The round, a headline, and what stands below it: to this seat."""
    say, round_, left = sitting.say, seen(sitting).round, sitting.snapshot.to_act
    head = say("t2-light-round", round=round_)
    if not _begun(sitting):
        return head, say("tk-light-play"), say("t2-light-play-last" if round_ > 1 else "t2-light-play-about")
    enter = "t2-light-tally" if sitting.seat is None or sitting.seat in left else "t2-light-in"
    return head, say(enter), say("tk-light-missing", names=[sitting.names[seat] for seat in left])


def _head(sitting: Sitting) -> ft.Control:
    look, (round_, head, under) = sitting.look, _said(sitting)
    words: list[ft.Control] = [
        look.quiet(round_, 13),
        ft.Semantics(identifier="status", live_region=True, content=look.text(head, 22, bold=True)),
        look.text(under, 15),
        *(away(sitting) if _begun(sitting) else []),
    ]
    row = [ft.Column(words, spacing=4, expand=True), help_sign(sitting.chair, asked_now)]
    return ft.Row(row, vertical_alignment=ft.CrossAxisAlignment.START)


def _doubted(sitting: Sitting) -> tuple[str, ...]:
    """What cannot all be right of the scoring just made: told, and nobody is kept from going on."""
    look, snapshot = sitting.look, sitting.snapshot
    last = next((read for read in reversed(snapshot.log(None)) if not read.undone and read.do == "tally"), None)
    found = [] if last is None else [event for event in last.events if isinstance(event, NumbersDoubted)]
    return tuple(event_words(look.words, snapshot.game.id, event, snapshot.names) for event in found)


def _doubts(sitting: Sitting) -> ft.Control:
    look, found = sitting.look, _doubted(sitting)
    lines: list[ft.Control] = [look.text(words, 15, color=ft.Colors.TERTIARY) for words in found]
    return ft.Semantics(identifier="doubts", live_region=True, visible=bool(found), content=ft.Column(lines, spacing=4))


# how it stands


def _scores(sitting: Sitting) -> ft.Control:
    look = sitting.look
    rows = [_score(sitting, seat) for seat in range(len(sitting.names))]
    inside = panel(look.title(look.say("tk-light-track"), 17, 3), *rows, spacing=8, padding=12)
    return ft.Semantics(identifier="scores", container=True, content=inside)


def _score(sitting: Sitting, seat: int) -> ft.Control:
    look = sitting.look
    total = look.text(str(seen(sitting).seats[seat].score), 17, bold=True)
    name = look.text(sitting.names[seat], 16, bold=True, expand=True, room=look.room(120))
    row = ft.Row([mark(*sitting.mark_of(seat), 22), name, total], spacing=10)
    return ft.Semantics(identifier=f"score-{seat}", container=True, content=row)


def _words(sitting: Sitting) -> str:
    return latest_words(sitting, LATEST)


def _latest(chair: Chair) -> ft.Control:
    return panel(_latest_head(chair), ft.Semantics(identifier="latest", content=_latest_words(chair)), spacing=6)


def _latest_top(sitting: Sitting) -> ft.Control:
    look = sitting.look
    head, undo = look.title(look.say("table-latest"), 17, 3), undo_button(look, sitting.actor, *undo_of(sitting))
    return ft.Column([head, undo], spacing=6) if look.tight else ft.Row([ft.Container(head, expand=True), undo])


_head_part = part(lambda sitting: (_said(sitting), missing(sitting)), _head)
_doubts_part = part(_doubted, _doubts)
_scores_part = part(lambda sitting: sitting.snapshot.scores, _scores)
_latest_words = part(_words, lambda sitting: sitting.look.text(_words(sitting), 14))
_latest_head = part(undo_of, _latest_top)
