"""No answer tells what others hold (T2.2.4): whatever a seat enters or corrects is accepted or refused in the same
way, and shows the same, in two games that differ only in what others hold in secret. Nor does another's refusal."""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.replaying import refusal_told
from model.games.tikal2 import GAME
from model.games.tikal2.parts import CARDS, COLOURS
from model.games.tikal2.state import SeatState, State
from model.kernel.answer import tells
from model.kernel.illegal import Illegal
from model.kernel.log import log_for
from model.kernel.move import read_entry
from model.kernel.play import Play
from model.kernel.replay import Refused
from model.kernel.simulate import random_entry
from model.language import texts
from tests.model.games.hearing import heard, refusal, told
from tests.model.games.moments import moments
from tests.model.games.tikal2.table import begun, setup
from tests.often import tried
from tests.rule import rule

SEEDS = st.integers(0, 10**9)
OPTIONS = st.fixed_dictionaries({"more_control": st.booleans(), "open_memory": st.booleans()})
Raw = dict[str, Any]


def stopped(players: int, options: Raw, seed: int, stop: int) -> Play[State]:
    """A random game after so many moves."""
    play: Play[State] = Play(GAME, setup(players, **options))
    rng = Random(seed)
    while play.version < stop and GAME.winners(play.state) is None:
        play.submit(random_entry(GAME, play.state, rng))
    return play


def with_hand(play: Play[State], seat: int, rng: Random) -> Play[State]:
    """The same game, but this seat holds other things: as many of each sort, so nobody else can tell."""
    state = play.state
    own = state.seats[seat]
    treasures = [rng.randrange(5) for _ in range(sum(own.treasures))]
    kinds = tuple(treasures.count(kind) for kind in range(5))
    keys = [rng.randrange(5) for _ in range(sum(own.camp))]
    camp = own.camp if state.shown else tuple(keys.count(colour) for colour in range(5))
    cards = tuple(sorted(rng.choice(CARDS) for _ in own.cards))
    return with_state(play, seat, replace(own, treasures=kinds, cards=cards, camp=camp))


def with_state(play: Play[State], seat: int, own: SeatState) -> Play[State]:
    other = play.copy()
    seats = (*play.state.seats[:seat], own, *play.state.seats[seat + 1 :])
    other._states[-1] = replace(play.state, seats=seats)
    return other


def corrections(state: State, seat: int, rng: Random) -> list[Raw]:
    """What a seat may correct, one by one and several at once, with sound and senseless values."""
    own = f"seats.{seat}"
    single: list[Raw] = [{f"{own}.cards": [card]} for card in CARDS]
    single += [{f"{own}.cards": rng.choices(CARDS, k=rng.randint(0, 4))} for _ in range(4)]
    single += [{f"{own}.cards.0": rng.choice(CARDS)}, {f"{own}.cards": [*CARDS, *CARDS]}]
    single += [{f"{own}.treasures.{name}": count} for name in state.board.treasures for count in (0, 2, 4, 5, 6)]
    single += [{f"{own}.treasures": dict.fromkeys(state.board.treasures, count)} for count in (1, 5)]
    single += [{f"{own}.camp.{colour}": rng.randint(0, 8)} for colour in COLOURS]
    single += [{f"{own}.backpack.{colour}": rng.randint(0, 8)} for colour in COLOURS]
    single += [{f"stock.{colour}": rng.randint(0, 8)} for colour in COLOURS]
    single += [{"passages": 3}, {f"{own}.score": 7}, {"round": 2}, {"seats.0": None}, {"wings": 1}]
    double = [{**rng.choice(single), **rng.choice(single)} for _ in range(6)]
    return [{"do": "correct", "set": one} for one in (*single, *double)]


