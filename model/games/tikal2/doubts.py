"""Numbers that cannot all be right (T2.1.3): nobody is refused for what others hold in secret, so they can come about.
They are told when what lies open contradicts itself, or once the final scoring was made, so that people can correct."""

from collections.abc import Iterator

from model.games.tikal2.events import NumbersDoubted
from model.games.tikal2.parts import CARD_COUNT, CARDS, COLOURS, KEYS_EACH, TREASURE_TYPES, TREASURES_EACH
from model.games.tikal2.state import State

ALL_TREASURES = TREASURE_TYPES * TREASURES_EACH
Doubts = Iterator[NumbersDoubted]


def doubts(state: State) -> tuple[NumbersDoubted, ...]:
    if state.board.light:
        return tuple(_tallied(state))
    if state.phase != "over" and not state.shown and _fine(state):
        return ()
    return (*_treasures(state), *_cards(state), *_keys(state))


def _fine(state: State) -> bool:
    """A quick look, because every entry is doubted: what all see of treasures and cards can be right."""
    gone, there, played = state.gone_treasures, state.open_treasures, state.played
    treasures, cards = sum(gone) + sum(there), len(played)
    for seat in state.seats:
        one, two, three, four, five = seat.treasures  # faster than a sum
        treasures += one + two + three + four + five + seat.kept
        cards += len(seat.cards) + seat.kept_cards
    if treasures > ALL_TREASURES or cards > CARD_COUNT or max(gone) + max(there) > TREASURES_EACH:
        return False
    return not played or all(played.count(card) <= state.board.kit.cards_of(card) for card in set(played))


def _treasures(state: State) -> Doubts:
    """How many everybody has is seen by all; of which type only what was delivered or lies open."""
    over = state.phase == "over"
    held = tuple(map(sum, zip(*(seat.treasures for seat in state.seats), strict=True)))
    out = tuple(map(sum, zip(state.gone_treasures, state.open_treasures, strict=True)))
    kept = sum(seat.kept for seat in state.seats)
    yield from _if_more("treasures", sum(held) + kept + sum(out), ALL_TREASURES)
    for i, name in enumerate(state.board.treasures):
        yield from _if_more("treasures", out[i] + (held[i] if over else 0), TREASURES_EACH, over, treasure=name)


def _cards(state: State) -> Doubts:
    """How many everybody has is seen by all; which only of those played."""
    over = state.phase == "over"
    held = [card for seat in state.seats for card in seat.cards]
    yield from _if_more("cards", sum(seat.card_count for seat in state.seats) + len(state.played), CARD_COUNT)
    known = [*state.played, *(held if over else ())]
    for card in CARDS:
        yield from _if_more("cards", known.count(card), state.board.kit.cards_of(card), over, card=card)


def _keys(state: State) -> Doubts:
    """The camps lie open at a scoring (T2.2.4)."""
    for i, colour in enumerate(COLOURS) if state.shown else ():
        held = sum(seat.backpack[i] + seat.camp[i] for seat in state.seats)
        yield from _if_more("keys", held + state.stock[i], KEYS_EACH, colour=colour)


def _tallied(state: State) -> Doubts:
    """Light detail: what everybody told for the scoring just made."""
    told = state.counted
    yield from _if_more("treasures", sum(one.treasures for one in told), ALL_TREASURES)
    yield from _if_more("cards", sum(len(one.cards) for one in told), CARD_COUNT, True)
    for card in CARDS:
        count = sum(one.cards.count(card) for one in told)
        yield from _if_more("cards", count, state.board.kit.cards_of(card), True, card=card)
    for i, colour in enumerate(COLOURS):
        yield from _if_more("keys", sum(one.keys[i] for one in told), KEYS_EACH, colour=colour)


def _if_more(
    what: str,
    count: int,
    most: int,
    whole: bool = False,
    treasure: str | None = None,
    card: str | None = None,
    colour: str | None = None,
) -> Doubts:
    if count > most:
        yield NumbersDoubted(what, count, most, whole, treasure, card, colour)
