"""Tikal II in light detail by hand: a turn's points by the calculator, and what everybody tells at a scoring."""

from collections import Counter

from msgspec.structs import replace

from model.games.tikal2 import events as e
from model.games.tikal2.parts import COLOURS, KEPT_CARDS
from model.games.tikal2.scoring import room_colours
from model.games.tikal2.state import State
from model.kernel.play import event_points
from model.kernel.record import Record
from model.table.stored import play_record
from tests.phones.strokes import Raw, Taps

SCORED = e.KeySetScored | e.AltarScored | e.TreasuresScored | e.CardScored
DOORS, LEAP = 7, 10


def summed(state: State, move: Raw) -> Taps:
    """A turn's points: as a delivery where they can be one, few as doors, else as other points."""
    ((path, score),) = move["set"].items()
    points = score - state.seats[int(path.split(".")[1])].score
    for price in (5, 4, 3, 2):
        if points > DOORS and points % price == 0:
            return [f"price-{price}", *["count-more"] * (points // price - 1), "enter"]
    if 0 < points <= DOORS:
        return [*["door-more"] * points, "enter"]
    way, (leaps, steps) = "more" if points > 0 else "less", divmod(abs(points), LEAP)
    return [*[f"other-{way}-{LEAP}"] * leaps, *[f"other-{way}"] * steps, "enter"]


def tally(state: State, move: Raw) -> Taps:
    return [
        "tally",
        *(f"keys-{colour}" for colour, count in move.get("keys", {}).items() for _ in range(count)),
        *(f"altar-{altar}" for altar in move.get("altars", ())),
        *["treasures-more"] * move.get("treasures", 0),
        *(f"cards-{card}" for card in move.get("cards", ())),
        *["colours-more"] * move.get("colours", 0),
        "tally-do",
    ]


def told_lightly(record: Record) -> Record:
    """The same evening in light detail: after every turn its points are added up, at both scorings each player tells
    what there is."""
    play, _ = play_record(record)
    moves: list[Raw] = []
    scores, won = [0] * len(record.players), Counter[int]()
    for number, line in enumerate(play.lines):
        for event in line.events:
            for point in event_points(play.game, event):
                scores[point.seat] += point.points
                won[point.seat] += 0 if isinstance(event, SCORED) else point.points
            if isinstance(event, e.TurnEnded) and won[event.seat]:
                told = {f"seats.{event.seat}.score": scores[event.seat]}
                moves.append({"seat": None, "by": event.seat, "do": "correct", "set": told})
                won.clear()
            if isinstance(event, e.RoundEnded | e.GameEnded):
                final = isinstance(event, e.GameEnded)
                moves += [_told(play.at(number), seat, final) for seat in range(len(scores))]
    return replace(record, moves=moves, options={"detail": "light"})


def _told(state: State, seat: int, final: bool) -> Raw:
    """What a player has to be scored; only what there is."""
    own = state.seats[seat]
    keys = {colour: count for colour, count in zip(COLOURS, own.camp, strict=True) if count}
    sanctuaries = [room for room in state.rooms if room is not None and room.room == "sanctuary"]
    found: Raw = {
        "keys": keys,
        "altars": [str(room.colour) for room in sanctuaries if any(flag[0] == seat for flag in room.flags)],
    }
    if final:
        kept = [card for card in own.cards if card in KEPT_CARDS]
        found |= {"treasures": own.treasure_count, "cards": kept}
        found |= {"colours": room_colours(state, seat)} if "room-colours" in kept else {}
    return {"seat": seat, "do": "tally", **{name: value for name, value in found.items() if value}}
