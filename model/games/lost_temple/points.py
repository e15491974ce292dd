"""The race as a ledger: every space gained or lost with its rule, so that the sum is where the meeple stands."""

from model.games.lost_temple import events as e
from model.kernel.event import Corrected, Event
from model.kernel.points import Point


def points(event: Event) -> tuple[Point, ...]:
    match event:
        case e.MeepleMoved(seat=seat, start=start, to=to, rule=rule):
            why = {"from": start, "to": to}
            if event.cut:
                why |= {"machetes": len(event.cut)}
            return _point(seat, to - start, rule, why)
        case e.MeeplesSwapped(shaman=shaman, victim=victim, shaman_space=int(a), victim_space=int(b)):
            return (
                *_point(shaman, b - a, "LT5.1", {"from": a, "to": b, "with": victim}),
                *_point(victim, a - b, "LT5.1", {"from": b, "to": a, "with": shaman}),
            )
        case e.StartCardsDealt(cards=cards):
            return tuple(Point(i, card.space, "LT1.4", {"character": card.character}) for i, card in enumerate(cards))
        case Corrected(changes=(change,)):
            parts = change.path.split(".")
            if len(parts) == 3 and parts[0] == "seats" and parts[2] == "space":
                before, after = change.before, change.after
                return _point(int(parts[1]), after - before, "correct", {"from": before, "to": after})
    return ()


def _point(seat: int, points: int, rule: str, why: dict[str, int]) -> tuple[Point, ...]:
    return (Point(seat, points, rule, why),) if points else ()
