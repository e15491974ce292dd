"""The back of the reference card: the scoring round, the points, the auction, what is good to know."""

from functools import partial

from printables.shared.ask import Ask
from printables.shared.columns import Beside, Drawn, Entry, Part
from printables.shared.rows import Row
from printables.tikal.examples import strength, temples, treasures
from printables.tikal.words import say, version

ROUND = ("all", "own", "last")
SALE = {"bid": "bid", "pay": "scoring-stone", "last": "turn-marker", "next": "tile-back"}
KINDS = ("temple", "jungle", "treasure", "volcano")
KNOW = {
    "leader": "leader",
    "guarded": "guard",
    "camps": "camp",
    "new": "jungle",
    "laps": "scoring-stone",
    "win": "winner",
}
IN_FRONT, BEHIND = ("leader", "camps"), ("guarded", "laps", "win")
"""Of these in the auction, whose own rules take the room."""


def beside_the_actions(ask: Ask) -> tuple[Part, ...]:
    """In front: what is done on which tile, in the auction some of what is good to know."""
    kinds = [Row(ask.say(f"tk-print-tile-{kind}"), f"tikal/{kind}") for kind in KINDS]
    tiles = Part(ask.say("tk-print-tiles"), [Beside(kinds[:2]), Beside(kinds[2:])])
    return (tiles, _know(ask, *IN_FRONT)) if version(ask) == "auction" else (tiles,)


def reverse(ask: Ask) -> tuple[Part, ...]:
    points: list[Entry] = [
        Row(say(ask, "tk-print-points-temple")),
        Drawn(2.4, partial(strength, ask)),
        Drawn(6.3 if version(ask) == "auction" else 7.4, partial(temples, ask)),
        Row(say(ask, "tk-print-points-treasure")),
        Drawn(2.4, treasures),
    ]
    scoring, worth = Part(ask.say("tk-print-round"), _round(ask)), Part(ask.say("tk-print-points"), points)
    if version(ask) != "auction":
        return scoring, _know(ask, *KNOW), worth
    sale = Part(ask.say("tk-print-sale"), _rows(ask, "sale", SALE))
    return sale, scoring, worth, _know(ask, *BEHIND)


def _know(ask: Ask, *names: str) -> Part:
    return Part(ask.say("tk-print-know"), _rows(ask, "know", {name: KNOW[name] for name in names}))


def _rows(ask: Ask, what: str, icons: dict[str, str]) -> list[Row]:
    """TK6.2 to TK6.6, or what is good to know."""
    return [Row(say(ask, f"tk-print-{what}-{name}"), f"tikal/{icon}") for name, icon in icons.items()]


def _round(ask: Ask) -> list[Row]:
    """TK4.1, TK4.2 and TK5.1, or TK6.8."""
    auction = "-auction" if version(ask) == "auction" else ""
    messages = [f"tk-print-round-{name}" for name in ROUND]
    messages[-1] += auction
    return [Row(say(ask, message), number=str(i)) for i, message in enumerate(messages, 1)]