def moves(state: State, seat: int, rng: Random) -> list[Raw]:
    """Moves whose right may hang on something hidden."""
    treasures = state.board.treasures
    found: list[Raw] = [{"do": "card", "keep": card} for card in CARDS]
    found += [{"do": "treasure", "keep": name, "pile": pile} for name in treasures for pile in (0, 1)]
    found += [
        {"do": "treasure", "open": name, "pile": 0, "turned": turned} for name in treasures for turned in treasures
    ]
    found += [{"do": "play", "card": "key", "colour": colour, "to": "camp"} for colour in COLOURS]
    found += [{"do": "play", "card": card, "treasures": {"mask": n}} for card in ("remote", "five") for n in (0, 1, 3)]
    extra = [[], ["plus-two"], ["many-types"], ["plus-two", "many-types"], ["five"]]
    for cards in extra:
        goods = {name: rng.randint(1, 2) for name in rng.sample(treasures, rng.randint(1, 2))}
        found.append({"do": "play", "card": "remote", "treasures": goods, "cards": cards})
        sold = {"plane": rng.randrange(2), "treasures": goods, "cards": cards}
        found.append({"do": "paddle", "to": rng.randrange(6), "deliveries": [sold]})
    found += [{"do": "paddle", "to": to, "forest": {"card": True}} for to in range(6)]
    here = msgspec.to_builtins(state.seats[seat].explorer)
    found += [{"do": "explore", "path": [here], "with": "card"}, {"do": "explore", "path": [[9, 9]], "with": "card"}]
    found += [{"do": "explore", "path": [here, "S1"], "passages": {"0": how}} for how in ("card", "token")]
    found += [{"do": "rescue", "colour": "pink"}, {"do": "tent", "colour": "blue"}, {"do": "skip", "action": "card"}]
    found += [{"do": "undo", "to": 999}, {"do": "dance"}, {"do": "take", "tile": "T1"}, {"do": "end"}]
    return found


def answer(play: Play[State], seat: int, raw: Raw, viewers: list[int | None]) -> Any:
    """What the seat is told of an attempt and, where it went in, what each viewer then sees and reads."""
    entry = {"seat": seat, **raw}
    after = play.copy()
    try:
        after.submit(read_entry(entry, GAME.moves))
    except Illegal as error:
        return error.rule, error.facts
    if after.state.shown and not play.state.shown:
        return "a scoring: all camps lie open"
    if after.state.phase == "over":
        return "after the final scoring it is told what cannot all be right"
    return [(GAME.view(after.state, viewer), log_for(after, viewer)[-1:]) for viewer in viewers]


@rule("T2.2.4", "T2.1.3", "T2.4.3", "T2.4.4")
@given(players=st.integers(2, 4), options=OPTIONS, seed=SEEDS)
@tried(6, evenings=60)
def test_no_answer_tells_what_others_hold(players: int, options: Raw, seed: int) -> None:
    rng = Random(seed)
    for play in moments(GAME, setup(players, **options), seed, often=0.03):
        tells_nothing(play, rng)


def tells_nothing(play: Play[State], rng: Random) -> None:
    players = play.state.board.players
    seat = rng.choice((play.state.seat, rng.randrange(players)))
    other = rng.choice([one for one in range(players) if one != seat])
    twin = with_hand(play, other, rng)
    knowing = [viewer for viewer in (None, *range(players)) if viewer != other]
    for viewer in knowing:
        assert GAME.view(play.state, viewer) == GAME.view(twin.state, viewer)
        if viewer is not None:
            assert GAME.choices(play.state, viewer) == GAME.choices(twin.state, viewer)
    for raw in (*corrections(play.state, seat, rng), *moves(play.state, seat, rng)):
        assert answer(play, seat, raw, knowing) == answer(twin, seat, raw, knowing), (seat, other, raw)


@rule("T2.2.4", "T2.7.6", "T2.3.4")
@given(players=st.integers(2, 4), options=OPTIONS, seed=SEEDS)
@tried(6, evenings=60)
def test_anothers_refusal_tells_nothing_of_its_hand(players: int, options: Raw, seed: int) -> None:
    """A move that is refused whatever the seat holds is told to others in the same words, and its rule is the right
    one if it is told at all."""
    rng = Random(seed)
    for play in moments(GAME, setup(players, **options), seed, often=0.03):
        refusals_tell_nothing(play, rng)


