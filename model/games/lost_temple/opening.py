"""Set-up and idol: the start cards, the app's tokens, who begins (LT1, LT2)."""

from model.games.lost_temple import events as e
from model.games.lost_temple import moves as m
from model.games.lost_temple.checks import light_detail, table_move
from model.games.lost_temple.evolve import evolve_all
from model.games.lost_temple.idol import Settled, among_last, settle
from model.games.lost_temple.parts import CHARACTERS, TOKENS
from model.games.lost_temple.state import State
from model.kernel.event import Event
from model.kernel.illegal import UNTOLD, require

Events = tuple[Event, ...]


def start(state: State, seat: int | None, move: m.Start) -> Events:
    table_move(state, seat, "start")
    names, players = move.characters, state.track.players
    require(len(names) == players, "LT1.4", why="count", need=players, given=len(names))
    require(len(set(names)) == players, "LT1.4", why="twice")
    missing = next((name for name in CHARACTERS if name in names and name not in state.track.cards), None)
    require(missing is None, UNTOLD, path=f"start.{missing}")
    cards = tuple(state.track.cards[name] for name in names)
    told = tuple(e.StartCard(name, 0, 0, 0) for name in names) if state.track.light else cards
    dealt = e.StartCardsDealt(told, names)
    if state.track.app_tokens:
        return (dealt,)
    if state.track.light:
        lowest = min(card.space for card in cards)
        last = tuple(i for i, card in enumerate(cards) if card.space == lowest)
        return (dealt, *_named_last(state, last, {i: cards[i].gems for i in last}))
    return (dealt, round_began(evolve_all(state, (dealt,))))


def lay(state: State, seat: int | None, move: m.Lay) -> Events:
    """LT1.3: one on every chance space before the finish, none behind it."""
    table_move(state, seat, "lay")
    laid, track = move.tokens, state.track
    require(set(laid) >= set(track.chance), "LT1.3", why="missing")
    require(set(laid) <= set(track.kit.chance or ()), "LT1.3", why="elsewhere")
    require(set(laid) <= set(track.chance), "LT1.3", why="beyond", finish=track.finish)
    for kind, total in zip(TOKENS, track.all_tokens, strict=True):
        count = list(laid.values()).count(kind)
        require(count <= total, "LT1.2", token=kind, total=total, given=count)
    spaces = tuple(sorted(laid))
    tokens = e.TokensLaid(spaces, tuple(laid[space] for space in spaces))
    return (tokens, round_began(state))


def name_idol(state: State, seat: int | None, move: m.NameIdol) -> Events:
    """LT2.6; in light detail, after the ninth character, whoever drew an idol token (LT2.1)."""
    table_move(state, seat, "idol")
    if state.track.light and not state.tied:
        require(0 <= move.holder < state.track.players, "LT2.1", number=move.holder)
        return (e.RoundBegan(state.round + 1, move.holder, "LT2.1"),)
    require(move.holder in state.tied, "LT2.6", number=move.holder, tied=list(state.tied))
    return (e.IdolNamed(move.holder),)


def name_last(state: State, seat: int | None, move: m.NameLast) -> Events:
    """Light detail: who is last, and the gems of several (LT2.2 to LT2.4)."""
    light_detail(state)
    table_move(state, seat, "start", "idol")
    require(not state.tied, "LT2.6", tied=list(state.tied))
    last, gems = move.seats, move.gems or {}
    players = range(state.track.players)
    require(last and len(set(last)) == len(last) and set(last) <= set(players), "LT2.2")
    require(len(last) == 1 or set(gems) == set(last), "LT2.3", why="gems")
    require(set(gems) <= set(last) and all(0 <= n <= state.track.gems for n in gems.values()), "LT2.3")
    return _named_last(state, last, gems)


def _named_last(state: State, last: tuple[int, ...], gems: dict[int, int]) -> Events:
    settled = among_last(last, gems, state.idol)
    named = e.LastNamed(last, tuple(gems[i] for i in last) if len(last) > 1 else ())
    return (named, _began(state, settled))


def won(state: State, seat: int | None, move: m.Won) -> Events:
    """Light detail: people saw it on the table (LT6.8)."""
    light_detail(state)
    require(state.phase != "over", "X1", why="over")
    require(seat is not None, "X2", why="missing", argument="seat", do="won")
    return (e.GameWon(seat),)  # type: ignore[arg-type]


def round_began(state: State) -> e.RoundBegan:
    """The next round, its idol settled by the table as it stands (or told by a position)."""
    told = state.phase == "lay" and state.idol is not None
    return _began(state, Settled(state.idol, "LT2.4") if told else settle(state))


def _began(state: State, settled: Settled) -> e.RoundBegan:
    return e.RoundBegan(state.round + 1, settled.seat, settled.rule)
