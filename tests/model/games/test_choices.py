"""What every board stands on: choices cover what people may do or say that they do not, and narrow to single moves."""

from random import Random
from typing import Any

import pytest

from model.games import GAMES
from model.kernel.choice import Choice, drawn, usable
from model.kernel.game import Game
from model.kernel.illegal import Illegal
from model.kernel.move import Move, name_of, read_move
from model.kernel.narrow import ENDS, narrowed
from model.kernel.play import Play
from model.kernel.simulate import random_entry
from tests.model.covering import covers
from tests.model.games.switching import each_switch
from tests.model.games.tabletop import setup_of

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("tikal", 2, {}),
    ("tikal", 4, {}),
    ("tikal", 3, {"version": "auction"}),
    ("tikal", 2, {"detail": "light", "version": "auction"}),
    ("tikal-2", 2, {}),
    ("tikal-2", 4, {"more_control": True}),
    ("tikal-2", 3, {"detail": "light"}),
    ("lost-temple", 3, {}),
    ("lost-temple", 5, {"draft": "cards"}),
    ("lost-temple", 8, {"tokens": "app"}),
    ("lost-temple", 4, {"detail": "light"}),
]
TABLES += [
    (game.id, game.players[1], options)
    for game in GAMES.values()
    for options in each_switch(game)
    if not any(known[0] == game.id and known[2] == options for known in TABLES)
]
PARTIAL = {"cheapest", "deliveries", "tally", "same", "untold"}


def steps(name: str, players: int, options: dict[str, Any], most: int) -> Any:
    """A random game, step by step: the game, its state, and the entry that comes next."""
    game, rng = GAMES[name], Random(f"{name} {players} {options}")
    play: Play[Any] = Play(game, setup_of(game, players, **options))
    while play.version < most and game.winners(play.state) is None:
        entry = random_entry(game, play.state, rng)
        yield game, play.state, entry, rng
        play.submit(entry)


def refusal(game: Game[Any], state: Any, seat: int | None, move: Move) -> Any:
    try:
        game.decide(state, seat, move)
    except Illegal as error:
        return error.refusal
    return None


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_is_done_was_offered_or_said_to_be_partial(table: Any) -> None:
    for game, state, entry, _ in steps(*table, most=250):
        choices = game.choices(state, entry.seat)
        same = [one for one in choices if one.do == name_of(entry.move)]
        assert {one.partial for one in choices if one.partial} <= PARTIAL
        known = covers(choices, game.unguessed(state, entry.move)) or any(one.partial or one.by_app for one in same)
        assert known, (entry, same)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_is_offered_is_legal(table: Any) -> None:
    for game, state, entry, rng in steps(*table, most=60):
        for choice in usable(game.choices(state, entry.seat)):
            if choice.by_app or choice.partial == "tally" or _across_letters(choice):
                continue
            move = read_move(drawn(choice, rng), game.moves)
            assert refusal(game, state, entry.seat, move) is None, move


def _across_letters(choice: Choice) -> bool:
    """A display of two letters has so many of each: more than free values can say."""
    return choice.do == "display" and len(set(choice.info["letters"])) > 1


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_tap_by_tap_every_choice_leads_to_a_move(table: Any) -> None:
    """One argument after the other at random, only from what is left; what it costs at least never falls."""
    for game, state, entry, rng in steps(*table, most=40):
        choices = usable(game.choices(state, entry.seat))
        kinds = sorted({one.do for one in choices if not one.by_app and one.partial != "tally"})
        for do in kinds:
            if any(_across_letters(one) for one in choices if one.do == do):
                continue
            move = read_move(tapped(choices, do, rng), game.moves)
            assert refusal(game, state, entry.seat, move) is None, move


def tapped(choices: list[Choice], do: str, rng: Random) -> dict[str, Any]:
    chosen: dict[str, Any] = {}
    least = 0
    while True:
        left = narrowed(choices, do, **chosen)
        assert left.choices, chosen
        if left.move is not None:
            return left.move
        name = rng.choice([one for one in left.values if left.values[one]])
        value = rng.choice(left.values[name])
        cost = left.costs[name][left.values[name].index(value)]
        assert cost is None or cost >= least, (do, chosen, name, value)
        least = cost or least
        form = next((arg for one in left.choices for arg in one.args if arg.name == name), None)
        if (name in ENDS and form is None) or (form is not None and form.form in ("one", "way")):
            chosen[name] = value
            continue
        whole = drawn(next(one for one in left.choices if form in one.args), rng)
        if name not in whole:
            return whole
        chosen |= {each: whole[each] for each in (name, form.of) if each}
        if left.whole is not None or narrowed(choices, do, **chosen).whole is not None:
            return whole
