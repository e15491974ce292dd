"""Light detail: people play on the board; at a volcano each player taps what was won, and the app adds, explains and
keeps the track. On the own phone, passed round, or by the host for everybody."""

from collections.abc import Callable, Hashable
from dataclasses import replace
from typing import Any

import flet as ft

from model.games.tikal.parts import ROUNDS
from screens.shared.buttons import HALF, Tap, small, tile, tiles
from screens.shared.hooks import kept, use_alone, use_latest, use_value
from screens.shared.live import use_part
from screens.shared.look import Look
from screens.shared.panels import PAGE, page_column, panel
from screens.shared.pictures import mark
from screens.table.correcting import Correcting
from screens.table.help_sign import help_sign
from screens.table.logs import latest_words
from screens.table.part import part
from screens.table.scored import gained, total_words
from screens.table.sitting import Chair, Sitting
from screens.table.undo import undo_button, undo_of
from screens.tikal.aim import aiming_of
from screens.tikal.auction import auction_panel
from screens.tikal.glances import glances
from screens.tikal.helping import asked_now
from screens.tikal.scored import rounds_of
from screens.tikal.seen import auction, seen
from screens.tikal.tally import Held, Tally, before
from screens.tikal.tallying import tally_foot, tally_form

LATEST = 4
_KEPT = "tallies"
_INSIDE = ft.Padding(16, 8, 16, 10)
Drafts = dict[tuple[int, int], Tally]
"""By round and seat."""
_NONE: Drafts = {}


