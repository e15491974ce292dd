"""The auction of turns (TK6): the open tiles, the bids, who may still bid, what was paid."""

from collections.abc import Hashable

import flet as ft

from model.games.tikal.events import TurnSold
from screens.shared.panels import panel
from screens.shared.pictures import mark, picture
from screens.table.between import BELOW
from screens.table.fresh import fresh
from screens.table.part import part
from screens.table.sitting import Sitting
from screens.tikal.bidding import Bidding
from screens.tikal.display import Displaying
from screens.tikal.open_tiles import open_tiles
from screens.tikal.seen import auction, light, seen

_PHASES = ("display", "auction", "take")


def _followed(sitting: Sitting) -> Hashable:
    """Nothing in the basic version, and while a turn is played; buttons are those of one version."""
    snapshot, view = sitting.snapshot, seen(sitting)
    if not auction(sitting) or snapshot.phase not in _PHASES:
        return None
    host = sitting.actor.guest.host
    acts = sitting.mine or (host and snapshot.phase == "display")
    return snapshot.phase, view.display, view.flow, snapshot.scores, host, sitting.version if acts else -1


def _drawn(sitting: Sitting) -> ft.Control:
    if _followed(sitting) is None:
        return ft.Container(ft.Column(fresh(sitting, [])))
    view = seen(sitting)
    bidders = [_bidders(sitting)] if view.flow.sale is not None else []
    buttons = fresh(sitting, _buttons(sitting))
    open_ = [] if _bids(sitting) else open_tiles(sitting, take=sitting.mine and sitting.snapshot.phase == "take")
    tiles = [ft.Row(open_, wrap=True, spacing=8, run_spacing=8)] if open_ else []
    card = panel(_head(sitting), *tiles, *bidders, *buttons, padding=12, spacing=8)
    card.margin = BELOW
    return ft.Semantics(identifier="auction", container=True, content=card)


auction_panel = part(_followed, _drawn)


def _head(sitting: Sitting) -> ft.Control:
    look = sitting.look
    words = ft.Column(
        [look.title(look.say(f"tk-auction-{sitting.snapshot.phase}"), 17, 3), look.text(_said(sitting), 15)],
        spacing=2,
        expand=True,
    )
    return ft.Row([picture("tikal/bid", 40), words], spacing=10)


def _said(sitting: Sitting) -> str:
    """What is asked of whom; what was bid; what was paid."""
    view, look = seen(sitting), sitting.look
    if view.flow.sale is not None:
        if view.flow.sale.bidder is None:
            return look.say("tk-auction-no-bid")
        return look.say("tk-auction-high", name=sitting.names[view.flow.sale.bidder], points=view.flow.sale.high)
    if sitting.snapshot.phase == "take":
        return sold_words(sitting)
    return look.say("tk-auction-display-about", count=min(len(sitting.names), len(view.stack)))


def sold_words(sitting: Sitting) -> str:
    """Who got the turn, and for what (TK6.2, TK6.3, TK6.4)."""
    for read in reversed(sitting.snapshot.log(None)):
        for event in reversed(() if read.undone else read.events):
            if isinstance(event, TurnSold):
                manner = "" if event.points else ".first" if event.rule == "TK6.3" else ".free"
                left = seen(sitting).seats[event.seat].score
                name = sitting.names[event.seat]
                return sitting.say(f"tikal-told-sold{manner}", name=name, points=event.points, left=left)
    return ""


def _bidders(sitting: Sitting) -> ft.Control:
    """Who may still bid, in order, with the points each has; then who has passed."""
    view = seen(sitting)
    sale = view.flow.sale
    assert sale is not None
    passed = [seat for seat in view.flow.waiting if seat not in sale.bidding]
    cells = [_bidder(sitting, seat, seat == sale.bidding[0], seat == sale.bidder, False) for seat in sale.bidding]
    cells += [_bidder(sitting, seat, False, False, True) for seat in passed]
    row = ft.Row(cells, wrap=True, spacing=6, run_spacing=6)
    return ft.Semantics(identifier="bidders", container=True, content=row)


def _bidder(sitting: Sitting, seat: int, on: bool, high: bool, passed: bool) -> ft.Control:
    """In one line on a phone: the name of whoever is on, marks for the others."""
    look, name = sitting.look, sitting.names[seat]
    points = seen(sitting).seats[seat].score
    ink = ft.Colors.ON_SECONDARY_CONTAINER if on else ft.Colors.ON_SURFACE_VARIANT if passed else ft.Colors.ON_SURFACE
    note = look.say("tk-auction-passed") if passed else look.say("tk-auction-has", points=points)
    inside: list[ft.Control] = [mark(*sitting.mark_of(seat), 22)]
    if on:
        inside.append(look.text(name, 15, bold=True, color=ink))
    inside.append(look.text(note if passed else str(points), 13 if passed else 16, bold=not passed, color=ink))
    if high:
        inside.append(picture("tikal/bid", 20))
    ground = ft.Colors.SECONDARY_CONTAINER if on else None if passed else ft.Colors.SURFACE_CONTAINER_HIGH
    body = ft.Container(
        ft.Row(inside, spacing=6, tight=True), padding=ft.Padding(8, 5, 10, 5), border_radius=12, bgcolor=ground
    )
    says = [name, note, *([look.say("tk-auction-highest")] if high else [])]
    return ft.Semantics(identifier=f"bidder-{seat}", label=", ".join(says), exclude_semantics=True, content=body)


def _buttons(sitting: Sitting) -> list[ft.Control]:
    """Of whoever bids; which tiles came up is told by whoever starts the round, or the host."""
    if sitting.snapshot.phase == "display":
        choices = sitting.narrowed("display").choices or (
            sitting.table_narrowed("display").choices if sitting.actor.guest.host and not light(sitting) else ()
        )
        return [Displaying(sitting, sitting.version, choices[0])] if choices else []
    return [Bidding(sitting, sitting.version)] if _bids(sitting) else []


def _bids(sitting: Sitting) -> bool:
    """Whether a bid is made on this device now: what it is for then stands beside it."""
    return sitting.snapshot.phase == "auction" and bool(sitting.narrowed("pass").choices)
