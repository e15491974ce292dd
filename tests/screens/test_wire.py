"""Nobody's phone is sent another's secret: all bytes that go to a device, from its arrival to the end of a random game,
are the same for a twin of that game, which differs only in what the device's seat may not know (LT1.5, LT3.4, LT3.5,
LT7.5). The host's own seat is a seat like any other; an onlooker knows what everybody may know."""

from logging import LogRecord
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import flet as ft
import pytest
from msgspec.structs import replace

from model.games.lost_temple import GAME
from model.games.lost_temple.parts import NUMBER
from model.kernel.game import Setup
from model.kernel.move import write_entry
from model.kernel.play import Play
from model.kernel.simulate import simulate
from model.table import telling
from model.table.snapshot import Snapshot
from screens.lost_temple import race
from screens.shared.hooks import use_after, use_value
from screens.table import logs
from screens.table.part import part as follows
from screens.table.sitting import Sitting
from tests.model.games.lost_temple.table import setup
from tests.postgres import schema
from tests.rule import rule
from tests.screens.short import SHORT
from tests.screens.twins import Moves, wire_twin
from tests.screens.wire import Part, wire, wire_from_elsewhere
from tests.screens.wire import difference as differing

pytestmark = pytest.mark.long

EVENING = pytest.mark.evening

WHOLE = (99, "")


def cut(whole: Play[Any], until: tuple[int, str]) -> Play[Any]:
    """A game up to the call of a character in a round: the fewer are called, the more is hidden."""
    play: Play[Any] = Play(GAME, whole.setup)
    for line in whole.lines:
        play.submit(line.entry)
        if (play.state.round, play.state.called) == until and play.state.phase in ("call", "turn"):
            break
    return play


def recorded(play: Play[Any]) -> Moves:
    return [write_entry(line.entry) for line in play.lines]


def a_twin(play: Play[Any], seat: int | None) -> Moves:
    """Of several the one that differs most."""
    rng, own = Random(play.version), recorded(play)
    found = [twin for _ in range(12) if (twin := wire_twin(play, seat, rng))]
    assert found, "choose another game: here everything is known"
    return max(found, key=lambda twin: sum(one != other for one, other in zip(own, twin, strict=True)))


def difference(folder: Path, play: Play[Any], part: Part, **how: Any) -> str:
    """Where what the device is sent differs for a twin of this game; nothing if it is the same."""
    one = wire(folder / "one", play.setup, recorded(play), part, **how)
    return differing(one, wire(folder / "other", play.setup, a_twin(play, part.seat), part, **how))


def at(players: int, seed: int, until: tuple[int, str], **options: Any) -> Play[Any]:
    table: Setup = setup(players, kit=SHORT, **options)
    return cut(simulate(GAME, table, seed), until)


@rule("LT1.5", "LT3.4", "LT3.5", "LT7.5")
@pytest.mark.parametrize(
    ("players", "seed", "until", "part", "options"),
    [
        (2, 27, WHOLE, Part(1), {}),
        pytest.param(3, 27, WHOLE, Part(0, host=True), {}, marks=EVENING),
        (3, 27, (2, "shaman"), Part(0, host=True), {}),
        pytest.param(2, 1, (1, "thief"), Part(0), {"tokens": "app"}, marks=EVENING),
        (3, 2, (1, "seer"), Part(1, host=True), {"tokens": "app"}),
        (4, 4, (2, "shaman"), Part(2), {"tokens": "app"}),
        pytest.param(5, 13, (1, "thief"), Part(3, host=True), {}, marks=EVENING),
        pytest.param(6, 33, (2, "thief"), Part(4), {}, marks=EVENING),
        pytest.param(7, 5, (1, "priest"), Part(0), {}, marks=EVENING),
        (8, 3, (1, "thief"), Part(6), {"tokens": "app"}),
        (4, 1, (1, "thief"), Part(1), {"detail": "light"}),
        (4, 8, (3, "shaman"), Part(None), {"tokens": "app"}),
        (4, 9, (1, "shaman"), Part(None, host=True), {"tokens": "app"}),
    ],
)
def test_nobody_is_sent_anothers_secret(
    tmp_path: Path, players: int, seed: int, until: tuple[int, str], part: Part, options: dict[str, Any]
) -> None:
    assert difference(tmp_path, at(players, seed, until, **options), part) == ""


