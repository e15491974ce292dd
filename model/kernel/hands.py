"""What there is to do by hand now, made from the setup and from what everybody may read: it tells no secret."""

from random import Random
from typing import Any

from model.kernel.hand import Hand
from model.kernel.log import event_seen
from model.kernel.move import Correct, Learn
from model.kernel.play import Play


def hands_of(play: Play[Any]) -> tuple[Hand, ...]:
    """By the latest move of people, until the next; corrections, lessons and the app's own shuffles after it take
    nothing away. After an undo it is what the move before told."""
    found: tuple[Hand, ...] = ()
    for depth in reversed(range(len(play.in_force))):
        line = play.lines[play.in_force[depth]]
        if isinstance(line.entry.move, Correct | Learn):
            continue
        seen = [event_seen(play, event, None) for event in line.events]
        found = (*play.game.hands(play.setup, [event for event in seen if event is not None]), *found)
        if play.game.chance(play.at(depth), Random(0)) is None:  # else the app made this move itself
            break
    return found
