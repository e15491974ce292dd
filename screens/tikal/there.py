"""What is to be seen on a hex, in words: what lies there, who stands there, who leads and by how much."""

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft

from model.games.tikal.state import Figures, strength
from model.games.tikal.view import HexView
from model.kernel.hexes import Hex, called
from model.language import Name
from screens.shared.pictures import mark
from screens.table.sitting import Sitting
from screens.tikal.seen import lying


@dataclass(frozen=True)
class There:
    title: str
    standing: str = ""
    """Who leads; empty where nobody scores."""
    people: tuple[tuple[int, str], ...] = ()
    """By seat what of theirs is there."""


def there(sitting: Sitting, hex_: Hex) -> There:
    here, at = lying(sitting, hex_), called(hex_)
    if here is None:
        return There(sitting.say("tk-here.free", at=at))
    title = sitting.say(f"tk-here.{here.kind}", at=at, value=here.value, left=here.treasures)
    people = tuple((seat, _pieces(sitting, here, seat)) for seat in range(len(sitting.names)) if _has(here, seat))
    return There(title, standing(sitting, here) if here.kind == "temple" else "", people)


def _has(here: HexView, seat: int) -> bool:
    return seat in here.figures or seat in (here.camp, here.guard)


def _pieces(sitting: Sitting, here: HexView, seat: int) -> str:
    """“the leader and 2 members, a camp”."""
    found = [figures_words(sitting, here.figures[seat])] if seat in here.figures else []
    found += [sitting.say("tk-a-camp")] if here.camp == seat else []
    found += [sitting.say("tk-a-guard")] if here.guard == seat else []
    return sitting.look.words.listed(found)


def figures_words(sitting: Sitting, figures: Figures) -> str:
    """“leader and 2 members”."""
    leaders, members = figures
    which = "both" if leaders and members else "leader" if leaders else "members"
    return sitting.say(f"tk-figures.{which}", members=members)


def standing(sitting: Sitting, temple: HexView) -> str:
    """TK4.3, TK4.4: who would score the temple, and how strong the next one is."""
    if temple.guard is not None:
        return sitting.say("tk-leads.guards", name=sitting.names[temple.guard])
    powers = {seat: strength(figures) for seat, figures in temple.figures.items()}
    if not powers:
        return sitting.say("tk-leads.nobody")
    best, *others = sorted(powers.values(), reverse=True)
    first = [sitting.names[seat] for seat in sorted(powers) if powers[seat] == best]
    if len(first) > 1:
        return sitting.say("tk-leads.tied", names=first, own=best)
    if not others:
        return sitting.say("tk-leads.alone", name=first[0], own=best)
    return sitting.say("tk-leads.leads", name=first[0], own=best, next=others[0])


def there_lines(sitting: Sitting, seen: There, between: Sequence[ft.Control] = ()) -> list[ft.Control]:
    """What lies there, who leads; what can be done with it stands `between` that and everybody's pieces."""
    look = sitting.look
    head: list[ft.Control] = [ft.Semantics(identifier="here", content=look.text(seen.title, 17, bold=True))]
    if seen.standing:
        head.append(ft.Semantics(identifier="leads", content=look.text(seen.standing, 15)))
    chips: list[ft.Control] = [_pieces_of(sitting, seat, what) for seat, what in seen.people]
    row = [ft.Row(chips, wrap=True, spacing=14, run_spacing=4)] if chips else []
    return [ft.Column(head, spacing=2), *between, *row]


def _pieces_of(sitting: Sitting, seat: int, what: str) -> ft.Control:
    """Beside the player's mark; a screen reader says the name."""
    words = sitting.look.quiet(what, 14)
    says = sitting.say("tk-has", name=sitting.names[seat], what=Name(what))
    chip = ft.Row([mark(*sitting.mark_of(seat), 18), words], spacing=6, tight=True)
    return ft.Semantics(identifier=f"here-{seat}", label=says, exclude_semantics=True, content=chip)
