"""What of Tikal II can be set right by hand: what players have, the stock, the wheel, the round. What lies in a room or
on a site is set right there (`place_corrections.py`); what is hidden only by its owner, behind a cover
(`own_corrections.py`)."""

from collections import Counter
from typing import Any

from model.games.tikal2 import parts
from model.games.tikal2.kit import PRICES
from model.games.tikal2.naming import site
from model.games.tikal2.state import OUTSIDE, UNKNOWN
from model.games.tikal2.view import SeatView
from model.table.called import said
from screens.table.correctable import Field, Groups
from screens.table.sitting import Sitting
from screens.tikal2.seen import kept, light, seen
from screens.tikal2.treasures import treasure_words

LEAP = 10
"""Points that a tap may go at once."""
LOWEST, HIGHEST = -99, 999


def corrections(sitting: Sitting, own: bool) -> Groups:
    """Of all that lies open."""
    seats = _whose(sitting, own)
    if light(sitting):
        scores = tuple(_score(sitting, seat, sitting.names[seat]) for seat in seats)
        return ((sitting.say("print-report-points"), scores), *(() if own else _table(sitting)))
    return (*((sitting.names[seat], _open(sitting, seat)) for seat in seats), *(() if own else _table(sitting)))


def _whose(sitting: Sitting, own: bool) -> tuple[int, ...]:
    every = tuple(range(len(sitting.names)))
    return every if not own or sitting.seat is None else (sitting.seat,)


# what players have


def _score(sitting: Sitting, seat: int, words: str) -> Field:
    return Field(f"seats.{seat}.score", words, seen(sitting).seats[seat].score, LOWEST, HIGHEST, leap=LEAP)


def _open(sitting: Sitting, seat: int) -> tuple[Field, ...]:
    say, there, path = sitting.say, seen(sitting).seats[seat], f"seats.{seat}"
    keys = tuple(
        Field(f"{path}.backpack.{colour}", say("t2-fix-backpack", colour=colour), count, 0, parts.KEYS_EACH)
        for colour, count in there.backpack.items()
    )
    sites = tuple(
        sorted(((at, str(site(sitting.snapshot.kit, at))) for at in range(parts.SITES)), key=lambda one: one[1])
    )
    tent = ((True, say("t2-fix-tent-left")), (False, say("t2-fix-tent-used")))
    short = sitting.snapshot.options.short_game
    return (
        _score(sitting, seat, say("print-report-points")),
        *keys,
        Field(f"{path}.passages", say("t2-fix-passages"), there.passages, 0, parts.PASSAGES),
        Field(f"{path}.flags_left", say("t2-fix-flags"), there.flags_left, 0, parts.FLAGS),
        *(() if short else (Field(f"{path}.tent", say("t2-fix-tent"), there.tent, options=tent),)),
        Field(f"{path}.site", say("t2-fix-site"), there.site, options=sites),
        _explorer(sitting, path, there),
        *(kept_counts(sitting, seat) if kept(sitting) else ()),
    )


def _explorer(sitting: Sitting, path: str, there: SeatView) -> Field:
    """Where it stands is told there; here only whether it is outside."""
    place = sitting.snapshot.game.place(sitting.snapshot.kit, there.explorer)
    here = (there.explorer, str(said(sitting.look.words, place)))
    outside = () if there.explorer == OUTSIDE else ((OUTSIDE, sitting.say("tikal-2-called-outside")),)
    return Field(f"{path}.explorer", sitting.say("t2-fix-explorer"), there.explorer, options=(here, *outside))


def kept_counts(sitting: Sitting, seat: int) -> tuple[Field, ...]:
    """Where the players keep treasures and cards to themselves: how many, for all to see."""
    there = seen(sitting).seats[seat]
    assert isinstance(there.treasures, dict)
    most, count = parts.TREASURE_TYPES * parts.TREASURES_EACH, there.treasures[UNKNOWN]
    return (Field(f"seats.{seat}.treasures.{UNKNOWN}", sitting.say("t2-fix-treasures"), count, 0, most),)


def secret_groups(sitting: Sitting, seat: int, there: SeatView) -> Groups:
    """Camp keys, treasures and cards, as their owner knows them; cards one by one (`whole_cards` joins them)."""
    say, path = sitting.say, f"seats.{seat}"
    assert isinstance(there.camp, dict)
    camp = tuple(
        Field(f"{path}.camp.{colour}", say(f"word-{colour}"), count, 0, parts.KEYS_EACH)
        for colour, count in there.camp.items()
    )
    if kept(sitting):
        number = Field(f"{path}.cards.{UNKNOWN}", say("t2-fix-cards"), len(there.cards or ()), 0, parts.CARD_COUNT)
        return ((say("t2-fix-camp"), camp), ("", (number,)))
    assert isinstance(there.treasures, dict)
    treasures = tuple(
        Field(f"{path}.treasures.{name}", treasure_words(sitting, name), count, 0, parts.TREASURES_EACH)
        for name, count in there.treasures.items()
    )
    held = Counter(there.cards or ())
    cards = tuple(
        Field(f"{path}.cards.{card}", say(f"card-{card}"), held[card], 0, parts.CARD_COUNT) for card in parts.CARDS
    )
    return ((say("t2-fix-camp"), camp), (say("t2-fix-treasures"), treasures), (say("t2-fix-cards"), cards))


def whole_cards(held: tuple[str | None, ...], wanted: dict[str, Any]) -> dict[str, Any]:
    """The cards that were set right one by one, as the hand they make.

    >>> whole_cards(("five", "key"), {"seats.0.cards.key": 0, "seats.0.cards.pair": 2, "seats.0.camp.pink": 1})
    {'seats.0.camp.pink': 1, 'seats.0.cards': ['five', 'pair', 'pair']}
    >>> whole_cards((None, None), {"seats.0.cards.null": 1})
    {'seats.0.cards': [None]}
    """
    cards = {path: count for path, count in wanted.items() if ".cards." in path}
    told = {path: value for path, value in wanted.items() if path not in cards}
    if cards:
        counts = Counter(UNKNOWN if card is None else card for card in held)
        for path, count in cards.items():
            counts[path.rpartition(".")[2]] = count
        hand = [None if card == UNKNOWN else card for card in sorted(counts.elements())]
        told[next(iter(cards)).rpartition(".")[0]] = hand
    return told


# what belongs to all


def _table(sitting: Sitting) -> Groups:
    view, say = seen(sitting), sitting.say
    rounds = tuple((number, str(number)) for number in (1, 2))
    ways = tuple((way, say(f"tikal-2-called-{way}")) for way in ("clockwise", "anticlockwise"))
    course: tuple[Field, ...] = ()
    if sitting.snapshot.phase != "over":
        course = (
            Field("round", say("t2-fix-round"), view.round, options=rounds),
            Field("direction", say("t2-fix-direction"), view.direction, options=ways),
        )
    if light(sitting):
        return ((say("tk-fix-table"), course[:1]),) if course else ()
    wheel = tuple(
        Field(f"wheel.{name}", treasure_words(sitting, name), price, *PRICES) for name, price in view.wheel.items()
    )
    stock = tuple(
        Field(f"stock.{colour}", say("t2-fix-stock", colour=colour), count, 0, parts.KEYS_EACH)
        for colour, count in view.stock.items()
    )
    passages = Field("passages", say("t2-fix-passages"), view.passages, 0, parts.PASSAGES)
    found = ((say("t2-fix-wheel"), wheel), (say("t2-fix-supply"), (*stock, passages)), (say("tk-fix-table"), course))
    return tuple(group for group in found if group[1])
