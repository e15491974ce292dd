"""What of Lost Temple can be corrected by hand: by the host for all, by a player for the own things.

Cards are not among it: those the app dealt nobody corrects (picks are undone), those on the table lie open."""

from screens.lost_temple.helping import CHARACTERS
from screens.lost_temple.seen import light, seen
from screens.table.correctable import Field, Groups
from screens.table.sitting import Sitting


def corrections(sitting: Sitting, own: bool) -> Groups:
    if light(sitting):
        return () if own else (_shared(sitting),)
    if own:
        seat = sitting.seat or 0
        return ((sitting.names[seat], _things(sitting, seat)),)
    seats = tuple((name, _things(sitting, seat)) for seat, name in enumerate(sitting.names))
    return (*seats, _shared(sitting))


def _things(sitting: Sitting, seat: int) -> tuple[Field, ...]:
    there = seen(sitting).seats[seat]
    finish = sitting.snapshot.kit.finish.for_players(len(sitting.names))
    return (
        Field(f"seats.{seat}.space", sitting.say("lt-space"), there.space, 1, finish),
        Field(f"seats.{seat}.gems", sitting.say("lt-gems"), there.gems, 0, sitting.snapshot.kit.gems),
        Field(f"seats.{seat}.machetes", sitting.say("lt-machetes"), there.machetes, 0, sitting.snapshot.kit.machetes),
    )


def _shared(sitting: Sitting) -> tuple[str, tuple[Field, ...]]:
    """Who has the idol, whom a curse or a theft waits for, who drew an idol token."""
    view = seen(sitting)
    people = tuple(enumerate(sitting.names))
    nobody = ((None, sitting.say("lt-nobody")),)
    characters = tuple((name, sitting.say(f"word-{name}")) for name in CHARACTERS)
    fields = [Field("idol", sitting.say("lt-idol-holder"), view.idol, options=people)]
    for what in ("cursed", "robbed"):
        if getattr(view, what) is not None:
            fields.append(Field(what, sitting.say(f"lt-{what}-who"), getattr(view, what), options=characters))
    fields.append(Field("drew", sitting.say("lt-drew"), view.drew, options=(*nobody, *people)))
    return sitting.say("lt-shared"), tuple(fields)
