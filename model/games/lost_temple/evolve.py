"""The state after an event; never refuses."""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from model.games.lost_temple import events as e
from model.games.lost_temple.idol import settle
from model.games.lost_temple.learning import with_lesson
from model.games.lost_temple.parts import CHARACTERS
from model.games.lost_temple.state import SeatState, State
from model.kernel.event import Event, Learned


def evolve(state: State, event: Event) -> State:
    return _EVOLVE[type(event)](state, event)


def evolve_all(state: State, events: Iterable[Event]) -> State:
    for event in events:
        state = _EVOLVE[type(event)](state, event)
    return state


def _seated(state: State, seat: int, new: SeatState) -> tuple[SeatState, ...]:
    seats = state.seats
    return (*seats[:seat], new, *seats[seat + 1 :])


def _start_cards_dealt(state: State, event: e.StartCardsDealt) -> State:
    phase = "lay" if state.track.app_tokens else "start"
    if state.track.light:
        return replace(state, phase=phase)
    seats = tuple(SeatState(card.space, card.gems, card.machetes) for card in event.cards)
    bank = state.bank - sum(card.gems for card in event.cards)
    machetes = state.machetes - sum(card.machetes for card in event.cards)
    return replace(state, seats=seats, bank=bank, machetes=machetes, phase=phase)


def _tokens_laid(state: State, event: e.TokensLaid) -> State:
    laid = dict(zip(event.spaces, event.tokens, strict=True))
    tokens = tuple(laid.pop(space) for space in state.track.chance)
    return replace(state, tokens=tokens, beyond=tuple(laid.items()))


def _round_began(state: State, event: e.RoundBegan) -> State:
    tied = _tied(state) if event.idol is None else ()
    seats = tuple(replace(seat, characters=()) if seat.characters else seat for seat in state.seats)
    return replace(
        state, round=event.round, idol=event.idol, phase=_opening(state, event.idol), seats=seats, tied=tied,
        called=None, turn=None, picks=0, hand=(), up=(), down=(), cursed=None, shaman=None, robbed=None,
        thief=None, drew=None, looked=(), revealing=None, refilling=None,
    )  # fmt: skip


def _tied(state: State) -> tuple[int, ...]:
    return state.tied if state.track.light else settle(state).tied


def _opening(state: State, idol: int | None) -> str:
    if idol is None:
        return "idol"
    return "deal" if state.track.app_draft else "call"


def _idol_named(state: State, event: e.IdolNamed) -> State:
    return replace(state, idol=event.seat, tied=(), phase=_opening(state, event.seat))


def _cards_set_aside(state: State, event: e.CardsSetAside) -> State:
    aside = event.up + event.down
    hand = tuple(card for card in CHARACTERS if card not in aside)
    opener = state.idol if state.idol is not None else 0
    return replace(state, phase="draft", up=event.up, down=event.down, hand=hand, opener=opener)


def _card_picked(state: State, event: e.CardPicked) -> State:
    draft, card, picks = state.track.draft, event.card, state.picks + 1
    seat = state.seats[event.seat]
    seats = _seated(state, event.seat, replace(seat, characters=(*seat.characters, card)))
    hand, down = state.hand, state.down
    last = picks == len(draft.hands)
    if last and draft.last_takes_down:
        hand, down = hand + down, ()
    hand = tuple(c for c in hand if c != card)
    if last:
        return replace(state, seats=seats, picks=picks, hand=(), down=down + hand, phase="call")
    phase = "bury" if picks in draft.bury_after else "draft"
    return replace(state, seats=seats, picks=picks, hand=hand, phase=phase)


def _card_buried(state: State, event: e.CardBuried) -> State:
    hand = tuple(card for card in state.hand if card != event.card)
    return replace(state, hand=hand, down=(*state.down, str(event.card)), phase="draft")


def _character_called(state: State, event: e.CharacterCalled) -> State:
    seat = event.seat
    if seat is None:
        return replace(state, called=event.character, turn=None, phase=_after_turn(state, event.character))
    if state.track.app_draft:
        return replace(state, called=event.character, turn=seat, phase="turn")
    before = state.seats[seat]
    seats = _seated(state, seat, replace(before, characters=(*before.characters, event.character)))
    return replace(state, called=event.character, turn=seat, phase="turn", seats=seats)


def _meeples_swapped(state: State, event: e.MeeplesSwapped) -> State:
    if event.shaman_space is None or event.victim_space is None:
        return state
    seats = list(state.seats)
    seats[event.shaman] = replace(seats[event.shaman], space=event.victim_space)
    seats[event.victim] = replace(seats[event.victim], space=event.shaman_space)
    return replace(state, seats=tuple(seats))


def _gems_stolen(state: State, event: e.GemsStolen) -> State:
    if event.gems is None:
        return state
    seats = list(state.seats)
    seats[event.thief] = replace(seats[event.thief], gems=seats[event.thief].gems + event.gems)
    seats[event.victim] = replace(seats[event.victim], gems=seats[event.victim].gems - event.gems)
    return replace(state, seats=tuple(seats))