def refusals_tell_nothing(play: Play[State], rng: Random) -> None:
    players, seat = play.state.board.players, play.state.seat
    twin = with_hand(play, seat, rng)
    for raw in (*moves(play.state, seat, rng), *corrections(play.state, seat, rng)):
        here, there = refusal(play, seat, raw), refusal(twin, seat, raw)
        for viewer in (None, (seat + 1) % players):
            one, two = told(play, here, viewer), told(twin, there, viewer)
            assert one is None or two is None or one == two, raw
            assert one is None or one["rule"] in (None, told(play, here, seat)["rule"])


def test_what_is_open_is_told_with_its_rule():
    """Not your turn, no such move, no such site: nobody's secret."""
    play = stopped(3, {}, 5, 12)
    seat = play.state.seat
    for raw, rule_id in (({"do": "end"}, "X1"), ({"do": "dance"}, "X2"), ({"do": "undo", "to": 999}, "X3")):
        other = (seat + 1) % 3
        assert heard(play, other, raw, (seat + 2) % 3)["rule"] == rule_id


@pytest.mark.parametrize("hand", [["remote"], ["five"]])
def test_a_refused_card_is_its_owners_alone(hand):
    play = stopped(2, {}, 5, 12)
    seat = play.state.seat
    play = with_state(play, seat, replace(play.state.seats[seat], cards=tuple(hand), treasures=(0,) * 5))
    raw = {"do": "play", "card": "remote", "treasures": {"mask": 1}}
    own = heard(play, seat, raw, seat)
    assert own["rule"] == ("T2.3.4" if hand == ["remote"] else "T2.7.6")
    for viewer in (1 - seat, None):
        seen = heard(play, seat, raw, viewer)
        assert (seen["index"], seen["rule"], seen["facts"]) == (12, None, {})
        assert "T2" not in str(seen)
        assert seen["text"]


def test_a_refusal_nobody_judged_is_not_told():
    """Without knowing that it is open, others are told that a move was refused and no more."""
    seen = refusal_told(Refused(3, 1, "T2.7.6", {"card": "remote"}), False, texts("en"), ["Ada", "Ben"])
    assert seen["rule"] is None


# What others hold beyond what the box has tells nothing either


@rule("T2.2.4")
@pytest.mark.parametrize("hidden", ["mask", "statue"])
@pytest.mark.parametrize(
    ("seat", "change"),
    [(0, {"seats.0.cards": ["five"]}), (0, {"seats.0.score": 7}), (None, {"passages": 3}), (1, {"seats.1.cards": []})],
)
def test_a_correction_is_not_judged_by_what_it_does_not_name(hidden: str, seat: int | None, change: Any) -> None:
    """Ben claims five of a kind and takes a sixth from the open ones: nobody's correction turns that out."""
    tiles = [
        ["T10", "T09"],
        ["T02", "T03", "T04"],
        ["T05", "T06", "T07"],
        ["T08", "T11"],
        ["T12", "T13", "T14"],
        ["T15"],
    ]
    table = begun(more_control=True, sites=tiles, open_treasures={"jug": 2, "dagger": 1})
    table.do(1, "correct", set={f"seats.1.treasures.{hidden}": 5})
    table.do(0, "take", tile="T10")
    table.do(0, "treasure", open="jug", pile=0, turned="mask")
    table.do(0, "skip", action="treasure")
    table.do(0, "end")
    table.do(1, "take", tile="T09")
    table.do(1, "treasure", open="mask", pile=0, turned="jug")
    table.do(seat, "correct", set=change)


@rule("T2.2.4")
@pytest.mark.parametrize("move", [{"cards": ["five"]}, {"cards": ["pair", "pair", "pair"]}, {"treasures": 3}])
def test_others_do_not_hear_why_a_tally_was_refused(move: dict[str, Any]) -> None:
    """Light detail: what is told for a scoring is what the seat holds in secret."""
    play: Play[Any] = Play(GAME, setup(2, detail="light"))
    assert tells(play, read_entry({"seat": 0, "do": "tally", **move}, GAME.moves))
