"""Twins: a game and another that differs only in what one seat may not know at its end.

Hidden cards change places among the slots the seat has not seen: others' picks not yet called, cards set aside
or buried face down, and, while the seat holds no hand, the cards still going round. Of rounds that are over all
that was called is public, but not the order of somebody's two picks, nor the face-down cards. Tokens of the app
that nobody has turned up change places too.
"""

from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

from model.games.lost_temple import GAME
from model.games.lost_temple import events as e
from model.games.lost_temple.draft import picker
from model.games.lost_temple.parts import CHARACTERS, NUMBER
from model.games.lost_temple.state import State
from model.kernel.move import write_entry
from model.kernel.play import Play
from model.kernel.replay import replay

Moves = list[dict[str, Any]]
Slot = tuple[dict[str, Any], str]
"""A place in a record where a hidden name stands: the object and its key."""


def twin_of(play: Play[State], seat: int | None, rng: Random) -> Moves | None:
    """The moves of a game the seat cannot tell from this one; None if chance found no other."""
    moves = [write_entry(line.entry) for line in play.lines]
    before = [write_entry(line.entry) for line in play.lines]
    for group in (*_card_slots(play, moves, seat), _token_slots(play, moves, seat)):
        _mix(group, rng)
    if moves == before or replay(GAME, play.setup, moves)[1] is not None:
        return None
    return moves


class Group(NamedTuple):
    """Slots whose names change places, also with `spare` ones; a `pick` never gets a card called already."""

    slots: list[Slot]
    spare: list[str] = []
    called: int = -1


def _mix(group: Group, rng: Random) -> None:
    names = [holder[key][0] if key == "down" else holder[key] for holder, key in group.slots]
    for _ in range(30):
        mixed = rng.sample([*names, *group.spare], len(names))
        if all(
            holder.get("do") != "pick" or NUMBER[name] > group.called
            for (holder, _), name in zip(group.slots, mixed, strict=True)
        ):
            break
    else:
        return
    for (holder, key), name in zip(group.slots, mixed, strict=True):
        holder[key] = [name] if key == "down" else name


def _card_slots(play: Play[State], moves: Moves, seat: int | None) -> list[Group]:
    deals = [i for i, move in enumerate(moves) if move["do"] == "deal"]
    found = []
    for start, end in pairwise([*deals, len(moves)]):
        found += _round_slots(play, moves, range(start, end), seat)
    return found


def _round_slots(play: Play[State], moves: Moves, span: range, seat: int | None) -> list[Group]:
    state = play.state
    complete = any(isinstance(event, e.RoundBegan) for i in span for event in play.lines[i].events)
    called = len(CHARACTERS) if complete else NUMBER.get(state.called or "", -1)
    hidden: list[Slot] = [(moves[span[0]], "down")]
    order: dict[int, list[Slot]] = {}
    for move in (moves[i] for i in span):
        if move["do"] == "bury" or (move["do"] == "pick" and move["seat"] != seat and NUMBER[move["card"]] > called):
            hidden.append((move, "card"))
        elif move["do"] == "pick" and move["seat"] != seat:
            order.setdefault(move["seat"], []).append((move, "card"))
    holding = not complete and state.phase == "draft" and picker(state) == seat
    if holding and state.track.draft.last_takes_down:
        hidden = [slot for slot in hidden if slot[1] != "down"]
    spare = [] if complete or holding else list(state.hand)
    return [Group(hidden, spare, called), *map(Group, order.values())]


def _token_slots(play: Play[State], moves: Moves, seat: int | None) -> Group:
    places: dict[int, Slot] = {}
    for line, move in zip(play.lines, moves, strict=True):
        for event in line.events:
            match event:
                case e.TokensLaid(spaces=spaces):
                    places = {space: (move["tokens"], str(space)) for space in spaces}
                case e.TokensSwapped(spaces=(a, b)) if places:
                    places[a], places[b] = places[b], places[a]
                case e.TokenRevealed(space=space):
                    places.pop(space, None)
                case e.TokenRefilled(space=space):
                    places[space] = (move, "token")
    looked = play.state.looked if play.state.turn == seat and play.state.phase == "turn" else ()
    return Group([slot for space, slot in places.items() if space not in looked])
