""" "If scored now": with all, or with what a seat may know."""

from msgspec import Struct

from model.games.tikal2 import events as e
from model.games.tikal2.scoring import altar_scored, cards_scored, keys_scored, room_colours
from model.games.tikal2.state import State


class SeatNow(Struct, frozen=True):
    """What a seat would score: key sets (size, points), altars, and what only the end counts. None: not known."""

    keys: tuple[tuple[int, int], ...] | None
    altars: tuple[str, ...] | None
    treasures: int | None
    cards: tuple[tuple[str, int], ...] | None
    points: int | None
    """Keys and altars, as after round 1."""
    final: int | None
    """With treasures and cards, as at the end."""


class ScoredNow(Struct, frozen=True):
    seats: tuple[SeatNow, ...]


def if_scored_now(state: State, viewer: int | None) -> ScoredNow:
    """For the whole truth (None), or for a seat: another's hidden things, and altars that hang on them, stay open."""
    return ScoredNow(tuple(_seat(state, seat, viewer) for seat in range(state.board.players)))


def _seat(state: State, seat: int, viewer: int | None) -> SeatNow:
    own = state.seats[seat]
    if viewer is not None and viewer != seat:
        return SeatNow(None, None, None, None, None, None)
    keys = tuple((s.size, s.points) for s in keys_scored(seat, own.camp) if isinstance(s, e.KeySetScored))
    altars = _altars(state, seat, viewer)
    cards = tuple(
        (c.card, c.points)
        for c in cards_scored(seat, own.cards, room_colours(state, seat))
        if isinstance(c, e.CardScored)
    )
    sure = sum(points for _, points in keys)
    points = None if altars is None else sure + 3 * len(altars)
    left = own.treasure_count
    if own.kept_cards:  # only the player knows which
        return SeatNow(keys, altars, left, None, points, None)
    final = None if points is None else points + left + sum(points for _, points in cards)
    return SeatNow(keys, altars, left, cards, points, final)


def _altars(state: State, seat: int, viewer: int | None) -> tuple[str, ...] | None:
    """The altars this seat would score; not known to a seat that shares one with others' hidden keys."""
    won = []
    for room in state.rooms:
        if room is None or room.room != "sanctuary":
            continue
        flagged = {other for other, _ in room.flags}
        if seat not in flagged:
            continue
        if viewer is not None and len(flagged) > 1 and not state.shown:
            return None
        camps = [own.camp if i in flagged else None for i, own in enumerate(state.seats)]
        if any(isinstance(a, e.AltarScored) and a.seat == seat for a in altar_scored(str(room.colour), camps)):
            won.append(str(room.colour))
    return tuple(won)
