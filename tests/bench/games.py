"""Moves checked and applied per second, simulated games, and views, for every game."""

from typing import Any

from companion.records import blank_record
from model.games import GAMES
from model.games.samples import sample_kit
from model.games.tikal2.outlook import outlooks
from model.games.tikal2.scoring import scored
from model.kernel.game import Game, Setup
from model.kernel.play import Play
from model.kernel.record import open_record
from model.kernel.simulate import simulate
from tests.bench.measure import best, report, seconds


def bench_game(game_id: str, players: int, peer: float, **options: Any) -> None:
    game, setup = open_record(blank_record(game_id, players, options), GAMES, sample_kit)
    games = [simulate(game, setup, seed).lines for seed in range(20)]
    name = f"{game_id}, {players} players {' '.join(f'{k}={v}' for k, v in options.items())}".strip()
    plain = best(lambda: sum(_replayed(game, setup, lines) for lines in games))
    report(
        f"{name}: moves checked and applied",
        f"{plain:,.0f}/s",
        f"{plain / peer:.2f} x python-chess (aim: 1.0 or better)",
    )
    viewed = best(lambda: sum(_viewed(game, setup, lines) for lines in games))
    report(f"{name}: … with the acting seat's view", f"{viewed:,.0f}/s", f"{viewed / peer:.2f} x python-chess")
    whole = best(lambda: sum(bool(simulate(game, setup, seed).lines) for seed in range(10)))
    report(f"{name}: whole simulated games", f"{whole:,.1f}/s")


def bench_late_choices(game_id: str, players: int, turns_before_end: int = 12, **options: Any) -> None:
    """`choices` and "if scored now" late in a game, where most lies on the table."""
    game, setup = open_record(blank_record(game_id, players, options), GAMES, sample_kit)
    states = []
    for seed in range(12):
        play = simulate(game, setup, seed)
        states.append(_last_in_turn(game, play, turns_before_end))
    choose = seconds(lambda: [game.choices(state, game.to_act(state)[0]) for state in states]) / len(states)
    report(f"{game_id}, {players} players: choices, late in the game", f"{choose * 1000:.2f} ms", "aim: under 5 ms")
    now = seconds(lambda: [game.if_scored(state, None) for state in states]) / len(states)
    report(f"{game_id}, {players} players: if scored now, late in the game", f"{now * 1e6:.0f} µs", "aim: under 100 µs")


def bench_explorer(players: int = 4) -> None:
    """Tikal II: everything an explorer can reach, with up to two passages more, and a whole scoring."""
    game, setup = open_record(blank_record("tikal-2", players, {}), GAMES, sample_kit)
    states = []
    for seed in range(12):
        late = [s for s in simulate(game, setup, seed)._states if game.phase(s) == "explorer"]
        states.append(late[-3])
    see = seconds(lambda: [outlooks(state, state.seat) for state in states]) / len(states)
    report(f"tikal-2, {players} players: the explorer's reach map, late", f"{see * 1000:.2f} ms", "aim: under 10 ms")
    choose = seconds(lambda: [game.choices(state, state.seat) for state in states]) / len(states)
    report(f"tikal-2, {players} players: choices, late in the game", f"{choose * 1000:.2f} ms")
    score = seconds(lambda: [scored(state, final=True) for state in states]) / len(states)
    report(f"tikal-2, {players} players: a whole final scoring", f"{score * 1e6:.0f} µs")


def _last_in_turn(game: Game[Any], play: Play[Any], back: int) -> Any:
    """A state shortly before the end in which a seat has all its action points."""
    late = [state for state in play._states if game.phase(state) == "turn" and state.ap == 10]
    return late[-1 - min(back, len(late) - 1) // 4]


def _replayed(game: Game[Any], setup: Setup, lines: Any) -> int:
    play: Play[Any] = Play(game, setup)
    for line in lines:
        play.submit(line.entry)
    return len(lines)


def _viewed(game: Game[Any], setup: Setup, lines: Any) -> int:
    play: Play[Any] = Play(game, setup)
    for line in lines:
        play.submit(line.entry)
        game.view(play.state, line.entry.seat)
    return len(lines)