@ft.component
def _LightPage(chair: Chair) -> ft.Control:
    """What is tapped is kept here, for each player and round: what others enter meanwhile changes nothing of it."""
    actor, sitting = chair.actor, chair.now()
    chosen, choose = use_value(-1)
    opened, open_ = use_value(-1)
    drafts, latest, change = use_latest(actor.pending.get(_KEPT, _NONE))
    round_, left, may, shared, begun, _ = use_part(actor.live, lambda: _moment(chair.now()))
    own = -1 if shared or chair.seat is None else chair.seat
    seat = chosen if chosen in left else own if own >= 0 else (*left, -1)[0]
    last = before(rounds_of(sitting), seat)

    def put(part_: str, new: Callable[[Held], Held]) -> None:
        def changed(now: Drafts) -> Drafts:
            tally = now.get((round_, seat), last)
            return {**now, (round_, seat): replace(tally, **{part_: new(getattr(tally, part_))})}

        change(changed)
        actor.pending[_KEPT] = latest.current  # the player may look at another tab in between

    async def enter() -> None:
        """A second tap, after the round was complete, is not meant for the next one."""
        now, given = chair.now(), latest.current.get((round_, seat), last)
        if seen(now).round == round_:
            temples, sets = list(given.temples), list(given.sets)
            await actor.for_seat(seat).act(now.version, "tally", temples=temples, treasures=sets)

    once = use_alone(enter)
    waits = not begun and opened != round_ and (round_, seat) not in drafts  # nobody speaks of a volcano yet
    form: list[ft.Control] = []
    foot: list[ft.Control] = []
    if waits and auction(sitting) and seat in left:
        form.append(_volcano(chair.look, lambda: open_(round_)))
    elif may and left:
        form += [_who(sitting, may, left, seat, choose)] if len(may) > 1 else []
        if seat in left:
            tally = drafts.get((round_, seat), last)
            form.append(tally_form(sitting, tally, last != Tally(), put))
            if waits:
                foot.append(_volcano(chair.look, lambda: open_(round_)))
            else:  # a second tap is not meant for the next one
                foot.append(ft.Container(tally_foot(sitting, seat, tally, once), key=f"tally-{round_}-{seat}"))
    scrolled = page_column(
        panel(_head_part(chair), ground=ft.Colors.SURFACE_CONTAINER),
        ft.Column([_bidding(chair), *form], spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        _scores_part(chair),
        glances(chair, aiming_of(actor)),
        _latest(chair),
        _correcting(chair),
    )
    return ft.Column([scrolled, _foot(foot)], spacing=0, expand=True)


light_page = kept(_LightPage)


def _foot(inside: list[ft.Control]) -> ft.Control:
    """Its place is always there."""
    column = ft.Column(inside, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    body = ft.Container(column, width=PAGE, padding=_INSIDE)
    return ft.Column([body], horizontal_alignment=ft.CrossAxisAlignment.CENTER) if inside else ft.Container()


def _moment(sitting: Sitting) -> tuple[int, tuple[int, ...], tuple[int, ...], bool, bool, Hashable]:
    """The round, who is missing, for whom this device enters, whether it is everybody's, whether somebody has begun;
    and what the sum hangs on."""
    shared = sitting.snapshot.desk.shares(sitting.actor.guest)
    told = sitting.snapshot.scores, rounds_of(sitting)[-1:]
    return seen(sitting).round, missing(sitting), enters_for(sitting), shared, _begun(sitting), told


def enters_for(sitting: Sitting) -> tuple[int, ...]:
    """Whose tally can be entered on this page: a player's own; the host and whoever enters for all everybody's."""
    guest = sitting.actor.guest
    if guest.host or sitting.snapshot.desk.shares(guest):
        return tuple(range(len(sitting.names)))
    return () if sitting.seat is None else (sitting.seat,)


def missing(sitting: Sitting) -> tuple[int, ...]:
    """Whose tally of this round is not there yet."""
    snapshot = sitting.snapshot
    return tuple(s for s in range(len(sitting.names)) if any(one.do == "tally" for one in snapshot.choices(s)))


def _begun(sitting: Sitting) -> bool:
    """Whether a scoring round is going on: somebody has entered something."""
    return 0 < len(missing(sitting)) < len(sitting.names)


# what is going on


def _said(sitting: Sitting) -> tuple[str, str, str]:
    """The round, a headline, and what stands below it: to this seat."""
    say, left = sitting.say, missing(sitting)
    round_ = say("tk-light-round", round=min(seen(sitting).round + 1, ROUNDS), of=ROUNDS)
    if not _begun(sitting):
        last = seen(sitting).round + 1 == ROUNDS
        return round_, say("tk-light-play"), say("tk-light-play-last" if last else "tk-light-play-about")
    head = say("tk-light-enter" if sitting.seat is None or sitting.seat in left else "tk-light-in")
    return round_, head, say("tk-light-missing", names=[sitting.names[seat] for seat in left])


def _head(sitting: Sitting) -> ft.Control:
    look, (round_, head, under) = sitting.look, _said(sitting)
    words = [
        look.quiet(round_, 13),
        ft.Semantics(identifier="status", live_region=True, content=look.text(head, 22, bold=True)),
        look.text(under, 15),
    ]
    row = [ft.Column(words, spacing=4, expand=True), help_sign(sitting.chair, asked_now)]
    return ft.Row(row, vertical_alignment=ft.CrossAxisAlignment.START)


# the auction: bids and payments are the app's in light detail too (TK6)


@ft.component
def _Bidding(chair: Chair) -> ft.Control:
    """For whoever bids now, where this device may enter for them."""
    seat = use_part(chair.actor.live, lambda: _bidder(chair.now()))
    own = ft.use_memo(lambda: chair.actor.for_seat(seat), [chair.actor, seat])
    own.guest, own.look, own.tell = chair.actor.guest, chair.look, chair.actor.tell
    return auction_panel(chair if seat in (-1, chair.seat) else replace(chair, actor=own, seat=seat, _latest=[]))


def _bidder(sitting: Sitting) -> int:
    sale = seen(sitting).flow.sale
    return sale.bidding[0] if sale is not None and sale.bidding[0] in enters_for(sitting) else -1


# entering


def _volcano(look: Look, on_tap: Tap) -> ft.Control:
    """Until a scoring round has begun nothing can be entered by accident; in the auction version, where what is entered
    most is bids, the whole tally waits for a tap, or for somebody's."""
    return ft.Row([small(look, "volcano", look.say("tk-light-volcano"), on_tap, ft.Icons.VOLCANO)])


def _who(
    sitting: Sitting, may: tuple[int, ...], left: tuple[int, ...], seat: int, choose: Callable[[int], Any]
) -> ft.Control:
    """Nothing is secret: whoever's it is simply changes."""
    look = sitting.look
    cells = [
        tile(
            look,
            f"tally-for-{one}",
            sitting.names[one],
            lambda one=one: choose(one),
            icon=mark(*sitting.mark_of(one), 24),
            chosen=one == seat,
            width=HALF,
            note=None if one in left else look.say("tk-light-done"),
        )
        for one in may
    ]
    return ft.Column([look.text(look.say("tk-light-who"), 16, bold=True), tiles(cells)], spacing=8)


# how it stands


def _scores_of(sitting: Sitting) -> Hashable:
    return sitting.snapshot.scores, missing(sitting), len(rounds_of(sitting))


def _scores(sitting: Sitting) -> ft.Control:
    look = sitting.look
    rows = [_score(sitting, seat) for seat in range(len(sitting.names))]
    inside = panel(look.title(look.say("tk-light-track"), 17, 3), *rows, spacing=8, padding=12)
    return ft.Semantics(identifier="scores", container=True, content=inside)


def _score(sitting: Sitting, seat: int) -> ft.Control:
    """Where the stone lies, and what this round brought."""
    look, running = sitting.look, rounds_of(sitting)[-1:]
    receipt = next((one.of(seat) for one in running if not one.done), None)
    now = look.text("" if receipt is None else gained(receipt.points), 15, color=ft.Colors.PRIMARY)
    total = look.text(total_words(look, seen(sitting).seats[seat].score), 17, bold=True)
    name = look.text(sitting.names[seat], 16, bold=True, expand=True, room=look.room(120))
    row = ft.Row([mark(*sitting.mark_of(seat), 22), name, now, total], spacing=10)
    return ft.Semantics(identifier=f"score-{seat}", container=True, content=row)


# what happened, and setting it right


def _words(sitting: Sitting) -> str:
    return latest_words(sitting, LATEST)


def _latest(chair: Chair) -> ft.Control:
    return panel(_latest_head(chair), ft.Semantics(identifier="latest", content=_latest_words(chair)), spacing=6)


def _latest_top(sitting: Sitting) -> ft.Control:
    look = sitting.look
    head, undo = look.title(look.say("table-latest"), 17, 3), undo_button(look, sitting.actor, *undo_of(sitting))
    return ft.Column([head, undo], spacing=6) if look.tight else ft.Row([ft.Container(head, expand=True), undo])


@ft.component
def _Correcting(chair: Chair) -> ft.Control:
    opened, set_opened = use_value(False)
    look = chair.look
    words = look.say("correct-close" if opened else "tk-correct")
    button = small(look, "correct-table", words, lambda: set_opened(not opened), ft.Icons.EDIT)
    parts: list[ft.Control] = [ft.Row([button], alignment=ft.MainAxisAlignment.CENTER)]
    if opened:
        parts.append(_correct_part(chair))
    return ft.Column(parts, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


_head_part = part(_said, _head)
_bidding = kept(_Bidding)
_scores_part = part(_scores_of, _scores)
_latest_words = part(_words, lambda sitting: sitting.look.text(_words(sitting), 14))
_latest_head = part(undo_of, _latest_top)
_correct_part = part(lambda sitting: sitting.version, lambda sitting: Correcting(sitting))
_correcting = kept(_Correcting)