@rule("LT3.4")
def test_not_even_with_everybody_there(tmp_path: Path) -> None:
    assert difference(tmp_path, at(3, 4, (1, "shaman"), tokens="app"), Part(1), crowd=True) == ""


@rule("LT3.4")
def test_nor_with_the_second_wall(tmp_path: Path) -> None:
    assert difference(tmp_path, at(2, 5, (1, "shaman")), Part(1), crowd=True, guard=True) == ""


@rule("LT1.5", "LT3.4")
def test_nor_of_what_was_entered_at_another_host(tmp_path: Path, postgres: str) -> None:
    """Every move of the others is made there; the device's own host takes it in from the log."""
    play, part = at(3, 4, (1, "shaman"), tokens="app"), Part(1)
    heard = []
    for name, moves in (("one", recorded(play)), ("other", a_twin(play, part.seat))):
        with schema(postgres) as url:
            heard.append(wire_from_elsewhere(url, tmp_path / name, play.setup, moves, part))
    assert differing(*heard) == ""


# the test bites: leaks that were put in are found


def truth(sitting: Sitting) -> Any:
    return sitting.snapshot.play.state


def in_a_tooltip(sitting: Sitting) -> ft.Control:
    cards = [seat.characters for seat in truth(sitting).seats]
    return ft.Container(race.race(sitting.chair), tooltip=str(cards))


def by_a_number_of_parts(sitting: Sitting) -> ft.Control:
    other = truth(sitting).seats[0 if sitting.seat else 1].characters
    return ft.Column([race.race(sitting.chair), *[ft.Container() for name in other for _ in range(NUMBER[name])]])


def the_neighbours_log(look: Any, snapshot: Snapshot, count: int) -> Any:
    return logs._read(look, snapshot, 1, count)


def the_neighbours_entries(snapshot: Snapshot, words: Any, count: int) -> Any:
    return telling.entries(words, snapshot.play, 1)


def everybodys_own_view(snapshot: Snapshot, seat: int | None) -> Any:
    seats = [_view(snapshot, one).seats[one] for one in range(len(snapshot.players))]
    return replace(_view(snapshot, seat), seats=tuple(seats))


def the_hand_on_the_cover(sitting: Sitting, seat: int, take: Any) -> ft.Control:
    return ft.Text(str(sitting.snapshot.view(seat).hand))


def what_came_between_for_all(actor: Any, since: int) -> str:
    return " ".join(str(line.events) for line in actor.live._play.lines[-6:])


@ft.component
def Careless(live: Any, seat: int) -> ft.Control:
    """Follows the table in the context of whoever moves: its news go down the mover's connection."""
    version, set_version = use_value(-1)
    use_after(lambda: live.subscribe(lambda: set_version(live.shown.snapshot.version)), [live.id])
    return ft.Text(f"{version} {live.shown.snapshot.view(seat)}")


def in_the_movers_context(sitting: Sitting) -> ft.Control:
    return ft.Column([race.race(sitting.chair), Careless(sitting.actor.live, sitting.seat)])


RACE = "screens.lost_temple.seat.race"
"""What stands here is drawn in its stead, anew with every move."""
_view = Snapshot.view
PLANTS: list[tuple[str, Any, Part, bool]] = [
    (RACE, in_a_tooltip, Part(0), False),
    (RACE, by_a_number_of_parts, Part(0), False),
    ("screens.table.logs.said", the_neighbours_log, Part(0), False),
    ("model.table.snapshot.Snapshot.entries", the_neighbours_entries, Part(0, host=True), False),
    ("model.table.snapshot.Snapshot.view", everybodys_own_view, Part(None), False),
    ("screens.table.actor.Actor._meanwhile", what_came_between_for_all, Part(0), False),
    ("screens.table.passing._handover", the_hand_on_the_cover, Part(0, host=True), False),
    (RACE, in_the_movers_context, Part(0, host=True), True),
]


@pytest.mark.parametrize(("where", "what", "part", "crowd"), PLANTS, ids=[plant[1].__name__ for plant in PLANTS])
def test_a_leak_is_found(
    tmp_path: Path, where: str, what: Any, part: Part, crowd: bool, complaints: list[LogRecord]
) -> None:
    game = at(2, 5, (1, "shaman")) if crowd else at(4, 9, (1, "thief"))
    with patch(where, follows(lambda sitting: sitting.version, what) if where == RACE else what):
        assert difference(tmp_path, game, part, crowd=crowd)
    complaints.clear()
