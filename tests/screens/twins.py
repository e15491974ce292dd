"""Twins for the wire: a game and another that differs only in what one seat could never know, at no moment of it."""

from random import Random
from typing import Any

from model.games.lost_temple import GAME
from model.games.lost_temple.draft import choosing_from, picker
from model.games.lost_temple.state import State
from model.kernel.move import write_entry
from model.kernel.play import Play
from model.kernel.replay import replay
from tests.model.games.lost_temple import twin

Moves = list[dict[str, Any]]


def learned(play: Play[State], seat: int | None) -> list[Any]:
    """What a seat was shown in secret, from the first move on: every hand it picked from, every token it looked at."""
    found: list[Any] = []
    for index in range(play.version + 1):
        state = play.at(index)
        if seat is not None and state.phase == "draft" and picker(state) == seat:
            found.append((index, sorted(choosing_from(state))))
        if seat is not None and state.turn == seat and state.looked and state.tokens:
            found.append((index, [state.tokens[state.track.chance_at[space]] for space in state.looked]))
    return found


def wire_twin(play: Play[State], seat: int | None, rng: Random) -> Moves | None:
    """A game that differs from this one only in what the seat could never know, at no moment of it.

    `twin_of` looks at the end alone, where a hand that was passed on is forgotten; here what it was stays.
    """
    known = learned(play, seat)
    moves = [write_entry(line.entry) for line in play.lines]
    before = [write_entry(line.entry) for line in play.lines]
    for group in (*twin._card_slots(play, moves, seat), twin._token_slots(play, moves, seat)):
        for _ in range(12):
            kept = [holder[key] for holder, key in group.slots]
            twin._mix(group, rng)
            if kept == [holder[key] for holder, key in group.slots]:
                continue
            other, refused = replay(GAME, play.setup, moves)
            if refused is None and learned(other, seat) == known:
                break
            for (holder, key), value in zip(group.slots, kept, strict=True):
                holder[key] = value
    return None if moves == before else moves
