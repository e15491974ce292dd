"""What of Tikal can be set right by hand: what players have, whose turn it is, what is left of it. What lies on a hex
is set right there (`hex_corrections.py`). Nothing is secret: whoever plays may do it, and the log says who did."""

from typing import Any

from model.games.tikal import parts
from model.kernel.hexes import Hex, called
from screens.table.correctable import Field, Groups
from screens.table.sitting import Sitting
from screens.tikal.hex_corrections import which_tile
from screens.tikal.seen import light, seen
from screens.tikal.treasures import treasure_name

LEAP = 10
"""Points that a tap may go at once."""


def corrections(sitting: Sitting, own: bool) -> Groups:
    groups: Groups
    if light(sitting):
        scores = tuple(_score(sitting, seat, name) for seat, name in enumerate(sitting.names))
        groups = ((sitting.say("print-report-points"), scores), (sitting.say("tk-fix-table"), _round(sitting)))
    else:
        whose = [sitting.seat or 0] if own else range(len(sitting.names))
        seats = ((sitting.names[seat], _things(sitting, seat)) for seat in whose)
        groups = (*seats, (sitting.say("tk-fix-table"), _shared(sitting)))
    return tuple(group for group in groups if group[1])


# what players have


def _score(sitting: Sitting, seat: int, words: str) -> Field:
    return Field(f"seats.{seat}.score", words, seen(sitting).seats[seat].score, 0, 999, leap=LEAP)


def _things(sitting: Sitting, seat: int) -> tuple[Field, ...]:
    say, there, hexes = sitting.say, seen(sitting).seats[seat], seen(sitting).hexes.values()
    camps, guards = (sum(getattr(one, what) == seat for one in hexes) for what in ("camp", "guard"))
    return (
        _score(sitting, seat, say("print-report-points")),
        Field(f"seats.{seat}.reserve", say("tk-fix-reserve"), there.reserve, 0, there.reserve + there.out),
        Field(f"seats.{seat}.camps_left", say("tk-fix-camps"), there.camps_left, 0, parts.CAMPS - camps),
        Field(f"seats.{seat}.guards_left", say("tk-fix-guards"), there.guards_left, 0, parts.GUARDS - guards),
        Field(f"seats.{seat}.leader", say("word-leader"), there.leader, options=_leader(sitting, there.leader, guards)),
        *(
            Field(
                f"seats.{seat}.treasures.{kind}",
                treasure_name(sitting, kind),
                there.treasures.get(kind, 0),
                0,
                parts.TREASURES_EACH,
            )
            for kind in range(1, parts.TREASURE_KINDS + 1)
        ),
    )


def _leader(sitting: Sitting, now: Hex | str, guards: int) -> tuple[tuple[Any, str], ...]:
    """Where he stands is told on that hex; here only whether he stands anywhere, or is one of the guards."""
    named = ("reserve", "guard", "out") if guards else ("reserve", "out")
    places = [(where, sitting.say(f"tikal-called-{where}")) for where in named]
    here = [] if isinstance(now, str) else [(now, sitting.say("tikal-called-on", at=called(now)))]
    return (*here, *places)


# what belongs to all


def _round(sitting: Sitting) -> tuple[Field, ...]:
    """Once all are over there is nothing to be set right about it."""
    over, done = sitting.snapshot.phase == "over", seen(sitting).round
    return () if over else (Field("round", sitting.say("tk-fix-round"), done, 0, parts.ROUNDS - 1),)


def _shared(sitting: Sitting) -> tuple[Field, ...]:
    view, say, phase = seen(sitting), sitting.say, sitting.snapshot.phase
    fields = []
    if phase in ("turn", "scoring"):
        fields.append(Field("ap", say("tk-fix-ap"), view.ap, 0, parts.ACTION_POINTS))
    if phase in ("draw", "display", "place", "turn"):
        fields.append(Field("seat", say("tk-fix-turn"), view.seat, options=tuple(enumerate(sitting.names))))
    if view.tile is not None:
        fields.append(which_tile(sitting, "tile", say("tk-fix-drawn"), view.tile))
    return (*fields, *_round(sitting))