def _gems_from_bank(state: State, event: e.GemTaken | e.GemsGained) -> State:
    seat = state.seats[event.seat]
    seats = _seated(state, event.seat, replace(seat, gems=seat.gems + event.gems))
    return replace(state, seats=seats, bank=state.bank - event.gems)


def _gems_paid(state: State, event: e.GemsPaid) -> State:
    seat = state.seats[event.seat]
    seats = _seated(state, event.seat, replace(seat, gems=seat.gems - event.gems))
    return replace(state, seats=seats, bank=state.bank + event.gems)


def _character_cursed(state: State, event: e.CharacterCursed) -> State:
    return replace(state, cursed=event.target, shaman=event.seat)


def _character_robbed(state: State, event: e.CharacterRobbed) -> State:
    return replace(state, robbed=event.target, thief=event.seat)


def _tokens_looked_at(state: State, event: e.TokensLookedAt) -> State:
    return replace(state, looked=event.spaces)


def _tokens_swapped(state: State, event: e.TokensSwapped) -> State:
    if not state.tokens:
        return state
    a, b = (state.track.chance_at[space] for space in event.spaces)
    tokens = list(state.tokens)
    tokens[a], tokens[b] = tokens[b], tokens[a]
    return replace(state, tokens=tuple(tokens))


def _machete_taken(state: State, event: e.MacheteTaken) -> State:
    return _machetes(state, event.seat, event.count)


def _machete_lost(state: State, event: e.MacheteLost) -> State:
    return _machetes(state, event.seat, -event.count)


def _machetes(state: State, seat: int, more: int) -> State:
    before = state.seats[seat]
    seats = _seated(state, seat, replace(before, machetes=before.machetes + more))
    return replace(state, seats=seats, machetes=state.machetes - more)


def _meeple_moved(state: State, event: e.MeepleMoved) -> State:
    seat, used = state.seats[event.seat], len(event.cut)
    new = replace(seat, space=event.to, machetes=seat.machetes - used)
    return replace(state, seats=_seated(state, event.seat, new), machetes=state.machetes + used, looked=())


def _chance_reached(state: State, event: e.ChanceReached) -> State:
    phase = "reveal" if state.refilling is None else "refill"
    return replace(state, phase=phase, revealing=event.space)


def _token_revealed(state: State, event: e.TokenRevealed) -> State:
    if not state.track.app_tokens:
        return replace(state, revealing=None)
    return replace(state, revealing=None, refilling=event.space, phase="refill")


def _idol_drawn(state: State, event: e.IdolDrawn) -> State:
    return replace(state, drew=event.seat)


def _token_refilled(state: State, event: e.TokenRefilled) -> State:
    index = state.track.chance_at[event.space]
    tokens = (*state.tokens[:index], str(event.token), *state.tokens[index + 1 :])
    phase = "turn" if state.revealing is None else "reveal"
    return replace(state, tokens=tokens, refilling=None, phase=phase)


def _turn_ended(state: State, event: e.TurnEnded) -> State:
    return replace(state, phase=_after_turn(state, state.called), turn=None, looked=(), revealing=None)


def _after_turn(state: State, called: str | None) -> str:
    """In light detail the ninth turn is followed by a question: who is last?"""
    return "idol" if state.track.light and called == CHARACTERS[-1] else "call"


def _last_named(state: State, event: e.LastNamed) -> State:
    gems = dict(zip(event.seats, event.gems, strict=False))
    poorest = tuple(seat for seat in event.seats if not gems or gems[seat] == min(gems.values()))
    return replace(state, tied=poorest)


def _game_won(state: State, event: e.GameWon) -> State:
    return replace(state, phase="over", winner=event.seat, turn=None, looked=(), revealing=None, refilling=None)


def _unchanged(state: State, event: Event) -> State:
    return state


_EVOLVE: dict[type[Event], Callable[[State, Any], State]] = {
    e.StartCardsDealt: _start_cards_dealt,
    e.TokensLaid: _tokens_laid,
    e.RoundBegan: _round_began,
    e.IdolNamed: _idol_named,
    e.CardsSetAside: _cards_set_aside,
    e.CardPicked: _card_picked,
    e.CardBuried: _card_buried,
    e.CharacterCalled: _character_called,
    e.MeeplesSwapped: _meeples_swapped,
    e.GemsStolen: _gems_stolen,
    e.GemTaken: _gems_from_bank,
    e.GemsGained: _gems_from_bank,
    e.GemsPaid: _gems_paid,
    e.CharacterCursed: _character_cursed,
    e.CharacterRobbed: _character_robbed,
    e.TokensLookedAt: _tokens_looked_at,
    e.TokensSwapped: _tokens_swapped,
    e.MacheteTaken: _machete_taken,
    e.MacheteLost: _machete_lost,
    e.MeepleMoved: _meeple_moved,
    e.MeepleStayed: _unchanged,
    e.ChanceReached: _chance_reached,
    e.TokenRevealed: _token_revealed,
    e.IdolDrawn: _idol_drawn,
    e.TokenRefilled: _token_refilled,
    e.TurnEnded: _turn_ended,
    e.LastNamed: _last_named,
    e.GameWon: _game_won,
    Learned: with_lesson,
}
